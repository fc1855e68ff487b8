# SPDX-License-Identifier: Apache-2.0
"""What `facet lint` reports of files on a disk, and what it takes for known."""

import re

from conftest import tricky_project

PARAM = "param radius: Number = 20 in 1...40\n"
SCENE = "scene { title: \"A\"\n  circle()\n}\n"


def position(text, offset):
    """Line and columns of a byte offset, counted anew."""
    before = text.encode("utf-8")[:offset].decode("utf-8").removeprefix("\ufeff")
    lines = re.split("\r\n|\n|\r", before)
    return {"offset": offset, "line": len(lines), "column": len(lines[-1]) + 1,
            "utf16Column": len(lines[-1].encode("utf-16-le")) // 2 + 1}


def test_positions_are_those_of_the_bytes(project):
    reports = tricky_project(project)
    assert {finding["path"].rsplit("/", 1)[-1] for finding in reports.findings} == {
        "Füchse #1, 100%: a&b.facet", "bom.facet", "broken.facet"}
    for finding in reports.findings:
        text = (project.folder / finding["path"]).read_bytes().decode("utf-8")
        for end in ("start", "end"):
            assert finding[end] == position(text, finding[end]["offset"])


def test_reports_name_no_folder_of_the_machine(project):
    reports = tricky_project(project)
    for text in reports.texts.values():
        assert str(project.folder.parent) not in text
    for name in ("sarif", "github", "gitlab", "checkstyle", "junit"):
        assert "design/" in reports.texts[name]


def test_reports_of_a_second_run_are_the_same_bytes(project):
    first = tricky_project(project).texts
    second = project.reports(".", "--baseline", "known.txt", code=1).texts
    assert first == second


def test_known_findings_stay_known_when_lines_move(project):
    project.write("a.facet", PARAM + SCENE)
    project.lint(".", "--deny", "warning", code=1)
    project.lint(".", "--write-baseline", "known.txt", code=0)
    known = (project.folder / "known.txt").read_bytes()
    project.lint(".", "--baseline", "known.txt", "--deny", "warning", code=0)
    project.write("a.facet", "// one\n\n\n  " + PARAM + SCENE)
    project.lint(".", "--baseline", "known.txt", "--deny", "warning", code=0)
    project.lint(".", "--write-baseline", "known.txt", code=0)
    assert (project.folder / "known.txt").read_bytes() == known


def test_new_findings_are_told_beside_known_ones(project):
    project.write("a.facet", PARAM + SCENE)
    project.lint(".", "--write-baseline", "known.txt", code=0)
    project.write("a.facet", "param other: Number = 1 in 0...2\n" + PARAM + SCENE)
    said = project.lint(".", "--baseline", "known.txt", "--deny", "warning", code=1)
    assert "`other`" in said and "`radius`" not in said


def test_what_is_gone_is_reported_but_not_where_nothing_was_looked_at(project):
    project.write("a.facet", PARAM + SCENE)
    project.write("b.facet", PARAM + SCENE)
    project.lint(".", "--write-baseline", "known.txt", code=0)
    project.write("a.facet", SCENE)
    assert "a.facet" in project.lint(".", "--baseline", "known.txt", code=1)
    project.lint("b.facet", "--baseline", "known.txt", code=0)
    project.write("a.facet", "scene { crcle() }\n")
    assert "known.txt" not in project.lint(".", "--baseline", "known.txt", code=1)


def test_a_damaged_list_is_trouble_with_its_line(project):
    project.write("a.facet", SCENE)
    project.write("known.txt", "facet-baseline 1\n<<<<<<< ours\n")
    assert "line 2" in project.lint(".", "--baseline", "known.txt", code=2)
