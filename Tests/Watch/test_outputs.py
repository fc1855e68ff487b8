# SPDX-License-Identifier: Apache-2.0
"""What a watch writes: only what changed, always whole, and never the cause of a build."""

import os
import random
import signal
import threading
import time

import pytest

from conftest import EVENTS, PATIENCE, POLL, scene, title

BROKEN = 'scene {\n  title: "broken"\n  size: 20\n  circle(\n}\n'


def identity(path):
    status = os.stat(path)
    return status.st_ino, status.st_mtime_ns, status.st_size


@pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])
def test_outputs_in_the_watched_folder_cause_no_build(place, how):
    place.save("one.facet", scene("before"))
    watch = place.watch(".", *how)
    for number in range(5):
        place.save("one.facet", scene(f"after {number}"))
        assert len([watch.build(), *watch.rest()]) == 1


@pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])
def test_what_someone_else_writes_beside_the_sources_causes_no_build(place, how):
    place.save("one.facet", scene("one"))
    watch = place.watch(".", *how)
    for number in range(20):
        place.save("build.log", "line\n" * number)
        place.save(f"one.svg", f"<svg>{number}</svg>")
        place.save(f"new{number}.txt", "")
    assert watch.rest() == []


def test_an_output_that_stays_the_same_is_not_touched(place):
    place.save("one.facet", scene("one"))
    watch = place.watch("one.facet", "fence")
    before = identity(place / "one.svg")
    place.save("one.facet", "// A comment.\n" + scene("one"))
    build = watch.build()
    assert build.sources == ["one.facet"] and build.written == [] and not build.isBroken
    assert identity(place / "one.svg") == before


def test_an_output_that_is_up_to_date_at_the_start_is_not_touched(place):
    place.save("one.facet", scene("one"))
    place.watch("one.facet", "fence").end()
    before = identity(place / "one.svg")
    watch = place.start("one.facet")
    assert watch.build().written == [] and identity(place / "one.svg") == before


def test_a_mode_and_a_link_of_an_output_are_kept(place):
    place.save("one.facet", scene("before"))
    place.save("published/one.svg", "")
    os.chmod(place / "published/one.svg", 0o640)
    (place / "one.svg").symlink_to("published/one.svg")
    watch = place.watch("one.facet", "fence")
    place.save("one.facet", scene("after"))
    watch.build()
    assert (place / "one.svg").is_symlink() and title(place / "published/one.svg") == "after"
    assert os.stat(place / "published/one.svg").st_mode & 0o777 == 0o640


def test_an_output_that_was_deleted_comes_back_with_the_next_build(place):
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence")
    (place / "one.svg").unlink()
    assert watch.rest() == []
    place.save("one.facet", scene("after"))
    assert watch.build().written == ["one.svg"]


@pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])
def test_an_error_keeps_the_last_good_picture_and_its_end_makes_a_new_one(place, how):
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence", *how)
    before = identity(place / "one.svg")
    for number in range(3):
        place.save("one.facet", BROKEN + "/" * number * 2)
        build = watch.build()
        assert build.isBroken and build.written == []
        assert [found["path"] for found in build.event["diagnostics"]] == ["one.facet"] * len(build.event["diagnostics"])
        assert build.event["diagnostics"][0]["start"]["line"] in (4, 5)
        assert identity(place / "one.svg") == before
    place.save("one.facet", scene("after"))
    assert not watch.build().isBroken
    assert title(place / "one.svg") == "after"


def test_a_watch_that_begins_with_an_error(place):
    place.save("one.facet", BROKEN)
    watch = place.watch("one.facet", "fence")
    assert watch.first.isBroken and not (place / "one.svg").exists()
    place.save("one.facet", scene("after"))
    watch.build()
    assert title(place / "one.svg") == "after"


def test_one_broken_scene_does_not_hold_up_the_others(place):
    place.save("one.facet", scene("one"))
    place.save("two.facet", scene("two"))
    watch = place.watch(".")
    place.save("one.facet", BROKEN)
    assert watch.build().isBroken
    place.save("two.facet", scene("after"))
    build = watch.build()
    assert build.sources == ["two.facet"] and not build.isBroken
    assert title(place / "two.svg") == "after"


def test_a_folder_that_cannot_be_written_is_said_and_does_not_end_the_watch(place):
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence", "-o", "out/")
    (place / "out/one.svg").unlink()
    (place / "out/one.svg").mkdir()
    place.save("one.facet", scene("between"))
    build = watch.build()
    assert build.event["problems"] and build.written == []
    (place / "out/one.svg").rmdir()
    place.save("one.facet", scene("after"))
    watch.build()
    assert title(place / "out/one.svg") == "after"


@pytest.mark.parametrize("source", ["scnes", "scnes/*.facet"])
def test_a_project_whose_sources_are_not_there_is_refused(place, source):
    place.save("scenes/one.facet", scene("one"))
    place.save("project.facet", f'project {{\n  build {{ sources: ["{source}"] }}\n}}\n')
    watch = place.start()
    assert watch.code() == 2 and f"`{source}`" in watch.words() and "  write `scenes" in watch.words()


def test_a_scene_that_would_overwrite_a_source_is_refused(place):
    place.save("one.facet", scene("one"))
    watch = place.start("one.facet", "-o", "one.facet")
    assert watch.code() == 2 and "is one of the sources" in watch.words()
    assert (place / "one.facet").read_text() == scene("one")


def test_a_reader_never_meets_anything_but_a_whole_picture(place):
    rounds = 1000
    place.save("one.facet", scene("0"))
    watch = place.watch("one.facet", "fence")
    seen, trouble, done = set(), [], threading.Event()

    def read():
        while not done.is_set():
            try:
                seen.add(int(title(place / "one.svg")))
            except Exception as error:
                trouble.append(error)

    reader = threading.Thread(target=read)
    reader.start()
    try:
        for number in range(1, rounds + 1):
            # Of another length each time, by either way of saving.
            save = place.save if number % 2 else place.replace
            save("one.facet", scene(str(number), more="// \n" * (number % 7)))
            while "one.facet" not in (build := watch.build()).sources:
                pass
            assert build.written == ["one.svg"], build
    finally:
        done.set()
        reader.join()
    assert trouble == []
    assert max(seen) == rounds or title(place / "one.svg") == str(rounds)
    assert len(seen) > rounds / 10


def test_the_last_of_a_thousand_saves_wins(place):
    chance = random.Random(5)
    names = ["one.facet", "two.facet", "deep/three.facet", "deep/four.facet"]
    last = {}
    for name in names:
        place.save(name, scene("before"))
    watch = place.watch("one.facet", "two.facet", "deep", "fence")
    for number in range(1000):
        name = chance.choice(names)
        last[name] = str(number)
        chance.choice([place.save, place.replace])(name, scene(last[name]))
        if chance.random() < 0.2:
            time.sleep(chance.random() * 0.02)
    watch.rest()
    for name, number in last.items():
        assert title((place / name).with_suffix(".svg")) == number


def test_a_kill_at_any_moment_leaves_whole_pictures(place):
    """Every run makes some builds before it is killed, 200 or more in all."""
    chance = random.Random(7)
    builds = number = 0
    place.save("one.facet", scene("0"))
    place.save("two.facet", scene("0", more="// Larger.\n" * 50))
    place.save("fence/fence.facet", scene("fence"))
    while builds < 200:
        watch = place.start("one.facet", "two.facet", "fence")
        builds += 1
        watch.build()
        killer = threading.Timer(0.05 + chance.random() * 0.4, watch.process.kill)
        killer.start()
        while watch.process.poll() is None:
            number += 1
            place.save("one.facet", scene(str(number)))
            place.replace("two.facet", scene(str(number)))
            time.sleep(0.004)
        killer.join()
        assert watch.process.wait() == -signal.SIGKILL
        while (event := watch.events.get(timeout=PATIENCE)) is not None:
            builds += event["event"] == "build"
        for name in "one.svg", "two.svg":
            assert 0 <= int(title(place / name)) <= number
    watch = place.watch("one.facet", "two.facet", "fence")
    assert title(place / "one.svg") == title(place / "two.svg") == str(number)


def test_what_a_killed_run_left_behind_is_cleared_away(place):
    place.save("one.facet", scene("one"))
    for name in ".facet-aB3dE6", ".facet-young1", ".facet-notmine", ".facetrc", "out/.facet-Zz9Zz9":
        place.save(name, "half a pict")
    old = time.time() - 3600
    for name in ".facet-aB3dE6", ".facet-notmine", ".facetrc", "out/.facet-Zz9Zz9":
        os.utime(place / name, (old, old))
    place.watch("one.facet", "fence")
    left = sorted(path.name for path in place.folder.glob(".*"))
    # Another run may be writing the young one just now, and the others have names of their own.
    assert left == [".facet-notmine", ".facet-young1", ".facetrc"]
    assert (place / "out/.facet-Zz9Zz9").exists(), "nothing is written to that folder"
