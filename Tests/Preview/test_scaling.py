# SPDX-License-Identifier: Apache-2.0
"""A parameter under a pinch, a wheel or a key: at the ends of its range, in coarse steps, with slow pictures."""

import re
import time

import pytest

FACE = "faces/one.face"
PASSED = "param s: Number = {}\n\nface {{\n  size: 200\n  scale: s\n}}\n"


def number(text, name):
    return float(re.search(rf"{name}(?:: Number =|:) (-?[\d.]+)", text)[1])


def open_text(look, server, path, text, **options):
    server.save(path, text)
    view = look(**options)
    view.wait_until(lambda: any(scene["path"].endswith(path) for scene in view.state()["scenes"]), "the scene")
    view.open(path)
    return view


@pytest.mark.parametrize("path, text, name, delta, wanted", [
    (FACE, PASSED.format("0.5 in 0.5...1"), "s", -300, lambda value: 0.5 < value < 1),
    (FACE, PASSED.format("0.2 in 0...1 step 0.2"), "s", -700, lambda value: value in (0.4, 0.6)),
    (FACE, "face {\n  size: 200\n  scale: 30\n}\n", "scale", 10, lambda value: 28 < value < 30),
    (FACE, "face {\n  size: 200\n  scale: 0.01\n}\n", "scale", -300, lambda value: 0.01 < value < 0.02),
    ("cards/3.card", "card {\n  rank: .king\n  faceArtScale: 0.05\n}\n", "faceArtScale", -300,
     lambda value: 0.05 < value < 0.1),
    ("cards/3.card", "param s: Number = 0.2 in 0.2...1 step 0.2\n\ncard {\n  rank: .king\n  faceArtScale: s\n}\n", "s", -700,
     lambda value: value in (0.4, 0.6)),
], ids=["the low end", "a coarse step", "above what is usual", "below what is usual", "little art", "a card's coarse step"])
def test_a_value_is_turned_from_wherever_it_stands(look, server, path, text, name, delta, wanted):
    view = open_text(look, server, path, text)
    view.wheel(delta)
    after = server.wait_for(path, lambda now: now != text)
    assert wanted(number(after, name)), after


def slowly(view, seconds=0.25):
    def answer(route):
        time.sleep(seconds)
        route.continue_()

    view.page.route("**/picture/**", answer)


def test_a_card_without_art_stays_however_slow_its_pictures_are(look, server):
    view = look("cards/1.card")
    text = server.text("cards/1.card")
    slowly(view)
    view.wheel(-120)
    view.page.wait_for_timeout(2000)
    assert server.text("cards/1.card") == text and view.changed() == []


def test_a_turn_that_follows_before_the_first_is_written_goes_on_with_it(look, server):
    view = look("cards/3.card")
    slowly(view, 0.4)
    for _ in range(2):
        view.wheel(-100)
        view.page.wait_for_timeout(300)
    # The test answers for the server, so it may not sleep.
    art = lambda: number(server.text("cards/3.card"), "faceArtScale")
    view.wait_until(lambda: art() == pytest.approx(0.5 * 1.35, abs=0.01), "the art of both turns")


def test_a_face_is_asked_for_at_no_size_but_its_own(look):
    view = look("faces/mood.face")
    before = view.pixels()
    view.wheel(-120)
    view.wait_for_other(before)
    view.page.wait_for_timeout(300)
    found = [re.search(r"set=scale%3D([\d.]+)", url) for url in view.requests]
    assert len({each[1] for each in found if each}) == 1
