# SPDX-License-Identifier: Apache-2.0
"""What a watch says on a terminal and elsewhere."""

import os
import pty
import select
import subprocess
import time

import pytest

from conftest import PATIENCE, scene, until


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


def test_what_is_wrong_in_a_shared_file_is_said_once(place):
    place.save("lib.facet", "let reach = 3\n")
    for name in "one", "two":
        place.save(f"{name}.facet", 'import "lib.facet"\nscene {\n  size: 10\n  circle(radius: reach)\n}\n')
    text = on_a_terminal(place, ".", "--color=never", until_text="Ctrl-C ends it",
                         then=lambda: (time.sleep(0.2), place.save("lib.facet", "let reach = 3 +\n")),
                         and_until="left as it is, ")
    assert text.count("error[") == 1 and "1 error" in text and "lib.svg" not in text, text
    assert "lib.facet is broken, " in text and "one.svg left as it is" in text


def test_scenes_that_go_are_a_line_too(place):
    for name in "one", "two":
        place.save(f"{name}.facet", scene(name))
    text = on_a_terminal(place, ".", "--color=never", until_text="Ctrl-C ends it",
                         then=lambda: (time.sleep(0.2), (place / "two.facet").unlink()), and_until="[2] ")
    assert "[2] 1 gone, 1 scene left, " in text, text
