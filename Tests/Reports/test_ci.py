# SPDX-License-Identifier: Apache-2.0
"""The files that a continuous integration takes: they are read as it reads them, their shell lines are run, and the
manual shows what stands in them."""

import os
import re
import subprocess

import pytest
import yaml

from conftest import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "scenes.yml"
GITLAB = ROOT / "docs" / "ci" / "gitlab-scenes.yml"
HOOKS = ROOT / ".pre-commit-hooks.yaml"
PAGE = ROOT / "docs" / "ci.md"

SCENE = "scene {\n  title: \"A\"\n  circle()\n}\n"
UNTIDY = "scene {\n title: \"B\"\n  circle() }\n"
UNTITLED = "scene {\n  circle()\n}\n"


def read(path):
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def workflow():
    document = read(WORKFLOW)
    # YAML 1.1 takes the bare word `on` for a truth value.
    return document, document[True]["workflow_call"]["inputs"], document["jobs"]["scenes"]


def yaml_blocks():
    return re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def command_lines():
    """Every indented line of the page, without its comment."""
    lines = re.findall(r"^    ((?:facet|git) .*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [line.split("  #")[0].strip() for line in lines]


def shell_fragments():
    _, _, job = workflow()
    for step in job["steps"]:
        if "run" in step:
            yield f"workflow {step['name']}", step["run"]
    for line in read(GITLAB)["scenes"]["script"]:
        yield "gitlab", line


@pytest.mark.parametrize("name, text", shell_fragments())
def test_shell_fragments_are_shell(name, text):
    run = subprocess.run(["bash", "-n"], input=text.encode(), capture_output=True)
    assert run.returncode == 0, run.stderr
    assert "${{" not in text, "what a caller says must not become part of a script"


def test_every_gate_speaks_whatever_the_others_found():
    _, inputs, job = workflow()
    steps = {step["name"]: step for step in job["steps"] if "name" in step}
    assert list(steps) == ["build facet", "libraries", "lint", "format", "check", "upload"]
    for name in ("lint", "format", "check"):
        condition = steps[name]["if"]
        assert "always()" in condition and f"steps.{steps['build facet']['id']}.outcome == 'success'" in condition
    for text in re.findall(r"inputs\.([\w-]+)", WORKFLOW.read_text(encoding="utf-8")):
        assert text in inputs
    assert job["defaults"]["run"]["shell"] == "bash"


def test_a_cached_program_finds_its_libraries():
    _, _, job = workflow()
    [step] = [step for step in job["steps"] if step.get("name") == "libraries"]
    assert "if" not in step, "what the cache does not hold is missing whenever the cache is there"
    packages = step["run"].split('"" ')[1].split()
    made = next(line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("PACKAGES ="))
    # What is linked is what is built against, but for libxml2, which lies in the program, and the preview's server.
    linked = {word[3:-4] for word in made.split() if word.startswith("lib") and word.endswith("-dev")}
    assert {re.sub(r"[0-9]+[a-z]*$", "", package)[3:] for package in packages} == linked - {"xml2", "microhttpd"}
    assert (ROOT / "tools" / "need").stat().st_mode & 0o111


def test_the_shown_call_is_one_that_works():
    text = WORKFLOW.read_text(encoding="utf-8")
    shown = re.search(r"^#\n((?:#   .*\n)+)", text, re.MULTILINE)[1]
    shown = re.sub(r"^#   ", "", shown, flags=re.MULTILINE)
    assert shown in yaml_blocks()
    _, inputs, _ = workflow()
    call = yaml.safe_load(shown)["jobs"]["scenes"]
    assert set(call["with"]) <= set(inputs)
    assert {name for name, value in inputs.items() if value.get("required")} <= set(call["with"])


def test_the_manual_shows_hooks_that_there_are():
    hooks = {hook["id"]: hook for hook in read(HOOKS)}
    [repository] = [block for text in yaml_blocks() for block in yaml.safe_load(text).get("repos", [])]
    shown = [hook["id"] for hook in repository["hooks"]]
    assert shown and set(shown) <= set(hooks)
    page = PAGE.read_text(encoding="utf-8")
    for name, hook in hooks.items():
        assert f"`{name}`" in page and hook["entry"].startswith("facet ") and hook["language"] in ("swift", "system")
        if "files" in hook:
            assert re.search(hook["files"], "a/b.face") and not re.search(hook["files"], "b.faces")
            assert re.search(hook["exclude"], "a/project.facet") and not re.search(hook["exclude"], "a/my-project.facet")


def test_the_manual_shows_the_lines_of_the_job():
    script = "\n".join(read(GITLAB)["scenes"]["script"])
    gates = [line.split(" || ")[0] for line in script.splitlines() if line.startswith("facet ")]
    lines = command_lines()
    assert [line for line in gates if line not in lines] == []
    reports = read(GITLAB)["scenes"]["artifacts"]["reports"]
    assert f"gitlab={reports['codequality']} " in gates[0] and f"junit={reports['junit']}" in gates[0]


@pytest.mark.parametrize("line", command_lines())
def test_the_lines_of_the_manual_are_understood(project, line):
    project.write("a.facet", SCENE)
    if line.startswith("facet check"):
        shell(project, "facet compile a.facet && facet check --lock facet.lock --write-lock")
    repository(project)
    run = shell(project, line)
    assert run.returncode in (0, 1), run.stderr


def repository(project):
    """Makes the folder above one whose branch `main` holds what is there."""
    line = "rm -rf ../.git && git init -qb main .. && git -c user.name=a -c user.email=a add . && " \
        "git -c user.name=a -c user.email=a commit -qm begin"
    assert shell(project, line).returncode == 0


def test_the_line_for_other_callers_lints_what_a_branch_changes(project):
    [line] = [line for line in command_lines() if line.startswith("git ")]
    project.write("project.facet", "project { exclude: [\"vendor\"] }\n")
    for name in ("a.facet", "gone.card", "same.sketch"):
        project.write(name, UNTITLED)
    repository(project)
    assert shell(project, line).returncode == 0
    for ending in ("face", "badge", "card", "sketch", "facet"):
        project.write(f"in/new with blank.{ending}", f"{'scene' if ending == 'facet' else ending} {{\n  oops\n}}\n")
    project.write("-h.facet", UNTITLED)
    project.write("a.facet", UNTITLED + "// More.\n")
    project.write("vendor/b.facet", UNTITLED)
    project.write("in/project.facet", "project { }\n")
    project.write("notes.txt", "")
    (project.folder.parent / "beside.facet").write_text(UNTITLED)
    (project.folder / "gone.card").unlink()
    shell(project, "git add -A ..")
    run = shell(project, line)
    assert run.returncode == 123, run.stdout + run.stderr
    named = {text.split(":")[0] for text in re.findall(r"--> (.*)", run.stdout)}
    changed = {f"in/new with blank.{ending}" for ending in ("face", "badge", "card", "sketch", "facet")}
    assert named == changed | {"a.facet", "-h.facet"}, run.stdout + run.stderr


def shell(project, text, **environment):
    """Runs a fragment as both services do, with the program on PATH and where the workflow has it."""
    folder = project.folder / ".facet" / "dist"
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "facet").exists():
        os.symlink(project.program, folder / "facet")
    search = f"{folder}:{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", text], cwd=project.folder, text=True,
        capture_output=True, env={**os.environ, "PATH": search, **environment})


@pytest.mark.parametrize("paths, code", [
    (".", 1), ("clean", 0), ("clean\n", 0), ("clean\nwith blank\n", 1), ("clean\n\n", 0), ("\n \nclean\n\t\nwith blank\n\n", 1), ("\n", 2), ("with blank", 1), ("clean/*.facet", 0),
    ("gone", 2), ("$(touch here)", 2), ("-h", 2), ("empty", 0),
])
def test_the_workflow_takes_its_paths_for_paths(project, paths, code):
    project.write("clean/a.facet", SCENE)
    project.write("with blank/b.facet", UNTITLED)
    project.write("empty/notes.txt", "")
    [lint] = [text for name, text in shell_fragments() if name == "workflow lint"]
    run = shell(project, lint, SCENES=paths, DENY="warning")
    assert run.returncode == code, run.stdout + run.stderr
    assert (project.folder / "scenes.sarif").exists() == (code != 2)
    assert not (project.folder / "here").exists()
    assert ("::warning file=design/with blank/b.facet" in run.stdout) == (code == 1)


def test_the_job_runs_all_gates_and_fails_for_any(project):
    [script] = [text for name, text in shell_fragments() if name == "gitlab"]
    project.write("a.facet", UNTITLED)
    project.write("b.facet", UNTIDY)
    run = shell(project, script)
    assert run.returncode == 1
    assert "missingTitle" in run.stdout and "./b.facet\n" in run.stdout and "a.svg is missing" in run.stdout
    project.write("a.facet", SCENE)
    (project.folder / "b.facet").unlink()
    assert shell(project, script).returncode == 1
    assert shell(project, "facet compile . && " + script).returncode == 0
