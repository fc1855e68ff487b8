# SPDX-License-Identifier: Apache-2.0
"""The inspector: what one choice means for other parameters, and pictures while a value moves."""

import re

SLEEPY = "faces/sleepy.face"


def test_a_chosen_emotion_takes_back_what_hides_it_and_writes_nothing(look, server):
    view = look(SLEEPY)
    before, text = view.pixels(), server.text(SLEEPY)
    view.page.select_option("#knob-emotion", "angry")
    view.wait_for_other(before)
    assert view.changed() == ["emotion", "eyes"]
    assert view.page.locator("[data-knob=eyes] input:checked").get_attribute("value") == "closed"
    view.page.wait_for_timeout(400)
    assert server.text(SLEEPY) == text
    view.page.click("text=Write to file")
    server.wait_for(SLEEPY, lambda now: "eyes: .closed" in now and "emotion: .angry" in now)
    view.wait_until(lambda: view.changed() == [], "the values to be the file's")


def test_a_chosen_emotion_shows_what_it_makes_of_the_others(look):
    view = look("faces/mood.face")
    view.page.select_option("#knob-emotion", "worried")
    assert view.page.input_value("#knob-mouth") == "smirk"
    assert view.page.input_value("[data-knob=eyeBrowTilt] input.number") == "0.5"
    assert view.page.input_value("[data-knob=mouthCurvature] input.number") == "-0.5"
    view.page.select_option("#knob-mouth", "grin")
    assert view.page.input_value("[data-knob=mouthCurvature] input.number") == "0.5"
    assert view.changed() == ["emotion", "mouth"]


def test_choices_of_a_face_ease_and_those_of_a_card_do_not(look):
    view = look("faces/mood.face", still=False)
    view.page.select_option("#knob-emotion", "worried")
    view.wait_until(lambda: view.page.title() == "worried", "the title")
    view.page.wait_for_timeout(500)
    assert "toward=" not in view.requests[-1]
    assert len([url for url in view.requests if "toward=emotion" in url]) >= 2
    card = look("cards/1.card", still=False)
    before = card.pixels()
    card.page.select_option("#knob-rank", "three")
    card.wait_for_other(before)
    assert not any("toward=" in url for url in card.requests)


def test_a_value_that_moves_shows_drafts_and_one_that_rests_the_file(look, server):
    view = look("cards/3.card")
    facts = view.text("#facts")
    asked = len(view.requests)
    view.page.evaluate("""async () => {
      const slider = document.querySelector("#knob-faceArtScale");
      for (let step = 0; step <= 8; step++) {
        slider.value = 0.55 + step / 20;
        slider.dispatchEvent(new Event("input"));
        await new Promise((done) => setTimeout(done, 30));
      }
    }""")
    pictures = lambda: [url for url in view.requests[asked:] if "/picture/" in url]
    assert len(pictures()) >= 2 and all("draft=1" in url for url in pictures())
    assert view.text("#facts") == facts
    view.wait_until(lambda: "draft" not in pictures()[-1], "the picture in full")
    assert re.search(r"faceArtScale%3D0\.95$", pictures()[-1])
    view.wait_until(lambda: view.text("#facts") != facts, "its facts")
    full = view.page.request.get(pictures()[-1])
    draft = view.page.request.get(pictures()[-2])
    assert len(full.body()) < len(draft.body())
    assert view.text("#facts").startswith(f"{len(full.body()):,} bytes")


def test_an_emptied_colour_is_that_of_the_file(look):
    view = look("faces/numbers.face")
    before = view.pixels()
    field = view.page.locator("[data-knob=color] input[type=text]")
    field.fill("#12")
    view.page.wait_for_selector("#problems:not([hidden])")
    field.fill("")
    view.page.wait_for_selector("#problems", state="hidden")
    assert view.changed() == [] and view.pixels() == before
    view.page.keyboard.press("Tab")
    view.page.locator("[data-knob=smile] input.number").fill("0.2")
    assert field.input_value() == "#20304f"


def test_some_of_the_picture_stays_on_the_stage_however_it_is_zoomed(look):
    view = look("faces/mood.face")
    view.page.click("[data-value=move]")
    stage = view.page.locator("#stage").bounding_box()
    corner = (stage["x"] + 5, stage["y"] + 5)
    for delta in [-300] * 12 + [300] * 30:
        view.page.mouse.move(*corner)
        view.page.mouse.wheel(0, delta)
        frame = view.frame()
        across = min(frame["x"] + frame["width"], stage["x"] + stage["width"]) - max(frame["x"], stage["x"])
        down = min(frame["y"] + frame["height"], stage["y"] + stage["height"]) - max(frame["y"], stage["y"])
        assert across > 3 and down > 3, (frame, stage)


def test_a_problem_says_message_and_place_once(look, server):
    view = look("faces/mood.face")
    server.save("faces/mood.face", server.text("faces/mood.face").replace(".happy", ".hapy"))
    view.page.wait_for_selector("#problems:not([hidden])")
    said = view.text("#problems")
    assert said.count("has no `.hapy`") == 1 and said.count("mood.face:4:13") == 1
    assert "emotion: .hapy" in view.text("#problems pre") and "did you mean" in view.text("#problems pre")
