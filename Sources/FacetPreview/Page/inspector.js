// SPDX-License-Identifier: Apache-2.0
// A control for each declared parameter and each parameter of the root element, and what can be done with their values.

import { byId, element, icon, iconButton } from "/dom.js";
import { controlFor } from "/controls.js";
import { choosing, held } from "/implied.js";

const touched = new Set(["face", "card"]);

export class Inspector {
  constructor({ scenes, overrides, changes, notices }) {
    Object.assign(this, { scenes, overrides, changes, notices });
    this.rows = new Map();
  }

  /** Shows the selected scene; the controls stay as they are while its knobs do. */
  update() {
    const scene = this.scenes.current;
    if (!scene) return;
    const signature = JSON.stringify([
      scene.id, scene.kind, isUnread(scene), scene.themes, scene.knobs.map(({ value, isSet, ...fixed }) => fixed),
    ]);
    if (signature !== this.signature) {
      this.signature = signature;
      this.build(scene);
    }
    for (const knob of scene.knobs) this.rows.get(knob.name).update(knob);
    this.theme?.set(this.overrides.themeOf(scene.id));
    const isGone = document.body.dataset.connection === "gone", isClean = this.overrides.flags(scene.id) === "";
    this.write.disabled = this.changes.writable(scene.id).length === 0 || isGone;
    this.reset.disabled = isClean;
    this.copy.disabled = isClean;
  }

  build(scene) {
    const groups = [["Parameters", "param"], [scene.kind, "root"]].map(([name, owner]) => [
      name, scene.knobs.filter((knob) => knob.owner === owner),
    ]);
    this.rows.clear();
    const sections = groups.filter(([, knobs]) => knobs.length > 0).map(([name, knobs]) =>
      element("details", { open: true }, element("summary", {}, name), ...knobs.map((knob) => this.row(scene, knob))));
    const scroll = element("div", { className: "knobs" });
    const setTheme = (theme) => this.overrides.setTheme(this.scenes.current, theme);
    this.theme = scene.themes?.length > 0 ? themePicker(scene, setTheme) : null;
    if (this.theme) scroll.append(this.theme.root);
    scroll.append(...sections);
    const nothing = isUnread(scene)
      ? "What can be set here shows when the scene's errors are mended." : "This scene has nothing to set.";
    if (sections.length === 0) scroll.append(element("p", { className: "nothing" }, nothing));
    byId("inspector").replaceChildren(scroll, this.actions(scene));
  }

  row(scene, knob) {
    const id = `knob-${knob.name}`;
    const control = controlFor(knob, id, (value) => this.change(this.scenes.current, knob, value));
    const reset = iconButton(
      "reset", `Reset ${knob.name}`, () => this.overrides.forget(scene.id, [knob.name]),
      { className: "button quiet small" },
    );
    const label = element(
      knob.type === "enum" ? "span" : "label", { className: "knob-name", title: knob.doc ?? "" }, knob.name,
    );
    if (knob.type !== "enum") label.htmlFor = id;
    else if (control.root.localName === "select") control.root.setAttribute("aria-label", knob.name);
    const root = element(
      "div", { className: `knob of-${knob.type}` }, element("div", { className: "knob-head" }, label, reset),
      control.root,
    );
    root.dataset.knob = knob.name;
    if (knob.doc) root.append(element("p", { className: "doc" }, knob.doc));
    const update = (now) => {
      const isChanged = this.overrides.of(scene.id).has(now.name);
      root.classList.toggle("changed", isChanged);
      root.classList.toggle("default", !now.isSet && !isChanged);
      reset.hidden = !isChanged;
      control.set(this.value(now));
    };
    this.rows.set(knob.name, { update });
    return root;
  }

  /** What holds for a knob now: one of the root element may hang on another one that was changed. */
  value(knob) {
    const scene = this.scenes.current;
    return knob.owner === "root" ? held(scene, this.overrides, knob.name) : this.overrides.valueOf(scene, knob);
  }

  /** A control has another value; none where it was emptied. */
  change(scene, knob, value) {
    if (value === "") this.overrides.forget(scene.id, [knob.name]);
    else if (knob.type === "enum") {
      const changes = choosing(scene, this.overrides, knob, value);
      this.changes.show(scene, changes, { eases: scene.kind === "face" });
    } else if (knob.type === "Bool") this.changes.show(scene, [{ name: knob.name, value }]);
    else this.changes.preview(scene, [{ name: knob.name, value }]);
  }

  actions(scene) {
    const button = (name, label, title, onclick) =>
      element("button", { className: "button", type: "button", title, onclick }, icon(name), label);
    const write = () => this.changes.write(scene.id, undefined, { says: true });
    this.write = button("write", "Write to file", "Put the values into the scene's file", write);
    this.write.classList.add("primary");
    this.copy = button("copy", "Copy flags", "Copy the values as --set flags", () => this.copyFlags(scene.id));
    this.reset = button("reset", "Reset", "Back to what the file says", () => this.overrides.reset(scene.id));
    const root = element("footer", { className: "actions" });
    if (touched.has(scene.kind)) root.append(this.gestureSwitch());
    root.append(element("div", { className: "buttons" }, this.write, this.copy, this.reset));
    return root;
  }

  gestureSwitch() {
    const input = element("input", {
      type: "checkbox", className: "switch", role: "switch", id: "writes-gestures",
      checked: this.changes.writesGestures,
      onchange: () => this.changes.setWritesGestures(input.checked),
    });
    return element("label", { className: "line" }, element("span", {}, "Gestures write to the file"), input);
  }

  async copyFlags(id) {
    const flags = this.overrides.flags(id);
    try {
      await navigator.clipboard.writeText(flags);
      this.notices.say(`Copied ${flags}`, { kind: "good" });
    } catch {
      this.notices.say(`The browser does not let the page copy. The flags are: ${flags}`, { kind: "bad" });
    }
  }
}

/** Whether nobody knows yet what can be set. */
const isUnread = (scene) => scene.isStale && scene.knobs.length === 0;

function themePicker(scene, chosen) {
  const select = element("select", { id: "theme", onchange: () => chosen(select.value) });
  select.append(new Option("none", ""), ...scene.themes.map((theme) => new Option(theme, theme)));
  const root = element(
    "div", { className: "knob of-theme" },
    element("div", { className: "knob-head" }, element("label", { className: "knob-name", htmlFor: "theme" }, "theme")),
    select,
  );
  return { root, set: (theme) => (select.value = theme) };
}
