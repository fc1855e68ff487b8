# SPDX-License-Identifier: Apache-2.0
"""Draws every glyph in both weights and writes the Swift files that hold them."""

import pathlib
import sys

import capitals  # noqa: F401  (each of these files registers its glyphs)
import figures  # noqa: F401
import letters
import lowercase  # noqa: F401
import marks  # noqa: F401
import punctuation  # noqa: F401
import signs  # noqa: F401
from contours import finished
from weights import ASC, CAP, GLYPHS, WEIGHTS, X, space

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "FacetAlphabet"


class Glyph:
    def __init__(self, advance, contours, parts=None):
        self.advance, self.contours, self.parts = advance, contours, parts

    @property
    def ink(self):
        xs = [x for contour in self.contours for x in contour.extent(0)]
        ys = [y for contour in self.contours for y in contour.extent(1)]
        return (min(xs), min(ys), max(xs), max(ys))


def drawn(weight, code):
    function, left, right, advance, symmetric = GLYPHS[code]
    ink = function(weight)
    x0, _, x1, _ = ink.bounds if ink.path.segments else (0, 0, 0, 0)
    if advance is not None:
        width = space(weight, advance)
        shift = round(width / 2 + (space(weight, left) if left else 0) - (x0 + x1) / 2)
    else:
        shift = space(weight, left) - x0
        width = round(x1 - x0 + space(weight, left) + space(weight, right))
    if symmetric:  # an even width has its middle on the grid
        width += width % 2
        shift = width / 2 - (x0 + x1) / 2
    return Glyph(width, finished(ink.moved(shift), width / 2 if symmetric else None, chr(code) + weight.name))


def composed(weight, glyphs, code, base, mark):
    letter, accent = glyphs[ord(base)], glyphs[ord(mark)]
    x0, _, x1, top = letter.ink
    a0, _, a1, _ = accent.ink
    capital = top > X + 60 and base.isupper()
    tall = not capital and top > X + 60
    rise = letters.RAISE if capital else (letters.RAISE + ASC - CAP - 12 if tall else 0)
    rise = min(rise, 950 - round(accent.ink[3]))
    middle = (x0 + x1) / 2
    if base in "bdhk" and tall:
        middle = x0 + weight.v / 2 + 20
    dx = round(middle - (a0 + a1) / 2)
    # A narrow letter makes room for a wide accent.
    room = weight.pick(14, 10)
    before, after = max(0, room - (a0 + dx)), max(0, a1 + dx + room - letter.advance)
    if base in "bdhkltfjL" and not capital:
        before = after = 0
    before, after = round(before), round(after)
    return Glyph(letter.advance + before + after, [], [(ord(base), before, 0), (ord(mark), dx + before, rise)])


def alphabet(weight):
    glyphs = {code: drawn(weight, code) for code in sorted(GLYPHS)}
    for code, base, mark in letters.composed_letters():
        if code not in glyphs:
            glyphs[code] = composed(weight, glyphs, code, base, mark)
    return dict(sorted(glyphs.items()))


def line(code, glyph):
    if glyph.parts:
        (base, shift, _), (mark, dx, dy) = glyph.parts
        return f"{code:04X} {glyph.advance} ={base:04X} {shift} {mark:04X} {dx} {-dy}"
    return f"{code:04X} {glyph.advance} " + "".join(contour.text() for contour in glyph.contours)


def swift(weight, glyphs):
    lines = "\n".join("    " + line(code, glyph) for code, glyph in glyphs.items())
    return f'''// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: a table
//
// Written by tools/alphabet/generate.py; change the drawings there and run it again. GlyphTable says how to read it.

extension GlyphTable {{
  static let {weight.name.lower()} = GlyphTable(
    lines: """
{lines}
    """)
}}
'''


def main():
    for weight in WEIGHTS:
        glyphs = alphabet(weight)
        target = SOURCES / f"GlyphTable+{weight.name}.swift"
        text = swift(weight, glyphs)
        if "--check" in sys.argv:
            if target.read_text() != text:
                sys.exit(f"{target.name} is not what the drawings give")
        else:
            target.write_text(text)
        print(weight.name, len(glyphs), "glyphs", len(text), "bytes",
              sum(len(c.steps) for g in glyphs.values() for c in g.contours), "steps")


if __name__ == "__main__":
    main()
