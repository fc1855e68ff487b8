# SPDX-License-Identifier: Apache-2.0
"""A preview program on scenes of the tests' own, and a browser that looks at it.

FACET_PREVIEW names the program (the built one otherwise), CHROMIUM the browser, FACET_SCREENSHOTS the folder for
pictures of the page. Where CI is set, what is not installed fails the tests, which are left out otherwise.
"""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import threading
import time

import pytest

from looking import Look

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("FACET_PREVIEW", ROOT / ".build" / "debug" / "facet-preview"))
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
SCREENSHOTS = pathlib.Path(os.environ.get("FACET_SCREENSHOTS", ROOT / "out" / "screenshots"))

SCENES = {
    "faces/mood.face": "// A comment that stays.\nface {\n  size: 200\n  emotion: .happy // how it feels\n}\n",
    "faces/numbers.face": """\
/// How much it smiles.
param smile: Number = 0.5 in -1...1 step 0.1 // a knob

face {
  title: "By numbers"
  size: (320, 200)
  mouthCurvature: smile
  color: #20304f
}
""",
    "faces/sleepy.face": 'face {\n  title: "Sleepy"\n  size: 200\n  eyes: .squinting\n  squintOpenness: 0.4\n}\n',
    "cards/1.card": "card {\n  size: (250, 400)\n  rank: .two\n}\n",
    "cards/2.card": "card {\n  size: (250, 400)\n  rank: .queen\n  suit: .spades\n}\n",
    "cards/3.card": "card {\n  size: (250, 400)\n  rank: .king\n  faceArtScale: 0.5\n}\n",
    "sketches/pad.sketch": """\
sketch {
  title: "A pad"
  size: (400, 300)
  background: #ffffff

  pen(color: #2f5fe0, width: 9, points: [(40, 60), (200, 40), (360, 80)])
}
""",
    "badges/rose.badge": """\
param petals: Number = 6 in 3...12 step 1
param tint: Color = #d6409f

badge {
  title: "A rose"
  size: 120
  repeat k in 0..<petals {
    ellipse(radius: (14, 40)).fill(tint).opacity(0.5).offset(0, -24).rotate(k / petals * 360deg)
  }
}
""",
    "scenes/themes.facet": """\
param ground: Color = #ffffff

theme night {
  ground: #101014
}

scene {
  title: "Day <img src=x onerror=alert(1)> & night"
  size: (120, 80)
  background: ground
  circle(radius: 20).fill(#e9b200)
}
""",
}


class Server:
    """The preview program on a folder of scenes; it can be killed and started again on the same port."""

    def __init__(self, folder):
        self.folder = folder
        self.port = 0
        self.start()

    def start(self):
        command = [str(PROGRAM), "--port", str(self.port), str(self.folder)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        said = []
        for line in self.process.stdout:
            said.append(line)
            found = re.search(r"http://(?:127\.0\.0\.1|localhost):(\d+)", line)
            if found:
                self.port = int(found[1])
                self.url = f"http://127.0.0.1:{self.port}/"
                # Whoever writes to a pipe that nobody reads stops when it is full.
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                return
        raise AssertionError("the program names no address: " + "".join(said))

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def text(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def save(self, name, text):
        """As an editor saves: another file takes the name."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_name(f".{path.name}.new")
        new.write_text(text, encoding="utf-8")
        os.replace(new, path)

    def wait_for(self, name, wanted, seconds=10):
        """The file's text as soon as it is as wanted: a text, or a function that says so."""
        fits = wanted if callable(wanted) else lambda text: text == wanted
        end = time.monotonic() + seconds
        while not fits(self.text(name)):
            assert time.monotonic() < end, self.text(name)
            time.sleep(0.02)
        return self.text(name)


def missing(what):
    """Leaves out what cannot run here; where CI is set, everything has to run."""
    if os.environ.get("CI"):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


@pytest.fixture(scope="session")
def start():
    """Starts the program on a copy of the scenes in a folder."""
    if not os.access(PROGRAM, os.X_OK):
        missing(f"{PROGRAM.name} is not built: build it, or name it in FACET_PREVIEW")

    def start_in(folder):
        for name, text in SCENES.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        return Server(folder)

    return start_in


@pytest.fixture
def server(start, tmp_path):
    running = start(tmp_path / "scenes")
    yield running
    running.kill()


@pytest.fixture(scope="session")
def chromium():
    try:
        from playwright import sync_api
    except ImportError:
        missing("playwright is not installed: see requirements.txt")
    if not CHROMIUM:
        missing("there is no chromium: install it, or name it in CHROMIUM")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def look(chromium, server):
    """Opens pages; fails the test if one of them reported an error or broke the content policy."""
    looks = []

    def open_page(scene=None, **options):
        made = Look(chromium, server, SCREENSHOTS, **options)
        looks.append(made)
        made.open(scene)
        return made

    yield open_page
    complaints = [complaint for each in looks for complaint in each.complaints]
    for each in looks:
        each.context.close()
    assert complaints == []
