# SPDX-License-Identifier: Apache-2.0
"""Fields that are emptied, or hold no value yet, while they are typed into and when they are left."""

import pytest

NUMBERS = "faces/numbers.face"


@pytest.mark.parametrize("path, knob, field, typed, own", [
    (NUMBERS, "smile", "input.number", "-0.4", "0.5"),
    (NUMBERS, "size", "[aria-label='size, width']", "90", "320"),
    (NUMBERS, "size", "[aria-label='size, height']", "90", "200"),
    (NUMBERS, "color", "input[type=text]", "#aa3300", "#20304f"),
])
def test_an_emptied_field_is_the_files_value(look, path, knob, field, typed, own):
    view = look(path)
    before = view.pixels()
    control = view.page.locator(f"[data-knob={knob}] {field}")
    control.fill(typed)
    view.wait_for_other(before)
    control.fill("")
    view.wait_until(lambda: view.pixels() == before, "the picture of the file")
    assert len(view.changed()) == 0 and control.input_value() == ""
    control.blur()
    assert control.input_value() == own


def test_a_sign_alone_is_no_emptied_field(look):
    view = look(NUMBERS)
    number = view.page.locator("[data-knob=smile] input.number")
    number.fill("0.2")
    view.wait_until(lambda: len(view.changed()) == 1, "the value")
    number.press("Control+a")
    number.press("-")
    assert len(view.changed()) == 1
    number.blur()
    assert number.input_value() == "0.2"


def test_a_field_that_is_left_shows_what_another_hand_wrote(look, server):
    view = look(NUMBERS)
    number = view.page.locator("[data-knob=smile] input.number")
    number.focus()
    server.save(NUMBERS, server.text(NUMBERS).replace("= 0.5", "= 0.8"))
    view.wait_until(lambda: view.page.input_value("#knob-smile") == "0.8", "the slider")
    assert number.input_value() == "0.5"
    number.blur()
    assert number.input_value() == "0.8"
