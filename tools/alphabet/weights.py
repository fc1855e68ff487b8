# SPDX-License-Identifier: Apache-2.0
"""Measures of the two weights, and the list of glyphs that the other files fill."""

CAP = 720
X = 520
ASC = 756
DESC = -200
OVER = 10


class Weight:
    def __init__(self, name, is_bold):
        self.name = name
        self.is_bold = is_bold
        pick = self.pick
        self.V, self.H = pick(90, 148), pick(78, 120)  # capitals: upright and level strokes
        self.v, self.h = pick(85, 140), pick(72, 106)  # small letters
        self.dot = pick(56, 84)  # radius of the full stop
        self.join = pick(52, 56)  # what a branch keeps where it leaves its stem
        self.spaces = {
            "S": pick(80, 68), "O": pick(44, 38), "D": pick(14, 8), "T": pick(26, 22),
            "s": pick(70, 58), "o": pick(42, 36), "d": pick(14, 8), "n": pick(66, 54), "t": pick(24, 18),
        }

    def pick(self, regular, bold):
        return bold if self.is_bold else regular


WEIGHTS = [Weight("Regular", False), Weight("Bold", True)]
GLYPHS = {}  # code point -> (function, left space, right space, advance or None, is symmetric)


def glyph(characters, left, right=None, advance=None, symmetric=False):
    """Registers a drawing. Spaces are names from `Weight.spaces`, numbers, or pairs (regular, bold)."""
    def registered(function):
        for character in characters:
            GLYPHS[ord(character)] = (function, left, left if right is None else right, advance, symmetric)
        return function
    return registered


def space(weight, value):
    if isinstance(value, str):
        return weight.spaces[value]
    return weight.pick(*value) if isinstance(value, tuple) else value
