# SPDX-License-Identifier: Apache-2.0
"""Signs of arithmetic, numbers and currency."""

import math

from figures import ADVANCE, figure
from ink import CIRCLE, bar_between, box, diagonal, disc, poly, ring
from pen import Pen
from weights import CAP, OVER, glyph

import lowercase

MATH = 340  # the middle of + and =: half the figures' height, a little lower
BOTTOM = -OVER


@glyph("+", 0, None, ADVANCE, True)
def plus(P):
    w, t, b = P.pick(464, 492), P.pick(80, 118), P.pick(76, 108)
    return box(0, MATH - b / 2, w, MATH + b / 2) + box(w / 2 - t / 2, MATH - w / 2, w / 2 + t / 2, MATH + w / 2)


@glyph("−", 0, None, ADVANCE, True)
def minus(P):
    w, b = P.pick(464, 492), P.pick(76, 108)
    return box(0, MATH - b / 2, w, MATH + b / 2)


@glyph("=", 0, None, ADVANCE, True)
def equals(P):
    w, b, gap = P.pick(464, 492), P.pick(76, 106), P.pick(100, 124)
    return box(0, MATH + gap - b / 2, w, MATH + gap + b / 2) + box(0, MATH - gap - b / 2, w, MATH - gap + b / 2)


@glyph("±", 0, None, ADVANCE, True)
def plus_minus(P):
    w, b = P.pick(464, 492), P.pick(76, 104)
    return (plus(P) & box(0, 100, 900, 900)).moved(0, P.pick(64, 76)) + box(0, 0, w, b)


@glyph("×", 0, None, ADVANCE, True)
def times(P):
    r, t = P.pick(178, 186), P.pick(80, 116)
    c = 250
    return (bar_between(c - r, MATH - r, c + r, MATH + r, t) + bar_between(c - r, MATH + r, c + r, MATH - r, t))


@glyph("÷", 0, None, ADVANCE, True)
def divide(P):
    w, r = P.pick(464, 492), P.pick(54, 74)
    gap = P.pick(178, 196)
    return minus(P) + disc(w / 2, MATH + gap, r) + disc(w / 2, MATH - gap, r)


@glyph("¬", 0, None, ADVANCE)
def negation(P):
    w = P.pick(464, 492)
    return minus(P) + box(w - P.pick(82, 120), 180, w, MATH)


@glyph("<", 0, None, ADVANCE)
def less(P):
    w, half, t = P.pick(456, 486), P.pick(224, 236), P.pick(92, 134)
    return poly((0, MATH + t / 2 - 4), (w, MATH + half + t / 2), (w, MATH + half - t / 2),
                (P.pick(112, 150), MATH), (w, MATH - half + t / 2), (w, MATH - half - t / 2), (0, MATH - t / 2 + 4))


@glyph(">", 0, None, ADVANCE)
def greater(P):
    return less(P).mirrored(250)


@glyph("~", 0, None, ADVANCE)
def tilde(P):
    return wave(P, P.pick(458, 490), P.pick(76, 110), P.pick(62, 72)).moved(0, MATH)


def wave(P, w, t, rise):
    """A level wave about y = 0."""
    x = t * 0.3
    return (Pen(t * 1.04, t, x, -rise * 0.75, w=0.94)
            .curve(x + w * 0.07, rise * 0.45, x + w * 0.15, rise, w * 0.3, rise * 0.72)
            .curve(w * 0.42, rise * 0.5, w * 0.58, -rise * 0.5, w * 0.7, -rise * 0.72)
            .curve(w - x - w * 0.15, -rise, w - x - w * 0.07, -rise * 0.45, w - x, rise * 0.75, w=0.94).ink())


@glyph("^", 0, None, ADVANCE, True)
def caret(P):
    w, t = P.pick(400, 440), P.pick(94, 142)
    return poly((0, 400), (t, 400), (w / 2, CAP - P.pick(96, 128)), (w - t, 400), (w, 400),
                (w / 2 + P.pick(48, 76), CAP), (w / 2 - P.pick(48, 76), CAP))


@glyph("*", (26, 20), symmetric=True)
def asterisk(P):
    c, r, t = 160, P.pick(168, 186), P.pick(72, 104)
    y = CAP + 6 - r
    star = bar_between(c, y, c, y + r, t)
    for degrees in (18, 306):
        dx, dy = math.cos(math.radians(degrees)) * r, math.sin(math.radians(degrees)) * r
        star = star + bar_between(c, y, c + dx, y + dy, t) + bar_between(c, y, c - dx, y + dy, t)
    return star + disc(c, y, t * 0.5)


@glyph("#", 0, None, (640, 690))
def number(P):
    w, t, b = P.pick(600, 648), P.pick(76, 108), P.pick(68, 94)
    def post(x):
        return diagonal(x, 0, x + P.pick(92, 88), CAP, t)
    x0, x1 = P.pick(126, 142), P.pick(378, 412)
    return (post(x0) + post(x1) + box(P.pick(24, 14), 448, w, 448 + b) + box(0, 272 - b, w - P.pick(24, 14), 272))


@glyph("°", (42, 36), symmetric=True)
def degree(P):
    d, t = P.pick(262, 296), P.pick(66, 92)
    return ring(0, CAP + OVER - d, d, CAP + OVER, t, t, CIRCLE)


@glyph("%", (38, 32))
def percent(P):
    w, d, h, t, b = P.pick(780, 880), P.pick(300, 352), P.pick(340, 348), P.pick(74, 112), P.pick(66, 92)
    left = ring(0, CAP + OVER - h, d, CAP + OVER, t, b)
    return left + left.turned(w / 2, CAP / 2) + diagonal(P.pick(216, 250), 0, w - P.pick(216, 250), CAP, P.pick(72, 100))


@glyph("‰", (38, 32))
def per_mille(P):
    w, d = P.pick(780, 880), P.pick(300, 352)
    h, t, b = P.pick(340, 348), P.pick(74, 112), P.pick(66, 92)
    return percent(P) + ring(w + 40, BOTTOM, w + 40 + d, BOTTOM + h, t, b)


@figure("$")
def dollar(P):
    k = P.pick(468, 520)
    s = _money_s(P, k)
    t = P.pick(74, 104)
    c = k / 2
    return s + box(c - t / 2, CAP - P.pick(34, 54), c + t / 2, CAP + 84) + box(c - t / 2, -84, c + t / 2, P.pick(34, 54))


def _money_s(P, w):
    x, y = P.V / 2, P.H / 2
    bar = P.pick(76, 108)
    y = bar / 2
    c, left, right = w / 2, x + 4, w - x
    high, low, reach = P.pick(534, 530), P.pick(192, 196), P.pick(172, 158)
    return (Pen(P.V, bar, right - 2, P.pick(520, 524)).upright(c, CAP + OVER - y, cut=(P.pick(0.24, 0.30), 1))
            .level(left, high).curve(left, high - reach, right, low + reach, right, low)
            .upright(c, BOTTOM + y).level(x, P.pick(210, 210), cut=(0, P.pick(0.78, 0.72))).ink())


@figure("£")
def pound(P):
    w, x, y = P.pick(478, 530), P.V / 2, P.H / 2
    left = P.pick(88, 86) + x
    body = (Pen(P.V, P.H, w - P.pick(14, 10), P.pick(536, 540)).upright(P.pick(300, 322), CAP + OVER - y, cut=(P.pick(0.26, 0.30), 1))
            .level(left, P.pick(520, 520)).curve(left, 400, left + 26, 330, left + P.pick(16, 14), 230)
            .curve(left + 8, 150, left - 30, 90, P.pick(46, 60), 30).ink())
    return ((body & box(0, 30, 700, 900)) + box(0, 0, w, P.H)
            + box(P.pick(14, 8), 318, P.pick(390, 424), 318 + P.pick(70, 94)))


@figure("€")
def euro(P):
    w, x, y = P.pick(500, 552), P.V / 2, P.H / 2
    far = w + P.pick(40, 36)
    left = P.pick(66, 62)
    c = P.pick(326, 356)
    arc = (Pen(P.V, P.H, far - x, CAP / 2).upright(c, CAP + OVER - y, cut=(P.pick(0.36, 0.42), 1))
           .level(left + x, CAP / 2).upright(c, BOTTOM + y).level(far - x, CAP / 2, cut=(0, P.pick(0.64, 0.58))).ink())
    b = P.pick(64, 84)
    up, down = P.pick(398, 384), P.pick(262, 250)
    return arc + box(0, up, P.pick(380, 412), up + b) + box(0, down, P.pick(354, 388), down + b)


@figure("¥")
def yen(P):
    w, head, fork = P.pick(536, 588), P.pick(102, 160), P.pick(318, 318)
    c, v, b = w / 2, P.V / 2, P.pick(62, 80)
    letter = poly((0, CAP), (head, CAP), (c, fork + P.pick(88, 116)), (w - head, CAP), (w, CAP),
                  (c + v, fork), (c + v, 0), (c - v, 0), (c - v, fork))
    return letter + box(52, P.pick(240, 236), w - 52, P.pick(240, 236) + b) + box(52, P.pick(112, 92), w - 52, P.pick(112, 92) + b)


@figure("¢")
def cent(P):
    t = P.pick(74, 104)
    c = P.pick(246, 272)
    letter = lowercase.c(P).moved(0, 100)
    return letter + box(c - t / 2, 560, c + t / 2, 720) + box(c - t / 2, 0, c + t / 2, 160)


@glyph("¤", 0, None, ADVANCE, True)
def currency(P):
    c, d, t = 230, P.pick(170, 180), P.pick(76, 104)
    sign = ring(c - d, MATH - d, c + d, MATH + d, t, t, CIRCLE)
    for sx, sy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        inner, outer = d * 0.66, d * 1.18
        sign = sign + bar_between(c + sx * inner, MATH + sy * inner, c + sx * outer, MATH + sy * outer, t * 0.9)
    return sign
