// SPDX-License-Identifier: Apache-2.0
// A face under the hand: pinched or wheeled to scale, swiped happier or sadder, tapped to shut its eyes, or picked from
// a list of emotions.

import { byId, element } from "/dom.js";
import { choosing, held, isGiven } from "/implied.js";
import { caseOf, numberOf, numberText } from "/literals.js";
import { pictureAddress } from "/overrides.js";
import { allowed } from "/ranges.js";
import { Pinch, Swipe, Tap, Turn } from "/recognizers.js";
import { Scaling } from "/scaling.js";
import { knobFor } from "/scenes.js";

const stepOfCurvature = 0.5, quiet = 200;

export class FaceHands {
  constructor({ scenes, overrides, changes, notices }) {
    Object.assign(this, { scenes, overrides, changes, notices });
    this.scaling = new Scaling({ scenes, overrides, changes, parameter: "scale" });
    this.recognizers = [
      new Tap((state) => state === "ended" && this.blink()),
      new Swipe("y", (state, { direction }) => state === "ended" && this.smile(-direction)),
      new Pinch((state, detail) => this.scaling.follow(state, detail)),
    ];
    this.wheel = new Turn((state, detail) => this.scaling.follow(state, detail));
    this.items = new Map();
  }

  /** What holds for a parameter of the face now, as a literal. */
  value(scene, name) {
    return held(scene, this.overrides, name) ?? "";
  }

  /** A change of a parameter, under the name of the knob that sets it. */
  change(scene, name, value) {
    const knob = knobFor(scene, name);
    return knob ? [{ name: knob.name, value }] : [];
  }

  /** One step happier (1) or sadder (−1); the ends stay. */
  smile(direction) {
    const scene = this.scenes.current;
    if (!scene) return;
    if (isGiven(scene, this.overrides, "mouthCurvature")) {
      const now = numberOf(this.value(scene, "mouthCurvature"));
      const wanted = Math.min(1, Math.max(-1, now + direction * stepOfCurvature));
      const next = numberText(allowed(knobFor(scene, "mouthCurvature"), wanted), 0.000001);
      if (numberOf(next) === now) return;
      this.settle(scene, this.change(scene, "mouthCurvature", next), `mouth curvature ${next}`);
      return;
    }
    // The saddest first.
    const mouths = knobFor(scene, "mouth")?.choices ?? [];
    const place = mouths.indexOf(caseOf(this.value(scene, "mouth")));
    const next = mouths[Math.min(mouths.length - 1, Math.max(0, place + direction))];
    if (next !== undefined && mouths[place] !== next) this.settle(scene, this.change(scene, "mouth", `.${next}`), next);
  }

  /** Shuts open eyes and opens shut ones; squinting eyes stay. */
  blink() {
    const scene = this.scenes.current;
    if (!scene) return;
    const next = { open: "closed", closed: "open" }[caseOf(this.value(scene, "eyes"))];
    if (next) this.settle(scene, this.change(scene, "eyes", `.${next}`), `eyes ${next}`);
  }

  settle(scene, changes, words) {
    this.notices.speak(words);
    this.changes.settle(scene, changes, { eases: true });
  }

  emotionChanges(scene, emotion) {
    const knob = knobFor(scene, "emotion");
    return knob ? choosing(scene, this.overrides, knob, `.${emotion}`) : [];
  }

  pick(emotion) {
    const scene = this.scenes.current;
    if (scene) this.settle(scene, this.emotionChanges(scene, emotion), emotion);
  }

  /** Shows the list of emotions with this face's own picture of each. */
  update(scene) {
    const root = byId("emotions");
    const choices = scene?.kind === "face" ? knobFor(scene, "emotion")?.choices ?? [] : [];
    root.hidden = choices.length === 0;
    if (root.hidden) return;
    if (this.listed !== choices.join()) this.build(root, choices);
    const held = caseOf(this.value(scene, "emotion"));
    for (const [emotion, { input }] of this.items) input.checked = emotion === held;
    // The small pictures wait until the large one rests, or they would take its turns.
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.showExpressions(scene), scene.id === this.drawn ? quiet : 0);
  }

  showExpressions(scene) {
    this.drawn = scene.id;
    if (scene.isStale || this.scenes.find(scene.id) !== scene) return;
    for (const [emotion, { image }] of this.items) {
      const changes = this.emotionChanges(scene, emotion), names = new Set(changes.map(({ name }) => name));
      const others = this.overrides.changes(scene.id).filter(({ name }) => !names.has(name));
      const theme = this.overrides.themeOf(scene.id);
      const address = pictureAddress(scene, { sets: [...others, ...changes], theme, isDraft: true });
      const isMissing = image.complete && image.naturalWidth === 0;
      if (image.getAttribute("src") !== address || isMissing) image.src = address;
    }
  }

  build(root, choices) {
    this.listed = choices.join();
    this.items.clear();
    const items = choices.map((emotion) => {
      const input = element(
        "input", { type: "radio", name: "emotion", value: emotion, onchange: () => this.pick(emotion) },
      );
      const image = element("img", { alt: "", draggable: false });
      this.items.set(emotion, { input, image });
      return element("label", {}, input, image, element("span", {}, emotion));
    });
    root.setAttribute("role", "radiogroup");
    root.setAttribute("aria-label", "Emotion");
    root.replaceChildren(...items);
  }

  /** Keys that do what the gestures do; returns whether the key was one. */
  key(key) {
    const act = {
      ArrowUp: () => this.smile(1), ArrowDown: () => this.smile(-1), Enter: () => this.blink(), " ": () => this.blink(),
    }[key];
    act?.();
    return Boolean(act);
  }
}
