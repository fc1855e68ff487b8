// SPDX-License-Identifier: Apache-2.0
// Where the picture lies on the stage: pixels to a unit, and how far its middle is from the stage's middle.

const longestSide = 16000;

/**
 * The largest scale at which the picture and its margins, across and down, fit; small pictures are enlarged to fill the
 * stage as well.
 */
export function fitting(stage, picture, [across, down]) {
  return Math.min(
    Math.max(stage.width - 2 * across, 16) / picture.width, Math.max(stage.height - 2 * down, 16) / picture.height,
  );
}

/** From a few pixels to a few hundred times its size, but always as far as the picture fits, and closer. */
function limited(scale, picture, fitted) {
  const longer = Math.max(picture.width, picture.height), shorter = Math.min(picture.width, picture.height);
  const most = Math.max(fitted, Math.min(Math.max(64, 8 * fitted), longestSide / longer));
  return Math.min(most, Math.max(Math.min(fitted, 8 / shorter), scale));
}

/**
 * The view scaled by a factor so that what lies under a point (from the stage's middle) stays there, as long as some of
 * the picture is still on the stage. `fitted` is the scale at which the picture fits.
 */
export function zoomed(view, factor, point, picture, stage, fitted) {
  const scale = limited(view.scale * factor, picture, fitted);
  const by = scale / view.scale;
  const next = { scale, x: point.x + (view.x - point.x) * by, y: point.y + (view.y - point.y) * by };
  return moved(next, 0, 0, picture, stage);
}

/** The view moved, with at least some of the picture still on the stage. */
export function moved(view, dx, dy, picture, stage) {
  const reach = (length, room) => Math.max(0, (length * view.scale + room) / 2 - 32);
  const held = (value, most) => Math.min(most, Math.max(-most, value));
  return {
    scale: view.scale,
    x: held(view.x + dx, reach(picture.width, stage.width)),
    y: held(view.y + dy, reach(picture.height, stage.height)),
  };
}
