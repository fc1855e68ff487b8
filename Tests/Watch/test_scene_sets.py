# SPDX-License-Identifier: Apache-2.0
"""Which scenes there are: folders, patterns and projects."""

import pytest

from conftest import EVENTS, POLL, built_once, scene, title

pytestmark = pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])


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
    broken = watch.build()
    assert broken.isBroken
    assert [finding["path"] for finding in broken.event["diagnostics"]] == ["project.facet"], broken
    place.save("scenes/one.facet", scene("while broken"))
    assert "two/one.svg" in watch.build().written
    place.save("project.facet", 'project {\n  build { sources: ["scenes", "fence"]; output: "two/{name}.svg" }\n}\n')
    mended = watch.build()
    assert not mended.isBroken and mended.outputs == [] and mended.event["scenes"] == 2
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
