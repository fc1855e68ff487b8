// SPDX-License-Identifier: Apache-2.0
// A sketch under the hand. What is drawn shows at once as ink of the page's own; each gesture becomes one line of the
// file, and the ink goes when the picture made from that text is shown.

import { colorOf } from "/literals.js";
import { Pad } from "/pad.js";
import { Drag } from "/recognizers.js";
import { knobFor } from "/scenes.js";
import { decimalsAt, isApart, rounded, thinned } from "/strokes.js";
import { Tools } from "/tools.js";

const leastPixels = 1.5, keySteps = 40;

export class SketchHands {
  constructor({ scenes, writes, changes, stage }) {
    Object.assign(this, { scenes, writes, changes, stage });
    this.pad = new Pad(stage.frame);
    this.tools = new Tools((kind) => this.step(kind));
    this.recognizers = [new Drag((state, detail) => this.draw(state, detail), { immediate: true, needsInside: true })];
    this.inks = [];
    this.cursor = null;
    this.waitsAt = null;
  }

  /** Another scene, or none, is looked at. */
  leave() {
    this.cancel();
    this.pad.clear();
    this.inks = [];
    this.cursor = null;
  }

  draw(state, detail) {
    if (state === "began") this.begin(this.stage.inUnits(detail));
    else if (!this.stroke) return;
    else if (state === "changed") this.extend(detail.trail.map((point) => this.stage.inUnits(point)));
    else if (state === "ended") this.finish(this.stage.inUnits(detail));
    else if (state === "cancelled") this.cancel();
  }

  begin(point) {
    const scene = this.scenes.current, decimals = decimalsAt(this.stage.view.scale);
    if (!scene) return;
    const tool = this.tools.current;
    const first = inside(rounded(point, decimals), scene, decimals);
    const color = tool.kind === "erase" ? paper(scene) : tool.color;
    this.stroke = { tool, decimals, points: [first], ink: this.pad.stroke({ ...tool, color }) };
    this.stroke.ink.draw(this.stroke.points);
  }

  extend(points) {
    const { stroke } = this, least = leastPixels / this.stage.view.scale;
    for (const point of points) {
      const next = rounded(point, stroke.decimals);
      if (isApart(stroke.points.at(-1), next, least)) stroke.points.push(next);
    }
    stroke.ink.draw(stroke.points);
  }

  finish(point) {
    const { stroke } = this, last = rounded(point, stroke.decimals);
    if (stroke.points.length > 1 && isApart(stroke.points.at(-1), last, 1e-9)) stroke.points.push(last);
    stroke.ink.draw(stroke.points);
    this.stroke = null;
    this.send({ ...stroke.tool, points: thinned(stroke.points) }, stroke.ink);
  }

  cancel() {
    this.stroke?.ink.remove();
    this.stroke = null;
  }

  /** Undo, redo or clear; the next one waits until the server has told what can be done then. */
  async step(kind) {
    const scene = this.scenes.current;
    this.waitsAt = scene.hash;
    this.update(scene);
    const hash = await this.send({ kind, points: [] });
    if (hash === null || hash === scene.hash) this.waitsAt = null;
    this.update(this.scenes.current);
  }

  /** Adds a gesture to the file; its ink stays until a picture has it. Gives the new text's hash, null if refused. */
  async send(gesture, ink = null) {
    const scene = this.scenes.current;
    if (!scene) return null;
    const entry = { ink, hash: null };
    if (ink) this.inks.push(entry);
    const result = await this.writes.gesture(scene.id, gesture);
    if (result.status === "written") {
      entry.hash = result.hash;
      this.settle();
    } else {
      ink?.remove();
      this.inks = this.inks.filter((each) => each !== entry);
      this.changes.explain(this.scenes.find(scene.id) ?? scene, result);
    }
    return result.hash ?? null;
  }

  /** A picture of the text with this hash is on the stage. */
  shown(hash) {
    this.shownHash = hash;
    this.settle();
  }

  /**
   * Takes away ink up to the stroke that the shown text ends with; strokes are written in order. Where that text is the
   * newest one, written by whomever, it has all strokes that were written, or another hand took them out.
   */
  settle() {
    const scene = this.scenes.current;
    const isNewest = scene?.hash === this.shownHash && !this.writes.isAwaited(scene.id);
    const isIn = ({ hash }) => hash !== null && (isNewest || hash === this.shownHash);
    const last = this.inks.findLastIndex(isIn);
    for (const { ink } of this.inks.slice(0, last + 1)) ink.remove();
    this.inks = this.inks.slice(last + 1);
  }

  update(scene) {
    if (scene?.hash !== this.waitsAt) this.waitsAt = null;
    this.tools.update(scene, this.waitsAt !== null);
    if (scene?.kind === "sketch") this.pad.resize(scene.width, scene.height);
  }

  /** The pen under keys: arrows move it, space puts it down and lifts it; returns whether the key was one. */
  key(key, { shiftKey, ctrlKey, metaKey }) {
    const scene = this.scenes.current;
    const hasCommand = ctrlKey || metaKey;
    if (hasCommand && key.toLowerCase() === "z") return this.press(shiftKey ? this.tools.redo : this.tools.undo);
    if (hasCommand) return false;
    const tool = { p: "pen", e: "erase", w: "eraseStroke" }[key];
    if (tool) return this.tools.choose(tool), true;
    if (key === "u") return this.press(this.tools.undo);
    if (key === "r") return this.press(this.tools.redo);
    if (key === " " || key === "Enter") return this.togglePen(scene);
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (way) this.movePen(scene, way, shiftKey ? 4 : 1);
    return Boolean(way);
  }

  press(button) {
    button.click();
    return true;
  }

  movePen(scene, [dx, dy], steps) {
    const step = (Math.max(scene.width, scene.height) / keySteps) * steps;
    const [x, y] = this.cursor ?? [scene.width / 2, scene.height / 2];
    this.cursor = [x + dx * step, y + dy * step];
    this.pad.place(this.cursor, this.tools.current.width);
    if (this.stroke) this.extend([this.cursor]);
  }

  togglePen(scene) {
    this.cursor ??= [scene.width / 2, scene.height / 2];
    const [x, y] = this.cursor;
    const isInside = x > 0 && y > 0 && x < scene.width && y < scene.height;
    if (this.stroke) this.finish(this.cursor);
    else if (isInside) this.begin(this.cursor);
    this.pad.place(this.cursor, this.tools.current.width);
    return true;
  }
}

/** The colour that an eraser uncovers, if it is a plain one. */
function paper(scene) {
  const color = colorOf(knobFor(scene, "background")?.value ?? "");
  return color?.alpha === "" ? color.hex : undefined;
}

/** A first point stays strictly inside the canvas although it is rounded. */
function inside([x, y], { width, height }, decimals) {
  const held = (value, length) => {
    const least = Math.min(10 ** -decimals, length / 2);
    return Math.min(length - least, Math.max(least, value));
  };
  return rounded([held(x, width), held(y, height)], Math.max(decimals, 1));
}
