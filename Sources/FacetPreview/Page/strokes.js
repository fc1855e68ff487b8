// SPDX-License-Identifier: Apache-2.0
// The points of a stroke as a sketch keeps them, and the line that they make; no document needed.

const mostPoints = 1500;

/** Decimals that keep half a pixel at so many pixels to a unit. */
export const decimalsAt = (scale) => Math.min(3, Math.max(0, Math.ceil(Math.log10(2 * scale) - 1e-9)));

export const rounded = ([x, y], decimals) => [Number(x.toFixed(decimals)) + 0, Number(y.toFixed(decimals)) + 0];

/** Whether a point lies far enough from the one before to be kept. */
export const isApart = (a, b, least) => Math.hypot(a[0] - b[0], a[1] - b[1]) >= least;

/** Points without every second inner one, again and again, until they are few enough. */
export function thinned(points) {
  let kept = points;
  while (kept.length > mostPoints) kept = kept.filter((_, place) => place % 2 === 0 || place === kept.length - 1);
  return kept;
}

/** The outline of a stroke as the scene language draws it: curves to the middles of the points, a line to the last. */
export function outline(points) {
  const [first, ...others] = points;
  if (others.length === 0) return `M${first}h0`;
  let before = first, text = `M${first}`;
  for (const point of others) {
    text += `Q${before} ${(before[0] + point[0]) / 2},${(before[1] + point[1]) / 2}`;
    before = point;
  }
  return `${text}L${before}`;
}
