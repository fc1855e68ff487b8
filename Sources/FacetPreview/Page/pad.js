// SPDX-License-Identifier: Apache-2.0
// Ink that shows at once, over the picture, in the sketch's units. It goes when the picture that has it comes.

import { drawn } from "/dom.js";
import { outline } from "/strokes.js";

export class Pad {
  constructor(frame) {
    this.root = drawn("svg", { class: "pad", "aria-hidden": "true", preserveAspectRatio: "none" });
    this.cursor = drawn("circle", { class: "pen-cursor", visibility: "hidden" });
    this.root.append(this.cursor);
    frame.append(this.root);
  }

  resize(width, height) {
    this.root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }

  /** A new stroke in a CSS colour or its kind's own: `draw(points)` shows it so far, `remove()` takes it away. */
  stroke({ kind, color, width }) {
    const path = drawn("path", { class: `ink ${kind}`, "stroke-width": width });
    if (color) path.style.stroke = color;
    this.root.insertBefore(path, this.cursor);
    return { draw: (points) => path.setAttribute("d", outline(points)), remove: () => path.remove() };
  }

  /** Shows where the pen stands when keys move it; null hides it. */
  place(point, width) {
    this.cursor.setAttribute("visibility", point ? "visible" : "hidden");
    if (!point) return;
    this.cursor.setAttribute("cx", point[0]);
    this.cursor.setAttribute("cy", point[1]);
    this.cursor.setAttribute("r", Math.max(width / 2, 1));
  }

  clear() {
    for (const path of this.root.querySelectorAll("path")) path.remove();
    this.place(null);
  }
}
