// SPDX-License-Identifier: Apache-2.0
// How the picture is looked at: zoom, ground, pixels, and whether a pointer touches the picture or moves the view.

import { byId, element, iconButton, remember, remembered } from "/dom.js";
import { pixelCounts } from "/pixels.js";

const step = 1.25;
const grounds = [["checker", "Checkerboard"], ["light", "Light ground"], ["dark", "Dark ground"]];

export class ViewBar {
  /** @param modeChanged called with `touch` or `move` when the person chooses */
  constructor(stage, modeChanged) {
    this.stage = stage;
    this.modeChanged = modeChanged;
    this.mode = remembered("mode", "touch");
    this.percent = element(
      "button",
      {
        className: "button quiet percent", type: "button", title: "Actual size: one pixel a unit",
        onclick: () => this.actualSize(),
      },
    );
    const zoom = element("div", { className: "cluster", role: "group", "aria-label": "Zoom" },
      iconButton("minus", "Zoom out", () => stage.zoom(1 / step)), this.percent,
      iconButton("plus", "Zoom in", () => stage.zoom(step)), iconButton("fit", "Fit", () => stage.fit()));
    this.modes = choice(
      "What a pointer does", [["touch", "Touch the picture"], ["move", "Move the view"]], (mode) => this.setMode(mode),
    );
    const ground = choice("Ground", grounds, (name) => this.setGround(name));
    byId("viewbar").append(this.modes.root, zoom, ground.root, this.pixelChoice());
    this.ground = ground;
    this.setGround(remembered("ground", "checker"));
    this.modes.mark(this.mode);
    stage.watch(() => (this.percent.textContent = stage.picture ? `${Math.round(stage.view.scale * 100)}%` : "–"));
  }

  pixelChoice() {
    const select = element("select", {
      id: "pixels", "aria-label": "Pixel grid", title: "The picture at a small size, pixel by pixel",
      onchange: () => (this.stage.pixelCount = Number(select.value)),
    });
    select.append(new Option("Exact", "0"), ...pixelCounts.map((count) => new Option(`${count} px`, count)));
    return select;
  }

  setGround(name) {
    const known = grounds.some(([ground]) => ground === name) ? name : "checker";
    this.stage.ground = known;
    this.ground.mark(known);
    remember("ground", known);
  }

  setMode(mode) {
    this.mode = mode;
    this.modes.mark(mode);
    remember("mode", mode);
    this.modeChanged(mode);
  }

  /** Says what touching means for this kind of scene, or that only the view can be moved. */
  offer(touchLabel) {
    this.modes.root.hidden = !touchLabel;
    if (!touchLabel) return;
    const button = this.modes.root.querySelector("[data-value=touch]");
    button.title = touchLabel;
    button.setAttribute("aria-label", touchLabel);
  }

  actualSize() {
    this.stage.zoom(1 / this.stage.view.scale);
  }
}

/** Buttons of which one is pressed. */
function choice(label, options, chosen) {
  const buttons = options.map(([value, name]) =>
    iconButton(value, name, () => chosen(value), { "data-value": value }));
  const root = element("div", { className: "cluster choice", role: "group", "aria-label": label }, ...buttons);
  const mark = (value) => {
    for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.value === value);
  };
  return { root, mark };
}
