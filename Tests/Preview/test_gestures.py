# SPDX-License-Identifier: Apache-2.0
"""What hands and keys do to a face and to a card."""

import re

import pytest

MOOD = "faces/mood.face"


def number(text, name):
    return float(re.search(rf"^  {name}: (-?[\d.]+)", text, re.M)[1])


def has(name, value):
    return lambda text: re.search(rf"^  {name}: \.?{re.escape(value)}\b", text, re.M)


# A face


def test_a_face_is_scaled_by_the_wheel_and_written_when_it_rests(look, server):
    view = look(MOOD)
    before, text = view.pixels(), server.text(MOOD)
    view.wheel(-120)
    view.wait_for_other(before)
    assert server.text(MOOD) == text
    assert number(server.wait_for(MOOD, lambda now: now != text), "scale") > 0.9


def test_a_face_is_pinched(look, server):
    view = look(MOOD, size=(390, 844), touch=True)
    before, text = view.pixels(), server.text(MOOD)
    view.pinch(220, 110, ends=None)
    view.wait_for_other(before)
    assert server.text(MOOD) == text
    view.fingers("touchEnd")
    scale = number(server.wait_for(MOOD, lambda now: now != text), "scale")
    assert 0.4 < scale < 0.6


def test_a_cancelled_pinch_leaves_no_trace(look, server):
    view = look(MOOD, size=(390, 844), touch=True)
    before, text = view.pixels(), server.text(MOOD)
    view.pinch(220, 110, ends=None)
    view.wait_for_other(before)
    view.fingers("touchCancel")
    view.wait_until(lambda: view.pixels() == before, "the first picture")
    view.page.wait_for_timeout(400)
    assert server.text(MOOD) == text and view.changed() == []


def test_swipes_make_a_face_happier_or_sadder_up_to_the_ends(look, server):
    view = look(MOOD, touch=True)
    for mouth in ("grin", "neutral", "smirk", "frown"):
        view.swipe((0.5, 0.4), (0.5, 0.7))
        server.wait_for(MOOD, has("mouth", mouth))
    text = server.text(MOOD)
    view.swipe((0.5, 0.4), (0.5, 0.7))
    view.page.wait_for_timeout(300)
    assert server.text(MOOD) == text
    view.swipe((0.5, 0.7), (0.5, 0.4))
    server.wait_for(MOOD, has("mouth", "smirk"))
    # Across is no swipe of a face, and a mouse swipes as a finger does.
    view.swipe((0.3, 0.5), (0.7, 0.5))
    view.drag((0.5, 0.7), (0.5, 0.4))
    server.wait_for(MOOD, has("mouth", "neutral"))


def test_a_mouth_by_number_is_swiped_by_number(look, server):
    view = look("faces/numbers.face", touch=True)
    view.swipe((0.5, 0.7), (0.5, 0.3))
    server.wait_for("faces/numbers.face", lambda text: "param smile: Number = 1 in -1...1 step 0.1 // a knob" in text)
    text = server.text("faces/numbers.face")
    view.swipe((0.5, 0.7), (0.5, 0.3))
    view.page.wait_for_timeout(300)
    assert server.text("faces/numbers.face") == text


def test_a_tap_shuts_the_eyes_and_opens_them(look, server):
    view = look(MOOD, touch=True)
    view.touch()
    server.wait_for(MOOD, has("eyes", "closed"))
    view.tap()
    server.wait_for(MOOD, has("eyes", "open"))


def test_squinting_eyes_stay(look, server):
    view = look("faces/sleepy.face", touch=True)
    text = server.text("faces/sleepy.face")
    view.touch()
    view.page.wait_for_timeout(400)
    assert server.text("faces/sleepy.face") == text


def test_gestures_that_do_not_write_change_the_page_alone(look, server):
    view = look(MOOD)
    before, text = view.pixels(), server.text(MOOD)
    view.page.uncheck("#writes-gestures")
    view.tap()
    view.wait_for_other(before)
    view.page.wait_for_timeout(300)
    assert server.text(MOOD) == text
    view.page.click("text=Write to file")
    server.wait_for(MOOD, has("eyes", "closed"))


@pytest.mark.parametrize("size, place", [((1280, 800), "beside"), ((390, 844), "above")])
def test_an_emotion_is_picked_from_the_list_and_becomes_the_title(look, server, size, place):
    view = look(MOOD, size=size)
    emotions, frame = view.page.locator("#emotions").bounding_box(), view.frame()
    if place == "beside":
        assert emotions["x"] + emotions["width"] <= frame["x"] and emotions["height"] > emotions["width"]
    else:
        assert emotions["y"] + emotions["height"] <= frame["y"] and emotions["width"] > emotions["height"]
    assert view.page.locator("#emotions label").all_inner_texts() == ["angry", "happy", "worried", "mischievous"]
    before = view.pixels()
    view.page.click("#emotions label:has-text('mischievous')")
    server.wait_for(MOOD, lambda text: "emotion: .mischievous // how it feels" in text)
    view.wait_for_other(before)
    view.wait_until(lambda: view.page.title() == "mischievous", "the title")


def test_a_picked_emotion_leaves_a_title_of_the_files_own(look, server):
    view = look("faces/sleepy.face")
    before = view.pixels()
    view.page.click("#emotions label:has-text('mischievous')")
    server.wait_for("faces/sleepy.face", has("emotion", "mischievous"))
    view.wait_for_other(before)
    assert view.page.title() == "Sleepy" and 'title: "Sleepy"' in server.text("faces/sleepy.face")


def test_a_picked_emotion_takes_back_what_hides_it(look, server):
    view = look(MOOD)
    view.page.keyboard.press("ArrowDown")
    server.wait_for(MOOD, has("mouth", "grin"))
    view.wait_until(lambda: view.changed() == [], "the file's picture")
    view.page.click("#emotions label:has-text('angry')")
    server.wait_for(MOOD, has("emotion", "angry"))
    assert has("mouth", "frown")(server.text(MOOD))


def test_expressions_ease_unless_less_motion_is_wanted(look):
    calm = look(MOOD)
    calm.page.click("#emotions label:has-text('angry')")
    calm.wait_until(lambda: calm.page.title() == "angry", "the title")
    calm.page.wait_for_timeout(400)
    assert not any("toward=" in url for url in calm.requests)
    lively = look(MOOD, still=False)
    lively.page.click("#emotions label:has-text('worried')")
    lively.wait_until(lambda: lively.page.title() == "worried", "the title")
    lively.page.wait_for_timeout(500)
    between = [float(re.search(r"at=([\d.]+)", url)[1]) for url in lively.requests if "toward=emotion" in url]
    assert len(between) >= 2 and between == sorted(between) and all(0 <= at <= 1 for at in between)
    assert "toward=" not in lively.requests[-1]


def test_a_face_by_keys(look, server):
    view = look(MOOD)
    view.page.keyboard.press("Tab")
    view.page.keyboard.press("Enter")
    assert view.page.evaluate("() => document.activeElement.id") == "stage"
    view.page.keyboard.press("ArrowDown")
    server.wait_for(MOOD, has("mouth", "grin"))
    view.page.keyboard.press("ArrowUp")
    server.wait_for(MOOD, has("mouth", "smile"))
    view.page.keyboard.press("Space")
    server.wait_for(MOOD, has("eyes", "closed"))
    view.page.keyboard.press("]")
    view.page.keyboard.press("]")
    text = server.wait_for(MOOD, lambda text: "scale" in text)
    assert number(text, "scale") == pytest.approx(0.9 * 1.06 ** 2, abs=0.001)
    text = server.text(MOOD)
    view.page.keyboard.press("[")
    view.page.keyboard.press("Escape")
    view.page.wait_for_timeout(500)
    assert server.text(MOOD) == text


def test_the_view_moves_in_move_mode_and_the_face_stays(look, server):
    view = look(MOOD)
    text, before = server.text(MOOD), view.frame()
    view.page.click("[data-value=move]")
    view.drag((0.5, 0.5), (0.7, 0.5))
    view.wheel(-300)
    view.wait_until(lambda: view.frame()["width"] > before["width"], "a larger picture")
    view.page.wait_for_timeout(400)
    assert server.text(MOOD) == text


# A card


def test_cards_are_swiped_through_the_deck_up_to_its_ends(look, server):
    view = look("cards/1.card", touch=True)
    forward, back = ((0.7, 0.5), (0.3, 0.5)), ((0.3, 0.5), (0.7, 0.5))
    for way, title in [(forward, "Queen of spades"), (forward, "King of hearts"), (forward, "King of hearts"),
                       (back, "Queen of spades"), (back, "Two of hearts"), (back, "Two of hearts")]:
        view.swipe(*way)
        view.wait_until(lambda: view.page.title() == title, title)
        view.page.wait_for_selector(".sheet > img")
        view.page.wait_for_timeout(150)
        assert view.page.title() == title


def test_one_card_goes_through_the_standard_deck(look, server):
    for name in ("cards/2.card", "cards/3.card"):
        (server.folder / name).unlink()
    view = look("cards/1.card")
    view.page.wait_for_function("() => document.querySelector('#place').textContent.endsWith('/ 7')")
    view.page.keyboard.press("ArrowLeft")
    server.wait_for("cards/1.card", has("rank", "ace"))
    view.wait_until(lambda: view.page.title() == "Ace of hearts", "the ace")
    view.page.keyboard.press("ArrowLeft")
    server.wait_for("cards/1.card", has("suit", "spades"))
    assert has("rank", "king")(server.text("cards/1.card"))


def test_a_tap_turns_a_card_over(look, server):
    view = look("cards/1.card", touch=True)
    before = view.pixels()
    view.touch()
    server.wait_for("cards/1.card", has("isFaceUp", "false"))
    view.wait_for_other(before)
    view.page.keyboard.press("Enter")
    server.wait_for("cards/1.card", has("isFaceUp", "true"))


def test_a_pinch_scales_a_cards_art_as_far_as_it_goes(look, server):
    view = look("cards/3.card", size=(390, 844), touch=True)
    text = server.text("cards/3.card")
    view.pinch(120, 200)
    scale = number(server.wait_for("cards/3.card", lambda now: now != text), "faceArtScale")
    assert 0.7 < scale <= 0.9
    view.wait_until(lambda: view.changed() == [], "the file's picture")
    view.pinch(60, 300)
    server.wait_for("cards/3.card", has("faceArtScale", "1"))


def test_a_card_without_art_stays_as_it_is_when_pinched(look, server):
    view = look("cards/1.card", size=(390, 844), touch=True)
    text = server.text("cards/1.card")
    view.pinch(120, 200)
    view.page.wait_for_timeout(400)
    assert server.text("cards/1.card") == text and view.changed() == []
