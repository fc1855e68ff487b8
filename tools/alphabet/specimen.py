# SPDX-License-Identifier: Apache-2.0
"""Shows the alphabet: `python specimen.py FOLDER [TEXT...]` writes sheets as PNG, and each text in large."""

import pathlib
import sys

import resvg_py

from generate import alphabet
from weights import WEIGHTS

SENTENCE = "Hamburgefonstiv 0123456789 The quick brown fox, 1,000 km — “Ten” of Hearts & Spades @ $5.99 (50%)"


def outline(glyphs, code):
    glyph = glyphs[code]
    if glyph.parts:
        (base, shift, _), (mark, dx, dy) = glyph.parts
        letter = f'<g transform="translate({shift} 0)">{outline(glyphs, base)}</g>'
        return letter + f'<g transform="translate({dx} {-dy})">{outline(glyphs, mark)}</g>'
    return f'<path d="{"".join(c.text() for c in glyph.contours)}"/>' if glyph.contours else ""


def row(glyphs, text, x, y, size):
    out, pen = [], 0
    for character in text:
        out.append(f'<g transform="translate({pen} 0)">{outline(glyphs, ord(character))}</g>')
        pen += glyphs[ord(character)].advance
    return f'<g transform="translate({x} {y}) scale({size / 1000})">{"".join(out)}</g>'


def sheet(rows, width, path):
    y, body = 10, []
    for glyphs, text, size in rows:
        y += size * 1.2
        body.append(row(glyphs, text, 16, round(y - size * 0.24), size))
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{round(y + 16)}">'
           f'<rect width="100%" height="100%" fill="#fff"/>{"".join(body)}</svg>')
    path.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg)))


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    weights = [alphabet(weight) for weight in WEIGHTS]
    sheet([(g, SENTENCE, size) for size in (8, 10, 12, 16, 24) for g in weights], 1250, folder / "sizes.png")
    for weight, glyphs in zip(WEIGHTS, weights):
        rows = ["ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklmnop", "qrstuvwxyz012345", "6789&@$%#?!.,:;*"]
        sheet([(glyphs, text, 120) for text in rows], 1300, folder / f"large-{weight.name}.png")
        rest = [chr(c) for c in glyphs if c > 0x20]
        rows = ["".join(rest[i:i + 24]) for i in range(0, len(rest), 24)]
        sheet([(glyphs, text, 60) for text in rows], 1250, folder / f"all-{weight.name}.png")
        for i in range(2, len(sys.argv)):
            sheet([(glyphs, sys.argv[i], 330)], 1300, folder / f"closer-{i - 1}-{weight.name}.png")


if __name__ == "__main__":
    main()
