# SPDX-License-Identifier: Apache-2.0
"""The command after each build, and builds that cause one another."""

import subprocess
import time

import pytest

from conftest import POLL, lines, scene, title, until


def test_a_command_runs_once_after_each_build(place):
    place.save("one.facet", scene("one"))
    watch = place.watch("one.facet", "fence", "--exec", 'echo "$FACET_BUILD $(grep -c after one.svg)" >> log')
    # The first build and the fence's.
    until(lambda: lines(place / "log") == ["1 0", "2 0"])
    place.save("one.facet", scene("after"))
    watch.build()
    assert watch.rest() == []
    until(lambda: lines(place / "log") == ["1 0", "2 0", "3 1", "4 1"])


def test_a_command_writes_to_standard_error_beside_events(place):
    place.save("one.facet", scene("one"))
    watch = place.watch("one.facet", "fence", "--exec", "echo said; echo too >&2")
    watch.rest()
    until(lambda: watch.words().count("said\ntoo\n") >= 2)


def test_a_command_has_no_input(place):
    place.save("one.facet", scene("one"))
    watch = place.start("one.facet", "--exec", "cat; echo done > done", stdin=subprocess.PIPE)
    until((place / "done").exists)
    watch.process.stdin.close()


def test_a_command_that_fails_is_said_and_the_watch_goes_on(place):
    place.save("one.facet", scene("before"))
    watch = place.start("one.facet", "--exec", "exit 3")
    watch.build()
    assert watch.problem() == "`exit 3` ended with exit code 3"
    place.save("one.facet", scene("after"))
    assert watch.build().written == ["one.svg"]


def test_a_command_that_is_killed_is_said(place):
    place.save("one.facet", scene("before"))
    watch = place.start("one.facet", "--exec", "kill -9 $$")
    watch.build()
    assert watch.problem() == "`kill -9 $$` was ended by signal 9"


def test_saves_while_a_command_runs_are_one_build_after_it(place):
    place.save("one.facet", scene("before"))
    watch = place.start("one.facet", "--exec", "echo run >> log; while test -e wait; do sleep 0.02; done")
    watch.build()
    until(lambda: lines(place / "log") == ["run"])
    place.save("wait", "")
    place.save("one.facet", scene("first"))
    watch.build()
    until(lambda: lines(place / "log") == ["run", "run"])
    for number in range(10):
        place.save("one.facet", scene(f"while it ran {number}"))
    (place / "wait").unlink()
    assert watch.build().number == 3
    assert title(place / "one.svg") == "while it ran 9"
    until(lambda: len(lines(place / "log")) == 3)


def test_a_command_that_writes_a_source_of_the_next_build_settles(place):
    place.save("one.facet", scene("one"))
    place.save("generated.facet", scene("old"))
    place.save("fence/fence.facet", scene("fence"))
    watch = place.start("one.facet", "generated.facet", "fence", "--exec", "sed s/one/two/ one.facet > generated.facet")
    assert watch.build().number == 1
    assert watch.build().written == ["generated.svg"]
    watch.rest()
    place.save("one.facet", scene("one again"))
    until(lambda: title(place / "generated.svg") == "two again")
    watch.rest()
    assert watch.rest() == []


@pytest.mark.parametrize("how", [[], POLL, ["--poll"]], ids=["events", "poll", "poll as it comes"])
def test_a_command_that_turns_a_source_back_and_forth_ends_the_watch_with_an_explanation(place, how):
    place.save("one.facet", scene("tick"))
    watch = place.start("one.facet", *how, "--exec",
                        "if grep -q tick one.facet; then sed -i s/tick/tock/ one.facet; else sed -i s/tock/tick/ one.facet; fi")
    assert watch.code() == 2
    *builds, last = iter(watch.events.get, None)
    assert 10 <= len(builds) <= 15 and {event["event"] for event in builds} == {"build"}
    message = "builds cause one another: `one.facet` changed back and forth 10 times, each time right after a build"
    assert last["event"] == "problem" and last["problem"]["message"] == message
    assert message in watch.words() and "leave the sources alone" in watch.words()


def test_a_person_who_undoes_and_redoes_is_no_loop(place):
    place.save("one.facet", scene("tick"))
    watch = place.watch("one.facet", "fence")
    for number in range(30):
        place.save("one.facet", scene("tock" if number % 2 == 0 else "tick"))
        assert watch.build().written == ["one.svg"]
        time.sleep(0.26 if number % 9 == 8 else 0)
