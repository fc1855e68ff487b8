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
    setTimeout(() => notice.remove(), stay[kind]);
  }

  /** Only for screen readers: what a gesture did. */
  speak(text) {
    byId("spoken").textContent = text;
  }
}
