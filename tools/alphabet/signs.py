# SPDX-License-Identifier: Apache-2.0
"""Punctuation, signs and currency."""

from figures import ADVANCE, figure
from ink import CIRCLE, Ink, bar_between, box, diagonal, disc, oval, poly, ring
from pen import Pen
from weights import CAP, DESC, OVER, X, glyph

import capitals
import figures
import lowercase

MATH = 340  # the middle of + and = : half the figures' height, a little lower


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
    far = P.pick(0.80, 0.80)
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
    point = P.pick(74, 108)
    nose = box(0, mid - b / 2, 30, mid + b / 2)
    return upper + upper.flipped(mid) + nose


@glyph("}", (30, 22), (24, 18))
def right_brace(P):
    return left_brace(P).mirrored(150)


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
    w, b = P.pick(464, 492), P.pick(76, 108)
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
    x, q = t * 0.3, w / 4
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
    import math
    c, r, t = 160, P.pick(168, 186), P.pick(72, 104)
    y = CAP + 6 - r
    star = bar_between(c, y, c, y + r, t)
    for degrees in (18, 306):
        dx, dy = math.cos(math.radians(degrees)) * r, math.sin(math.radians(degrees)) * r
        star = star + bar_between(c - dx * 0, y, c + dx, y + dy, t) + bar_between(c, y, c - dx, y + dy, t)
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


BOTTOM = -OVER


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


@glyph("&", (40, 34), (16, 10))
def ampersand(P):
    V, H = P.V, P.H
    x, y = V / 2, H / 2
    w = P.pick(646, 726)
    top_x, top_r = P.pick(270, 300), P.pick(412, 456)
    leg_x, leg_y = P.pick(178, 206), P.pick(478, 474)
    foot = w + P.pick(-44, -74)
    reach = 160 / (leg_y + 20)
    loop = (Pen(V, H, foot + (foot - leg_x) * reach, -180).line(leg_x, leg_y)
            .curve(P.pick(126, 146), P.pick(540, 540), P.pick(150, 170), CAP + OVER - y, top_x, CAP + OVER - y)
            .level(top_r - x + P.pick(20, 20), P.pick(572, 572))
            .curve(top_r - x + P.pick(20, 20), P.pick(396, 410), x, P.pick(396, 392), x, P.pick(188, 190))
            .upright(P.pick(250, 276), BOTTOM + y)
            .curve(P.pick(420, 440), BOTTOM + y, P.pick(520, 560), P.pick(150, 160), P.pick(548, 596), P.pick(360, 360)).ink())
    return loop - box(P.pick(440, 470), -400, w + 400, 0)


@glyph("@", (44, 40), symmetric=False)
def at(P):
    t, b = P.pick(66, 92), P.pick(60, 78)
    w, top, low = P.pick(850, 900), CAP + OVER, -150
    cx, cy = w / 2, (top + low) / 2
    x, y = t / 2, b / 2
    il, ir, it, ib = P.pick(218, 216), P.pick(580, 608), P.pick(494, 500), P.pick(92, 86)
    s = P.pick(70, 102)
    outer = (Pen(t, b, P.pick(596, 616) + x, P.pick(470, 480)).line(P.pick(596, 616) + x, 190)
             .upright(P.pick(694, 726), P.pick(98, 92) + y).level(w - x, P.pick(320, 320)).upright(cx + 10, top - y)
             .level(x, cy).upright(cx + 10, low + y)
             .curve(cx + 90, low + y, cx + 170, low + y + 10, cx + 236, low + y + 48).ink())
    bowl = oval(il, ib, ir + P.pick(50, 54), it) - oval(il + s, ib + b, ir + P.pick(28, 20), it - b)
    return outer + bowl


def _circled(P, letter, scale):
    d, t = P.pick(736, 760), P.pick(58, 78)
    circle = ring(0, CAP / 2 - d / 2, d, CAP / 2 + d / 2, t, t, CIRCLE)
    x0, y0, x1, y1 = letter.bounds
    return circle + letter.moved(-(x0 + x1) / 2, -(y0 + y1) / 2).scaled(scale).moved(d / 2, CAP / 2)


class _Fine:
    """A weight with other pens: for letters that are drawn large and used small."""

    def __init__(self, P, V, H):
        self.__dict__.update(P.__dict__)
        self.V, self.H = V, H
        self.pick = P.pick


@glyph("©", (40, 36))
def copyright(P):
    fine = _Fine(P, P.pick(104, 140), P.pick(94, 118))
    return _circled(P, capitals.C(fine), 0.54)


@glyph("®", (40, 36))
def registered(P):
    fine = _Fine(P, P.pick(112, 146), P.pick(100, 122))
    return _circled(P, capitals.R(fine), P.pick(0.5, 0.49)).moved(0)


@glyph("™", (30, 24))
def trademark(P):
    fine = _Fine(P, P.pick(128, 176), P.pick(112, 136))
    k = 0.45
    tee, em = capitals.T(fine).scaled(k), capitals.M(fine).scaled(k)
    return (tee + em.moved(tee.bounds[2] + P.pick(44, 40))).moved(0, CAP * (1 - k))


@glyph("«", (40, 34), (40, 34))
def left_guillemets(P):
    return left_guillemet(P) + left_guillemet(P).moved(P.pick(190, 222))


@glyph("»", (40, 34), (40, 34))
def right_guillemets(P):
    return left_guillemets(P).mirrored(200)


@glyph("‹", (40, 34))
def left_guillemet(P):
    w, t, y, half = P.pick(196, 236), P.pick(92, 134), 266, P.pick(176, 186)
    return poly((0, y), (w - t, y + half), (w, y + half), (t, y), (w, y - half), (w - t, y - half))


@glyph("›", (40, 34))
def right_guillemet(P):
    return left_guillemet(P).mirrored(100)


@glyph("§", (44, 36))
def section(P):
    w, x = P.pick(424, 476), P.pick(80, 120) / 2
    b = P.pick(72, 98)
    half = _section_half(P, w, x, b)
    return half + half.turned(w / 2, 300)


def _section_half(P, w, x, b):
    c, y = w / 2, b / 2
    top, left, right = CAP + OVER, x + 6, w - x
    upper = (Pen(2 * x, b, right - 6, 596).upright(c, top - y, cut=(P.pick(0.26, 0.32), 1)).level(left + 8, 584)
             .curve(left + 8, 480, right, 430, right, 300)
             .curve(right, 230, c + P.pick(110, 90), 200, c + P.pick(34, 10), P.pick(162, 166), w=0.7).ink())
    return upper


@glyph("¶", (30, 24), "S")
def pilcrow(P):
    w, t = P.pick(520, 580), P.pick(72, 104)
    bowl = oval(0, 320, 420, CAP) + box(200, 320, 330, CAP)
    return (bowl + box(200, CAP - P.pick(66, 84), w, CAP) + box(w - t, -90, w, CAP)
            + box(w - 2 * t - P.pick(70, 74), -90, w - t - P.pick(70, 74), CAP))


@glyph("µ", "s")
def micro(P):
    return lowercase.u(P) + box(0, DESC, P.v, X)


def _raised(P, letter, k):
    return letter.scaled(k).moved(0, CAP + OVER * (1 - k) - 530 * k)


@glyph("ª", (34, 28))
def feminine(P):
    fine = _Fine(P, P.V, P.H)
    fine.v, fine.h = P.pick(104, 146), P.pick(88, 104)
    return _raised(P, lowercase.a(fine), 0.6) + box(0, 306, P.pick(269, 300), 306 + P.pick(56, 76))


@glyph("º", (34, 28), symmetric=True)
def masculine(P):
    fine = _Fine(P, P.V, P.H)
    fine.v, fine.h = P.pick(104, 156), P.pick(90, 116)
    w = P.pick(512, 570) * 0.6
    return _raised(P, lowercase.o(fine), 0.6) + box(w * 0.06, 306, w * 0.94, 306 + P.pick(56, 76))


def small_figure(P, drawing):
    fine = _Fine(P, P.pick(116, 160), P.pick(104, 128))
    return drawing(fine).scaled(0.54)


@glyph("¹", (30, 24))
def superior_one(P):
    return small_figure(P, figures.one).moved(0, 331)


@glyph("²", (30, 24))
def superior_two(P):
    return small_figure(P, figures.two).moved(0, 331)


@glyph("³", (30, 24))
def superior_three(P):
    return small_figure(P, figures.three).moved(0, 331)


def _fraction(P, upper, lower):
    over, under = small_figure(P, upper).moved(0, 331), small_figure(P, lower)
    gap = P.pick(150, 150)
    right = over.bounds[2]
    line = diagonal(right - 60, 0, right + gap + 80, CAP, P.pick(66, 92))
    return over + line.moved(P.pick(10, 24)) + under.moved(right + gap + P.pick(0, 30) - under.bounds[0])


@glyph("½", (30, 24))
def half(P):
    return _fraction(P, figures.one, figures.two)


@glyph("¼", (30, 24))
def one_quarter(P):
    return _fraction(P, figures.one, figures.four)


@glyph("¾", (30, 24))
def three_quarters(P):
    return _fraction(P, figures.three, figures.four)
