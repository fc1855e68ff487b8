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
