// SPDX-License-Identifier: Apache-2.0
// Values that the person has set in the page and that the files do not have yet, and the theme looked at.

import { caseOf, shellWord } from "/literals.js";
import { knobNamed } from "/scenes.js";

export class Overrides {
  constructor() {
    this.values = new Map();
    this.themes = new Map();
    this.listeners = [];
  }

  watch(listener) {
    this.listeners.push(listener);
  }

  of(id) { return this.values.get(id) ?? new Map(); }
  themeOf(id) { return this.themes.get(id) ?? ""; }
  isEmpty(id) { return this.of(id).size === 0; }

  /** What holds for a knob now: the person's value, or the file's. */
  valueOf(scene, knob) {
    return this.of(scene.id).get(knob.name) ?? knob.value;
  }

  /** Sets values, `[{ name, value }]`; what the file says already is no override. */
  set(scene, changes) {
    const values = new Map(this.of(scene.id));
    for (const { name, value } of changes) values.set(name, value);
    this.sift(scene, values);
  }

  /**
   * Keeps those values that the scene has knobs for and that its file does not say. Under a theme all are kept: what
   * the file says does not hold where the theme says something else.
   */
  sift(scene, values = this.of(scene.id)) {
    const isKept = this.themeOf(scene.id) === "" ? isUnsaid : knobNamed;
    this.put(scene.id, new Map([...values].filter(([name, value]) => isKept(scene, name, value))));
  }

  /** Values that the scene has knobs for and that its file does not say. */
  unsaid(scene) {
    return this.changes(scene.id).filter(({ name, value }) => isUnsaid(scene, name, value));
  }

  /** Forgets some values. */
  forget(id, names) {
    const values = new Map(this.of(id));
    for (const name of names) values.delete(name);
    this.put(id, values);
  }

  put(id, values) {
    this.values.set(id, values);
    this.tell(id);
  }

  /** Takes values that were set, unless others took their place, back to what held before: a map kept from `of`. */
  takeBack(scene, changes, before) {
    const values = new Map(this.of(scene.id));
    for (const { name, value } of changes) {
      if (values.get(name) !== value) continue;
      if (before.has(name)) values.set(name, before.get(name));
      else values.delete(name);
    }
    this.sift(scene, values);
  }

  setTheme(scene, theme) {
    this.themes.set(scene.id, theme);
    this.sift(scene);
  }

  /** Back to what the file says, without a theme. */
  reset(id) {
    this.themes.delete(id);
    this.put(id, new Map());
  }

  tell(id) {
    for (const listener of this.listeners) listener(id);
  }

  changes(id) {
    return [...this.of(id)].map(([name, value]) => ({ name, value }));
  }

  /** The settings as options of the command line. */
  flags(id) {
    const sets = this.changes(id).map(({ name, value }) => `--set ${shellWord(`${name}=${value}`)}`);
    if (this.themeOf(id)) sets.unshift(`--theme ${shellWord(this.themeOf(id))}`);
    return sets.join(" ");
  }
}

const same = (knob, value) => (knob.type === "enum" ? caseOf(knob.value) === caseOf(value) : knob.value === value);

/** Whether a scene has a knob for a value, and its file does not say it. */
function isUnsaid(scene, name, value) {
  const knob = knobNamed(scene, name);
  return Boolean(knob) && !(knob.isSet && same(knob, value));
}

/**
 * Where the server gives a scene's picture with these values: `sets` and `toward` are `[{ name, value }]`. A draft is
 * the same picture, made faster, and not the file that a compile writes.
 * The fragment stays here: it tells texts apart whose build has the same number, as after a new start of the server.
 */
export function pictureAddress(scene, { sets = [], theme = "", toward = [], at, isDraft = false } = {}) {
  const query = new URLSearchParams({ build: scene.build });
  for (const { name, value } of sets) query.append("set", `${name}=${value}`);
  if (theme) query.append("theme", theme);
  for (const { name, value } of toward) query.append("toward", `${name}=${value}`);
  if (isDraft) query.append("draft", "1");
  if (at !== undefined) query.append("at", at.toFixed(3));
  return `/picture/${encodeURIComponent(scene.id)}?${query}#${scene.hash}`;
}
