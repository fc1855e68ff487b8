# SPDX-License-Identifier: Apache-2.0
"""Keys on the stage: which of them go on while they are held, and which can be typed everywhere."""

import pytest

from test_gestures import MOOD, has, number


def hold(view, key, times=8):
    """The first stroke of a key, and those that follow while it stays down."""
    for _ in range(times):
        view.page.keyboard.down(key)
        view.page.wait_for_timeout(40)
    view.page.keyboard.up(key)


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_held_key_is_one_tap(look, server, key):
    view, writes = look(MOOD), []
    view.page.on("request", lambda request: request.url.endswith("/write") and writes.append(request))
    view.page.focus("#stage")
    hold(view, key)
    view.page.wait_for_timeout(400)
    assert len(writes) == 1 and has("eyes", "closed")(server.text(MOOD))


def test_a_held_arrow_is_one_step_of_a_face(look, server):
    view = look(MOOD)
    view.page.focus("#stage")
    hold(view, "ArrowDown")
    view.page.wait_for_timeout(400)
    assert has("mouth", "grin")(server.text(MOOD))


def test_a_held_m_changes_the_mode_once(look):
    view = look(MOOD)
    view.page.focus("#stage")
    hold(view, "m", 2)
    assert view.page.get_attribute("[data-value=move]", "aria-pressed") == "true"


def is_scaled(steps):
    return lambda text: "scale" in text and number(text, "scale") == pytest.approx(0.9 * 1.06 ** steps, abs=0.002)


@pytest.mark.parametrize("larger, smaller", ["][", "><"])
def test_a_held_bracket_goes_on(look, server, larger, smaller):
    view = look(MOOD)
    view.page.focus("#stage")
    hold(view, larger, 4)
    server.wait_for(MOOD, is_scaled(4))
    view.wait_until(lambda: view.changed() == [], "the value to be the file's")
    hold(view, smaller, 2)
    server.wait_for(MOOD, is_scaled(2))


def test_a_held_arrow_moves_the_view_on(look):
    view = look(MOOD)
    view.page.click("[data-value=move]")
    view.page.focus("#stage")
    before = view.frame()["x"]
    hold(view, "ArrowLeft", 3)
    assert view.frame()["x"] == pytest.approx(before + 3 * 48)
