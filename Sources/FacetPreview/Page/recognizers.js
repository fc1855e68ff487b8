// SPDX-License-Identifier: Apache-2.0
// Gestures as state machines that know no document: pointers go in, states come out.
// A gesture is possible, then begins, changes, and ends or is cancelled; a tap or a swipe ends at once or fails.
// What `changed` reports is what happened since the last report: a pinch's scale starts at 1 again each time.

const successors = {
  possible: ["began", "ended", "failed"],
  began: ["changed", "ended", "cancelled"],
  changed: ["changed", "ended", "cancelled"],
  ended: [],
  cancelled: [],
  failed: [],
};

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

class Recognizer {
  state = "possible";

  constructor(report) {
    this.report = report;
    this.pointers = new Map();
  }

  get isOver() { return successors[this.state].length === 0; }
  get isGoing() { return this.state === "began" || this.state === "changed"; }

  enter(state, detail = {}) {
    if (!successors[this.state].includes(state)) throw new Error(`a gesture that is ${this.state} cannot be ${state}`);
    this.state = state;
    this.report(state, detail);
  }

  /** Ends the gesture without effect. */
  cancel() {
    if (this.isGoing) this.enter("cancelled");
    else if (this.state === "possible" && this.pointers.size > 0) this.enter("failed");
  }

  /** Takes one event of a pointer: kind `down`, `move`, `up` or `cancel`, an id, a place, a time in milliseconds. */
  take(event) {
    if (event.kind === "down") this.pointers.set(event.id, { ...event, start: { x: event.x, y: event.y } });
    const pointer = this.pointers.get(event.id);
    if (!pointer) return;
    const before = { x: pointer.x, y: pointer.y };
    Object.assign(pointer, { x: event.x, y: event.y });
    if (event.kind === "cancel") this.cancel();
    else if (!this.isOver) this[event.kind](pointer, event, before);
    if (event.kind === "up" || event.kind === "cancel") this.pointers.delete(event.id);
    if (this.pointers.size === 0) this.state = "possible";
  }

  down() {}
  move() {}
  up() {}
}

/** One short touch that stays where it is; acts once, at its end. */
export class Tap extends Recognizer {
  static slop = 10;
  static longest = 600;

  down(pointer, event) {
    if (this.pointers.size > 1 || !event.inside) this.enter("failed");
  }

  move(pointer) {
    if (distance(pointer, pointer.start) > Tap.slop) this.enter("failed");
  }

  up(pointer, event) {
    const soon = event.time - pointer.time <= Tap.longest;
    this.enter(soon ? "ended" : "failed", { x: event.x, y: event.y });
  }
}

/** One quick stroke along an axis, `x` or `y`; acts once, at its end, with the direction −1 (left, up) or 1. */
export class Swipe extends Recognizer {
  static shortest = 32;
  static longest = 1000;

  constructor(axis, report) {
    super(report);
    this.axis = axis;
  }

  down(pointer, event) {
    if (this.pointers.size > 1 || !event.inside) this.enter("failed");
  }

  up(pointer, event) {
    const dx = event.x - pointer.start.x, dy = event.y - pointer.start.y;
    const [along, across] = this.axis === "x" ? [dx, dy] : [dy, dx];
    const straight = Math.abs(along) >= Swipe.shortest && Math.abs(along) > 1.5 * Math.abs(across);
    const soon = event.time - pointer.time <= Swipe.longest;
    this.enter(straight && soon ? "ended" : "failed", { direction: Math.sign(along) });
  }
}

/**
 * Two fingers: `scale` is how much farther apart they are since the last report, `x`, `y`, `dx`, `dy` where their
 * middle is and went.
 */
export class Pinch extends Recognizer {
  static slop = 8;

  constructor(report, { follows = false } = {}) {
    super(report);
    this.follows = follows;
  }

  get fingers() { return [...this.pointers.values()].slice(0, 2); }

  down() {
    if (this.pointers.size === 2) this.last = this.measure();
  }

  measure() {
    const [a, b] = this.fingers;
    return { apart: Math.max(distance(a, b), 1), ...middle(a, b) };
  }

  move() {
    if (this.pointers.size < 2) return;
    const now = this.measure(), last = this.last;
    if (this.state === "possible") {
      const moved = Math.abs(now.apart - last.apart) > Pinch.slop || (this.follows && distance(now, last) > Pinch.slop);
      if (!moved) return;
      this.last = now;
      this.enter("began", { x: now.x, y: now.y });
      return;
    }
    this.last = now;
    this.enter(
      "changed", { scale: now.apart / last.apart, x: now.x, y: now.y, dx: now.x - last.x, dy: now.y - last.y },
    );
  }

  up(pointer) {
    if (this.isGoing && this.fingers.includes(pointer)) this.enter("ended");
    else if (this.pointers.size === 1) this.enter("failed");
  }
}

/** One pointer that moves. An immediate one begins where it comes down; another one only after some way. */
export class Drag extends Recognizer {
  static slop = 4;

  constructor(report, { immediate = false, needsInside = false } = {}) {
    super(report);
    this.immediate = immediate;
    this.needsInside = needsInside;
  }

  down(pointer, event) {
    if (this.pointers.size > 1) this.cancel();
    else if (this.needsInside && !event.inside) this.enter("failed");
    else if (this.immediate) this.enter("began", { x: event.x, y: event.y });
  }

  move(pointer, event, before) {
    if (this.state === "possible") {
      if (distance(pointer, pointer.start) > Drag.slop) this.enter("began", { x: event.x, y: event.y });
      return;
    }
    this.enter("changed", {
      x: event.x, y: event.y, dx: event.x - before.x, dy: event.y - before.y, trail: event.trail ?? [pointer],
    });
  }

  up(pointer, event) {
    this.enter(this.isGoing ? "ended" : "failed", { x: event.x, y: event.y });
  }
}

/** Turns of a wheel or strokes of a key as a pinch; it ends when whoever feeds it says that all is quiet. */
export class Turn extends Recognizer {
  turn(scale) {
    if (this.isOver) this.state = "possible";
    if (this.state === "possible") this.enter("began");
    this.enter("changed", { scale });
  }

  rest() {
    if (this.isGoing) this.enter("ended");
    this.state = "possible";
  }

  cancel() {
    if (this.isGoing) this.enter("cancelled");
    this.state = "possible";
  }
}
