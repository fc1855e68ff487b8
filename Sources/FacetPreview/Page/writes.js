// SPDX-License-Identifier: Apache-2.0
// Writes into the scenes' files, one after the other. Each names the text it means by its hash, so that the server can
// refuse when the file has changed meanwhile.

export class Writes {
  /** @param scenes where the hashes come from @param reload fetches the state anew */
  constructor(scenes, reload) {
    this.scenes = scenes;
    this.reload = reload;
    this.token = document.querySelector("meta[name=facet-token]").content;
    this.queue = Promise.resolve();
    this.own = new Map();
    scenes.watch((changed) => changed.forEach((scene) => this.catchUp(scene.id, scene.hash)));
  }

  /** The hash of the newest text known: what we wrote last, until the server tells of a text that is not ours. */
  hashOf(id) {
    const told = this.scenes.find(id).hash, own = this.own.get(id) ?? [];
    return own.includes(told) ? own.at(-1) : told;
  }

  /** Whether the server has yet to tell of what was written last. */
  isAwaited(id) {
    return this.own.get(id)?.includes(this.scenes.find(id)?.hash) ?? false;
  }

  /** The server tells of the text written last: one that is told after it is the file's, even if we wrote it once. */
  catchUp(id, told) {
    if (this.own.get(id)?.at(-1) === told) this.own.delete(id);
  }

  changes(id, changes) {
    return this.enqueue(() => this.send(id, { changes }));
  }

  /** A gesture is added to whatever the file says, so a text changed meanwhile is asked for and tried again once. */
  gesture(id, gesture) {
    return this.enqueue(async () => {
      const first = await this.send(id, { gesture });
      if (first.status !== "stale") return first;
      await this.newer(id, first.hash);
      return this.send(id, { gesture });
    });
  }

  /** Waits for another text than the one with this hash: the file has one, which the server may be about to build. */
  async newer(id, hash) {
    for (let tries = 0; tries < 40; tries += 1) {
      await this.reload();
      if (this.scenes.find(id)?.hash !== hash) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  enqueue(write) {
    const result = this.queue.then(write);
    this.queue = result.catch(() => {});
    return result;
  }

  /**
   * Resolves to `{ status: "written", hash }`, or status `stale` with the hash that is no longer right, `refused` with
   * problems, `lost`, or `failed` with a text.
   */
  async send(id, what, isSecond = false) {
    if (!this.scenes.find(id)) return { status: "failed", text: "The scene is no longer there." };
    const before = this.hashOf(id);
    let answer;
    try {
      answer = await fetch("/write", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Facet-Token": this.token },
        body: JSON.stringify({ scene: id, hash: before, ...what }),
      });
    } catch {
      return { status: "lost" };
    }
    // A server started anew has a new token; the page from it tells which.
    if (answer.status === 403 && !isSecond && (await this.renewToken())) return this.send(id, what, true);
    if (answer.status === 409) {
      // Another hand was there: what holds is what the server tells.
      this.own.delete(id);
      return { status: "stale", hash: before };
    }
    if (answer.status === 422) return { status: "refused", problems: (await answer.json()).problems };
    if (!answer.ok) return { status: "failed", text: (await answer.text()).slice(0, 200) };
    const { hash } = await answer.json();
    const own = this.own.get(id)?.includes(before) ? this.own.get(id) : [before];
    this.own.set(id, [...own, hash].slice(-64));
    this.catchUp(id, this.scenes.find(id)?.hash);
    return { status: "written", hash };
  }

  async renewToken() {
    const page = await fetch("/").then((answer) => answer.text(), () => "");
    const token = new DOMParser().parseFromString(page, "text/html").querySelector("meta[name=facet-token]")?.content;
    const isNew = Boolean(token) && token !== this.token;
    if (isNew) this.token = token;
    return isNew;
  }
}
