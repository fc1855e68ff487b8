// SPDX-License-Identifier: Apache-2.0
// What one choice makes of other parameters, as the library has it: an emotion of the eyes, brows and mouth.

import { caseOf } from "/literals.js";
import { knobFor } from "/scenes.js";

/** The parameters of the root element that a knob sets. */
const parametersOf = (knob) => (knob.owner === "root" ? [knob.name, ...knob.aliases] : knob.aliases);

/** `{ eyes: ".open", … }`; nothing where other parameters do not hang on this one. */
function impliedBy(scene, parameter, literal) {
  const choice = caseOf(literal);
  return scene.implied.find((one) => one.name === parameter && one.choice === choice)?.values ?? {};
}

/** Whether a parameter has a value of its own, from the file or from the person. */
export function isGiven(scene, overrides, parameter) {
  const knob = knobFor(scene, parameter);
  return Boolean(knob) && (knob.isSet || knob.owner === "param" || overrides.of(scene.id).has(knob.name));
}

/** What holds for a parameter of the root element now, as a literal. */
export function held(scene, overrides, parameter) {
  const knob = knobFor(scene, parameter);
  if (!knob) return undefined;
  if (!isGiven(scene, overrides, parameter)) {
    // The later a parameter stands, the more it says.
    for (const name of [...new Set(scene.implied.map((one) => one.name))].reverse()) {
      const chosen = overrides.of(scene.id).get(knobFor(scene, name)?.name);
      const value = chosen === undefined ? undefined : impliedBy(scene, name, chosen)[parameter];
      if (value !== undefined) return value;
    }
  }
  return overrides.valueOf(scene, knob);
}

/** A choice as changes of knobs, and with it those of whatever is given that would hide it. */
export function choosing(scene, overrides, knob, literal) {
  const implied = Object.assign({}, ...parametersOf(knob).map((name) => impliedBy(scene, name, literal)));
  const hiding = Object.keys(implied).filter((name) => isGiven(scene, overrides, name));
  return [
    { name: knob.name, value: literal },
    ...hiding.map((name) => ({ name: knobFor(scene, name).name, value: implied[name] })),
  ];
}
