# SPDX-License-Identifier: Apache-2.0
"""Reads the text form of the exact picture (`facet compile --emit ir`): one statement a line, words apart by spaces.

Written from that form alone; it knows nothing of SVG, of the grid or of the emitter.
"""

from dataclasses import dataclass, field
from typing import Optional


@dataclass
class Color:
    red: float
    green: float
    blue: float
    alpha: float


@dataclass
class Paint:
    """kind "color": stops holds one; "linear": place is x1 y1 x2 y2; "radial": place is cx cy r."""

    kind: str
    place: list
    stops: list


@dataclass
class Fill:
    rule: str
    paint: Paint


@dataclass
class Stroke:
    width: float
    cap: str
    join: str
    miter: float
    dash: list
    paint: Paint


@dataclass
class Node:
    children: list = field(default_factory=list)
    symbol: Optional[int] = None
    layers: list = field(default_factory=list)
    transform: tuple = (1, 0, 0, 1, 0, 0)
    opacity: float = 1.0
    blend: str = "normal"
    clip: Optional[int] = None
    mask: Optional[tuple] = None


@dataclass
class Symbol:
    kind: str
    words: list


@dataclass
class Picture:
    kind: str = ""
    content_mode: str = "redraw"
    box: tuple = (0, 0, 0, 0)
    size: tuple = (0, 0)
    background: Optional[Paint] = None
    symbols: list = field(default_factory=list)
    nodes: list = field(default_factory=list)
    root: int = 0


class FormError(ValueError):
    """The text is not what this reader expects."""


class Words:
    """The words of one line, read from left to right."""

    def __init__(self, words, number):
        self.words = words
        self.number = number
        self.next = 0

    @property
    def is_at_end(self):
        return self.next == len(self.words)

    def word(self):
        if self.is_at_end:
            raise FormError(f"line {self.number} ends too soon")
        self.next += 1
        return self.words[self.next - 1]

    def number_(self):
        return float(self.word())

    def numbers(self, count):
        return [self.number_() for _ in range(count)]

    def integer(self):
        return int(self.word())

    def rest(self):
        words = self.words[self.next:]
        self.next = len(self.words)
        return words

    def color(self):
        digits = self.word()
        if len(digits) != 7 or digits[0] != "#":
            raise FormError(f"line {self.number}: {digits} is no colour")
        red, green, blue = (int(digits[i:i + 2], 16) / 255 for i in (1, 3, 5))
        return Color(red, green, blue, self.number_())

    def paint(self):
        kind = self.word()
        if kind == "color":
            return Paint(kind, [], [(0.0, self.color())])
        if kind not in ("linear", "radial"):
            raise FormError(f"line {self.number}: {kind} is no paint")
        place = self.numbers(4 if kind == "linear" else 3)
        stops = []
        while not self.is_at_end:
            offset = self.number_()
            stops.append((offset, self.color()))
        return Paint(kind, place, stops)


# What says nothing about how the picture looks.
SILENT = {"title", "description", "decorative", "origin", "id"}


def read_picture(text):
    """The picture that `text` describes; raises FormError where the form is another one."""
    lines = text.split("\n")
    if lines[0] != "facet-path-ir 1":
        raise FormError(f"expected `facet-path-ir 1`, found {lines[0]!r}")
    picture = Picture()
    for number, line in enumerate(lines[1:], start=2):
        keyword = line.split(" ")[0] if line[:1] != " " else line.split()[0]
        if not line.strip() or keyword in SILENT:
            continue
        words = Words(line.split(), number)
        words.word()
        if line.startswith(" "):
            read_part(keyword, words, picture.nodes[-1])
        else:
            read_statement(keyword, words, picture)
        if not words.is_at_end:
            raise FormError(f"line {number}: too many words: {line}")
    return picture


def read_statement(keyword, words, picture):
    if keyword == "picture":
        picture.kind, picture.content_mode = words.word().strip('"'), words.word()
    elif keyword == "viewbox":
        picture.box = tuple(words.numbers(4))
    elif keyword == "size":
        picture.size = tuple(words.numbers(2))
    elif keyword == "background":
        picture.background = words.paint()
    elif keyword == "symbol":
        expect_index(words, len(picture.symbols))
        picture.symbols.append(Symbol(words.word(), words.rest()))
    elif keyword == "node":
        expect_index(words, len(picture.nodes))
        picture.nodes.append(read_node(words))
    elif keyword == "root":
        picture.root = words.integer()
    else:
        raise FormError(f"line {words.number}: unknown statement {keyword}")


def expect_index(words, index):
    if words.integer() != index:
        raise FormError(f"line {words.number}: expected index {index}")


def read_node(words):
    kind = words.word()
    if kind == "group":
        return Node(children=[int(word) for word in words.rest()])
    if kind == "shape":
        return Node(symbol=words.integer())
    raise FormError(f"line {words.number}: {kind} is no node")


def read_part(keyword, words, node):
    if keyword == "fill":
        node.layers.append(Fill(words.word(), words.paint()))
    elif keyword == "stroke":
        width, cap, join, miter = words.number_(), words.word(), words.word(), words.number_()
        if words.word() != "dash":
            raise FormError(f"line {words.number}: expected `dash`")
        dash = words.numbers(words.integer())
        node.layers.append(Stroke(width, cap, join, miter, dash, words.paint()))
    elif keyword == "transform":
        node.transform = tuple(words.numbers(6))
    elif keyword == "opacity":
        node.opacity = words.number_()
    elif keyword == "blend":
        node.blend = words.word()
    elif keyword == "clip":
        node.clip = words.integer()
    elif keyword == "mask":
        node.mask = (words.word(), words.integer())
    else:
        raise FormError(f"line {words.number}: unknown part {keyword}")
