# SPDX-License-Identifier: Apache-2.0
"""What a build depends on: files, folders, fonts, and what was looked for in vain."""

import pathlib
import shutil
import subprocess

import pytest

from conftest import EVENTS, IMPORTING, LIBRARY, POLL, built_once, scene, title, width

pytestmark = pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])


def test_an_import_is_a_dependency_of_those_who_import_it(place, how):
    place.save("parts/side.facet", LIBRARY.format(10))
    place.save("one.facet", IMPORTING.format("parts/side.facet"))
    place.save("two.facet", scene("two"))
    watch = place.watch("one.facet", "two.facet", "fence", *how)
    place.save("parts/side.facet", LIBRARY.format(30))
    assert built_once(watch, "one.svg").sources == ["one.facet"]
    assert width(place / "one.svg") == 30


def test_an_import_in_a_folder_that_does_not_exist_yet(place, how):
    place.save("one.facet", IMPORTING.format("far/away/side.facet"))
    watch = place.watch("one.facet", "fence", *how)
    assert watch.first.isBroken and not (place / "one.svg").exists()
    for folder in "far", "far/away":
        (place / folder).mkdir()
        # Each folder of the path may have been asked for, and none of them mends anything.
        builds = watch.rest()
        assert len(builds) <= 1 and all(build.isBroken for build in builds)
    place.save("far/away/side.facet", LIBRARY.format(40))
    assert not built_once(watch, "one.svg").isBroken
    assert width(place / "one.svg") == 40


def test_an_import_that_comes_with_its_folders_in_one_go(place, how):
    place.save("one.facet", IMPORTING.format("far/away/side.facet"))
    watch = place.watch("one.facet", "fence", *how)
    place.save("elsewhere/away/side.facet", LIBRARY.format(40))
    (place / "elsewhere").rename(place / "far")
    assert not built_once(watch, "one.svg").isBroken


def test_an_import_that_goes_breaks_and_comes_back(place, how):
    place.save("parts/side.facet", LIBRARY.format(10))
    place.save("one.facet", IMPORTING.format("parts/side.facet"))
    watch = place.watch("one.facet", "fence", *how)
    shutil.rmtree(place / "parts")
    assert watch.build().isBroken
    assert width(place / "one.svg") == 10
    place.save("parts/side.facet", LIBRARY.format(50))
    assert not built_once(watch, "one.svg").isBroken
    assert width(place / "one.svg") == 50


def test_a_file_that_is_no_dependency_any_more(place, how):
    place.save("side.facet", LIBRARY.format(10))
    place.save("one.facet", IMPORTING.format("side.facet"))
    watch = place.watch("one.facet", "fence", *how)
    place.save("one.facet", scene("one"))
    built_once(watch, "one.svg")
    place.save("side.facet", LIBRARY.format(60))
    assert watch.rest() == []


def test_a_folder_renamed_away_and_another_in_its_place(place, how):
    place.save("scenes/one.facet", scene("before"))
    place.save("other/one.facet", scene("after"))
    watch = place.watch("scenes/one.facet", "fence", *how)
    (place / "scenes").rename(place / "old")
    (place / "other").rename(place / "scenes")
    built_once(watch, "scenes/one.svg")
    assert title(place / "scenes/one.svg") == "after"
    place.save("old/one.facet", scene("no more"))
    assert watch.rest() == []
    place.save("scenes/one.facet", scene("again"))
    built_once(watch, "scenes/one.svg")


def test_a_listed_folder_renamed_away_and_another_in_its_place(place, how):
    place.save("scenes/one.facet", scene("before"))
    place.save("other/one.facet", scene("after"))
    place.save("other/two.facet", scene("two"))
    watch = place.watch("scenes", "fence", *how)
    (place / "scenes").rename(place / "old")
    (place / "other").rename(place / "scenes")
    built_once(watch, "scenes/one.svg", "scenes/two.svg")


def test_a_folder_deleted_for_long_and_made_again(place, how):
    place.save("scenes/one.facet", scene("before"))
    watch = place.watch("scenes/one.facet", "fence", *how)
    shutil.rmtree(place / "scenes")
    assert watch.build().isBroken
    place.save("scenes/one.facet", scene("after"))
    while not (build := watch.build()).written:
        assert build.isBroken
    assert title(place / "scenes/one.svg") == "after"
    assert watch.rest() == []


def test_a_font_file(place, how):
    sibling = pathlib.Path(place.program).resolve().with_name("facet-text")
    assert sibling.exists(), "build facet-text beside facet"
    fonts = subprocess.run(["fc-match", "-f", "%{file}\n", "DejaVu Sans"], stdout=subprocess.PIPE, check=True, text=True)
    sans = pathlib.Path(fonts.stdout.strip())
    assert sans.name == "DejaVuSans.ttf", "fonts-dejavu-core is missing"
    shutil.copy(sans, place / "font.ttf")
    place.save("one.facet", 'scene {\n  size: 20\n  text("a", family: "font.ttf")\n}\n')
    watch = place.watch("one.facet", "fence", *how)
    assert not watch.first.isBroken, watch.first
    before = (place / "one.svg").read_bytes()
    shutil.copy(sans.with_name("DejaVuSans-Bold.ttf"), place / "font.ttf")
    built_once(watch, "one.svg")
    assert (place / "one.svg").read_bytes() != before


def test_a_folder_is_renamed_with_those_in_it_and_another_takes_its_place(place, how):
    place.save("scenes/deep/one.facet", scene("before"))
    place.save("other/deep/one.facet", scene("after"))
    watch = place.watch("scenes/deep/one.facet", "fence", *how)
    (place / "scenes").rename(place / "old")
    (place / "other").rename(place / "scenes")
    built_once(watch, "scenes/deep/one.svg")
    place.save("scenes/deep/one.facet", scene("again"))
    built_once(watch, "scenes/deep/one.svg")
    assert title(place / "scenes/deep/one.svg") == "again"
    place.save("old/deep/one.facet", scene("no more"))
    assert watch.rest() == []
