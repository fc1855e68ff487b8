# SPDX-License-Identifier: Apache-2.0
"""Reports of the linter as the tests find them, and what they are compared with."""

import json
import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "Tests" / "Fixtures" / "reports"
# Published schemas lie beside the repository, not in it.
SCHEMAS = pathlib.Path(os.environ.get("FACET_SCHEMAS", ROOT.parent / "shared" / "schemas"))

ENDINGS = {"text": ".txt", "concise": ".txt", "json": ".json", "sarif": ".sarif", "github": ".txt",
           "gitlab": ".json", "checkstyle": ".xml", "junit": ".xml"}


def no_float(text):
    raise ValueError(f"{text}: numbers of a report are integers")


class Reports:
    """One set of findings in every format; the JSON form is what the others have to agree with."""

    def __init__(self, texts):
        self.texts = texts
        self.document = self.json("json")
        self.findings = self.document["diagnostics"]
        self.problems = self.document["problems"]

    def json(self, name):
        return json.loads(self.texts[name], parse_float=no_float)

    def known(self):
        """Findings whose file is known."""
        return [finding for finding in self.findings if finding["path"] != "<unknown>"]


class Project:
    """A repository with scenes, in whose folder `design` the linter runs."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder / "design"
        self.folder.mkdir()
        (folder / ".git").mkdir()

    def write(self, path, text):
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_bytes(text.encode("utf-8"))

    def lint(self, *options, code):
        """What the linter says on its streams; fails unless it ends with this code."""
        command = [self.program, "lint", *options]
        run = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        said = run.stdout.decode("utf-8") + run.stderr.decode("utf-8")
        assert run.returncode == code, said
        return said

    def reports(self, *options, code):
        """Every report of one run."""
        files = {name: self.folder.parent / "out" / (name + ending) for name, ending in ENDINGS.items()}
        wanted = [word for name, file in files.items() for word in ("--report", f"{name}={file}")]
        self.lint(*options, *wanted, code=code)
        return Reports({name: file.read_bytes().decode("utf-8") for name, file in files.items()})


@pytest.fixture
def project(tmp_path):
    program = os.environ.get("FACET", str(ROOT / ".build" / "debug" / "facet"))
    assert os.access(program, os.X_OK), f"{program} is missing: build it, or name it in FACET"
    return Project(os.path.abspath(program), tmp_path)


def tricky_project(project):
    """Scenes with findings of every kind, and a list of known ones of which one is gone."""
    param = "param radius: Number = 20 in 1...40\n"
    project.write("gone.facet", param + "scene { title: \"A\"\n  circle()\n}\n")
    project.lint(".", "--write-baseline", "known.txt", code=0)
    project.write("gone.facet", "scene { title: \"A\"\n  circle()\n}\n")
    project.write("icons/Füchse #1, 100%: a&b.facet",
                  "/* \U0001f98a */ " + param.strip() + " // <A> %3A\nscene {\r\n\tcircle()\r\n}\r\n")
    project.write("bom.facet", "\ufeffparam süß: Number = 1 in 0...2\nscene { title: \"B\"\n  circle()\n}")
    project.write("broken.facet", "scene {\n  crcle()")
    return project.reports(".", "--baseline", "known.txt", code=1)


@pytest.fixture(params=["tricky", "clean", "trouble", "command"])
def reports(request):
    if request.param == "command":
        return tricky_project(request.getfixturevalue("project"))
    return Reports({name: (SAMPLES / f"{request.param}.{name}{ending}").read_bytes().decode("utf-8")
                    for name, ending in ENDINGS.items()})


@pytest.fixture(scope="session")
def sarif_schema():
    path = SCHEMAS / "sarif-schema-2.1.0.json"
    if not path.exists():
        pytest.skip(f"the SARIF schema is not at {path}; name its folder in FACET_SCHEMAS")
    return json.loads(path.read_text(encoding="utf-8"))
