// SPDX-License-Identifier: Apache-2.0
// The scenes as the server last told them, and which one is looked at.

/** Files as people count them: 2 before 10. */
const natural = new Intl.Collator("en", { numeric: true });
const inOrder = (scenes) => [...scenes].sort((a, b) => natural.compare(a.path, b.path));

export class Scenes {
  build = 0;
  list = [];
  selected = null;

  constructor() {
    this.listeners = [];
  }

  /** Calls back after each change with the scenes that changed. */
  watch(listener) {
    this.listeners.push(listener);
  }

  get current() { return this.find(this.selected); }
  find(id) { return this.list.find((scene) => scene.id === id) ?? null; }
  ofKind(kind) { return this.list.filter((scene) => scene.kind === kind); }

  /** Takes the whole state. */
  replace({ build, scenes }) {
    this.build = build;
    this.list = inOrder(scenes);
    this.tell(scenes);
  }

  /** Takes one build's changes; returns whether scenes are named that nobody described. */
  merge({ build, scenes, all }) {
    if (build < this.build) return false;
    this.build = build;
    const known = new Map(this.list.map((scene) => [scene.id, scene]));
    for (const scene of scenes) known.set(scene.id, scene);
    this.list = inOrder(all.filter((id) => known.has(id)).map((id) => known.get(id)));
    this.tell(scenes);
    return this.list.length < all.length;
  }

  select(id) {
    if (this.selected === id) return;
    this.selected = id;
    this.tell([]);
  }

  tell(changed) {
    for (const listener of this.listeners) listener(changed);
  }
}

/** A scene's name for people: its title, or its file's name. */
export const nameOf = (scene) => scene.title || fileOf(scene);

/** The name of a scene's file, without folders. */
export const fileOf = (scene) => scene.path.split("/").pop();

/** A scene's path without the folders that all scenes share. */
export function shortPath(scene, scenes) {
  let start = 0;
  for (let end = scene.path.indexOf("/") + 1; end > 0; end = scene.path.indexOf("/", end) + 1) {
    const folder = scene.path.slice(0, end);
    if (!scenes.every(({ path }) => path.startsWith(folder))) break;
    start = end;
  }
  return scene.path.slice(start);
}

export const knobNamed = (scene, name) => scene.knobs.find((knob) => knob.name === name);

/** The knob for a parameter of the root element: its own, or the `param` that the file passes to it. */
export const knobFor = (scene, name) =>
  scene.knobs.find((knob) => (knob.owner === "root" && knob.name === name) || knob.aliases?.includes(name));
