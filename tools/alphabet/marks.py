# SPDX-License-Identifier: Apache-2.0
"""The larger signs, and letters and figures that are set small."""

from ink import CIRCLE, box, diagonal, lobe, oval, poly, ring
from pen import Pen
from weights import CAP, DESC, OVER, X, glyph

import capitals
import figures
import lowercase

BOTTOM = -OVER


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
    return _circled(P, capitals.R(fine), P.pick(0.5, 0.49))


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
             .curve(right, 230, c + P.pick(110, 90), 200, c + P.pick(34, 10), P.pick(162, 166), w=P.pick(0.5, 1.0)).ink())
    return upper


@glyph("¶", (30, 24), "S")
def pilcrow(P):
    w, t = P.pick(520, 580), P.pick(72, 104)
    right = w - t - P.pick(76, 80)
    bowl = lobe(0, 320, right, CAP, right - 196).mirrored(right / 2)
    return bowl + box(right - t, -90, right, CAP) + box(w - t, -90, w, CAP) + box(right - 10, CAP - P.pick(66, 84), w, CAP)


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
    gap = P.pick(176, 176)
    right = over.bounds[2]
    line = diagonal(right - 60, 0, right + gap + 80, CAP, P.pick(66, 92))
    return over + line.moved(P.pick(10, 24)) + under.moved(right + gap + P.pick(34, 70) - under.bounds[0])


@glyph("½", (30, 24))
def half(P):
    return _fraction(P, figures.one, figures.two)


@glyph("¼", (30, 24))
def one_quarter(P):
    return _fraction(P, figures.one, figures.four)


@glyph("¾", (30, 24))
def three_quarters(P):
    return _fraction(P, figures.three, figures.four)
