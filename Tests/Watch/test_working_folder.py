# SPDX-License-Identifier: Apache-2.0
"""The folder that relative paths are meant from is renamed, deleted, or another one takes its name."""

import shutil

import pytest

from conftest import EVENTS, IMPORTING, LIBRARY, POLL, built_once, scene, title, width

pytestmark = pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])


def test_renamed_it_goes_on_under_its_new_name(place, how):
    place.save("parts/side.facet", LIBRARY.format(10))
    place.save("one.facet", IMPORTING.format("parts/side.facet"))
    watch = place.watch("one.facet", "fence", *how)
    place.folder.rename(place.folder.with_name("renamed"))
    place.folder = watch.folder = place.folder.with_name("renamed")
    watch.fence = place / "fence/fence.facet"
    # The import is another file by its full name, and no other picture.
    assert [name for build in watch.rest() for name in build.written if "fence" not in name] == []
    place.save("parts/side.facet", LIBRARY.format(30))
    assert built_once(watch, "one.svg").sources == ["one.facet"]
    assert width(place / "one.svg") == 30
    assert watch.notices == [f"the working folder is `{place.folder}` now: paths are meant from there"]


def test_deleted_and_made_again(place, how):
    place.save("scenes/one.facet", scene("before"))
    watch = place.watch("scenes/one.facet", "fence", *how)
    shutil.rmtree(place.folder)
    assert watch.build().isBroken
    place.save("fence/fence.facet", scene("fence"))
    place.save("scenes/one.facet", scene("after"))
    while "scenes/one.svg" not in watch.build().written:
        pass
    assert title(place / "scenes/one.svg") == "after"
    place.save("scenes/one.facet", scene("again"))
    built_once(watch, "scenes/one.svg")
    assert title(place / "scenes/one.svg") == "again"


def test_another_one_takes_its_name(place, how):
    place.save("scenes/one.facet", scene("before"))
    watch = place.watch("scenes/one.facet", "fence", *how, "--exec", "pwd -P > told.new; mv told.new told.txt")
    old, new = place.folder.with_name("old"), place.folder.with_name("new")
    shutil.copytree(place.folder, new, ignore=shutil.ignore_patterns("told.*"))
    (new / "scenes/one.facet").write_text(scene("after"))
    place.folder.rename(old)
    new.rename(place.folder)
    built_once(watch, "scenes/one.svg")
    assert title(place / "scenes/one.svg") == "after" and title(old / "scenes/one.svg") == "before"
    (old / "scenes/one.facet").write_text(scene("no more"))
    assert watch.rest() == []
    assert (place / "told.txt").read_text() == f"{place.folder.resolve()}\n"


def test_a_folder_far_above_an_import_elsewhere_is_replaced(place, how):
    """Outside of the working folder, and well above the file."""
    elsewhere = place.folder.with_name("elsewhere")
    side = elsewhere / "shared/parts/side.facet"
    side.parent.mkdir(parents=True)
    side.write_text(LIBRARY.format(10))
    place.save("one.facet", IMPORTING.format("../elsewhere/shared/parts/side.facet"))
    watch = place.watch("one.facet", "fence", "--root", "..", *how)
    elsewhere.rename(elsewhere.with_name("old"))
    shutil.copytree(elsewhere.with_name("old"), elsewhere)
    for number in 30, 50:
        side.write_text(LIBRARY.format(number))
        assert built_once(watch, "one.svg").sources == ["one.facet"]
        assert width(place / "one.svg") == number


def test_an_absolute_path_through_a_folder_that_is_replaced(place, how):
    path = place / "x/y/z/one.facet"
    place.save(path, scene("before"))
    watch = place.watch(str(path), "fence", *how)
    (place / "x").rename(place / "old")
    place.save(path, scene("after"))
    while "x/y/z/one.svg" not in watch.build().written:
        pass
    assert title(place / "x/y/z/one.svg") == "after"
    watch.rest()
    place.save(path, scene("again"))
    built_once(watch, "x/y/z/one.svg")


def test_a_folder_above_it_is_replaced(place, how):
    deep = place / "g/u/w"
    deep.mkdir(parents=True)
    top, place.folder = place.folder, deep
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence", *how)
    (top / "g").rename(top / "old")
    place.save("fence/fence.facet", scene("fence"))
    place.save("one.facet", scene("after"))
    while "one.svg" not in watch.build().written:
        pass
    assert title(place / "one.svg") == "after"
    watch.rest()
    place.save("one.facet", scene("again"))
    built_once(watch, "one.svg")
