# SPDX-License-Identifier: Apache-2.0
"""The figures: all of one width."""

from ink import box, oval, poly, ring
from pen import Pen
from weights import CAP, OVER, glyph

TOP = CAP + OVER
BOTTOM = -OVER
ADVANCE = (584, 624)


def figure(character, symmetric=False, shift=0):
    """A drawing centred in the common width, moved to the right by `shift`."""
    return glyph(character, shift, None, ADVANCE, symmetric)


@figure("0", symmetric=True)
def zero(P):
    return ring(0, BOTTOM, P.pick(494, 548), TOP, P.V - 2, P.H)


@figure("1", shift=-14)
def one(P):
    w = P.pick(282, 326)
    flag = P.pick(150, 178)
    return box(w - P.V, 0, w, CAP) + poly((w - P.V / 2, CAP), (w - P.V, CAP), (0, CAP - flag), (0, CAP - flag - P.pick(84, 122)),
                                          (w - P.V / 2, CAP - P.pick(74, 104)))


@figure("2")
def two(P):
    w, x, y = P.pick(468, 520), P.V / 2, P.H / 2
    right, cx = w - x - P.pick(10, 8), P.pick(236, 262)
    high = P.pick(512, 512)
    hook = (Pen(P.V, P.H, x, P.pick(506, 506)).upright(cx, TOP - y, cut=(P.pick(0.20, 0.26), 1))
            .level(right, high).curve(right, P.pick(392, 400), P.pick(300, 300), P.pick(318, 318), P.pick(42, 64), P.pick(20, 20)).ink())
    left = (hook & box(0, P.H - 1, w, P.H)).bounds[0]
    return (hook & (box(left, P.H * 0.5, w, 250) + box(-50, 250, w, 800))) + box(left, 0, w, P.H)


@figure("3", shift=-4)
def three(P):
    w, x, y = P.pick(476, 528), P.V / 2, P.H / 2
    mid, bar = P.pick(380, 376), P.pick(74, 104)
    start = P.pick(156, 156)
    cx = P.pick(232, 256)
    upper = (Pen(P.V, P.H, x + P.pick(6, 4), P.pick(560, 562)).upright(cx, TOP - y, cut=(P.pick(0.24, 0.32), 1))
             .level(w - x - P.pick(26, 26), P.pick(550, 550)).upright(cx, mid, w=bar / P.H).line(start, mid).ink())
    lower = (Pen(P.V, P.H, start, mid, w=bar / P.H).line(cx + 10, mid).level(w - x, P.pick(202, 202))
             .upright(cx, BOTTOM + y).level(x - 2, P.pick(176, 180), cut=(0, P.pick(0.76, 0.70))).ink())
    return upper + lower


@figure("4", shift=-6)
def four(P):
    w, bar, low = P.pick(516, 572), P.H, P.pick(152, 142)
    stem = w - P.pick(104, 100) - P.V
    body = poly((stem, CAP), (stem + P.V, CAP), (stem + P.V, 0), (stem, 0))
    cut = P.pick(104, 162)
    slope = poly((0, low + bar - 9), (0, low + bar), (stem + P.V - cut, CAP), (stem + P.V, CAP),
                 (P.pick(104, 166), low + bar), (P.pick(104, 166), low + bar - 9))
    return body + box(0, low, w, low + bar) + slope


@figure("5")
def five(P):
    w, x, y = P.pick(472, 526), P.V / 2, P.H / 2
    cx = P.pick(232, 258)
    left = P.pick(50, 44)
    stem = P.pick(84, 132)
    peak = P.pick(456, 460)
    bowl = (Pen(P.V, P.H, left + P.pick(20, 26), P.pick(318, 318), w=0.9).upright(cx + 6, peak - y, cut=(P.pick(0.16, 0.10), 1))
            .level(w - x, P.pick(222, 224)).upright(cx - 4, BOTTOM + y).level(x, P.pick(176, 180), cut=(0, P.pick(0.76, 0.70))).ink())
    base = P.pick(308, 296)
    side = poly((left, CAP), (left + stem, CAP), (left + stem - P.pick(14, 18), base), (left - P.pick(14, 18), base))
    bowl = bowl - poly((left + stem - P.pick(14, 18), base), (left + stem, CAP), (-900, CAP), (-900, 240),
                       (left + stem - P.pick(18, 24), 240))
    return bowl + side + box(left, CAP - P.H, w - P.pick(34, 34), CAP)


@figure("6")
def six(P):
    w, x, y = P.pick(488, 542), P.V / 2, P.H / 2
    top = P.pick(458, 466)
    bowl = oval(0, BOTTOM, w, top) - oval(P.V, BOTTOM + P.H, w - P.V, top - P.H + P.pick(2, 8))
    neck = (Pen(P.V, P.H, x, P.pick(224, 228)).line(x, P.pick(310, 320)).upright(P.pick(272, 296), TOP - y)
            .level(w - P.pick(10, 10), P.pick(524, 524), cut=(0, P.pick(0.62, 0.60))).ink())
    return bowl + neck


@figure("7")
def seven(P):
    w = P.pick(462, 518)
    foot = P.pick(100, 158)
    leg = poly((P.pick(96, 88), 0), (P.pick(96, 88) + foot, 0), (w, CAP - P.H), (w, CAP - P.H + 9),
               (w - foot, CAP - P.H + 9), (w - foot, CAP - P.H))
    return box(0, CAP - P.H, w, CAP) + leg


@figure("8", symmetric=True)
def eight(P):
    w, inset = P.pick(492, 546), P.pick(26, 28)
    waist, bar = P.pick(382, 378), P.H - P.pick(2, 12)
    lower = ring(0, BOTTOM, w, waist + bar / 2, P.V, bar, 0.57)
    upper = ring(inset, waist - bar / 2, w - inset, TOP, P.V - P.pick(2, 6), bar, 0.57)
    holes = (oval(P.V, BOTTOM + bar, w - P.V, waist - bar / 2, 0.57)
             + oval(inset + P.V - P.pick(2, 6), waist + bar / 2, w - inset - P.V + P.pick(2, 6), TOP - bar, 0.57))
    return (lower + upper) - holes


@figure("9")
def nine(P):
    return six(P).turned(P.pick(488, 542) / 2, CAP / 2)
