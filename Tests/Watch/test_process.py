# SPDX-License-Identifier: Apache-2.0
"""The process itself: how it ends, what runs after a build, what it says where, and the limits of the system."""

import os
import pty
import select
import signal
import subprocess
import time

import pytest

from conftest import PATIENCE, POLL, scene, title

ENDS = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129}


def until(condition):
    """Waits for what no event tells of."""
    end = time.monotonic() + PATIENCE
    while not (result := condition()):
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.005)
    return result


def lines(path):
    return path.read_text().splitlines() if path.exists() else []


def is_running(process):
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


# Ending

@pytest.mark.parametrize("ending", ENDS, ids=lambda ending: ending.name)
@pytest.mark.parametrize("how", [[], POLL], ids=["events", "poll"])
def test_a_signal_ends_it_at_once(place, ending, how):
    place.save("one.facet", scene("one"))
    watch = place.watch("one.facet", "fence", *how)
    assert watch.end(ending) == ENDS[ending]
    assert watch.words() == ""


@pytest.mark.parametrize("ending", ENDS, ids=lambda ending: ending.name)
def test_a_signal_ends_it_and_the_command_that_runs(place, ending):
    place.save("one.facet", scene("one"))
    # A child of the shell too: the whole group is ended.
    watch = place.start("one.facet", "--exec", "echo $$ > pids; sleep 1000 & echo $! >> pids; wait")
    pids = until(lambda: len(found := lines(place / "pids")) == 2 and found)
    assert watch.end(ending) == ENDS[ending]
    until(lambda: not any(is_running(pid) for pid in pids))


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


# A command after each build

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


@pytest.mark.parametrize("how", [[], POLL], ids=["events", "poll"])
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


# What is said

def on_a_terminal(place, *arguments, until_text, then=lambda: None, and_until=None):
    """What a watch writes to its terminal."""
    main, side = pty.openpty()
    process = subprocess.Popen([place.program, "watch", *arguments], cwd=place.folder, stdin=side, stdout=side,
                               stderr=side, env={**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8"})
    os.close(side)
    text = ""

    def read(wanted):
        nonlocal text
        end = time.monotonic() + PATIENCE
        while wanted not in text:
            assert time.monotonic() < end, text
            if select.select([main], [], [], 0.1)[0]:
                text += os.read(main, 65536).decode()
    try:
        read(until_text)
        then()
        read(and_until or until_text)
    finally:
        process.kill()
        process.wait()
        os.close(main)
    return text


@pytest.mark.parametrize("clears", [False, True], ids=["without --clear", "with --clear"])
def test_the_screen_is_cleared_only_when_asked_for_and_its_history_never(place, clears):
    place.save("one.facet", scene("before"))
    text = on_a_terminal(place, "one.facet", *(["--clear"] if clears else []), until_text="Ctrl-C ends it",
                         then=lambda: (time.sleep(0.2), place.save("one.facet", scene("after"))), and_until="[2] ")
    assert ("\x1b[2J" in text) == clears
    assert "\x1b[3J" not in text and "\x1bc" not in text and "\x1b[?1049h" not in text


def test_nothing_clears_a_pipe(place):
    place.save("one.facet", scene("before"))
    with open(place.folder.parent / "said.txt", "w+") as said:
        process = subprocess.Popen([place.program, "watch", "--clear", "one.facet"], cwd=place.folder, stderr=said,
                                   stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
        until(lambda: "Ctrl-C" in open(said.name).read())
        process.kill()
        assert process.communicate()[0] == b""
        assert "\x1b" not in open(said.name).read()


def test_lines_for_people(place):
    place.save("one.facet", scene("before"))
    text = on_a_terminal(place, "one.facet", "--color=never", until_text="Ctrl-C ends it",
                         then=lambda: (time.sleep(0.2), place.save("one.facet", "scene {\n")), and_until="[2] ")
    assert "[1] one.facet → one.svg, " in text and "watching 1 scene; Ctrl-C ends it" in text
    assert "one.facet is broken" in text


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


# Limits of the system

def limited(limit, value):
    """A wrapper that lets this user have no more of something."""
    if subprocess.run(["unshare", "-Ur", "sh", "-c", f"echo {value} > /proc/sys/user/{limit}"],
                      stderr=subprocess.DEVNULL).returncode:
        pytest.skip("no user namespaces with limits of their own here")
    return ["unshare", "-Ur", "sh", "-c", f'echo {value} > /proc/sys/user/{limit}; exec "$@"', "sh"]


@pytest.mark.parametrize("limit, value", [("max_inotify_watches", 1), ("max_inotify_instances", 0)])
def test_a_limit_of_the_system_is_named_and_polling_takes_over(place, limit, value):
    place.save("one.facet", scene("before"))
    place.save("deep/two.facet", scene("before"))
    watch = place.watch("one.facet", "deep", "fence", wrapper=limited(limit, value))
    for name in "one", "deep/two":
        place.save(f"{name}.facet", scene("after"))
        build = watch.build()
        assert build.written == [f"{name}.svg"] and watch.rest() == []
    assert len(watch.notices) == 1
    assert f"user.{limit} is {value};" in watch.notices[0] and "polled" in watch.notices[0]
    assert "No space left" not in watch.words() + watch.notices[0]


def test_events_that_did_not_fit_the_queue_are_made_up_for(place):
    with open("/proc/sys/fs/inotify/max_queued_events") as file:
        room = int(file.read())
    names = [f"scene{number}.facet" for number in range(5)]
    for name in names:
        place.save(name, scene("before"))
    watch = place.watch(".")
    watch.process.send_signal(signal.SIGSTOP)
    # Equal events one after the other would be one: two names take turns.
    for number in range(room // 2 + 100):
        for name in "a.txt", "b.txt":
            os.close(os.open(place / name, os.O_CREAT | os.O_WRONLY))
    for name in names:
        place.replace(name, scene("after"))
    watch.process.send_signal(signal.SIGCONT)
    builds = watch.rest()
    assert sorted(name for build in builds for name in build.written if "fence" not in name) == \
        [name.replace("facet", "svg") for name in names]
    place.save(names[0], scene("again"))
    assert watch.build().written == ["scene0.svg"]
