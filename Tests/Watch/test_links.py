# SPDX-License-Identifier: Apache-2.0
"""What a build depends on where links lead elsewhere."""

import pytest

from conftest import EVENTS, IMPORTING, LIBRARY, POLL, built_once, scene, title, width

pytestmark = pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])


def test_the_target_of_a_link_changes(place, how):
    place.save("real/one.facet", scene("before"))
    (place / "one.facet").symlink_to("real/one.facet")
    watch = place.watch("one.facet", "fence", *how)
    place.save("real/one.facet", scene("after"))
    built_once(watch, "one.svg")
    place.replace("real/one.facet", scene("again"))
    built_once(watch, "one.svg")
    assert title(place / "one.svg") == "again"
    assert (place / "one.facet").is_symlink()


def test_a_link_that_is_swapped(place, how):
    place.save("real/a.facet", scene("a"))
    place.save("real/b.facet", scene("b"))
    (place / "one.facet").symlink_to("real/a.facet")
    watch = place.watch("one.facet", "fence", *how)
    (place / "new").symlink_to("real/b.facet")
    (place / "new").rename(place / "one.facet")
    built_once(watch, "one.svg")
    assert title(place / "one.svg") == "b"
    place.save("real/a.facet", scene("no more"))
    assert watch.rest() == []
    place.save("real/b.facet", scene("after"))
    built_once(watch, "one.svg")
    assert title(place / "one.svg") == "after"


def test_a_link_to_a_folder_that_is_swapped(place, how):
    place.save("releases/1/side.facet", LIBRARY.format(10))
    place.save("releases/2/side.facet", LIBRARY.format(20))
    (place / "current").symlink_to("releases/1")
    place.save("one.facet", IMPORTING.format("current/side.facet"))
    watch = place.watch("one.facet", "fence", *how)
    (place / "new").symlink_to("releases/2")
    (place / "new").rename(place / "current")
    built_once(watch, "one.svg")
    assert width(place / "one.svg") == 20
    place.save("releases/2/side.facet", LIBRARY.format(30))
    built_once(watch, "one.svg")
    assert width(place / "one.svg") == 30


def test_a_link_to_nothing_whose_target_comes(place, how):
    place.save("one.facet", IMPORTING.format("side.facet"))
    (place / "side.facet").symlink_to("real/side.facet")
    watch = place.watch("one.facet", "fence", *how)
    assert watch.first.isBroken
    place.save("real/side.facet", LIBRARY.format(70))
    built_once(watch, "one.svg")
    assert width(place / "one.svg") == 70
