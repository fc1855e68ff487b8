// SPDX-License-Identifier: Apache-2.0
// The line of numbers under the picture.

import { byId, element } from "/dom.js";

// Less than the arithmetic of doubles leaves in numbers of this size.
const least = 1e-9;
const short = (value) => Number(value.toPrecision(2)).toString();

/** Nothing is shown of which anything could be said. */
export function clearFacts() {
  byId("facts").replaceChildren();
}

/** Bytes, the distance the compiler certifies, and the size of what is shown. */
export function showFacts(scene, { bytes, distance, width, height }) {
  const size = Number.isFinite(bytes) ? bytes : scene.bytes;
  const far = Number.isFinite(distance) ? distance : scene.distance;
  const facts = [
    [`${size.toLocaleString("en")} bytes`, "Of the file that facet compile writes"],
    [
      far < least ? "exact" : `within ${short(far)} units`,
      `No point lies farther from its exact place; the tolerance is ${short(scene.tolerance)}`,
    ],
    [`${width} × ${height}`, "Width and height in units"],
    [`build ${scene.build}`, "When this scene's picture last changed"],
  ];
  byId("facts").replaceChildren(...facts.map(([text, title]) => element("span", { title }, text)));
}
