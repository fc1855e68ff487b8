// SPDX-License-Identifier: Apache-2.0
// What gestures and keys do, for the kind of scene that is looked at.

import { byId, element } from "/dom.js";

const view = [
  ["Look closer or from afar", "pinch or wheel in move mode", ["+", "−"]],
  ["Fit, actual size", "", ["0", "1"]],
  ["Move the view", "drag in move mode, or with the middle button", ["Arrows, in move mode"]],
  ["Touch the picture or move the view", "", ["M"]],
  ["Scene before, scene after", "", ["Page up", "Page down"]],
];

const kinds = {
  face: ["The face", [
    ["Happier, sadder", "swipe up, down", ["↑", "↓"]],
    ["Shut or open the eyes", "tap", ["Space"]],
    ["Larger, smaller", "pinch or wheel", ["] or >", "[ or <"]],
    ["Leave a pinch without effect", "", ["Esc"]],
  ]],
  card: ["The card", [
    ["Next, previous card", "swipe left, right", ["→", "←"]],
    ["Turn over", "tap", ["Space"]],
    ["Larger or smaller art", "pinch or wheel", ["] or >", "[ or <"]],
    ["Leave a pinch without effect", "", ["Esc"]],
  ]],
  sketch: ["The sketch", [
    ["Draw or erase", "drag from inside the canvas", ["Space, arrows, Space"]],
    ["Pen, eraser, eraser of whole strokes", "tap the tool; again for its sizes", ["P", "E", "W"]],
    ["Undo, redo", "", ["U", "R"]],
    ["Leave a stroke", "", ["Esc"]],
    ["Zoom while drawing", "wheel or two fingers", ["+", "−"]],
  ]],
};

const hints = {
  face: "Swipe up or down for its mood, tap for its eyes, pinch for its size",
  card: "Swipe for the next card, tap to turn it over, pinch its art",
  sketch: "Draw; a second tap on a tool opens its sizes",
};

export const touchLabels = { face: "Touch the face", card: "Touch the card", sketch: "Draw" };

export function showHelp(kind, mode) {
  const groups = kinds[kind] ? [kinds[kind], ["The view", view]] : [["The view", view]];
  byId("help").replaceChildren(...groups.flatMap(([title, rows]) => [element("h2", {}, title), table(rows)]),
    element("p", {}, "Keys act while the picture has the focus."));
  byId("hint").textContent = mode === "move" || !hints[kind] ? "Drag to move, wheel or pinch to zoom" : hints[kind];
}

function table(rows) {
  const lines = rows.map(([what, gesture, keys]) =>
    element("div", {},
      element("dt", {}, what, ...(gesture ? [element("span", {}, gesture)] : [])),
      element("dd", {}, ...keys.map((key) => element("kbd", {}, key)))));
  return element("dl", {}, ...lines);
}
