// SPDX-License-Identifier: Apache-2.0
// Pointers, wheel and keys on the stage, given to the hands for the scene's kind or to the view.

import { Pointers } from "/pointers.js";
import { Drag, Pinch } from "/recognizers.js";

const quiet = 220, zoomStep = 1.25, panStep = 48;
// Brackets are hard to reach on many keyboards.
const scaleOfKey = { "]": 1.06, ">": 1.06, "[": 1 / 1.06, "<": 1 / 1.06 };
const acts = new Set([" ", "Enter", "m"]);

export class Hands {
  /**
   * @param handsFor gives the hands for a kind of scene, or nothing
   * @param go opens the scene after (1) or before (−1)
   */
  constructor({ stage, viewBar, scenes, handsFor, go }) {
    Object.assign(this, { stage, viewBar, scenes, handsFor, go });
    const pinch = new Pinch((state, detail) => state === "changed" && this.pinchView(detail), { follows: true });
    const drag = new Drag((state, { dx, dy }) => state === "changed" && stage.pan(dx, dy));
    this.viewRecognizers = [pinch, drag];
    this.twoFingers = [pinch];
    this.pointers = new Pointers(stage.surface, (event) => stage.locate(event), (event) => this.choose(event));
    stage.surface.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** The hands that touch the picture now, or nothing if the view is to be moved. */
  get touching() {
    return this.viewBar.mode === "touch" ? this.handsFor(this.scenes.current?.kind) : undefined;
  }

  choose(event) {
    const hands = event.button === 1 ? undefined : this.touching;
    if (!hands) return this.viewRecognizers;
    return hands.wheel ? hands.recognizers : [...hands.recognizers, ...this.twoFingers];
  }

  pinchView({ scale, x, y, dx, dy }) {
    this.stage.pan(dx, dy);
    this.stage.zoom(scale, { x, y });
  }

  wheel(event) {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 20 : 1);
    const scale = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0015));
    const turn = this.touching?.wheel;
    if (turn) this.turn(turn, scale);
    else this.stage.zoom(scale, this.stage.locate(event));
  }

  /** A wheel or a key turns; it has ended when nothing follows for a while. */
  turn(recognizer, scale) {
    recognizer.turn(scale);
    clearTimeout(this.resting);
    this.turning = recognizer;
    this.resting = setTimeout(() => recognizer.rest(), quiet);
  }

  /** Ends what is going on without effect. */
  cancel() {
    clearTimeout(this.resting);
    this.turning?.cancel();
    this.pointers.cancel();
    this.touching?.cancel?.();
  }

  key(event) {
    const isOnStage = event.target === this.stage.surface || event.target === document.body;
    if (!isOnStage || event.altKey || !this.scenes.current) return;
    const { key } = event, hands = this.touching;
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (key === "Escape") this.cancel();
    else if (event.repeat && this.isOneAct(key)) event.preventDefault();
    else if (hands?.wheel && isPlain && scaleOfKey[key]) this.turn(hands.wheel, scaleOfKey[key]);
    else if (hands?.key(key, event) || (isPlain && this.viewKey(key))) event.preventDefault();
  }

  /** Whether a key that is held acts only once: each act of a face or a card is written. */
  isOneAct(key) {
    return acts.has(key) || (Boolean(this.touching?.wheel) && key.startsWith("Arrow"));
  }

  viewKey(key) {
    const { stage } = this;
    const act = {
      "+": () => stage.zoom(zoomStep), "=": () => stage.zoom(zoomStep), "-": () => stage.zoom(1 / zoomStep),
      0: () => stage.fit(), 1: () => this.viewBar.actualSize(),
      m: () => this.viewBar.setMode(this.viewBar.mode === "touch" ? "move" : "touch"),
      ArrowLeft: () => stage.pan(panStep, 0), ArrowRight: () => stage.pan(-panStep, 0),
      ArrowUp: () => stage.pan(0, panStep), ArrowDown: () => stage.pan(0, -panStep),
      PageUp: () => this.go(-1), PageDown: () => this.go(1),
    }[key];
    act?.();
    return Boolean(act);
  }
}
