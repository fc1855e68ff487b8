# SPDX-License-Identifier: Apache-2.0
"""Every format is read by a reader that knows nothing of the writer, and compared with the JSON form."""

import posixpath
import re
import urllib.parse
from xml.etree import ElementTree

import jsonschema
import junitparser

HASH = re.compile(r"^[0-9a-f]{32}:[1-9][0-9]*$")
ORDER = ["error", "warning", "note"]


def is_relative(path):
    return bool(path) and not path.startswith("/") and "\\" not in path and "//" not in path


def test_the_versions_and_counts_of_the_json_form(reports):
    assert reports.document["version"] == 1
    assert reports.document["tool"] == "facet"
    assert all(finding["severity"] in ORDER for finding in reports.findings)
    marks = [finding["fingerprint"] for finding in reports.findings]
    assert len(set(marks)) == len(marks) and all(HASH.match(mark) for mark in marks)


def test_concise_has_a_line_for_each_finding(reports):
    lines = [line for line in reports.texts["concise"].splitlines() if not line.startswith(("facet:", "  "))]
    assert len(lines) == len(reports.findings)
    for line, finding in zip(lines, reports.findings):
        match = re.match(r"(?P<path>.+?)(?::(?P<line>\d+):(?P<column>\d+))?: (?P<level>\w+)\[(?P<id>[^]]+)\] ", line)
        assert match["path"] == finding["path"]
        assert (match["level"], match["id"]) == (finding["severity"], finding["id"])
        if match["line"]:
            start = finding["start"]
            assert (int(match["line"]), int(match["column"])) == (start["line"], start["column"])


def test_text_tells_of_every_finding_and_problem(reports):
    text = reports.texts["text"]
    for finding in reports.findings:
        assert f"{finding['severity']}[{finding['id']}]: " in text
    for problem in reports.problems:
        assert problem["message"] in text
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", text)


# SARIF


def test_sarif_is_valid(reports, sarif_schema):
    validator = jsonschema.validators.validator_for(sarif_schema)
    validator.check_schema(sarif_schema)
    problems = [error.message for error in validator(sarif_schema).iter_errors(reports.json("sarif"))]
    assert problems == []


def sarif_run(reports):
    log = reports.json("sarif")
    assert log["version"] == "2.1.0" and len(log["runs"]) == 1
    return log["runs"][0]


def physical(location):
    """Path and region of a location, the path as a file system has it."""
    place = location["physicalLocation"]
    artifact = place["artifactLocation"]
    assert artifact["uriBaseId"] == "%SRCROOT%"
    parts = urllib.parse.urlsplit(artifact["uri"])
    assert not (parts.scheme or parts.netloc or parts.query or parts.fragment), artifact
    assert re.fullmatch(r"(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", artifact["uri"])
    path = urllib.parse.unquote(parts.path, errors="strict")
    assert is_relative(path)
    return path, place.get("region")


def same_region(region, start, end):
    return region == {"startLine": start["line"], "startColumn": start["utf16Column"],
                      "endLine": end["line"], "endColumn": end["utf16Column"]}


def test_sarif_has_the_same_results(reports):
    run = sarif_run(reports)
    assert run["columnKind"] == "utf16CodeUnits"
    assert len(run["results"]) == len(reports.findings)
    for result, finding in zip(run["results"], reports.findings):
        assert (result["ruleId"], result["level"]) == (finding["id"], finding["severity"])
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == finding["id"]
        lines = [finding["message"], *([finding["label"]] if finding["label"] else [])]
        assert result["message"]["text"].startswith("\n".join(lines))
        assert set(result["partialFingerprints"].values()) == {finding["fingerprint"]}
        [location] = result["locations"]
        path, region = physical(location)
        if finding["path"] == "<unknown>":
            assert region is None
            continue
        assert path.endswith(posixpath.normpath(finding["path"]))
        assert same_region(region, finding["start"], finding["end"])
        related = [(item["message"]["text"], item["id"]) for item in result.get("relatedLocations", [])]
        assert related == [(label["message"], number) for number, label in enumerate(finding["secondary"], 1)]


def test_sarif_has_the_fixes_that_a_tool_could_apply(reports):
    for result, finding in zip(sarif_run(reports)["results"], reports.findings):
        fixes = [fix for fix in finding["fixes"] if fix["applicability"] != "display"]
        assert [fix["description"]["text"] for fix in result.get("fixes", [])] == [fix["message"] for fix in fixes]
        for written, fix in zip(result.get("fixes", []), fixes):
            edits = [edit for change in written["artifactChanges"] for edit in change["replacements"]]
            assert len(edits) == len(fix["edits"])
            for edit, expected in zip(edits, fix["edits"]):
                assert same_region(edit["deletedRegion"], expected["start"], expected["end"])
                assert edit.get("insertedContent", {"text": ""})["text"] == expected["replacement"]


def test_sarif_tells_of_problems_and_of_its_rules(reports):
    run = sarif_run(reports)
    [invocation] = run["invocations"]
    assert invocation["exitCode"] == reports.document["exitCode"]
    assert invocation["executionSuccessful"] == all(item["severity"] != "error" for item in reports.problems)
    told = invocation["toolExecutionNotifications"]
    assert [item["level"] for item in told] == [problem["severity"] for problem in reports.problems]
    for item, problem in zip(told, reports.problems):
        assert item["message"]["text"].startswith(problem["message"])
        paths = [physical(location)[0] for location in item.get("locations", [])]
        assert paths == [problem["path"]] if "path" in problem else not paths
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == sorted({finding["id"] for finding in reports.findings})
    for rule in rules:
        if "help" in rule:
            assert rule["help"]["text"] and rule["help"]["markdown"]
            assert rule["help"]["markdown"].count("```") % 2 == 0


# GitHub


def last_line(finding):
    """What ends with a line does not stand on the next one."""
    start, end = finding["start"], finding["end"]
    return end["line"] - 1 if end["line"] > start["line"] and end["column"] == 1 else end["line"]


def unescaped(text, in_property):
    codes = {"%25": "%", "%0D": "\r", "%0A": "\n", **({"%3A": ":", "%2C": ","} if in_property else {})}
    return re.sub("%(?:..)", lambda match: codes[match[0]], text)


def commands(text):
    """Workflow commands as the runner of GitHub Actions takes them apart."""
    for line in text.splitlines():
        head, message = line.removeprefix("::").split("::", 1)
        assert line.startswith("::")
        word, properties = head.split(" ", 1)
        pairs = (pair.split("=", 1) for pair in properties.split(","))
        yield word, {name: unescaped(value, True) for name, value in pairs}, unescaped(message, False)


def test_annotations_come_worst_first_and_hold_all(reports):
    words = {"error": "error", "warning": "warning", "note": "notice"}
    told = list(commands(reports.texts["github"]))
    expected = [finding for severity in ORDER for finding in
                [problem for problem in reports.problems if problem["severity"] == severity]
                + [finding for finding in reports.findings if finding["severity"] == severity]]
    assert [word for word, _, _ in told] == [words[finding["severity"]] for finding in expected]
    for (_, properties, message), finding in zip(told, expected):
        assert properties["title"] == finding.get("id", "facet")
        assert not re.search(r"[\x00-\x09\x0b-\x1f]", message)
        if "file" in properties:
            assert is_relative(properties["file"])
        if finding.get("path", "<unknown>") == "<unknown>" or "start" not in finding:
            assert "line" not in properties
            continue
        start, end = finding["start"], finding["end"]
        assert (properties["line"], properties["endLine"]) == (str(start["line"]), str(last_line(finding)))
        columns = (str(start["column"]), str(end["column"])) if start["line"] == end["line"] else (None, None)
        assert (properties.get("col"), properties.get("endColumn")) == columns


# GitLab


def test_code_quality_issues_are_whole(reports):
    issues = reports.json("gitlab")
    assert len(issues) == len(reports.findings) + len(reports.problems)
    marks = [issue["fingerprint"] for issue in issues]
    assert len(set(marks)) == len(marks)
    levels = {"error": "major", "warning": "minor", "note": "info"}
    for issue, finding in zip(issues, reports.findings + reports.problems):
        assert issue["description"] == finding["message"]
        assert issue["check_name"] == finding.get("id", "facet")
        assert issue["severity"] == levels[finding["severity"]]
        assert is_relative(issue["location"]["path"])
        lines = issue["location"]["lines"]
        assert 1 <= lines["begin"] <= lines["end"]
        if "start" in finding and finding["path"] != "<unknown>":
            assert (lines["begin"], lines["end"]) == (finding["start"]["line"], last_line(finding))
            assert issue["fingerprint"] == finding["fingerprint"]


# XML


def carried(text):
    """What XML can carry of a text: pictures of control characters, U+FFFD for what is no character."""
    text = re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f]", lambda match: chr(0x2400 + ord(match[0])), text)
    return re.sub("[\ufffe\uffff]", "\ufffd", text)


def test_checkstyle_holds_all(reports):
    root = ElementTree.fromstring(reports.texts["checkstyle"].encode("utf-8"))
    assert root.tag == "checkstyle" and root.get("version")
    assert all(file.tag == "file" and is_relative(file.get("name")) for file in root)
    errors = [error for file in root for error in file]
    assert len(errors) == len(reports.findings) + len(reports.problems)
    levels = {"error": "error", "warning": "warning", "note": "info"}
    for error, finding in zip(errors, reports.findings + reports.problems):
        assert error.tag == "error"
        assert error.get("severity") == levels[finding["severity"]]
        assert error.get("message") == carried(finding["message"])
        assert error.get("source") == ("facet." + finding["id"] if "id" in finding else "facet")
        if "start" in finding and finding["path"] != "<unknown>":
            place = (int(error.get("line")), int(error.get("column")))
            assert place == (finding["start"]["line"], finding["start"]["column"])


def test_junit_holds_all(reports):
    document = junitparser.JUnitXml.fromstring(reports.texts["junit"].encode("utf-8"))
    suites = list(document)
    written = (document.tests, document.failures, document.errors)
    document.update_statistics()
    assert written == (document.tests, document.failures, document.errors)
    files = [suite for suite in suites if suite.name != "facet"]
    assert len(files) == reports.document["files"]
    cases = [case for suite in files for case in suite if case.name != "lint"]
    assert len(cases) == len(reports.findings)
    for case, finding in zip(cases, reports.findings):
        assert case.name.split(" ")[0] == finding["id"]
        results = case.result
        if finding["severity"] == "note":
            assert results == [] and carried(finding["message"]).splitlines()[0] in case.system_out
        else:
            [failure] = results
            assert failure.type == finding["severity"]
            assert failure.message == carried(finding["message"])
    for suite in suites:
        names = [case.name for case in suite]
        assert len(set(names)) == len(names)
        assert all(case.classname == suite.name for case in suite)
    assert document.failures == sum(finding["severity"] != "note" for finding in reports.findings)
    assert document.errors == sum(problem["severity"] == "error" for problem in reports.problems)
