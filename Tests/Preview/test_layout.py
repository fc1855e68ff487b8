# SPDX-License-Identifier: Apache-2.0
"""Every view at every size: nothing is cut off, every control is named, pictures are kept."""

import pytest


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_nothing_is_wider_than_the_page(look, width):
    view = look("faces/mood.face", size=(width, 720))
    for scene in ("faces/mood.face", "cards/2.card", "sketches/pad.sketch", None):
        view.open(scene)
        assert view.page.evaluate("() => document.documentElement.scrollWidth") <= width


CONTROLS = {"button", "slider", "textbox", "spinbutton", "combobox", "radio", "switch", "checkbox", "link", "searchbox"}


@pytest.mark.parametrize("scene", [None, "faces/mood.face", "cards/2.card", "sketches/pad.sketch", "scenes/themes.facet"])
def test_every_control_says_what_it_is(look, scene):
    view = look(scene)
    view.page.wait_for_timeout(200)
    tree = view.context.new_cdp_session(view.page).send("Accessibility.getFullAXTree")["nodes"]
    controls = [node for node in tree if node.get("role", {}).get("value") in CONTROLS and not node["ignored"]]
    assert controls and [node for node in controls if not node.get("name", {}).get("value", "").strip()] == []


SIZES = {"wide": (1280, 800), "tablet": (768, 1024), "phone": (390, 844)}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_every_view(look, size, scheme):
    """Nothing is compared: these are kept to be looked at."""
    view = look(size=SIZES[size], scheme=scheme)
    view.page.wait_for_timeout(300)
    view.shot(f"gallery-{size}-{scheme}")
    for scene in ("faces/mood.face", "cards/2.card", "badges/rose.badge", "scenes/themes.facet", "sketches/pad.sketch"):
        view.open(scene)
        view.page.wait_for_timeout(150)
        view.shot(f"{scene.split('.')[1]}-{size}-{scheme}")
    for tool in ("pen", "erase"):
        view.page.click(f"#tool-{tool}")
        if not view.page.locator(".popover:popover-open").count():
            view.page.click(f"#tool-{tool}")
        view.shot(f"{tool}-{size}-{scheme}")
    view.page.keyboard.press("Escape")
    view.page.click("#help-button")
    view.shot(f"help-{size}-{scheme}")
