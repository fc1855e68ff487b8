// SPDX-License-Identifier: Apache-2.0
// Fetches pictures: one request at a time, and of those that come while it runs only the last.

export class Pictures {
  /**
   * @param shown called with `{ address, image, title, width, height, bytes, distance }`
   * @param refused called with the problems of settings that give no picture
   * @param lost called when the server does not answer
   * @param failed called with why there is no picture, and the address, when the server or the browser has none
   */
  constructor({ shown, refused, lost, failed }) {
    Object.assign(this, { shown, refused, lost, failed });
    this.wanted = null;
    this.isFetching = false;
  }

  /** Asks for a picture; resolves when it, or one asked for later, has come. */
  async ask(address) {
    this.wanted = address;
    if (this.isFetching) return this.running;
    this.isFetching = true;
    this.running = this.run();
    return this.running;
  }

  async run() {
    try {
      while (this.wanted !== null) {
        const address = this.wanted;
        this.wanted = null;
        await this.fetch(address);
      }
    } finally {
      this.isFetching = false;
    }
  }

  async fetch(address) {
    let answer, text;
    try {
      answer = await fetch(address);
      text = await answer.text();
    } catch {
      this.lost();
      return;
    }
    if (answer.status === 422) {
      this.refused(JSON.parse(text).problems, address);
      return;
    }
    if (!answer.ok) {
      this.failed(`the server gives no picture: ${text.slice(0, 200) || answer.status}`, address);
      return;
    }
    const picture = await read(text);
    if (!picture) {
      this.failed("the browser cannot show this picture", address);
      return;
    }
    const number = (name) => Number(answer.headers.get(name) ?? NaN);
    this.shown({ address, ...picture, bytes: number("X-Facet-Bytes"), distance: number("X-Facet-Distance") });
  }
}

/** The image of an SVG text, its size and its title. */
async function read(text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [, , width, height] = (root.getAttribute("viewBox") ?? "0 0 100 100").split(/[\s,]+/).map(Number);
  const title = [...root.children].find((child) => child.localName === "title")?.textContent ?? "";
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const image = new Image();
  image.alt = "";
  image.draggable = false;
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  } finally {
    // Whoever draws the image later asks it, not its address.
    setTimeout(() => URL.revokeObjectURL(address), 30_000);
  }
  return { image, title, width, height };
}
