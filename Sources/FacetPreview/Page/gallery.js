// SPDX-License-Identifier: Apache-2.0
// All scenes at once, each a link to its own view.

import { byId, element } from "/dom.js";
import { pictureAddress } from "/overrides.js";
import { nameOf, shortPath } from "/scenes.js";

const manyScenes = 8;

export class Gallery {
  constructor(scenes) {
    this.scenes = scenes;
    this.tiles = new Map();
    this.filter = byId("filter");
    this.filter.addEventListener("input", () => this.sift());
  }

  update() {
    const list = this.scenes.list, root = byId("tiles");
    byId("gallery-title").textContent = list.length === 1 ? "One scene" : `${list.length} scenes`;
    this.filter.hidden = list.length <= manyScenes;
    for (const [id, tile] of this.tiles) {
      if (this.scenes.find(id)) continue;
      tile.root.remove();
      this.tiles.delete(id);
    }
    list.forEach((scene, place) => {
      if (!this.tiles.has(scene.id)) this.tiles.set(scene.id, makeTile(scene));
      const tile = this.tiles.get(scene.id);
      tile.update(scene, shortPath(scene, list));
      if (root.children[place] !== tile.root) root.insertBefore(tile.root, root.children[place] ?? null);
    });
    this.sift();
  }

  sift() {
    const wanted = this.filter.hidden ? "" : this.filter.value.trim().toLowerCase();
    for (const scene of this.scenes.list) {
      const words = `${nameOf(scene)} ${scene.path}`.toLowerCase();
      this.tiles.get(scene.id).root.hidden = !words.includes(wanted);
    }
  }
}

function makeTile(scene) {
  const image = element("img", { alt: "", loading: "lazy", decoding: "async", draggable: false });
  const name = element("span", { className: "name" }), path = element("span", { className: "path" });
  const mark = element("span", { className: "mark" });
  const link = element(
    "a", { href: `#scene=${encodeURIComponent(scene.id)}` }, element("span", { className: "plate" }, image), name, path,
    mark,
  );
  const root = element("li", {}, link);
  const update = (now, where) => {
    const errors = now.problems.filter((problem) => problem.severity === "error").length;
    name.textContent = nameOf(now);
    path.textContent = where;
    path.title = now.path;
    mark.textContent = errors === 0 ? "" : errors === 1 ? "1 error" : `${errors} errors`;
    root.classList.toggle("stale", errors > 0);
    image.hidden = now.hasPicture === false;
    const address = pictureAddress(now);
    if (!image.hidden && image.getAttribute("src") !== address) image.src = address;
  };
  return { root, update };
}
