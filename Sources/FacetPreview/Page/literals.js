// SPDX-License-Identifier: Apache-2.0
// Values as the scene language writes them.

/** A number with the decimals of its step at most, never with an exponent. */
export function numberText(value, step = 0.001) {
  const decimals = /\.(\d+)$/.exec(String(step))?.[1].length ?? (step < 1 ? 6 : 0);
  const text = Number(value).toFixed(decimals);
  const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return short === "-0" ? "0" : short;
}

/** The number a literal stands for; NaN if it is none. */
export const numberOf = (literal) => Number(String(literal).replaceAll("_", ""));

const perUnit = { deg: 1, turn: 360, rad: 180 / Math.PI };

/** The degrees an angle's literal stands for; NaN if it is none. */
export function degreesOf(literal) {
  const [, number, unit] = /^\s*(-?[\d._e-]+?)(deg|turn|rad)\s*$/.exec(literal) ?? [];
  return unit ? numberOf(number) * perUnit[unit] : NaN;
}

export const angleText = (degrees, step = 0.1) => `${numberText(degrees, step)}deg`;

/** The two numbers of a point or a size. A lone number is a square size. */
export function pairOf(literal) {
  const parts = String(literal).replace(/^\s*\(|\)\s*$/g, "").split(",").map(numberOf);
  return parts.length === 1 ? [parts[0], parts[0]] : parts.slice(0, 2);
}

export const pairText = ([x, y]) => `(${numberText(x)}, ${numberText(y)})`;

/** What stands between a string's quotes, its escapes resolved. */
export function stringOf(literal) {
  const inner = /^"(.*)"$/s.exec(literal)?.[1] ?? literal;
  const named = { n: "\n", t: "\t" };
  return inner.replace(/\\(?:u\{([0-9a-fA-F]+)\}|(.))/gs, (_, code, mark) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : named[mark] ?? mark);
}

export function stringText(text) {
  const escaped = text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
  return `"${escaped.replace(/\r/g, "")}"`;
}

/** An enum's case without its dot. */
export const caseOf = (literal) => String(literal).replace(/^.*\./, "");

let brush;

/** A colour as `{ hex: "#rrggbb", alpha: "cc" or "" }`, or null if the browser cannot tell. */
export function colorOf(literal) {
  const text = String(literal).trim();
  const digits = /^#([0-9a-f]{3,8})$/i.exec(text)?.[1];
  if (digits) {
    const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join("") : digits;
    return { hex: `#${long.slice(0, 6).toLowerCase()}`, alpha: long.slice(6, 8).toLowerCase() };
  }
  const name = /^\.([a-z]+)$/i.exec(text)?.[1];
  if (!name) return null;
  if (name === "transparent") return { hex: "#000000", alpha: "00" };
  brush ??= document.createElement("canvas").getContext("2d");
  brush.fillStyle = "#010203";
  brush.fillStyle = name;
  return brush.fillStyle === "#010203" ? null : { hex: brush.fillStyle, alpha: "" };
}

/** A word of a shell command, quoted if it must be. */
export const shellWord = (word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
