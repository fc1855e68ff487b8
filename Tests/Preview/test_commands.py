# SPDX-License-Identifier: Apache-2.0
"""The command line, without a browser: what it refuses, what it opens, where it listens, and `facet preview` itself.

FACET names the program that becomes the preview; without it, it is the one beside FACET_PREVIEW.
"""

import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import time

import pytest

from conftest import PROGRAM, missing

FACET = pathlib.Path(os.environ.get("FACET", PROGRAM.with_name("facet")))
FACE = "face {\n  size: 50\n}\n"
PATIENCE = 30

# Reports its own arguments and ends with an exit code of its own.
STAND_IN = '#!/bin/sh\nprintf "<%s>" "$@"\nexit 7\n'
BROWSER = '#!/bin/sh\ncut -d" " -f5 /proc/$$/stat > "$0.group"; printf "<%s>" "$@" > "$0.half" && mv "$0.half" "$0.asked"\n'


@pytest.fixture
def place(tmp_path):
    (tmp_path / "scenes").mkdir()
    (tmp_path / "empty").mkdir()
    (tmp_path / "scenes/one.face").write_text(FACE)
    return tmp_path


@pytest.fixture(params=["facet preview", "facet-preview"])
def program(request):
    """Either way to start a preview."""
    return command(request.param)


def command(name):
    path = FACET if name == "facet preview" else PROGRAM
    if not os.access(path, os.X_OK):
        missing(f"{path.name} is not built: build it, or name it in FACET or FACET_PREVIEW")
    return [str(path.absolute()), *name.split()[1:]]


def script(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


def ends(words, place, **environment):
    """Exit code, standard output and standard error of what ends by itself."""
    done = subprocess.run(words, cwd=place, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def begin(place):
    """Starts a preview that stays; its `port` is known once it serves."""
    running = []

    def begin(*words, **environment):
        # A variable that is None is not set.
        given = {name: value for name, value in {**os.environ, **environment}.items() if value is not None}
        with open(place / "said.txt", "w") as said:
            process = subprocess.Popen(words, cwd=place, env=given, stdin=subprocess.DEVNULL,
                                       stdout=subprocess.PIPE, stderr=said, text=True)
        running.append(process)
        process.address = process.stdout.readline().strip()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/", process.address)
        assert found, process.address + (place / "said.txt").read_text()
        process.port = int(found[1])
        return process

    yield begin
    for process in running:
        process.kill()
        process.wait()
        process.stdout.close()


def wait_for(condition):
    for _ in range(PATIENCE * 50):
        if condition():
            return
        time.sleep(0.02)
    raise AssertionError("it never came true")


# What it refuses


def test_a_port_that_is_taken_is_named(program, place):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code, output, said = ends([*program, "--port", str(port), "scenes"], place)
    assert code == 2 and output == ""
    assert f"cannot listen on port {port}: another program has it" in said and "without `--port`" in said


@pytest.mark.parametrize("words, said", [
    ([], "`facet preview` needs a PATH"),
    (["missing.face"], "`missing.face` does not exist"),
    (["scenes", "gone"], "`gone` does not exist"),
    (["empty/*.face"], "no scene file matches `empty/*.face`"),
    (["-"], "standard input cannot be previewed"),
    (["--prt", "1", "scenes"], "unknown option `--prt`\n  did you mean `--port`?"),
    (["--exec", "true", "scenes"], "unknown option `--exec`"),
    (["--port"], "`--port` needs a value"),
    (["--port", "65536", "scenes"], "`--port 65536` is not a whole number from 0 to 65535"),
    (["--port", "-1", "scenes"], "is not a whole number from 0 to 65535"),
    (["--port", "http", "scenes"], "`--port http` is not a whole number from 0 to 65535"),
    (["--poll-every", "9", "scenes"], "`--poll-every 9` is not a whole number from 10 to 60000"),
    (["--jobs", "0", "scenes"], "`--jobs 0` is not a whole number"),
    (["--tolerance", "much", "scenes"], "`--tolerance much`"),
], ids=lambda value: " ".join(value) or "nothing" if isinstance(value, list) else "")
def test_what_is_wrong_with_the_command_line_is_exit_code_2(program, place, words, said):
    code, output, errors = ends([*program, *words], place)
    assert (code, output) == (2, "") and said in errors, errors


def test_a_broken_scene_is_no_reason_to_refuse(program, place, begin):
    (place / "scenes/two.face").write_text("face {\n")
    process = begin(*program, "scenes")
    wait_for(lambda: "2 scenes; Ctrl-C ends the preview" in (place / "said.txt").read_text())
    assert process.poll() is None


# The program that it becomes


def test_facet_preview_takes_the_place_of_the_process(begin):
    process = begin(*command("facet preview"), "scenes")
    assert os.readlink(f"/proc/{process.pid}/exe") == str(PROGRAM.resolve())
    assert open(f"/proc/{process.pid}/cmdline", "rb").read().split(b"\0")[1:] == [b"scenes", b""]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)
def test_a_signal_is_its_exit_code(program, begin, number):
    process = begin(*program, "scenes")
    process.send_signal(number)
    assert process.wait(timeout=PATIENCE) == 128 + number


def test_the_port_that_is_asked_for_is_the_one(program, begin):
    first = begin(*program, "scenes")
    port = first.port
    first.terminate()
    first.wait(timeout=PATIENCE)
    assert begin(*program, "scenes", "--port", str(port)).port == port


def test_words_go_over_as_they_are_and_the_exit_code_comes_back(place):
    shutil.copy2(command("facet preview")[0], place / "alone")
    stand_in = script(place / "bin/facet-preview", STAND_IN)
    words = ["scenes", "--port", "0", "--size=20x20", "a b", "", "--root", "*", "--", "--open"]
    code, output, said = ends([place / "alone", "preview", *words], place, PATH=str(stand_in.parent))
    assert (code, said) == (7, "") and output == "".join(f"<{word}>" for word in words)
    # Neither help nor what is wrong is left to another program.
    for words, wanted in [(["--help"], 0), (["--prt"], 2), ([], 2)]:
        code, output, _ = ends([place / "alone", "preview", *words], place, PATH=str(stand_in.parent))
        assert code == wanted and "<" not in output


@pytest.mark.parametrize("text, said", [
    (None, "`facet-preview` was not found beside facet or on PATH"),
    ("#!/there/is/no/such/shell\n", "cannot start `"),
], ids=["missing", "does not start"])
def test_without_the_second_program_it_says_so(place, text, said):
    shutil.copy2(command("facet preview")[0], place / "facet")
    if text:
        script(place / "facet-preview", text)
    code, output, errors = ends([place / "facet", "preview", "scenes"], place, PATH="/nonexistent")
    assert (code, output) == (2, "") and said in errors, errors


def test_both_programs_give_the_same_help(place):
    pages = [ends([*command(name), "--help"], place) for name in ("facet preview", "facet-preview")]
    assert pages[0] == pages[1] and pages[0][0] == 0 and pages[0][2] == ""
    assert "--port N" in pages[0][1] and "--open" in pages[0][1]


# The browser


def test_the_browser_is_given_the_address(program, place, begin):
    browser = script(place / "a browser", BROWSER)
    process = begin(*program, "scenes", "--open", BROWSER=str(browser), CI="")
    asked = place / "a browser.asked"
    wait_for(asked.exists)
    assert asked.read_text() == f"<{process.address}>"
    # What ends the preview by Ctrl-C leaves the browser alone.
    assert int((place / "a browser.group").read_text()) != os.getpgid(process.pid)
    assert "warning" not in (place / "said.txt").read_text()


@pytest.mark.parametrize("options, environment, said", [
    ([], {"CI": None}, ""),
    (["--open"], {"CI": "true"}, "warning: `--open` opens nothing in continuous integration"),
    (["--open"], {"CI": None, "BROWSER": "/there/is/no/such"}, "warning: cannot start `/there/is/no/such`"),
    (["--open"], {"CI": None, "BROWSER": "", "PATH": "/nonexistent"}, "warning: cannot start `xdg-open`"),
    (["--open"], {"CI": None, "BROWSER": "false"}, "warning: `false` ended with exit code 1\n  the page is at http"),
], ids=["without --open", "in CI", "no such browser", "no browser at all", "a browser that fails"])
def test_it_serves_where_nothing_is_opened(program, place, begin, options, environment, said):
    browser = script(place / "browser", BROWSER)
    process = begin(*program, "scenes", *options, **{"BROWSER": str(browser), **environment})
    wait_for(lambda: "Ctrl-C ends the preview" in (place / "said.txt").read_text())
    wait_for(lambda: said in (place / "said.txt").read_text())
    with socket.create_connection(("127.0.0.1", process.port), timeout=5) as connection:
        connection.sendall(b"GET /scenes HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % process.port)
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")
    assert not (place / "browser.asked").exists() and ("warning" in (place / "said.txt").read_text()) == bool(said)


# Who can reach it


def listening(process, table):
    """The addresses at which a process listens, as the system writes them."""
    inodes = set()
    for descriptor in pathlib.Path(f"/proc/{process.pid}/fd").iterdir():
        found = re.fullmatch(r"socket:\[(\d+)\]", os.readlink(descriptor))
        inodes |= {found[1]} if found else set()
    rows = [line.split() for line in open(f"/proc/{process.pid}/net/{table}").read().splitlines()[1:]]
    return [row[1] for row in rows if row[3] == "0A" and row[9] in inodes]


def test_it_listens_on_the_loopback_address_and_nowhere_else(begin):
    process = begin(*command("facet-preview"), "scenes")
    assert listening(process, "tcp") == [f"0100007F:{process.port:04X}"]
    assert listening(process, "tcp6") == []
    for other in ["127.0.0.2", "::1"]:
        with pytest.raises(OSError):
            socket.create_connection((other, process.port), timeout=2)
