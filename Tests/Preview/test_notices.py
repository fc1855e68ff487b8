# SPDX-License-Identifier: Apache-2.0
"""Messages: said once, where they hide nothing, as long as somebody reads them; and gestures that are refused."""

import pytest

from test_gestures import MOOD, has


def test_that_a_file_is_gone_is_said_once(look, server):
    view = look(MOOD)
    (server.folder / MOOD).unlink()
    view.page.wait_for_selector(".notice.bad:has-text('is gone')")
    view.page.wait_for_timeout(300)
    assert view.page.locator(".notice").count() == 1


def overlap(one, other):
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 0 and down > 0


@pytest.mark.parametrize("size", [(1280, 800), (1000, 700), (768, 1024), (390, 844), (844, 390)])
def test_notices_leave_the_bar_of_the_view_free(look, server, size):
    view = look(MOOD, size=size)
    server.save(MOOD, server.text(MOOD).replace(".happy", ".hapy"))
    view.page.wait_for_selector("#problems:not([hidden])")
    view.page.focus("#stage")
    view.page.keyboard.press("Space")
    view.page.keyboard.press("ArrowDown")
    view.page.wait_for_selector(".notice + .notice")
    view.page.wait_for_timeout(300)
    assert not overlap(view.page.locator("#notices").bounding_box(), view.page.locator("#viewbar").bounding_box())


@pytest.mark.parametrize("hold", ["hover", "focus"])
def test_a_notice_stays_while_it_is_read(look, hold):
    view = look("faces/numbers.face")
    view.page.clock.install()
    view.page.fill("[data-knob=smile] input.number", "1")
    view.page.click("text=Copy flags")
    notice = view.page.locator(".notice.good")
    notice.hover() if hold == "hover" else notice.locator("button").focus()
    view.page.clock.run_for(20_000)
    assert notice.count() == 1
    view.page.mouse.move(5, 400) if hold == "hover" else view.page.focus("#stage")
    view.page.clock.run_for(20_000)
    assert notice.count() == 0


def break_and_mend(look, server, gesture, path=MOOD):
    """What the page does with a gesture on a file with errors, and what is left of it when they are mended."""
    view = look(path)
    text, before = server.text(path), view.pixels()
    server.save(path, text.replace("size: 200", "size: 200 +"))
    view.page.wait_for_selector("#problems:not([hidden])")
    gesture(view)
    view.page.wait_for_selector(".notice.bad:has-text('Not written: mood.face has errors')")
    assert view.changed() == []
    server.save(path, text)
    view.page.wait_for_selector("#problems", state="hidden")
    view.page.wait_for_timeout(400)
    assert view.pixels() == before and server.text(path) == text


GESTURES = {
    "a tap": lambda view: view.tap(),
    "a wheel": lambda view: view.wheel(-120),
    "an emotion": lambda view: view.page.click("#emotions label:has-text('angry')"),
}


@pytest.mark.parametrize("gesture", GESTURES)
def test_a_gesture_on_a_file_with_errors_leaves_nothing(look, server, gesture):
    break_and_mend(look, server, GESTURES[gesture])


def refuse(view):
    problem = {"severity": "error", "message": "`eyes` is frozen"}
    view.page.route("**/write", lambda route: route.fulfill(status=422, json={"problems": [problem]}))


def test_a_refused_gesture_is_taken_back_and_what_the_inspector_set_is_not(look, server):
    view = look(MOOD)
    refuse(view)
    view.page.locator("[data-knob=lineWidth] input.number").fill("9")
    view.tap()
    view.page.wait_for_selector(".notice.bad:has-text('`eyes` is frozen')")
    assert view.changed() == ["lineWidth"]
    view.page.click("text=Write to file")
    view.page.wait_for_selector(".notice.bad + .notice.bad")
    assert view.changed() == ["lineWidth"]


@pytest.mark.parametrize("status, answer", [(200, {"hash": "x"}), (409, {}), (422, {"problems": []})])
def test_a_file_that_goes_while_it_is_written(look, server, status, answer):
    view = look(MOOD)
    held = []
    view.page.route("**/write", lambda route: held.append(route))
    view.tap()
    view.wait_until(lambda: held, "the write")
    (server.folder / MOOD).unlink()
    view.page.wait_for_selector("#gallery:not([hidden])")
    held[0].fulfill(status=status, json=answer)
    view.page.wait_for_timeout(300)
