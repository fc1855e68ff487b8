# SPDX-License-Identifier: Apache-2.0
"""A running `facet watch`, and scenes whose title says which save a picture was made of.

Nothing here waits for a while and then hopes. Events of `--json` say when a build was, and a fence says when there will
be no other: a second scene is saved, and since a build takes up everything that is known to have happened, whatever the
saves before it caused has been said by the time that the build of the fence is.
"""

import json
import os
import pathlib
import queue
import signal
import subprocess
import threading
import time
from xml.etree import ElementTree

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Only a test that fails waits as long as this.
PATIENCE = float(os.environ.get("FACET_PATIENCE", 30))
EVENTS, POLL = [], ["--poll-every", "10"]
LIBRARY = "let side = {}\n"
IMPORTING = 'import "{}"\nscene {{\n  title: "one"\n  size: side\n  circle()\n}}\n'


def scene(title, more=""):
    return f'{more}scene {{\n  title: "{title}"\n  size: 20\n  circle()\n}}\n'


def title(svg):
    """Which scene a whole and well-formed picture was made of."""
    root = ElementTree.fromstring(pathlib.Path(svg).read_bytes())
    return root.find("{http://www.w3.org/2000/svg}title").text


def width(svg):
    return int(svg.read_text().split('viewBox="0 0 ')[1].split(" ")[0])


def built_once(watch, *written):
    """One build, of exactly that."""
    build = watch.build()
    rest = watch.rest()
    assert sorted(build.written) == sorted(written) and rest == [], (build, rest)
    return build


def until(condition):
    """Waits for what no event tells of."""
    end = time.monotonic() + PATIENCE
    while not (result := condition()):
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.005)
    return result


def lines(path):
    return path.read_text().splitlines() if path.exists() else []


class Build:
    """One event of a build."""

    def __init__(self, event, folder):
        def name(path):
            return os.path.relpath(folder / path, folder)
        self.number = event["build"]
        self.event = event
        self.outputs = event["outputs"]
        self.sources = [name(output["source"]) for output in self.outputs]
        self.written = [name(output["path"]) for output in self.outputs if output["isWritten"]]
        self.isBroken = bool(event["problems"]) or any(output["isBroken"] for output in self.outputs)

    def __repr__(self):
        return json.dumps(self.event)


class Watch:
    def __init__(self, program, folder, arguments, fence, wrapper=(), **options):
        self.folder = folder
        self.fence = folder / fence
        self.fences = 0
        self.events = queue.Queue()
        self.notices, self.problems = [], []
        self.said = open(folder.parent / "said.txt", "w+b")
        self.process = subprocess.Popen(
            [*wrapper, program, "watch", "--json", *arguments], cwd=folder, stdin=options.pop("stdin", subprocess.DEVNULL),
            stdout=subprocess.PIPE, stderr=self.said, **options)
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.events.put(json.loads(line))
        self.events.put(None)

    def event(self):
        try:
            event = self.events.get(timeout=PATIENCE)
        except queue.Empty:
            raise AssertionError(f"no event came. {self.words()}") from None
        if event is None:
            raise AssertionError(f"the watch ended with {self.process.wait()}. {self.words()}")
        if event["event"] == "notice":
            self.notices.append(event["message"])
        if event["event"] == "problem":
            self.problems.append(event["problem"]["message"])
        return event

    def build(self):
        """The next one."""
        while (event := self.event())["event"] != "build":
            pass
        return Build(event, self.folder)

    def problem(self):
        while self.event()["event"] != "problem":
            pass
        return self.problems[-1]

    def words(self):
        self.said.seek(0)
        return self.said.read().decode()

    def rest(self):
        """All builds that what happened so far causes; of a build together with the fence, what else it built."""
        self.fences += 1
        self.fence.parent.mkdir(exist_ok=True)
        self.fence.write_text(scene(f"fence {self.fences}"))
        builds = []
        name = str(self.fence.relative_to(self.folder))
        while name not in (build := self.build()).sources:
            builds.append(build)
        return builds + ([build] if build.sources != [name] else [])

    def end(self, signal=signal.SIGTERM):
        """What the process ends with."""
        self.process.send_signal(signal)
        return self.code()

    def code(self):
        return self.process.wait(timeout=PATIENCE)


class Place:
    """A folder with scenes, and the watches that run in it."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder / "place"
        self.folder.mkdir()
        self.watches = []

    def __truediv__(self, path):
        return self.folder / path

    def save(self, path, text):
        """In place, as simple editors do."""
        (self / path).parent.mkdir(parents=True, exist_ok=True)
        (self / path).write_text(text)

    def replace(self, path, text):
        """By another file that takes the name."""
        (self / (path + ".new")).write_text(text)
        (self / (path + ".new")).rename(self / path)

    def watch(self, *arguments, fence="fence/fence.facet", **options):
        """A watch that has built once and sees every change from now on."""
        self.save(fence, scene("fence"))
        watch = self.start(*arguments, fence=fence, **options)
        watch.first = watch.build()
        assert watch.rest() == []
        return watch

    def start(self, *arguments, fence="fence/fence.facet", **options):
        watch = Watch(self.program, self.folder, arguments, fence, **options)
        self.watches.append(watch)
        return watch

    def end(self):
        for watch in self.watches:
            if watch.process.poll() is None:
                watch.process.kill()
                watch.process.wait()
            watch.said.close()


@pytest.fixture
def place(tmp_path):
    program = os.environ.get("FACET", str(ROOT / ".build" / "debug" / "facet"))
    assert os.access(program, os.X_OK), f"{program} is missing: build it, or name it in FACET"
    place = Place(os.path.abspath(program), tmp_path)
    yield place
    place.end()
