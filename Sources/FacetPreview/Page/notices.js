// SPDX-License-Identifier: Apache-2.0
// Short messages in a corner, which go by themselves, and words for those who listen.

import { byId, element, iconButton } from "/dom.js";

const stay = { good: 3500, plain: 5000, bad: 9000 };
const most = 3;

export class Notices {
  say(text, { kind = "plain" } = {}) {
    const root = byId("notices");
    const notice = element(
      "div", { className: `notice ${kind}`, role: kind === "bad" ? "alert" : undefined }, element("p", {}, text),
    );
    notice.append(iconButton("close", "Close this message", () => notice.remove()));
    root.append(notice);
    while (root.children.length > most) root.firstElementChild.remove();
    this.time(notice, stay[kind]);
  }

  /** Takes a notice away after a while in which nobody points at it or is in it. */
  time(notice, length) {
    const start = () => setTimeout(() => notice.remove(), length);
    let timer = start();
    const hold = () => clearTimeout(timer);
    const release = () => {
      hold();
      if (!notice.matches(":hover, :focus-within")) timer = start();
    };
    for (const kind of ["pointerenter", "focusin"]) notice.addEventListener(kind, hold);
    for (const kind of ["pointerleave", "focusout"]) notice.addEventListener(kind, release);
  }

  /** Only for screen readers: what a gesture did. */
  speak(text) {
    byId("spoken").textContent = text;
  }
}
