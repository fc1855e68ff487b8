// SPDX-License-Identifier: Apache-2.0
// Mouse, pen and touch on one surface, as recognizers want them.

export class Pointers {
  /**
   * @param surface the element touched
   * @param locate turns an event into `{ x, y, inside }`
   * @param choose gives the recognizers for a gesture that starts with this event
   */
  constructor(surface, locate, choose) {
    this.surface = surface;
    this.locate = locate;
    this.choose = choose;
    this.active = [];
    this.down = new Set();
    surface.addEventListener("pointerdown", (event) => this.start(event));
    surface.addEventListener("pointermove", (event) => this.go(event));
    surface.addEventListener("pointerup", (event) => this.stop(event, "up"));
    surface.addEventListener("pointercancel", (event) => this.stop(event, "cancel"));
    surface.addEventListener("lostpointercapture", (event) => this.stop(event, "cancel"));
  }

  start(event) {
    if (event.button > 1) return;
    if (event.button === 1) event.preventDefault();
    if (this.down.size === 0) this.active = this.choose(event);
    if (this.active.length === 0) return;
    this.down.add(event.pointerId);
    this.surface.setPointerCapture(event.pointerId);
    this.tell("down", event);
  }

  go(event) {
    if (!this.down.has(event.pointerId)) return;
    const between = event.getCoalescedEvents?.() ?? [];
    const trail = (between.length ? between : [event]).map((each) => this.locate(each));
    this.tell("move", event, { trail });
  }

  stop(event, kind) {
    if (!this.down.delete(event.pointerId)) return;
    this.tell(kind, event);
  }

  tell(kind, event, more = {}) {
    const told = { kind, id: event.pointerId, time: event.timeStamp, ...this.locate(event), ...more };
    for (const recognizer of this.active) recognizer.take(told);
  }

  /** Ends what is going on without effect. */
  cancel() {
    for (const recognizer of this.active) recognizer.cancel();
  }
}
