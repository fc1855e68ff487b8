# SPDX-License-Identifier: Apache-2.0
"""What lies around the picture: marks of buttons under the pointer, and panels that close when they are left."""

import pytest

PAD = "sketches/pad.sketch"
BACKGROUND = "(element) => getComputedStyle(element).backgroundColor"


def background(view, selector):
    return view.page.locator(selector).evaluate(BACKGROUND)


def test_a_chosen_tool_keeps_its_mark_under_the_pointer(look):
    view = look(PAD)
    marked, plain = background(view, "#tool-pen"), background(view, "#tool-erase")
    assert marked != plain
    view.page.hover("#tool-pen")
    assert background(view, "#tool-pen") == marked
    view.page.hover("#tool-erase")
    assert background(view, "#tool-erase") not in (marked, plain)


def test_a_finger_leaves_no_mark_of_a_pointer(look):
    view = look(PAD)
    rules = view.page.evaluate("""() => {
      const under = (rules, media) => [...rules].flatMap((rule) => rule.cssRules?.length
        ? under(rule.cssRules, rule.conditionText ?? media) : [[rule.selectorText ?? "", media]]);
      return [...document.styleSheets].flatMap((sheet) => under(sheet.cssRules, ""));
    }""")
    hovering = [media for selector, media in rules if ":hover" in selector]
    assert hovering and set(hovering) == {"(hover: hover)"}


@pytest.mark.parametrize("tool", ["pen", "erase"])
@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_a_panel_closes_when_the_focus_leaves_it(look, tool, key):
    view = look(PAD)
    view.page.click(f"#tool-{tool}")
    if not view.page.locator(".popover:popover-open").count():
        view.page.click(f"#tool-{tool}")
    is_within = "() => document.activeElement.closest('.popover:popover-open') !== null"
    assert view.page.evaluate(is_within)
    for _ in range(6):
        assert view.page.locator(".popover:popover-open").count() == view.page.evaluate(is_within)
        view.page.keyboard.press(key)
    assert view.page.locator(".popover:popover-open").count() == 0


def test_a_panel_stays_while_something_in_it_is_chosen(look):
    view = look(PAD)
    view.page.click("#tool-pen")
    view.page.click(".popover:popover-open h2")
    view.page.click(".popover:popover-open .sizes label >> nth=2")
    view.page.keyboard.press("Tab")
    assert view.page.locator(".popover:popover-open").count() == 1
