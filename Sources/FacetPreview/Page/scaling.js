// SPDX-License-Identifier: Apache-2.0
// One parameter under a pinch, a wheel or a key: each change multiplies, the end writes, a cancelled gesture leaves
// no trace.

import { numberOf, numberText } from "/literals.js";
import { pictureAddress } from "/overrides.js";
import { allowed } from "/ranges.js";
import { knobFor } from "/scenes.js";

const least = 0.05, most = 20;

export class Scaling {
  constructor({ scenes, overrides, changes, parameter }) {
    Object.assign(this, { scenes, overrides, changes, parameter });
    this.isGoing = false;
  }

  follow(state, { scale }) {
    if (state === "began") this.begin();
    else if (!this.isGoing) return;
    else if (state === "changed") this.change(scale);
    else if (state === "ended") this.end();
    else if (state === "cancelled") this.cancel();
  }

  begin() {
    const scene = this.scenes.current, knob = scene && knobFor(scene, this.parameter);
    this.isGoing = Boolean(knob);
    if (!knob) return;
    this.before = this.overrides.of(scene.id);
    this.scene = scene;
    this.knob = knob;
    this.value = numberOf(this.overrides.valueOf(scene, knob));
    this.start = this.value;
    this.isSeen = true;
    this.look(this.before);
  }

  /** Finds out whether the picture hangs on the parameter at all: that of a number card has no art. */
  async look(before) {
    const others = this.overrides.changes(this.scene.id).filter(({ name }) => name !== this.knob.name);
    const theme = this.overrides.themeOf(this.scene.id);
    const texts = [this.start, this.start / 2].map(async (value) => {
      const sets = [...others, this.asChange(value)];
      const answer = await fetch(pictureAddress(this.scene, { sets, theme, isDraft: true }));
      return answer.ok ? answer.text() : null;
    });
    // Where the server does not answer nothing is known, and the connection says so.
    const [one, other] = await Promise.all(texts).catch(() => [null, ""]);
    if (this.before === before) this.isSeen = one === null || one !== other;
  }

  change(scale) {
    const low = Math.max(this.knob.low ?? least, least), high = Math.min(this.knob.high ?? most, most);
    this.value = Math.min(high, Math.max(low, this.value * scale));
    this.changes.preview(this.scene, [this.asChange()]);
  }

  asChange(value = this.value) {
    return { name: this.knob.name, value: numberText(allowed(this.knob, Number(value.toFixed(3))), 0.000001) };
  }

  end() {
    this.isGoing = false;
    if (!this.isSeen || numberOf(this.asChange().value) === this.start) this.overrides.put(this.scene.id, this.before);
    else this.changes.settle(this.scenes.find(this.scene.id) ?? this.scene, [this.asChange()]);
  }

  cancel() {
    this.isGoing = false;
    this.overrides.put(this.scene.id, this.before);
  }
}
