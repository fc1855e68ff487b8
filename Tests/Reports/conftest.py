# SPDX-License-Identifier: Apache-2.0
"""Reports of the linter as the tests find them, and what they are compared with."""

import json
import os
import pathlib

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


@pytest.fixture(params=["tricky", "clean", "trouble"])
def reports(request):
    return Reports({name: (SAMPLES / f"{request.param}.{name}{ending}").read_bytes().decode("utf-8")
                    for name, ending in ENDINGS.items()})


@pytest.fixture(scope="session")
def sarif_schema():
    path = SCHEMAS / "sarif-schema-2.1.0.json"
    if not path.exists():
        pytest.skip(f"the SARIF schema is not at {path}; name its folder in FACET_SCHEMAS")
    return json.loads(path.read_text(encoding="utf-8"))
