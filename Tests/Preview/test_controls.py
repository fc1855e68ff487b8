# SPDX-License-Identifier: Apache-2.0
"""The inspector's control for each type of value: moved, taken back, and written in the language's own words."""

import pytest

ALL = "scenes/all.facet"
TEXT = """\
param label: String = "A \\"quoted\\" one" // what it says
param tilt: Angle = 0.25turn
param spot: Point = (20, 10) // where
param box: Size = (30, 12)
param tint: Color = #E33
param glass: Color = #33669980
param shown: Bool = true // or not

scene {
  title:   label
  size: (120, 80)
  background: glass
  if shown {
    ellipse(radius: box).fill(tint).rotate(tilt).offset(spot.x, spot.y)
  }
  text(label, size: 8)
}
"""

# Knob, part of its control, what it holds at first, what is put into it, and the change of the file.
CONTROLS = [
    ("label", "input[type=text]", 'A "quoted" one', 'a \\ and "é"', ('"A \\"quoted\\" one"', '"a \\\\ and \\"é\\""')),
    ("tilt", "input[type=range]", "90", "45", ("0.25turn", "45deg")),
    ("tilt", "input.number", "90", "-12.5", ("0.25turn", "-12.5deg")),
    ("spot", "[aria-label='spot, x']", "20", "-7.25", ("(20, 10)", "(-7.25, 10)")),
    ("spot", "[aria-label='spot, y']", "10", "0", ("(20, 10)", "(20, 0)")),
    ("box", "[aria-label='box, width']", "30", "8", ("(30, 12)", "(8, 12)")),
    ("box", "[aria-label='box, height']", "12", "33.5", ("(30, 12)", "(30, 33.5)")),
    ("tint", "input[type=color]", "#ee3333", "#00aa57", ("#E33", "#00aa57")),
    ("tint", "input[type=text]", "#ee3333", "#00aa57", ("#E33", "#00aa57")),
    # What is picked has the opacity that there was.
    ("glass", "input[type=color]", "#336699", "#00aa57", ("#33669980", "#00aa5780")),
    ("size", "[aria-label='size, width']", "120", "90", ("(120, 80)", "(90, 80)")),
]


@pytest.fixture
def server(start, tmp_path):
    path = tmp_path / "scenes" / ALL
    path.parent.mkdir(parents=True)
    path.write_text(TEXT, encoding="utf-8")
    running = start(tmp_path / "scenes")
    yield running
    running.kill()


@pytest.fixture
def all_controls(look):
    return look(ALL)


def move(view, server, name, change, reset, old_new):
    """Changes a value, takes it back by its own button, changes it again and writes it."""
    before = view.pixels()
    change()
    view.wait_for_other(before)
    assert view.page.locator(f"[data-knob={name}].changed").count() == 1 and server.text(ALL) == TEXT
    view.page.click(f"[aria-label='Reset {name}']")
    view.wait_until(lambda: view.pixels() == before, "the picture of the file")
    reset()
    change()
    view.page.click("text=Write to file")
    server.wait_for(ALL, TEXT.replace(*old_new))
    view.wait_until(lambda: view.changed() == [], "the value to be the file's")
    view.wait_for_other(before)


@pytest.mark.parametrize(
    "name, part, first, then, old_new", CONTROLS, ids=[f"{name} {part}" for name, part, *_ in CONTROLS])
def test_a_value_is_moved_taken_back_and_written(all_controls, server, name, part, first, then, old_new):
    control = all_controls.page.locator(f"[data-knob={name}] {part}")
    holds = lambda value: all_controls.wait_until(lambda: control.input_value() == value, f"{name} to be {value}")
    holds(first)
    move(all_controls, server, name, lambda: control.fill(then), lambda: holds(first), old_new)
    holds(then)


def test_a_switch_is_turned_taken_back_and_written(all_controls, server):
    switch = all_controls.page.get_by_role("switch", name="shown")
    assert switch.is_checked()
    reset = lambda: all_controls.wait_until(switch.is_checked, "the switch to be on again")
    move(all_controls, server, "shown", lambda: switch.set_checked(False), reset, ("= true", "= false"))
    assert not switch.is_checked()


def test_a_colour_given_by_name_is_written_by_name(all_controls, server):
    text = all_controls.page.locator("[data-knob=tint] input[type=text]")
    well = all_controls.page.locator("[data-knob=tint] input[type=color]")
    move(all_controls, server, "tint", lambda: text.fill(".teal"), lambda: None, ("#E33", ".teal"))
    assert well.input_value() == "#008080"


def test_a_lone_number_as_a_size_is_a_square_until_one_side_is_changed(look, server):
    view = look("faces/mood.face")
    text = server.text("faces/mood.face")
    width, height = (view.page.locator(f"[aria-label='size, {side}']") for side in ("width", "height"))
    assert (width.input_value(), height.input_value()) == ("200", "200")
    width.fill("320")
    view.page.click("text=Write to file")
    server.wait_for("faces/mood.face", text.replace("size: 200", "size: (320, 200)"))


def test_controls_show_what_another_hand_writes(look, server):
    view = look("faces/mood.face")
    width = view.page.locator("[aria-label='size, width']")
    scale = view.page.locator("[data-knob=scale] input.number")
    for side, factor in [("90", "0.5"), ("120", "0.75")]:
        server.save("faces/mood.face", f"face {{\n  size: {side}\n  scale: {factor}\n}}\n")
        view.wait_until(lambda: (width.input_value(), scale.input_value()) == (side, factor), f"{side} and {factor}")


def test_half_a_value_is_none(all_controls, server):
    view, before = all_controls, all_controls.pixels()
    asked = len(view.requests)
    for place in ("[aria-label='spot, x']", "[data-knob=tilt] input.number", "[data-knob=tint] input[type=text]"):
        view.page.fill(place, "")
    view.page.wait_for_timeout(300)
    assert view.changed() == [] and view.page.locator("#problems:visible").count() == 0
    assert view.pixels() == before and not [url for url in view.requests[asked:] if "set=" in url]


def test_several_values_are_taken_back_or_written_at_once(all_controls, server):
    view, before = all_controls, all_controls.pixels()

    def change():
        view.page.fill("[aria-label='spot, x']", "-30")
        view.page.locator("[data-knob=tint] input[type=color]").fill("#0000ff")
        view.page.get_by_role("switch", name="shown").set_checked(True)
        view.page.fill("[data-knob=tilt] input.number", "0")

    change()
    view.wait_until(lambda: len(view.changed()) == 3, "three values")
    view.page.click("button:text-is('Reset')")
    view.wait_until(lambda: view.pixels() == before, "the picture of the file")
    change()
    view.page.click("text=Write to file")
    wanted = TEXT.replace("(20, 10)", "(-30, 10)").replace("#E33", "#0000ff").replace("0.25turn", "0deg")
    server.wait_for(ALL, wanted)
