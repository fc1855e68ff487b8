// SPDX-License-Identifier: Apache-2.0
// A panel that belongs to a button: opens beside it, closes by Escape, by a touch elsewhere or when
// the focus leaves it, gives the focus back.

import { element } from "/dom.js";

const gap = 10;

export class Popover {
  constructor(opener, label, ...content) {
    this.opener = opener;
    this.root = element(
      "div", { className: "popover", role: "dialog", popover: "manual", "aria-label": label }, ...content,
    );
    document.body.append(this.root);
    opener.setAttribute("aria-haspopup", "dialog");
    opener.setAttribute("aria-expanded", false);
    const isHere = (place) => this.root.contains(place) || opener.contains(place);
    this.elsewhere = (event) => {
      this.isTabbing = false;
      if (!isHere(event.target)) this.close();
    };
    this.root.addEventListener("focusout", ({ relatedTarget }) => {
      // The focus goes nowhere where a place is touched that takes none, and where Tab leaves the page.
      if (relatedTarget ? !isHere(relatedTarget) : this.isTabbing) this.close();
    });
    this.press = (event) => {
      this.isTabbing = event.key === "Tab";
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
      opener.focus();
    };
    this.again = () => this.place();
  }

  get isOpen() { return this.root.matches(":popover-open"); }

  toggle() {
    if (this.isOpen) this.close();
    else this.open();
  }

  open() {
    this.root.showPopover();
    this.opener.setAttribute("aria-expanded", true);
    this.place();
    (this.root.querySelector("input:checked") ?? this.root.querySelector("input, button"))?.focus();
    document.addEventListener("pointerdown", this.elsewhere, true);
    document.addEventListener("keydown", this.press, true);
    addEventListener("resize", this.again);
  }

  close() {
    if (!this.isOpen) return;
    this.root.hidePopover();
    this.opener.setAttribute("aria-expanded", false);
    document.removeEventListener("pointerdown", this.elsewhere, true);
    document.removeEventListener("keydown", this.press, true);
    removeEventListener("resize", this.again);
  }

  /** Beside the opener where there is room, else above or below it; always inside the window. */
  place() {
    const at = this.opener.getBoundingClientRect(), size = this.root.getBoundingClientRect();
    const held = (value, length, room) => Math.max(8, Math.min(value, room - length - 8));
    let left = at.right + gap, top = at.top + at.height / 2 - size.height / 2;
    if ((innerWidth < 720 && innerHeight > 500) || left + size.width > innerWidth - 8) {
      left = at.left + at.width / 2 - size.width / 2;
      top = at.top - gap - size.height > 8 ? at.top - gap - size.height : at.bottom + gap;
    }
    this.root.style.left = `${held(left, size.width, innerWidth)}px`;
    this.root.style.top = `${held(top, size.height, innerHeight)}px`;
  }
}
