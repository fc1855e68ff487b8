// SPDX-License-Identifier: Apache-2.0
// A card under the hand: swiped to the next or previous of the deck, tapped to turn over, pinched to scale its art.

import { caseOf } from "/literals.js";
import { Pinch, Swipe, Tap, Turn } from "/recognizers.js";
import { Scaling } from "/scaling.js";
import { knobFor, nameOf } from "/scenes.js";

export class CardHands {
  /**
   * @param select opens another scene
   * @param flourish moves the picture for a moment, `turn`, `left`, `right` or `stay`
   */
  constructor({ scenes, overrides, changes, notices, select, flourish }) {
    Object.assign(this, { scenes, overrides, changes, notices, select, flourish });
    this.scaling = new Scaling({ scenes, overrides, changes, parameter: "faceArtScale", mayBeUnseen: true });
    this.recognizers = [
      new Tap((state) => state === "ended" && this.turnOver()),
      new Swipe("x", (state, { direction }) => state === "ended" && this.go(-direction)),
      new Pinch((state, detail) => this.scaling.follow(state, detail)),
    ];
    this.wheel = new Turn((state, detail) => this.scaling.follow(state, detail));
  }

  turnOver() {
    const scene = this.scenes.current, knob = scene && knobFor(scene, "isFaceUp");
    if (!knob) return;
    const isFaceUp = this.overrides.valueOf(scene, knob) === "true";
    this.flourish("turn");
    this.notices.speak(isFaceUp ? "face down" : "face up");
    this.changes.settle(scene, [{ name: knob.name, value: String(!isFaceUp) }]);
  }

  /** The next card (1) or the one before (−1); at the ends of the deck the card stays. */
  go(direction) {
    const scene = this.scenes.current;
    if (!scene) return;
    const deck = this.scenes.ofKind("card");
    const isThere = deck.length > 1 ? this.goInPreview(deck, scene, direction) : this.goInDeck(scene, direction);
    this.flourish(isThere ? (direction > 0 ? "left" : "right") : "stay");
    if (!isThere) this.notices.speak(direction > 0 ? "the last card" : "the first card");
  }

  /** Several cards are previewed: they are the deck. */
  goInPreview(deck, scene, direction) {
    const next = deck[deck.findIndex((card) => card.id === scene.id) + direction];
    if (!next) return false;
    this.select(next.id);
    this.notices.speak(nameOf(next));
    return true;
  }

  /** One card alone goes through the standard deck, rank by rank and suit by suit. */
  goInDeck(scene, direction) {
    const rank = knobFor(scene, "rank"), suit = knobFor(scene, "suit");
    if (!rank?.choices || !suit?.choices) return false;
    const place = (knob) => knob.choices.indexOf(caseOf(this.overrides.valueOf(scene, knob)));
    const ranks = rank.choices.length;
    const next = place(suit) * ranks + place(rank) + direction;
    if (next < 0 || next >= ranks * suit.choices.length) return false;
    const wanted = [[rank, next % ranks], [suit, Math.floor(next / ranks)]];
    const changes = wanted.filter(([knob, at]) => at !== place(knob)).map(([knob, at]) => ({
      name: knob.name, value: `.${knob.choices[at]}`,
    }));
    this.changes.settle(scene, changes);
    return true;
  }

  update() {}

  /** Keys that do what the gestures do; returns whether the key was one. */
  key(key) {
    const act = {
      ArrowRight: () => this.go(1), ArrowLeft: () => this.go(-1), Enter: () => this.turnOver(),
      " ": () => this.turnOver(),
    }[key];
    act?.();
    return Boolean(act);
  }
}
