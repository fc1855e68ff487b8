# SPDX-License-Identifier: Apache-2.0
"""Spaces, stops, quotation marks, dashes, brackets."""

from ink import Ink, box, diagonal, disc, poly
from pen import Pen
from weights import CAP, OVER, X, glyph


@glyph("\u0020\u00a0", 0, None, (248, 252))
def blank(P):
    return Ink()


def dot(P, y=0):
    return disc(P.dot, P.dot + y, P.dot)


@glyph(".", (54, 42), symmetric=True)
def full_stop(P):
    return dot(P)


@glyph("·", (70, 58), symmetric=True)
def middle_dot(P):
    return dot(P, 330 - P.dot)


@glyph("•", (60, 52), symmetric=True)
def bullet(P):
    r = P.pick(120, 140)
    return disc(r, 340, r)


@glyph("…", (54, 42), symmetric=True)
def ellipsis(P):
    step = P.pick(230, 262)
    return dot(P) + dot(P).moved(step) + dot(P).moved(2 * step)


@glyph(":", (62, 48), symmetric=True)
def colon(P):
    return dot(P) + dot(P, X - 2 * P.dot - P.pick(30, 10))


def wedge(P, top):
    """A comma: a slanted stroke, heavier above."""
    w, drop = P.pick(124, 176), P.pick(236, 268)
    return poly((P.pick(34, 40), top), (w, top), (P.pick(68, 92), top - drop), (0, top - drop))


@glyph(",", (44, 34), (54, 42))
def comma(P):
    return wedge(P, P.pick(110, 150))


@glyph(";", (44, 34), (58, 46))
def semicolon(P):
    dx = P.pick(18, 14)
    return comma(P) + dot(P, X - 2 * P.dot - P.pick(30, 10)).moved(dx)


QUOTE_TOP = CAP + 6


@glyph("’", (36, 30), (30, 24))
def right_quote(P):
    return wedge(P, QUOTE_TOP)


@glyph("‘", (30, 24), (36, 30))
def left_quote(P):
    w, drop = P.pick(124, 176), P.pick(236, 268)
    return right_quote(P).turned(w / 2, QUOTE_TOP - drop / 2)


def _pair(P, one):
    return one + one.moved(P.pick(170, 214))


@glyph("”", (36, 30), (30, 24))
def right_quotes(P):
    return _pair(P, right_quote(P))


@glyph("“", (30, 24), (36, 30))
def left_quotes(P):
    return _pair(P, left_quote(P))


@glyph("‚", (44, 34), (54, 42))
def low_quote(P):
    return comma(P)


@glyph("„", (44, 34), (54, 42))
def low_quotes(P):
    return _pair(P, comma(P))


def tick(P):
    """The typewriter's quote: a tapered upright."""
    w, low = P.pick(98, 148), P.pick(16, 26)
    return poly((0, QUOTE_TOP), (w, QUOTE_TOP), (w - low, QUOTE_TOP - P.pick(250, 276)), (low, QUOTE_TOP - P.pick(250, 276)))


@glyph("'", (46, 38), symmetric=True)
def apostrophe(P):
    return tick(P)


@glyph('"', (46, 38), symmetric=True)
def quotes(P):
    return tick(P) + tick(P).moved(P.pick(176, 222))


@glyph("!", (76, 62), symmetric=True)
def exclamation(P):
    w, low = P.dot * 2 - P.pick(8, 8), P.pick(14, 22)
    return poly((4, CAP), (4 + w, CAP), (4 + w - low, P.pick(212, 240)), (4 + low, P.pick(212, 240))) + dot(P)


@glyph("¡", (76, 62), symmetric=True)
def inverted_exclamation(P):
    return exclamation(P).flipped(X / 2)


@glyph("?", (30, 24), (34, 26))
def question(P):
    w, x, y = P.pick(430, 490), P.V / 2, P.H / 2
    cx = P.pick(212, 240)
    hook = (Pen(P.V, P.H, x - 4, P.pick(530, 530)).upright(cx, CAP + OVER - y, cut=(P.pick(0.26, 0.32), 1))
            .level(w - x, P.pick(534, 534)).curve(w - x, P.pick(396, 404), cx, P.pick(400, 400), cx, P.pick(250, 262)).line(cx, P.pick(212, 240)).ink())
    return hook + disc(cx, P.dot, P.dot)


@glyph("¿", (34, 26), (30, 24))
def inverted_question(P):
    return question(P).turned(P.pick(430, 490) / 2, X / 2)


@glyph("-", (44, 38), symmetric=True)
def hyphen(P):
    return _dash(P, P.pick(250, 276))


@glyph("\u00ad\u2010\u2011", (44, 38), symmetric=True)
def other_hyphens(P):
    return hyphen(P)


def _dash(P, w):
    t = P.pick(74, 108)
    return box(0, 268 - t / 2, w, 268 + t / 2)


@glyph("–", (30, 28), symmetric=True)
def en_dash(P):
    return _dash(P, 460)


@glyph("—", (30, 28), symmetric=True)
def em_dash(P):
    return _dash(P, 860)


@glyph("_", 0, symmetric=True)
def underscore(P):
    t = P.pick(64, 92)
    return box(0, -90 - t, 500, -90)


@glyph("/", (14, 10))
def slash(P):
    return diagonal(P.pick(44, 66), -60, P.pick(316, 338), CAP + 36, P.pick(78, 118))


@glyph("\\", (14, 10))
def backslash(P):
    return slash(P).mirrored(180)


@glyph("⁄", -60)
def fraction_slash(P):
    return diagonal(P.pick(40, 60), 0, P.pick(420, 440), CAP, P.pick(66, 96))


@glyph("|", (84, 72), symmetric=True)
def bar(P):
    return box(0, -130, P.pick(76, 116), CAP + 100)


@glyph("¦", (84, 72), symmetric=True)
def broken_bar(P):
    return bar(P) - box(-10, 235, 300, 355)


@glyph("(", (62, 50), (26, 20))
def left_parenthesis(P):
    t = P.pick(82, 128)
    w, mid, half = P.pick(206, 250), 306, 456
    line = (Pen(t, t * 0.86, w - t * 0.36 + 40, mid + half + 70).line(w - t * 0.36, mid + half).curve(t / 2 + 34, mid + half * 0.62, t / 2, mid + 150, t / 2, mid)
            .curve(t / 2, mid - 150, t / 2 + 34, mid - half * 0.62, w - t * 0.36, mid - half)
            .line(w - t * 0.36 + 40, mid - half - 70).ink())
    return line & box(-50, mid - half + 14, 600, mid + half - 14)


@glyph(")", (26, 20), (62, 50))
def right_parenthesis(P):
    return left_parenthesis(P).mirrored(150)


@glyph("[", (76, 62), (28, 22))
def left_bracket(P):
    w, t, b = P.pick(190, 226), P.pick(80, 122), P.pick(70, 100)
    return box(0, -136, t, 748) + box(0, -136, w, -136 + b) + box(0, 748 - b, w, 748)


@glyph("]", (28, 22), (76, 62))
def right_bracket(P):
    return left_bracket(P).mirrored(100)


@glyph("{", (24, 18), (30, 22))
def left_brace(P):
    t, b = P.pick(80, 120), P.pick(70, 98)
    w, mid, x = P.pick(268, 308), 306, P.pick(128, 146)
    upper = (Pen(t, b, w, 748 - b / 2).line(w - 20, 748 - b / 2).level(x, 610).line(x, 430)
             .upright(0, mid, k=0.62).ink())
    upper = upper & box(0, mid, 600, 900)
    nose = box(0, mid - b / 2, 30, mid + b / 2)
    return upper + upper.flipped(mid) + nose


@glyph("}", (30, 22), (24, 18))
def right_brace(P):
    return left_brace(P).mirrored(150)
