// SPDX-License-Identifier: Apache-2.0
// The ends and the step of a slider. A knob whose range is missing, or too wide for a hand,
// gets one around its value.

const widest = 500, stepsAcross = 200;

/** Parameters that take any number, of which the library uses only so much. */
const used = { mouthCurvature: [-1, 1], eyeBrowTilt: [-1, 1] };

/** The least of 1, 2, 5 times a power of ten that is not below a value. */
function roundUp(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 5, 10].find((each) => each * power >= value * (1 - 1e-9));
  return Number((factor * power).toPrecision(6));
}

/** `{ low, high, step }` for a knob that stands at a value. */
export function sliderSpan(knob, value) {
  const isBounded = knob.low !== undefined && knob.high !== undefined;
  const names = knob.owner === "root" ? [knob.name] : knob.aliases ?? [];
  const ends = isBounded ? undefined : names.map((name) => used[name]).find(Boolean);
  if (ends) return { low: ends[0], high: ends[1], step: knob.step ?? 0.05 };
  const size = Math.abs(Number.isFinite(value) ? value : 0) || (knob.type === "Angle" ? 90 : 1);
  const isWide = !isBounded || (knob.type !== "Angle" && knob.high - knob.low >= widest);
  const about = roundUp(4 * size);
  const low = isWide ? Math.max(knob.low ?? -Infinity, value < 0 ? -about : 0) : knob.low;
  const high = isWide ? Math.min(greatest(knob), about) : greatest(knob);
  return { low, high, step: knob.step ?? Math.min(1, roundUp((high - low) / stepsAcross)) };
}

/** A range may leave out its upper end: then the last step before it is the end. */
function greatest({ low = 0, high = Infinity, step, isClosed = true }) {
  return isClosed ? high : high - (step ?? (high - low) / stepsAcross);
}

/** The value nearest to one that the knob's range and step allow: any other would be an error of the scene. */
export function allowed(knob, value) {
  const { low = -Infinity, step } = knob, high = greatest(knob);
  const held = Math.min(high, Math.max(low, value));
  if (!step) return held;
  const base = Number.isFinite(low) ? low : 0;
  const steps = Math.min(Math.round((held - base) / step), Math.floor((high - base) / step + 1e-9));
  return Number((base + steps * step).toFixed(9));
}
