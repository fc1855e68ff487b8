// SPDX-License-Identifier: Apache-2.0
// The bar above: which scene this is, its neighbours, and whether the server is there.

import { byId } from "/dom.js";
import { nameOf, shortPath } from "/scenes.js";

const words = { live: "Live", polling: "Looking every two seconds: many pages are open", gone: "No server" };

export class Header {
  /** @param open opens a scene by its id */
  constructor({ scenes, open }) {
    Object.assign(this, { scenes, open });
    byId("previous").addEventListener("click", () => this.go(-1));
    byId("next").addEventListener("click", () => this.go(1));
  }

  get place() { return this.scenes.list.findIndex((scene) => scene.id === this.scenes.selected); }

  go(direction) {
    const next = this.scenes.list[this.place + direction];
    if (next) this.open(next.id);
  }

  update() {
    const scene = this.scenes.current, count = this.scenes.list.length;
    byId("to-gallery").hidden = count < 2 || !scene;
    byId("neighbours").hidden = count < 2 || !scene;
    byId("path").textContent = scene ? shortPath(scene, this.scenes.list) : "";
    byId("path").title = scene?.path ?? "";
    byId("place").textContent = `${this.place + 1} / ${count}`;
    byId("previous").disabled = this.place <= 0;
    byId("next").disabled = this.place >= count - 1;
    if (this.titled !== scene?.id) this.showTitle(scene?.title);
    this.titled = scene?.id;
  }

  /** The scene's title, or its file's name, is the title of the page. */
  showTitle(title) {
    const scene = this.scenes.current;
    const text = scene ? title || nameOf(scene) : "Facet preview";
    byId("title").textContent = text;
    document.title = text;
  }

  showConnection(status) {
    document.body.dataset.connection = status;
    byId("connection-text").textContent = words[status];
    const gone = byId("gone");
    gone.hidden = status !== "gone";
    gone.textContent = status === "gone"
      ? "The server is gone. What you see is the last it sent. Start facet preview again on the same port, "
        + "and this page goes on by itself." : "";
  }
}
