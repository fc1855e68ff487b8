// SPDX-License-Identifier: Apache-2.0
// The way from one expression of a face to another, in pictures that the server makes for each moment.

import { wantsStillness } from "/dom.js";
import { pictureAddress } from "/overrides.js";

const duration = 250;

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
const smooth = (t) => t * t * (3 - 2 * t);

export class Ease {
  /**
   * @param ask asks for a picture by its address
   * @param settled called at the end, when the picture asked for is shown again
   */
  constructor({ overrides, ask, settled }) {
    Object.assign(this, { overrides, ask, settled });
    this.run = 0;
    this.isRunning = false;
  }

  /** Shows the way of a scene from some values to others; a new way takes the place of one that is under way. */
  async start(scene, from, toward) {
    if (wantsStillness()) return;
    const run = ++this.run;
    this.isRunning = true;
    const changed = new Set(from.map(({ name }) => name));
    const sets = [...this.overrides.changes(scene.id).filter(({ name }) => !changed.has(name)), ...from];
    const theme = this.overrides.themeOf(scene.id);
    const start = performance.now();
    for (let now = start; now < start + duration && run === this.run; now = await nextFrame()) {
      const at = smooth((now - start) / duration);
      await this.ask(pictureAddress(scene, { sets, theme, toward, at: Math.max(at, 0) }));
    }
    if (run !== this.run) return;
    this.stop();
    this.settled();
  }

  /** Leaves the way: another scene is looked at. */
  stop() {
    this.run += 1;
    this.isRunning = false;
  }
}
