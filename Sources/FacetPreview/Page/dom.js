// SPDX-License-Identifier: Apache-2.0
// Elements made and found. Text from scenes only ever becomes a text node.

export const byId = (id) => document.getElementById(id);

/** An element: properties that it has are set, other names become attributes, `on…` functions listeners. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** One of the icons of the page's sprite. */
export function icon(name) {
  const picture = drawn("svg", { class: "icon", "aria-hidden": "true" });
  picture.append(drawn("use", { href: `#i-${name}` }));
  return picture;
}

/** An SVG element with attributes. */
export function drawn(tag, attributes = {}) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** A button with an icon, a label that is read out, and the label again as a tip. */
export function iconButton(name, label, onclick, properties = {}) {
  return element(
    "button", { className: "button quiet", type: "button", title: label, "aria-label": label, onclick, ...properties },
    icon(name),
  );
}

/** Whether the person asked for less motion. */
export const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What was remembered under a name in this browser, or the other value. */
export function remembered(name, otherwise) {
  try {
    return localStorage.getItem(`facet.${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Remembers a choice of the person for the next visit; a browser that forbids it forgets. */
export function remember(name, value) {
  try {
    localStorage.setItem(`facet.${name}`, value);
  } catch {
    // The choice holds until the page closes.
  }
}
