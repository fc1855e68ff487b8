# SPDX-License-Identifier: Apache-2.0
"""Drawing: each gesture is one statement of the file, laid out as the formatter would."""

import re

import pytest

PAD = "sketches/pad.sketch"


def gestures(text):
    """The statements in the sketch's block, each on one line."""
    found = re.findall(r"^  (?:pen|erase|eraseStroke|undo|redo|clear)\(.*?\)$", text, re.M | re.S)
    return [re.sub(r",?\s*\n\s*", " ", each).replace("[ ", "[").replace(" ]", "]").strip() for each in found]


def points(gesture):
    return [(float(x), float(y)) for x, y in re.findall(r"\((-?[\d.]+), (-?[\d.]+)\)", gesture)]


def wait_for_gestures(server, count):
    return gestures(server.wait_for(PAD, lambda text: len(gestures(text)) == count))


def choose(view, tool):
    if view.page.get_attribute(f"#tool-{tool}", "aria-pressed") != "true":
        view.page.click(f"#tool-{tool}")


def set_size(view, tool, size):
    choose(view, tool)
    view.page.click(f"#tool-{tool}")
    view.page.click(f".popover:popover-open label:has([value='{size}'])")
    view.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 560)])
def test_a_stroke_is_one_statement_in_sketch_units_at_any_size(look, server, size):
    view = look(PAD, size=size)
    before = view.pixels()
    view.drag((0.25, 0.5), (0.5, 0.75), (0.75, 0.5))
    stroke = wait_for_gestures(server, 2)[-1]
    assert stroke.startswith("pen(color: #2f5fe0, width: 5, points: [")
    drawn = points(stroke)
    assert drawn[0] == pytest.approx((100, 150), abs=1.5) and drawn[-1] == pytest.approx((300, 150), abs=1.5)
    assert any(point == pytest.approx((200, 225), abs=1.5) for point in drawn)
    assert not re.search(r"\.\d{3}", stroke)
    view.wait_for_other(before)
    view.wait_until(lambda: view.page.locator(".ink").count() == 0, "the ink to go when the picture has it")


@pytest.mark.parametrize("sizes", [((1280, 800), (760, 560)), ((1280, 800), (390, 700)), ((390, 844), (1100, 620))])
def test_a_stroke_goes_on_in_sketch_units_when_the_window_changes(look, server, sizes):
    view = look(PAD, size=sizes[0])
    before, (width, height) = view.frame(), sizes[1]
    view.page.mouse.move(*view.at(0.25, 0.5))
    view.page.mouse.down()
    view.page.mouse.move(*view.at(0.5, 0.25), steps=4)
    view.page.set_viewport_size({"width": width, "height": height})
    view.wait_until(lambda: view.frame()["width"] != before["width"], "the picture to fit")
    view.page.mouse.move(*view.at(0.5, 0.75), steps=4)
    view.page.mouse.move(*view.at(0.75, 0.5), steps=4)
    view.page.mouse.up()
    drawn = points(wait_for_gestures(server, 2)[-1])
    assert drawn[0] == pytest.approx((100, 150), abs=1.5) and drawn[-1] == pytest.approx((300, 150), abs=1.5)
    for corner in [(200, 75), (200, 225)]:
        assert any(point == pytest.approx(corner, abs=1.5) for point in drawn)
    view.wait_until(lambda: view.page.locator(".ink").count() == 0, "the ink to go")


def test_ink_shows_while_it_is_drawn(look, server):
    view = look(PAD)
    view.page.mouse.move(*view.at(0.2, 0.2))
    view.page.mouse.down()
    view.page.mouse.move(*view.at(0.6, 0.4), steps=5)
    assert view.page.locator("path.ink.pen").count() == 1
    assert len(gestures(server.text(PAD))) == 1
    view.page.keyboard.press("Escape")
    assert view.page.locator(".ink").count() == 0
    view.page.mouse.up()
    view.page.wait_for_timeout(300)
    assert len(gestures(server.text(PAD))) == 1


def test_a_finger_draws_and_a_tap_is_a_dot(look, server):
    view = look(PAD, size=(390, 844), touch=True)
    view.swipe((0.2, 0.2), (0.8, 0.8))
    assert len(points(wait_for_gestures(server, 2)[-1])) >= 4
    view.touch(0.5, 0.5)
    assert points(wait_for_gestures(server, 3)[-1]) == [pytest.approx((200, 150), abs=1.5)]


def test_a_gesture_from_outside_is_ignored_and_one_that_leaves_is_not(look, server):
    view = look(PAD)
    view.drag((-0.05, 0.5), (0.5, 0.5))
    view.page.wait_for_timeout(300)
    assert len(gestures(server.text(PAD))) == 1
    view.drag((0.5, 0.5), (1.1, 0.5), (0.5, 0.6))
    drawn = points(wait_for_gestures(server, 2)[-1])
    assert max(x for x, _ in drawn) > 400


def test_strokes_in_quick_succession_all_arrive_in_order(look, server):
    view = look(PAD)
    for row in range(8):
        view.drag((0.2, 0.1 + row / 10), (0.8, 0.1 + row / 10), steps=2)
    rows = [points(stroke)[0][1] for stroke in wait_for_gestures(server, 9)[1:]]
    assert rows == sorted(rows)
    view.wait_until(lambda: view.page.locator(".ink").count() == 0, "the ink to go")


def test_pen_size_and_colour(look, server):
    view = look(PAD)
    assert view.page.get_attribute("#tool-pen", "aria-pressed") == "true"
    set_size(view, "pen", 16)
    view.page.click("#tool-pen")
    view.page.click(".popover:popover-open label:has([value='#d1293d'])")
    assert view.page.locator(".popover:popover-open .sizes :checked").get_attribute("value") == "16"
    view.page.keyboard.press("Escape")
    view.drag((0.3, 0.6), (0.7, 0.6))
    assert "pen(color: #d1293d, width: 16," in wait_for_gestures(server, 2)[-1]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("tool", ["pen", "erase", "eraseStroke"])
def test_a_second_tap_on_the_chosen_tool_opens_its_sizes(look, size, tool):
    view = look(PAD, size=size, touch=True)
    other = "erase" if tool == "pen" else "pen"
    choose(view, other)
    view.page.tap(f"#tool-{tool}")
    assert view.page.locator(".popover:popover-open").count() == 0
    assert [view.page.get_attribute(f"#tool-{each}", "aria-pressed") for each in (tool, other)] == ["true", "false"]
    view.page.tap(f"#tool-{tool}")
    popover = view.page.locator(".popover:popover-open")
    assert popover.count() == 1 and popover.locator(".sizes :checked").count() == 1
    assert popover.locator("text=Clear all").count() == (0 if tool == "pen" else 1)
    box = popover.bounding_box()
    assert 0 <= box["x"] <= size[0] - box["width"] and 0 <= box["y"] <= size[1] - box["height"]
    view.page.tap(f"#tool-{tool}")
    assert popover.count() == 0


def test_erasers_with_sizes(look, server):
    view = look(PAD)
    set_size(view, "erase", 24)
    before = view.pixels()
    view.drag((0.5, 0.05), (0.5, 0.3))
    assert gestures(server.text(PAD)) and wait_for_gestures(server, 2)[-1].startswith("erase(width: 24, points: [")
    view.wait_for_other(before)
    set_size(view, "eraseStroke", 16)
    holed = view.pixels()
    view.drag((0.3, 0.05), (0.3, 0.3))
    assert wait_for_gestures(server, 3)[-1].startswith("eraseStroke(width: 16, points: [")
    view.wait_for_other(holed)


def test_undo_and_redo_are_there_when_there_is_something_to_do(look, server):
    view = look(PAD)
    undo, redo = view.page.locator("#undo"), view.page.locator("#redo")
    first = view.pixels()
    assert undo.is_enabled() and redo.is_disabled()
    undo.click()
    assert wait_for_gestures(server, 2)[-1] == "undo()"
    view.wait_for_other(first)
    view.wait_until(lambda: undo.is_disabled() and redo.is_enabled(), "the buttons")
    redo.click()
    wait_for_gestures(server, 3)
    view.wait_until(lambda: undo.is_enabled() and redo.is_disabled(), "the buttons")
    view.wait_until(lambda: view.pixels() == first, "the first picture")


def test_clear_all_from_the_erasers_popover(look, server):
    view = look(PAD)
    before = view.pixels()
    choose(view, "erase")
    view.page.click("#tool-erase")
    view.page.click(".popover:popover-open >> text=Clear all")
    assert wait_for_gestures(server, 2)[-1] == "clear()"
    view.wait_for_other(before)
    view.wait_until(lambda: view.page.locator("#undo").is_enabled(), "undo")
    view.page.click("#tool-erase")
    assert view.page.locator(".popover:popover-open >> text=Clear all").is_disabled()


def test_a_stroke_after_another_hands_change_is_added_to_it(look, server):
    view = look(PAD)
    other = server.text(PAD).replace("A pad", "Another pad")
    done = []

    def change_first(route):
        if not done:
            done.append(True)
            server.save(PAD, other)
        route.continue_()

    view.page.route("**/write", change_first)
    view.drag((0.3, 0.6), (0.7, 0.6))
    view.wait_until(lambda: len(gestures(server.text(PAD))) == 2, "the stroke")
    assert "Another pad" in server.text(PAD)


def test_two_fingers_zoom_and_draw_nothing(look, server):
    view = look(PAD, size=(390, 844), touch=True)
    before = view.frame()
    view.pinch(100, 200)
    view.wait_until(lambda: view.frame()["width"] > 1.5 * before["width"], "a larger picture")
    view.page.wait_for_timeout(300)
    assert len(gestures(server.text(PAD))) == 1 and view.page.locator(".ink").count() == 0


def test_a_tools_sizes_by_keys(look, server):
    view = look(PAD)
    view.page.focus("#tool-pen")
    view.page.keyboard.press("Enter")
    assert view.page.locator(".popover:popover-open").count() == 1
    view.page.keyboard.press("ArrowRight")
    assert view.page.evaluate("() => document.activeElement.value") == "9"
    view.page.keyboard.press("Escape")
    assert view.page.locator(".popover:popover-open").count() == 0
    assert view.page.evaluate("() => document.activeElement.id") == "tool-pen"
    view.drag((0.3, 0.6), (0.7, 0.6))
    assert "width: 9," in wait_for_gestures(server, 2)[-1]


def test_drawing_by_keys(look, server):
    view = look(PAD)
    view.page.keyboard.press("p")
    view.page.keyboard.press("Space")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        view.page.keyboard.press(key)
    view.page.keyboard.press("Space")
    assert points(wait_for_gestures(server, 2)[-1]) == [(200, 150), (210, 150), (220, 150), (220, 160)]
    view.wait_until(lambda: view.page.locator(".ink").count() == 0, "the picture")
    view.page.keyboard.press("u")
    assert wait_for_gestures(server, 3)[-1] == "undo()"
    view.wait_until(lambda: view.page.locator("#redo").is_enabled(), "redo")
    view.page.keyboard.press("Control+Shift+z")
    assert wait_for_gestures(server, 4)[-1] == "redo()"
