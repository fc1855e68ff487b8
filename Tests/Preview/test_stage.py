# SPDX-License-Identifier: Apache-2.0
"""The stage: scenes that are very small, very wide, or cannot be shown."""

import pytest

from test_scaling import open_text

TINY = "scenes/tiny.facet"


def percent(view):
    return view.page.locator(".percent").inner_text()


@pytest.mark.parametrize("size", ["0.5", "5"])
def test_a_small_scene_can_be_looked_at_more_closely(look, server, size):
    view = open_text(look, server, TINY, f"scene {{\n  size: {size}\n  background: #ff0000\n}}\n")
    fitted = view.frame()["width"]
    view.page.click("[title='Zoom in']")
    view.wait_until(lambda: view.frame()["width"] > 1.2 * fitted, "a larger picture")
    for _ in range(2):
        view.page.click("[title='Zoom out']")
    view.wait_until(lambda: view.frame()["width"] < 0.9 * fitted, "a smaller picture")


def test_a_very_wide_scene_is_seen(look, server):
    view = open_text(look, server, TINY, "scene {\n  size: (200000, 100)\n  background: #ff0000\n}\n")
    assert view.frame()["height"] >= 1
    for _ in range(40):
        view.page.click("[title='Zoom out']")
    assert view.frame()["width"] > 600 and view.frame()["height"] >= 1


def test_a_scene_without_a_picture_has_no_numbers_of_another(look, server):
    server.save("faces/aaa.face", "face {\n  size: oops(\n}\n")
    view = look()
    view.wait_until(lambda: any(scene["path"].endswith("aaa.face") for scene in view.state()["scenes"]), "the scene")
    view.open("faces/numbers.face")
    view.page.wait_for_function("() => document.querySelector('#facts').textContent.includes('bytes')")
    broken = view.scene("faces/aaa.face")["id"]
    view.page.evaluate("(id) => { location.hash = `scene=${encodeURIComponent(id)}`; }", broken)
    view.page.wait_for_selector("#no-picture:not([hidden])")
    assert view.text("#facts") == "" and percent(view) == "–"
    assert view.page.get_attribute("#stage", "aria-label").endswith("aaa.face")
    assert "nothing to set" not in view.text("#inspector") and "errors are mended" in view.text("#inspector")


def test_a_scene_with_nothing_to_set_says_so(look, server):
    view = look()
    view.page.route("**/scenes", lambda route: route.fulfill(json={
        **(state := route.fetch().json()), "scenes": [{**scene, "knobs": []} for scene in state["scenes"]]}))
    view.open("faces/mood.face")
    view.page.reload()
    view.page.wait_for_selector(".nothing:has-text('This scene has nothing to set.')")
