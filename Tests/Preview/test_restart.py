# SPDX-License-Identifier: Apache-2.0
"""A page outlives the program that it came from."""


def test_the_page_means_the_same_scene_when_the_program_runs_again_with_fewer(look, server):
    view = look("faces/sleepy.face")
    view.page.uncheck("#writes-gestures")
    before = view.pixels()
    view.page.locator("[data-knob=lineWidth] input.number").fill("9")
    view.wait_for_other(before)
    others = {name: server.text(name) for name in ("faces/mood.face", "faces/numbers.face")}
    server.kill()
    view.page.wait_for_selector("#gone:not([hidden])")
    (server.folder / "cards/1.card").unlink()
    (server.folder / "badges/rose.badge").unlink()
    server.start()
    view.page.wait_for_selector("#gone", state="hidden")
    assert view.text("#path").endswith("sleepy.face")
    view.page.click("text=Write to file")
    server.wait_for("faces/sleepy.face", lambda text: "lineWidth: 9" in text)
    assert {name: server.text(name) for name in others} == others


def test_a_program_that_starts_is_never_seen_without_its_scenes(look, server):
    for number in range(60):
        server.save(f"many/{number}.face", f"face {{\n  size: {number + 20}\n}}\n")
    view = look("faces/mood.face")
    view.page.evaluate("""() => {
      window.seen = [];
      const note = () => window.seen.push(document.body.dataset.view);
      new MutationObserver(note).observe(document.body, { attributeFilter: ["data-view"] });
    }""")
    server.kill()
    view.page.wait_for_selector("#gone:not([hidden])")
    server.start()
    view.page.wait_for_selector("#gone", state="hidden")
    view.page.wait_for_timeout(300)
    assert "empty" not in view.page.evaluate("() => window.seen")
    assert view.page.locator(".notice").count() == 0


def test_a_folder_that_is_empty_fills_and_empties_again(look, server):
    view = look("faces/mood.face")
    for path in sorted(server.folder.rglob("*.*")):
        path.unlink()
    view.page.wait_for_selector("#no-scenes:not([hidden])")
    server.save("faces/mood.face", "face {\n  emotion: .angry\n}\n")
    view.wait_until(lambda: view.page.title() == "angry", "the scene")
