// SPDX-License-Identifier: Apache-2.0
// What a person does to a scene's values: shown at once, written into the file when asked or when a gesture ends.

import { remember, remembered } from "/dom.js";
import { fileOf, knobNamed } from "/scenes.js";

/** So long after the last movement, in milliseconds, the picture is made in full. */
const quiet = 150;

/** Why values are refused: errors that the file has anyway are none of theirs. */
function refusal(scene, problems) {
  return scene.isStale ? `${fileOf(scene)} has errors` : problems[0]?.message ?? "the scene would have errors";
}

export class Changes {
  /**
   * @param ease shows the way from one set of values to another, or does nothing
   * @param rested called when values have moved and move no longer
   */
  constructor({ scenes, overrides, writes, notices, ease, rested }) {
    Object.assign(this, { scenes, overrides, writes, notices, ease, rested });
    this.isMoving = false;
    this.writesGestures = remembered("writes-gestures", "yes") === "yes";
    this.awaited = new Map();
  }

  setWritesGestures(writes) {
    this.writesGestures = writes;
    remember("writes-gestures", writes ? "yes" : "no");
  }

  /** Shows values while a gesture or a control moves: drafts will do. */
  preview(scene, changes) {
    this.isMoving = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.rest();
      this.rested();
    }, quiet);
    this.overrides.set(scene, changes);
  }

  rest() {
    clearTimeout(this.resting);
    this.isMoving = false;
  }

  /** Shows values that were chosen, and the way to them if they ease. */
  show(scene, changes, { eases = false } = {}) {
    const from = changes.map(({ name }) => ({ name, value: this.overrides.valueOf(scene, knobNamed(scene, name)) }));
    if (eases) this.ease(scene, from, changes);
    this.overrides.set(scene, changes);
  }

  /**
   * A gesture has ended with these values: shows them and writes them, if gestures do. What cannot be shown or is
   * refused goes back to what held `before` the gesture.
   */
  async settle(scene, changes, { eases = false, before = this.overrides.of(scene.id) } = {}) {
    if (changes.length === 0) return;
    this.rest();
    if (scene.isStale) {
      this.overrides.takeBack(scene, changes, before);
      this.explain(scene, { status: "refused", problems: [] });
      return;
    }
    this.show(scene, changes, { eases });
    if (!this.writesGestures) return;
    const { status } = await this.write(scene.id, changes);
    if (status === "refused") this.overrides.takeBack(this.scenes.find(scene.id) ?? scene, changes, before);
  }

  /** Writes values into the file. They stay set in the page until the picture of the new text is there. */
  async write(id, changes = this.writable(id), { says = false } = {}) {
    const known = this.scenes.find(id);
    const result = await this.writes.changes(id, changes);
    // The file may be gone meanwhile.
    const scene = this.scenes.find(id) ?? known;
    if (!scene) return result;
    if (result.status === "written") {
      this.awaited.set(id, { hash: result.hash, changes: [...(this.awaited.get(id)?.changes ?? []), ...changes] });
      this.arrived([scene]);
      if (says) this.notices.say(`Written to ${scene.path}`, { kind: "good" });
    } else {
      this.explain(scene, result);
    }
    return result;
  }

  writable(id) {
    const scene = this.scenes.find(id);
    return scene ? this.overrides.unsaid(scene) : [];
  }

  /** Scenes came from the server: forgets values that their files have now, and values whose knobs are gone. */
  arrived(scenes) {
    for (const scene of scenes) {
      const awaited = this.awaited.get(scene.id);
      if (awaited && scene.hash === awaited.hash) {
        this.awaited.delete(scene.id);
        const values = this.overrides.of(scene.id);
        const written = awaited.changes.filter(({ name, value }) => values.get(name) === value);
        if (!this.overrides.themeOf(scene.id)) this.overrides.forget(scene.id, written.map(({ name }) => name));
      }
      if (!scene.isStale && !this.overrides.isEmpty(scene.id)) this.overrides.sift(scene);
    }
  }

  explain(scene, result) {
    const texts = {
      stale: () => `Not written: ${fileOf(scene)} has changed meanwhile. Your values are kept; look and write again.`,
      refused: () => `Not written: ${refusal(scene, result.problems)}.`,
      lost: () => "Not written: the server does not answer.",
      failed: () => `Not written: ${result.text}`,
    };
    this.notices.say(texts[result.status](), { kind: "bad" });
  }
}
