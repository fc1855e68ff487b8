// SPDX-License-Identifier: Apache-2.0
// What is wrong, over the last good picture. Everything here is text of scenes, so everything here is a text node.

import { byId, element, icon, iconButton } from "/dom.js";
import { shortPath } from "/scenes.js";

const isError = (problem) => problem.severity === "error";

export class Problems {
  constructor(scenes) {
    this.scenes = scenes;
    this.root = byId("problems");
  }

  /**
   * Shows problems, or nothing.
   * @param fromSettings whether values set in the page are to blame, not the file
   */
  show(problems, { fromSettings = false, hasPicture = true } = {}) {
    const key = JSON.stringify(problems);
    if (key === this.key && fromSettings === this.fromSettings) return;
    this.key = key;
    this.fromSettings = fromSettings;
    this.root.replaceChildren();
    this.root.hidden = problems.length === 0;
    const hasErrors = problems.some(isError);
    document.body.classList.toggle("has-errors", hasErrors);
    if (problems.length === 0) return;
    this.root.classList.toggle("warnings-only", !hasErrors);
    const list = element("ol", {}, ...problems.map((problem) => item(problem, this.scenes.list)));
    const body = element("div", { className: "problem-body" }, list);
    const fold = iconButton("close", "Hide the messages", () => this.fold(body, fold));
    const head = element(
      "header", {}, icon("alert"), element("h2", {}, heading(problems)),
      element("p", {}, consequence(hasErrors, fromSettings, hasPicture)), fold,
    );
    this.root.append(head, body);
    if (!hasErrors) this.fold(body, fold);
  }

  fold(body, button) {
    body.hidden = !body.hidden;
    const label = body.hidden ? "Show the messages" : "Hide the messages";
    button.title = label;
    button.setAttribute("aria-label", label);
    button.setAttribute("aria-expanded", !body.hidden);
    button.replaceChildren(icon(body.hidden ? "plus" : "close"));
  }
}

function heading(problems) {
  const errors = problems.filter(isError).length, others = problems.length - errors;
  const count = (number, word) => (number === 0 ? [] : [`${number} ${word}${number === 1 ? "" : "s"}`]);
  return [...count(errors, "error"), ...count(others, "warning")].join(", ");
}

function consequence(hasErrors, fromSettings, hasPicture) {
  if (!hasErrors) return "";
  if (fromSettings) return "with the values set here; the picture is the last good one";
  return hasPicture ? "the picture is the last good one" : "there is no picture yet";
}

function item(problem, scenes) {
  const { file, line, column, severity, message } = problem, name = shortPath({ path: file }, scenes);
  const made = element("li", { className: severity }, element("p", { className: "message" }, message),
    element("p", { className: "place", title: file }, line ? `${name}:${line}:${column}` : name));
  if (problem.excerpt) made.append(element("pre", { tabIndex: 0 }, problem.excerpt.trimEnd()));
  const notes = (problem.notes ?? []).filter((note) => !problem.excerpt?.includes(note));
  made.append(...notes.map((note) => element("p", { className: "note" }, note)));
  return made;
}
