# SPDX-License-Identifier: Apache-2.0
"""The small letters."""

from ink import TENSION, area, box, diagonal, disc, oval, poly, quarter, ring, tomb
from pen import Pen
from weights import ASC, DESC, OVER, X, glyph

TOP = X + OVER
BOTTOM = -OVER


def _arch(P, xs, x1, spring=None):
    """From the stem whose right side is at `xs`, over, and down to the baseline at `x1`."""
    r = P.pick(206, 224)
    outer = tomb(xs - P.join, 0, x1, TOP, TOP - r, TOP - r, apex=(xs - P.join + x1) / 2 + P.pick(8, 10))
    inner = tomb(xs, -20, x1 - P.v, TOP - P.h, TOP - r, TOP - r, apex=(xs + x1 - P.v) / 2 + P.pick(2, 2))
    return outer - inner


def _bowl(P, w):
    """The round of b and p: a full counter beside a stem on the left."""
    return oval(P.v - P.join, BOTTOM, w, TOP) - oval(P.v, BOTTOM + P.h, w - P.v, TOP - P.h)


ROUND = (504, 560)


@glyph("a", (38, 32), (64, 52))
def a(P):
    w, x, y = P.pick(448, 500), P.v / 2, P.h / 2
    right = w - x
    head = (Pen(P.v, P.h, P.pick(20, 14) + x, 380).upright(P.pick(232, 256), TOP - y, cut=(P.pick(0.34, 0.40), 1))
            .level(right, P.pick(362, 362)).line(right, 0).ink())
    top = P.pick(304, 312)
    bar = P.h - P.pick(4, 12)
    mid = P.pick(146, 152)
    wall, turn, low = w - P.v, P.pick(218, 246), P.pick(180, 188)
    outer = area((right, top), [
        (turn, top), quarter(turn, top, 0, mid, True, TENSION), quarter(0, mid, low, BOTTOM, False, TENSION),
        (low + P.pick(90, 88), BOTTOM, wall - P.pick(40, 34), P.pick(28, 22), wall + 14, P.pick(94, 84)), (right, 94)])
    roof, floor = top - bar, BOTTOM + P.h - 2
    inner = area((wall, roof), [
        (turn + 10, roof), quarter(turn + 10, roof, P.v, mid, True, TENSION),
        quarter(P.v, mid, low + P.pick(14, 34), floor, False, TENSION),
        (low + P.pick(100, 96), floor, wall - P.pick(26, 22), floor + P.pick(40, 22), wall, P.pick(136, 140))])
    return (head + outer) - inner


@glyph("b", "s", "o")
def b(P):
    return box(0, 0, P.v, ASC) + _bowl(P, P.pick(*ROUND))


@glyph("c", "o", (26, 20))
def c(P):
    return _open(P, P.pick(458, 510), P.pick(0.70, 0.64))


def _open(P, w, end):
    x, y, m = P.v / 2, P.h / 2, X / 2
    far = w + P.pick(26, 24)
    return (Pen(P.v, P.h, far - x, m).upright(w / 2 + 16, TOP - y, cut=(1 - end, 1))
            .level(x, m).upright(w / 2 + 16, BOTTOM + y).level(far - x, m, cut=(0, end)).ink())


@glyph("d", "o", "s")
def d(P):
    return b(P).mirrored(P.pick(*ROUND) / 2)


@glyph("e", "o", (36, 30))
def e(P):
    w, x, y, m = P.pick(494, 548), P.v / 2, P.h / 2, X / 2
    bar = P.pick(66, 88)
    low = P.pick(222, 212)
    body = (Pen(P.v, P.h, w - x, low).line(w - x, m).upright(w / 2, TOP - y).level(x, m)
            .upright(w / 2 + P.pick(10, 8), BOTTOM + y).level(w - x + P.pick(14, 8), m - P.pick(20, 20), cut=(0, P.pick(0.68, 0.62))).ink())
    return body + box(x, low, w - x, low + bar)


@glyph("f", "t", (6, 2))
def f(P):
    w, s, y = P.pick(318, 368), P.pick(84, 84), P.h / 2
    x = s + P.v / 2
    return (Pen(P.v, P.h, x, 0).line(x, P.pick(570, 566)).upright(x + P.pick(176, 186), ASC - y + 4)
            .line(w, ASC - y + 4).ink()) + box(0, X - P.h, w - 8, X)


@glyph("g", "o", "s")
def g(P):
    w, x, y = P.pick(*ROUND), P.v / 2, P.h / 2
    bowl = _bowl(P, w).mirrored(w / 2)
    tail = (Pen(P.v, P.h, w - x, X).line(w - x, P.pick(-20, -10)).upright(P.pick(256, 284), DESC - OVER + y)
            .level(P.pick(20, 16) + x, P.pick(-40, -36), cut=(0, P.pick(0.62, 0.60))).ink())
    return bowl + tail


@glyph("h", "s", "n")
def h(P):
    return box(0, 0, P.v, ASC) + _arch(P, P.v, P.pick(460, 508))


@glyph("i", "s", symmetric=True)
def i(P):
    return dotless(P) + disc(P.v / 2, P.pick(672, 676), P.pick(58, 84))


@glyph("ı", "s", symmetric=True)
def dotless(P):
    return box(0, 0, P.v, X)


@glyph("j", (-6, -8), "s")
def j(P):
    x, y = P.v / 2, P.h / 2
    left = P.pick(-98, -96)
    stem = (Pen(P.v, P.h, x, X).line(x, P.pick(-60, -50)).upright(x - P.pick(120, 134), DESC - OVER + 6 + y)
            .line(left, DESC - OVER + 6 + y).ink())
    return stem + disc(x, P.pick(672, 676), P.pick(58, 84))


@glyph("k", "s", "d")
def k(P):
    w, t = P.pick(460, 528), P.pick(86, 138)
    x0, y0, x1 = P.pick(20, 10), P.pick(140, 112), w - P.pick(74, 108)
    arm = diagonal(x0, y0, x1, X, t)
    dx, dy = x1 - x0, X - y0
    below = poly((x0 - 2 * dx, y0 - 2 * dy), (x0 + 2 * dx, y0 + 2 * dy), (3000, -1000))
    leg = diagonal(P.pick(176, 186), P.pick(330, 340), w - P.pick(56, 90), 0, t)
    clip = box(P.v / 2, 0, w + 100, X)
    return box(0, 0, P.v, ASC) + (arm & clip) + (leg & below & clip)


@glyph("l", "s", (26, 20))
def l(P):
    x, y = P.v / 2, P.h / 2
    return (Pen(P.v, P.h, x, ASC).line(x, P.pick(138, 152)).upright(x + P.pick(128, 142), y)
            .line(x + P.pick(150, 170), y).ink())


@glyph("m", "s", "n")
def m(P):
    w, v = P.pick(736, 824), P.v
    step = (w - v) / 2
    first = _narrow_arch(P, v, step + v)
    return box(0, 0, v, X) + first + first.moved(step)


def _narrow_arch(P, xs, x1):
    r = P.pick(186, 200)
    outer = tomb(xs - P.join, 0, x1, TOP, TOP - r, TOP - r, apex=(xs - P.join + x1) / 2 + P.pick(8, 10))
    inner = tomb(xs, -20, x1 - P.v, TOP - P.h, TOP - r, TOP - r, apex=(xs + x1 - P.v) / 2 + P.pick(2, 2))
    return outer - inner


@glyph("n", "s", "n")
def n(P):
    return box(0, 0, P.v, X) + _arch(P, P.v, P.pick(460, 508))


@glyph("o", "o", symmetric=True)
def o(P):
    return ring(0, BOTTOM, P.pick(512, 570), TOP, P.v, P.h)


@glyph("p", "s", "o")
def p(P):
    return box(0, DESC, P.v, X) + _bowl(P, P.pick(*ROUND))


@glyph("q", "o", "s")
def q(P):
    return p(P).mirrored(P.pick(*ROUND) / 2)


@glyph("r", "s", (10, 4))
def r(P):
    y = P.h + P.pick(2, 4)
    s = P.pick(206, 224)
    end = P.pick(312, 368)
    outer = tomb(P.v - P.join, 0, end + 220, TOP, TOP - s, TOP - s, apex=end + P.pick(4, 4))
    inner = tomb(P.v, -20, end + 220, TOP - y, TOP - s - P.pick(6, 10), TOP - s, apex=end + P.pick(4, 4))
    return box(0, 0, P.v, X) + ((outer - inner) & box(0, 0, end, 800))


@glyph("s", (32, 26))
def s(P):
    w, x, y = P.pick(430, 482), P.v / 2, P.h / 2
    bar = P.h
    cx = w / 2
    left, right = x + P.pick(8, 6), w - x
    high, low = P.pick(382, 380), P.pick(136, 140)
    reach = P.pick(122, 106)
    return (Pen(P.v, bar, right - P.pick(2, 2), P.pick(376, 380)).upright(cx + 2, TOP - y, cut=(P.pick(0.28, 0.34), 1))
            .level(left, high, w=P.pick(0.99, 0.96)).curve(left, high - reach, right, low + reach, right, low, w=P.pick(0.99, 0.96))
            .upright(cx - 2, BOTTOM + y).level(x, P.pick(150, 150), cut=(0, P.pick(0.74, 0.68))).ink())


@glyph("t", "t", (22, 16))
def t(P):
    s, y = P.pick(84, 84), P.h / 2
    x = s + P.v / 2
    w = P.pick(324, 376)
    return (Pen(P.v, P.h, x, P.pick(668, 676)).line(x, P.pick(140, 156)).upright(x + P.pick(140, 152), y)
            .line(w - 4, y).ink()) + box(0, X - P.h, w - 8, X)


@glyph("u", "n", "s")
def u(P):
    return n(P).turned(P.pick(460, 508) / 2, X / 2)


@glyph("v", "d", symmetric=True)
def v(P):
    w, head, apex = P.pick(488, 564), P.pick(95, 151), P.pick(94, 152)
    return poly((0, X), (head, X), (w / 2, P.pick(100, 140)), (w - head, X), (w, X),
                (w / 2 + apex / 2, 0), (w / 2 - apex / 2, 0))


@glyph("w", "d", symmetric=True)
def w(P):
    w, head = P.pick(724, 828), P.pick(91, 140)
    foot, q, mid = P.pick(92, 142), P.pick(196, 226), P.pick(46, 68)
    half = poly((0, X), (head, X), (q - P.pick(2, 4), P.pick(116, 164)), (w / 2 - mid, X), (w / 2, X),
                (w / 2, X - P.pick(108, 160)), (q + foot / 2, 0), (q - foot / 2, 0))
    return half + half.mirrored(w / 2)


@glyph("x", "d", symmetric=True)
def x(P):
    w, t = P.pick(482, 556), P.pick(86, 136)
    a, b = P.pick(54, 88), P.pick(62, 94)
    return diagonal(a, 0, w - b, X, t) + diagonal(w - a, 0, b, X, t)


@glyph("y", "d")
def y(P):
    w, head = P.pick(488, 564), P.pick(95, 151)
    slope = (w / 2 - P.pick(47, 76)) / X
    apex = P.pick(47, 76)
    low = DESC
    right = poly((w, X), (w - head, X), (w / 2 - apex + slope * low, low), (w / 2 + apex - 0 + slope * low, low))
    left = poly((0, X), (head, X), (w / 2 + P.pick(6, 10), P.pick(86, 120)), (w / 2 + apex, 0), (w / 2 - apex, 0))
    return left + right


@glyph("z", (32, 28))
def z(P):
    w, cut = P.pick(426, 490), P.pick(106, 166)
    return (box(P.pick(8, 8), X - P.h, w - 4, X) + box(0, 0, w, P.h)
            + poly((0, P.h), (0, P.h - 9), (cut, P.h - 9), (cut, P.h), (w - 4, X - P.h), (w - 4, X - P.h + 9),
                   (w - 4 - cut, X - P.h + 9), (w - 4 - cut, X - P.h)))
