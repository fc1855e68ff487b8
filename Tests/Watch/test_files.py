# SPDX-License-Identifier: Apache-2.0
"""What a build depends on: files, folders, links, what was looked for in vain, and the project."""

import pathlib
import shutil
import subprocess

import pytest

from conftest import EVENTS, POLL, scene, title

pytestmark = pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])
LIBRARY = "let side = {}\n"
IMPORTING = 'import "{}"\nscene {{\n  title: "one"\n  size: side\n  circle()\n}}\n'


def width(svg):
    return int(svg.read_text().split('viewBox="0 0 ')[1].split(" ")[0])


def built_once(watch, *written):
    """One build, of exactly that."""
    build = watch.build()
    rest = watch.rest()
    assert sorted(build.written) == sorted(written) and rest == [], (build, rest)
    return build


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


def test_scenes_that_come_and_go_in_a_folder(place, how):
    place.save("scenes/one.facet", scene("one"))
    watch = place.watch("scenes", "fence", *how)
    place.save("scenes/two.facet", scene("two"))
    assert built_once(watch, "scenes/two.svg").sources == ["scenes/two.facet"]
    place.save("scenes/deep/er/three.face", "face {\n  title: \"three\"\n}\n")
    built_once(watch, "scenes/deep/er/three.svg")
    place.save("scenes/notes.txt", "no scene")
    assert watch.rest() == []
    (place / "scenes/one.facet").unlink()
    for build in watch.rest():
        assert build.outputs == [] and not build.isBroken
    assert title(place / "scenes/one.svg") == "one"
    place.save("scenes/deep/er/three.face", "face {\n  title: \"four\"\n}\n")
    built_once(watch, "scenes/deep/er/three.svg")


def test_a_scene_that_gets_another_name(place, how):
    place.save("scenes/one.facet", scene("one"))
    watch = place.watch("scenes", "fence", *how)
    (place / "scenes/one.facet").rename(place / "scenes/two.facet")
    assert built_once(watch, "scenes/two.svg").sources == ["scenes/two.facet"]


def test_a_pattern(place, how):
    place.save("scenes/a/one.facet", scene("one"))
    watch = place.watch("scenes/**/o*.facet", "fence", *how)
    assert sorted(watch.first.sources) == ["fence/fence.facet", "scenes/a/one.facet"]
    place.save("scenes/b/other.facet", scene("other"))
    built_once(watch, "scenes/b/other.svg")
    place.save("scenes/b/two.facet", scene("two"))
    assert watch.rest() == []
    place.save("scenes/a/one.facet", scene("again"))
    built_once(watch, "scenes/a/one.svg")


def test_a_project_that_is_made_edited_broken_and_deleted(place, how):
    place.save("scenes/one.facet", scene("one"))
    watch = place.watch(*how)
    assert sorted(watch.first.written) == ["fence/fence.svg", "scenes/one.svg"]
    place.save("project.facet", 'project {\n  build { sources: ["scenes", "fence"]; output: "out/{name}.svg" }\n}\n')
    builds = [watch.build(), *watch.rest()]
    assert len(builds) == 1 and "out/one.svg" in builds[0].written, builds
    place.save("project.facet", 'project {\n  build { sources: ["scenes", "fence"]; output: "two/{name}.svg" }\n}\n')
    builds = [watch.build(), *watch.rest()]
    assert len(builds) == 1 and "two/one.svg" in builds[0].written, builds
    place.save("project.facet", "project {\n  build { sources: 3 }\n}\n")
    assert watch.build().isBroken
    place.save("scenes/one.facet", scene("while broken"))
    assert "two/one.svg" in watch.build().written
    place.save("project.facet", 'project {\n  build { sources: ["scenes", "fence"]; output: "two/{name}.svg" }\n}\n')
    watch.rest()
    (place / "project.facet").unlink()
    place.save("scenes/one.facet", scene("alone"))
    watch.rest()
    assert title(place / "scenes/one.svg") == "alone"


def test_a_project_in_a_folder_above(place, how):
    project = 'project {{\n  build {{ sources: ["place"]; output: "{}/{{name}}.svg" }}\n}}\n'
    place.save("one.facet", scene("one"))
    place.save("../project.facet", project.format("out"))
    watch = place.watch(*how)
    assert (place / "../out/one.svg").exists()
    place.save("../project.facet", project.format("two"))
    built_once(watch, "../two/fence.svg", "../two/one.svg")


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


def test_the_working_folder_is_kept_where_it_was(place, how):
    place.save("here/one.facet", scene("before"))
    place.save("here/fence/fence.facet", scene("fence"))
    watch = place.watch("here/one.facet", "here/fence", *how, fence="here/fence/fence.facet")
    place.save("here/one.facet", scene("after"))
    built_once(watch, "here/one.svg")
