// SPDX-License-Identifier: Apache-2.0
// One control for each type of value. A control is `{ root, set }`: `set` takes a literal, and each change of the
// person's is told as a literal.

import { element } from "/dom.js";
import {
  angleText, caseOf, colorOf, degreesOf, numberOf, numberText, pairOf, pairText, stringOf, stringText,
} from "/literals.js";
import { allowed, sliderSpan } from "/ranges.js";

const segmentedLetters = 26, segmentedChoices = 4;

/** The control for a knob; `change(literal)` is called while the person moves it, with nothing where it is emptied. */
export function controlFor(knob, id, change) {
  switch (knob.type) {
    case "Number": return slider(knob, id, change, { read: numberOf, write: numberText });
    case "Angle": return slider(knob, id, change, { read: degreesOf, write: angleText, unit: "°" });
    case "Bool": return toggle(id, change);
    case "String": return field(id, change, { read: stringOf, write: stringText });
    case "Color": return color(knob, id, change);
    case "Paint": return isPlain(knob.value) ? color(knob, id, change) : field(id, change, asWritten);
    case "Point": return pair(knob, id, change, ["x", "y"]);
    case "Size": return pair(knob, id, change, ["width", "height"]);
    case "enum": return isShort(knob.choices ?? []) ? segments(knob, id, change) : picker(knob, id, change);
    default: return field(id, change, asWritten);
  }
}

/** Whether a paint is no gradient: nothing, or a colour. */
const isPlain = (literal) => literal === "" || colorOf(literal) !== null;
const asWritten = { read: String, write: String };
const isShort = (choices) => choices.length <= segmentedChoices && choices.join("").length <= segmentedLetters;

/** Whether nothing is typed; a number that has only its sign so far is no number either, but will be one. */
const isEmptied = (input) => input.value === "" && !input.validity.badInput;

/** Has fields show what holds: one that is typed into keeps that, and shows what holds when it is left. */
function shownIn(inputs, show) {
  let held;
  for (const input of inputs) {
    for (const end of ["change", "blur"]) input.addEventListener(end, () => held !== undefined && show(held, input));
  }
  return (literal) => {
    held = literal;
    for (const input of inputs) if (document.activeElement !== input) show(literal, input);
  };
}

function slider(knob, id, change, { read, write, unit = "" }) {
  const span = sliderSpan(knob, read(knob.value));
  const range = element(
    "input", { type: "range", id, min: span.low, max: span.high, step: span.step, "aria-description": knob.doc },
  );
  const number = element(
    "input",
    {
      type: "number", className: "number", step: span.step, min: knob.low, max: knob.high,
      "aria-label": `${knob.name}, as a number`,
    },
  );
  const fill = () => range.style.setProperty("--fill", (range.value - range.min) / (range.max - range.min || 1));
  range.addEventListener("input", () => {
    number.value = numberText(range.value, span.step);
    fill();
    change(write(Number(range.value), span.step));
  });
  number.addEventListener("input", () => {
    if (isEmptied(number)) change("");
    if (!Number.isFinite(number.valueAsNumber)) return;
    const value = allowed(knob, number.valueAsNumber);
    range.value = value;
    fill();
    change(write(value, 0.000001));
  });
  const show = shownIn([number], (literal) => (number.value = numberText(read(literal), 0.000001)));
  const set = (literal) => {
    const value = read(literal);
    if (!Number.isFinite(value)) return;
    if (value > range.max) range.max = value;
    if (value < range.min) range.min = value;
    range.value = value;
    show(literal);
    fill();
  };
  const root = element(
    "div", { className: "slider" }, range, element("span", { className: "with-unit" }, number, unit),
  );
  return { root, set };
}

function toggle(id, change) {
  const input = element(
    "input",
    { type: "checkbox", className: "switch", id, role: "switch", onchange: () => change(String(input.checked)) },
  );
  return { root: input, set: (literal) => (input.checked = literal === "true") };
}

function field(id, change, { read, write }) {
  const input = element(
    "input", { type: "text", id, spellcheck: false, autocomplete: "off", oninput: () => change(write(input.value)) },
  );
  return { root: input, set: shownIn([input], (literal) => (input.value = read(literal))) };
}

function color(knob, id, change) {
  const text = element(
    "input", { type: "text", id, spellcheck: false, autocomplete: "off", "aria-description": knob.doc },
  );
  const well = element("input", { type: "color", "aria-label": `${knob.name}, picked` });
  const plate = element("span", { className: "well" }, well);
  const show = (literal) => {
    const known = colorOf(literal);
    plate.classList.toggle("unknown", !known);
    plate.style.setProperty("--color", known ? known.hex + known.alpha : "transparent");
    if (known) well.value = known.hex;
  };
  well.addEventListener("input", () => {
    const alpha = colorOf(text.value)?.alpha ?? "";
    text.value = well.value + (alpha === "00" ? "" : alpha);
    show(text.value);
    change(text.value);
  });
  text.addEventListener("input", () => {
    show(text.value);
    change(text.value.trim());
  });
  const showText = shownIn([text], (literal) => (text.value = literal));
  const set = (literal) => {
    showText(literal);
    show(literal);
  };
  return { root: element("div", { className: "color-field" }, plate, text), set };
}

function pair(knob, id, change, names) {
  const tell = () => {
    const values = inputs.map((input) => input.valueAsNumber);
    if (inputs.some(isEmptied)) change("");
    else if (values.every(Number.isFinite)) change(pairText(values));
  };
  const inputs = names.map((name, place) =>
    element("input", {
      type: "number", className: "number", step: "any", id: place === 0 ? id : undefined, oninput: tell,
      "aria-label": `${knob.name}, ${name}`,
    }));
  const set = shownIn(inputs, (literal, input) => {
    const value = pairOf(literal)[inputs.indexOf(input)];
    if (Number.isFinite(value)) input.value = value;
  });
  const between = element("span", {}, names[0] === "x" ? "," : "×");
  return { root: element("div", { className: "pair" }, inputs[0], between, inputs[1]), set };
}

function picker(knob, id, change) {
  const select = element("select", { id, "aria-description": knob.doc, onchange: () => change(`.${select.value}`) });
  select.append(...(knob.choices ?? []).map((choice) => new Option(choice, choice)));
  return { root: select, set: (literal) => (select.value = caseOf(literal)) };
}

function segments(knob, id, change) {
  const inputs = knob.choices.map((choice) => element(
    "input", { type: "radio", name: id, value: choice, onchange: () => change(`.${choice}`) },
  ));
  const labels = inputs.map((input) => element("label", {}, input, element("span", {}, input.value)));
  const root = element("div", { className: "segments", role: "radiogroup", id, "aria-label": knob.name }, ...labels);
  return { root, set: (literal) => inputs.forEach((input) => (input.checked = input.value === caseOf(literal))) };
}
