// SPDX-License-Identifier: Apache-2.0
// One parameter under a pinch, a wheel or a key: each change multiplies, the end writes, a cancelled gesture leaves
// no trace.

import { numberOf, numberText } from "/literals.js";
import { pictureAddress } from "/overrides.js";
import { allowed } from "/ranges.js";
import { knobFor } from "/scenes.js";

const least = 0.05, most = 20;

export class Scaling {
  /** @param mayBeUnseen whether some pictures do not hang on the parameter: that of a number card has no art */
  constructor({ scenes, overrides, changes, parameter, mayBeUnseen = false }) {
    Object.assign(this, { scenes, overrides, changes, parameter, mayBeUnseen });
    this.isGoing = false;
    this.gesture = null;
  }

  follow(state, { scale }) {
    if (state === "began") this.begin();
    else if (!this.isGoing) return;
    else if (state === "changed") this.change(scale);
    else if (state === "ended") this.end();
    else if (state === "cancelled") this.cancel();
  }

  /** A gesture that begins while the one before waits to be written goes on with it. */
  begin() {
    const scene = this.scenes.current, knob = scene && knobFor(scene, this.parameter);
    this.isGoing = Boolean(knob);
    if (!knob) return;
    if (this.gesture?.scene.id !== scene.id) {
      const start = numberOf(this.overrides.valueOf(scene, knob));
      this.gesture = { scene, knob, start, value: start, before: this.overrides.of(scene.id), ...bounds(knob, start) };
      this.gesture.isSeen = this.mayBeUnseen ? this.look(this.gesture) : true;
    }
    this.valueAtBegin = this.gesture.value;
  }

  /** Whether the picture hangs on the parameter at all. */
  async look({ scene, knob, start, low, high }) {
    const farther = start - low > high - start ? low : high;
    const others = this.overrides.changes(scene.id).filter(({ name }) => name !== knob.name);
    const theme = this.overrides.themeOf(scene.id);
    const texts = [start, farther].map(async (value) => {
      const sets = [...others, asChange(knob, value)];
      const answer = await fetch(pictureAddress(scene, { sets, theme, isDraft: true }));
      return answer.ok ? answer.text() : null;
    });
    // Where the server does not answer nothing is known, and the connection says so.
    const [one, other] = await Promise.all(texts).catch(() => [null, ""]);
    return one === null || one !== other;
  }

  change(scale) {
    const { gesture } = this;
    gesture.value = Math.min(gesture.high, Math.max(gesture.low, gesture.value * scale));
    this.show();
  }

  show() {
    const { scene, knob, value } = this.gesture;
    this.changes.preview(scene, [asChange(knob, value)]);
  }

  async end() {
    this.isGoing = false;
    const { gesture } = this, isSeen = await gesture.isSeen;
    // Another gesture goes on with this one, or has ended it.
    if (gesture.isOver || (this.isGoing && this.gesture === gesture)) return;
    const change = asChange(gesture.knob, gesture.value);
    if (!isSeen || numberOf(change.value) === gesture.start) return this.takeBack(gesture);
    this.leave(gesture);
    this.changes.settle(this.scenes.find(gesture.scene.id) ?? gesture.scene, [change], { before: gesture.before });
  }

  cancel() {
    this.isGoing = false;
    const { gesture, valueAtBegin } = this;
    if (valueAtBegin === gesture.start) return this.takeBack(gesture);
    gesture.value = valueAtBegin;
    this.show();
    this.end();
  }

  takeBack(gesture) {
    this.leave(gesture);
    const { scene, knob, value, before } = gesture;
    this.overrides.takeBack(this.scenes.find(scene.id) ?? scene, [asChange(knob, value)], before);
  }

  leave(gesture) {
    gesture.isOver = true;
    if (this.gesture === gesture) this.gesture = null;
  }
}

/** How far a gesture goes: a value outside is one that the file has, and stays within reach. */
function bounds(knob, start) {
  const low = Math.max(knob.low ?? least, least), high = Math.min(knob.high ?? most, most);
  return { low: start > 0 ? Math.min(low, start) : low, high: Math.max(high, start) };
}

function asChange(knob, value) {
  return { name: knob.name, value: numberText(allowed(knob, Number(value.toFixed(3))), 0.000001) };
}
