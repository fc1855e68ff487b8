# SPDX-License-Identifier: Apache-2.0
"""Where the compiler is, and how the tests call it."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENDINGS = {".face", ".badge", ".card", ".sketch", ".facet"}


def scene_files():
    """All scenes that this project ships or tests with, as paths from the repository's top."""
    folders = [ROOT / "examples", ROOT / "Tests" / "Fixtures" / "scenes"]
    files = [file for folder in folders for file in sorted(folder.rglob("*")) if file.suffix in ENDINGS]
    return [str(file.relative_to(ROOT)) for file in files]


def pytest_generate_tests(metafunc):
    if "scene" in metafunc.fixturenames:
        metafunc.parametrize("scene", scene_files())


class Compiler:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def run(self, path, *options):
        """What the compiler writes of a file; skips the test where a library of declarations draws nothing."""
        command = [self.program, "compile", str(path), "-o", "-", *options]
        run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        messages = run.stderr.decode()
        if "holds no scene" in messages:
            pytest.skip("a library of declarations draws nothing")
        # 1 means findings: warnings still leave a picture.
        assert run.returncode in (0, 1) and run.stdout, messages
        return run.stdout.decode()

    def text(self, source, *options, name="scene.facet"):
        """What the compiler writes of a scene given as text."""
        path = self.folder / name
        path.write_text(source, encoding="utf-8")
        return self.run(path, "--root", str(self.folder), *options)


@pytest.fixture
def facet(tmp_path):
    program = os.environ.get("FACET", str(ROOT / ".build" / "debug" / "facet"))
    assert os.access(program, os.X_OK), f"{program} is missing: build it, or name it in FACET"
    return Compiler(os.path.abspath(program), tmp_path)
