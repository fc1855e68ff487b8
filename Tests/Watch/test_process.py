# SPDX-License-Identifier: Apache-2.0
"""The process itself: how it ends, and what it refuses to begin."""

import os
import signal
import subprocess
import time

import pytest

from conftest import POLL, lines, scene, until

ENDS = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129}


def is_running(process):
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("ending", ENDS, ids=lambda ending: ending.name)
@pytest.mark.parametrize("how", [[], POLL], ids=["events", "poll"])
def test_a_signal_ends_it_at_once(place, ending, how):
    place.save("one.facet", scene("one"))
    # These tests may run where SIGHUP is ignored.
    watch = place.watch("one.facet", "fence", *how, wrapper=["env", "--default-signal=HUP"])
    assert watch.end(ending) == ENDS[ending]
    assert watch.words() == ""


@pytest.mark.parametrize("ending", ENDS, ids=lambda ending: ending.name)
def test_a_signal_ends_it_and_the_command_that_runs(place, ending):
    place.save("one.facet", scene("one"))
    # A child of the shell too: the whole group is ended.
    watch = place.start("one.facet", "--exec", "echo $$ > pids; sleep 1000 & echo $! >> pids; wait",
                        wrapper=["env", "--default-signal=HUP"])
    pids = until(lambda: len(found := lines(place / "pids")) == 2 and found)
    assert watch.end(ending) == ENDS[ending]
    until(lambda: not any(is_running(pid) for pid in pids))


def test_it_outlives_its_terminal_where_that_is_asked_for(place):
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence", wrapper=["env", "--ignore-signal=HUP"])
    watch.process.send_signal(signal.SIGHUP)
    place.save("one.facet", scene("after"))
    assert watch.build().written == ["one.svg"]
    assert watch.end() == 143


def test_it_goes_on_when_standard_input_closes(place):
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence", stdin=subprocess.PIPE)
    watch.process.stdin.close()
    place.save("one.facet", scene("after"))
    assert watch.build().written == ["one.svg"]


def test_it_goes_on_without_standard_input(place):
    place.save("one.facet", scene("before"))
    watch = place.watch("one.facet", "fence", wrapper=["sh", "-c", 'exec "$@" <&-', "sh"])
    place.save("one.facet", scene("after"))
    assert watch.build().written == ["one.svg"]


def test_as_the_first_process_of_a_container_it_ends_on_request(place):
    if subprocess.run(["unshare", "-Urpf", "true"], stderr=subprocess.DEVNULL).returncode:
        pytest.skip("no user namespaces here")
    place.save("one.facet", scene("one"))
    watch = place.start("one.facet", wrapper=["unshare", "-Urpf"])
    watch.build()
    unshare = watch.process.pid
    inner = until(lambda: (place_of := open(f"/proc/{unshare}/task/{unshare}/children").read().split()) and place_of[0])
    os.kill(int(inner), signal.SIGTERM)
    assert watch.code() == 143


def test_it_ends_with_the_reader_of_its_events(place):
    place.save("one.facet", scene("one"))
    process = subprocess.Popen([place.program, "watch", "--json", "one.facet"], cwd=place.folder,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
    process.stdout.readline()
    process.stdout.close()
    until(lambda: process.poll() is not None or place.save("one.facet", scene(str(time.monotonic()))))
    assert process.returncode == 2
    assert process.stderr.read() == b"facet: cannot write to standard output: it was closed by its reader\n"
    process.stderr.close()


@pytest.mark.parametrize("arguments, said", [
    (["-"], "standard input cannot be watched"),
    (["missing.facet"], "does not exist"),
    (["one.facet", "-o", "-"], "not standard output"),
    (["one.facet", "--poll-every", "1"], "10 to 60000"),
    (["one.facet", "--exec", ""], "`--exec` is empty"),
    (["--set", "a=1"], "needs a path"),
    (["one.facet", "--set", "nothing=1"], "nothing"),
    (["one.facet", "--pol"], "--poll"),
])
def test_what_is_wrong_with_the_command_line_is_exit_code_2(place, arguments, said):
    place.save("one.facet", scene("one"))
    watch = place.start(*arguments)
    assert watch.code() == 2 and said in watch.words(), watch.words()
