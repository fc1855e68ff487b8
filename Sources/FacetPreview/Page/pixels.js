// SPDX-License-Identifier: Apache-2.0
// The picture as a screen would show it at a small size: its pixels enlarged, with lines between them, and the real
// size beside it.

import { element } from "/dom.js";

export const pixelCounts = [16, 24, 32, 48, 64, 96, 128, 256, 512];

// Lines closer than this would hide what lies between them; larger pictures need no second copy.
const closestLines = 5, largestCopy = 128;

export class PixelView {
  count = 0;
  picture = null;

  constructor(frame, actual) {
    this.frame = frame;
    this.canvas = element("canvas", { className: "pixels", hidden: true });
    this.lines = element("div", { className: "pixel-lines", hidden: true });
    this.copy = element("canvas");
    this.label = element("span");
    this.actual = actual;
    frame.append(this.canvas, this.lines);
    actual.append(this.copy, this.label);
  }

  /** Draws for a frame of this size in CSS pixels. */
  draw(width, height) {
    const isOn = this.count > 0 && this.picture !== null;
    this.frame.classList.toggle("as-pixels", isOn);
    this.canvas.hidden = !isOn;
    this.actual.hidden = !isOn || this.count > largestCopy;
    this.lines.hidden = true;
    if (!isOn) return;
    const longer = Math.max(this.picture.width, this.picture.height);
    const across = Math.max(1, Math.round((this.count * this.picture.width) / longer));
    const down = Math.max(1, Math.round((this.count * this.picture.height) / longer));
    for (const canvas of [this.canvas, this.copy]) this.paint(canvas, across, down);
    this.label.textContent = `${across} × ${down}`;
    const cell = width / across;
    this.lines.hidden = cell < closestLines;
    this.lines.style.backgroundSize = `${cell}px ${height / down}px`;
  }

  paint(canvas, across, down) {
    canvas.width = across;
    canvas.height = down;
    canvas.style.aspectRatio = `${across} / ${down}`;
    canvas.getContext("2d").drawImage(this.picture.image, 0, 0, across, down);
  }
}
