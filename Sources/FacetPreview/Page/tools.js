// SPDX-License-Identifier: Apache-2.0
// The sketch's tools: pen, two erasers, undo and redo. A second tap on the chosen tool opens its sizes beside it.

import { byId, element, icon, iconButton, remember, remembered } from "/dom.js";
import { Popover } from "/popover.js";

const kinds = [
  { kind: "pen", label: "Pen", sizes: [1, 2, 3, 5, 9, 16, 28], size: 5 },
  { kind: "erase", label: "Eraser", sizes: [4, 8, 16, 24, 40, 64], size: 16 },
  { kind: "eraseStroke", label: "Eraser of whole strokes", sizes: [2, 4, 8, 16, 24, 40], size: 8 },
];
const colors = [
  "#1b1b1f", "#6b7280", "#ffffff", "#d1293d", "#e76f00", "#e9b200", "#2a9d4a", "#1184a8", "#2f5fe0", "#7b4bd1",
  "#d6409f", "#8a5a2b",
];
const largestDot = 26;

export class Tools {
  /** @param act called with `undo`, `redo` or `clear` */
  constructor(act) {
    this.act = act;
    this.sizes = new Map(kinds.map(({ kind, size }) => [kind, Number(remembered(`size.${kind}`, size))]));
    this.color = remembered("color", "#2f5fe0");
    this.buttons = new Map(kinds.map((tool) => [tool.kind, this.button(tool)]));
    this.popovers = new Map(kinds.map((tool) => [tool.kind, this.popover(tool)]));
    this.undo = iconButton("undo", "Undo", () => act("undo"), { disabled: true, id: "undo" });
    this.redo = iconButton("redo", "Redo", () => act("redo"), { disabled: true, id: "redo" });
    const root = byId("tools");
    root.setAttribute("role", "toolbar");
    root.setAttribute("aria-label", "Drawing tools");
    root.append(...this.buttons.values(), element("span", { className: "rule" }), this.undo, this.redo);
    this.choose(remembered("tool", "pen"));
  }

  /** What a stroke is drawn with now. */
  get current() {
    const width = this.sizes.get(this.kind);
    return this.kind === "pen" ? { kind: "pen", color: this.color, width } : { kind: this.kind, width };
  }

  button({ kind, label }) {
    const made = iconButton(
      kind, label, () => (this.kind === kind ? this.popovers.get(kind).toggle() : this.choose(kind)),
      { id: `tool-${kind}` },
    );
    made.append(element("span", { className: "swatch", "aria-hidden": "true" }));
    return made;
  }

  choose(kind) {
    this.kind = this.sizes.has(kind) ? kind : "pen";
    remember("tool", this.kind);
    for (const popover of this.popovers.values()) popover.close();
    this.mark();
  }

  mark() {
    for (const [kind, button] of this.buttons) button.setAttribute("aria-pressed", kind === this.kind);
    this.buttons.get("pen").querySelector(".swatch").style.background = this.color;
  }

  popover(tool) {
    const content = [element("h2", {}, tool.label), this.sizeChoice(tool)];
    if (tool.kind === "pen") content.push(this.colorChoice());
    else content.push(this.clearButton(tool.kind));
    return new Popover(this.buttons.get(tool.kind), `${tool.label}: sizes`, ...content);
  }

  sizeChoice({ kind, sizes }) {
    const now = this.sizes.get(kind), all = sizes.includes(now) ? sizes : [...sizes, now].sort((a, b) => a - b);
    const largest = Math.max(...all);
    const items = all.map((size) => {
      const input = element("input", {
        type: "radio", name: `size-${kind}`, value: size, checked: size === now, "aria-label": `${size} units wide`,
        onchange: () => this.setSize(kind, size),
      });
      const dot = element("span", { className: "dot" });
      dot.style.setProperty("--size", `${Math.max(2, Math.sqrt(size / largest) * largestDot)}px`);
      return element(
        "label", { title: `${size} units wide` }, input, dot, element("span", { className: "number" }, size),
      );
    });
    return element("div", { className: "sizes", role: "radiogroup", "aria-label": "Size" }, ...items);
  }

  setSize(kind, size) {
    this.sizes.set(kind, size);
    remember(`size.${kind}`, size);
  }

  colorChoice() {
    const items = colors.map((color) => {
      const input = element(
        "input",
        {
          type: "radio", name: "pen-color", value: color, checked: color === this.color, "aria-label": color,
          onchange: () => this.setColor(color),
        },
      );
      const dot = element("span", { className: "paint" });
      dot.style.setProperty("--color", color);
      return element("label", { title: color }, input, dot);
    });
    const own = element("input", { type: "color", value: this.color, "aria-label": "Another colour", id: "own-color" });
    own.addEventListener("input", () => {
      for (const input of group.querySelectorAll("[type=radio]")) input.checked = input.value === own.value;
      this.setColor(own.value);
    });
    const group = element("div", { className: "paints", role: "radiogroup", "aria-label": "Colour" }, ...items);
    return element(
      "div", { className: "colors" }, group,
      element("label", { className: "line" }, element("span", {}, "Another colour"), own),
    );
  }

  setColor(color) {
    this.color = color;
    remember("color", color);
    this.mark();
  }

  clearButton(kind) {
    const button = element("button", { className: "button wide clear", type: "button", onclick: () => {
      this.popovers.get(kind).close();
      this.act("clear");
    } }, icon("clear"), "Clear all");
    this.clears = [...(this.clears ?? []), button];
    return button;
  }

  /** What the server says can be done; nothing while it is asked for a step. */
  update(scene, waits) {
    const isSketch = scene?.kind === "sketch";
    const { canUndo = false, canRedo = false, isEmpty = true } = (!waits && scene?.sketch) || {};
    byId("tools").hidden = !isSketch;
    if (!isSketch) for (const popover of this.popovers.values()) popover.close();
    this.undo.disabled = !canUndo;
    this.redo.disabled = !canRedo;
    for (const button of this.clears) button.disabled = isEmpty;
  }
}
