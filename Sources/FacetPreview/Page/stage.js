// SPDX-License-Identifier: Apache-2.0
// The picture on its stage: how large, where, on which ground, and where a pointer is in the picture's own units.

import { byId } from "/dom.js";
import { fitting, moved, zoomed } from "/viewport.js";
import { PixelView } from "/pixels.js";

// Around a fitted picture, across and down; on a large stage the bar of the view lies over its lower edge.
const margins = { large: [40, 68], small: [16, 16] };

export class Stage {
  constructor() {
    this.surface = byId("stage");
    this.frame = byId("frame");
    this.sheet = byId("sheet");
    this.pixels = new PixelView(this.sheet, byId("actual"));
    this.picture = null;
    this.isFitted = true;
    this.view = { scale: 1, x: 0, y: 0 };
    this.listeners = [];
    new ResizeObserver(() => this.place()).observe(this.surface);
  }

  /** Calls back when the view changes. */
  watch(listener) {
    this.listeners.push(listener);
  }

  get room() { return { width: this.surface.clientWidth, height: this.surface.clientHeight }; }

  /** Shows a picture in the place of the one before. */
  show(picture) {
    const before = this.picture;
    this.picture = picture;
    if (before?.image.isConnected) before.image.replaceWith(picture.image);
    else this.sheet.prepend(picture.image);
    this.pixels.picture = picture;
    this.place();
  }

  /** Takes the picture away: another scene comes. */
  clear() {
    this.picture?.image.remove();
    this.picture = null;
    this.isFitted = true;
    this.place();
  }

  place() {
    const picture = this.picture;
    this.frame.hidden = !picture;
    if (picture) this.lay(picture);
    for (const listener of this.listeners) listener();
  }

  lay(picture) {
    if (this.isFitted) this.view = { scale: this.fittedScale, x: 0, y: 0 };
    // What is thinner than a pixel would not be seen.
    const [width, height] = [picture.width, picture.height].map((length) => Math.max(1, length * this.view.scale));
    const style = this.frame.style;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.translate = `calc(-50% + ${this.view.x}px) calc(-50% + ${this.view.y}px)`;
    this.pixels.draw(width, height);
  }

  get fittedScale() {
    const around = matchMedia("(max-width: 719px), (max-height: 500px)").matches ? margins.small : margins.large;
    return fitting(this.room, this.picture, around);
  }

  fit() {
    this.isFitted = true;
    this.place();
  }

  /** Scales the view about a point given from the stage's middle. */
  zoom(factor, point = { x: 0, y: 0 }) {
    if (!this.picture) return;
    this.isFitted = false;
    this.view = zoomed(this.view, factor, point, this.picture, this.room, this.fittedScale);
    this.place();
  }

  pan(dx, dy) {
    if (!this.picture) return;
    this.isFitted = false;
    this.view = moved(this.view, dx, dy, this.picture, this.room);
    this.place();
  }

  set ground(name) {
    this.surface.dataset.ground = name;
  }

  /** Shows the picture as so many pixels along its longer side; 0 shows it exactly. */
  set pixelCount(count) {
    this.pixels.count = count;
    this.place();
  }

  /** A place on the screen from the stage's middle, and whether it is strictly inside the picture. */
  locate({ clientX, clientY }) {
    const stage = this.surface.getBoundingClientRect();
    const { left, right, top, bottom } = this.frame.getBoundingClientRect();
    const isWithin = clientX > left && clientX < right && clientY > top && clientY < bottom;
    return {
      x: clientX - stage.left - stage.width / 2,
      y: clientY - stage.top - stage.height / 2,
      inside: Boolean(this.picture) && isWithin,
    };
  }

  /** A place from the stage's middle in the picture's units. */
  inUnits({ x, y }) {
    const { view, picture } = this;
    return [(x - view.x) / view.scale + picture.width / 2, (y - view.y) / view.scale + picture.height / 2];
  }
}
