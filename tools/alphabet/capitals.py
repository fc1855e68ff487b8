# SPDX-License-Identifier: Apache-2.0
"""The capitals."""

from ink import bar_between, box, diagonal, lobe, oval, poly, ring, tomb
from pen import Pen
from weights import CAP, OVER, glyph

TOP = CAP + OVER
BOTTOM = -OVER


@glyph("A", "D", symmetric=True)
def A(P):
    w = P.pick(668, 736)
    foot, apex = P.pick(97, 152), P.pick(104, 166)
    legs = poly((0, 0), (foot, 0), (w / 2, CAP - P.pick(84, 120)), (w - foot, 0), (w, 0),
                (w / 2 + apex / 2, CAP), (w / 2 - apex / 2, CAP))
    hull = poly((0, 0), (w, 0), (w / 2 + apex / 2, CAP), (w / 2 - apex / 2, CAP))
    y = P.pick(196, 162)
    return legs + (hull & box(0, y, w, y + P.pick(74, 106)))


def _bowl(P, x1, y0, y1, turn, stem, bar, inner_turn=None):
    return lobe(0, y0, x1, y1, turn) - lobe(P.V, y0 + bar, x1 - stem, y1 - bar, inner_turn or turn)


@glyph("B", "S", (46, 38))
def B(P):
    w, waist = P.pick(556, 616), P.pick(382, 378)
    b = P.H - P.pick(2, 8)
    lower = _bowl(P, w, 0, waist + b / 2, w - P.pick(212, 226), P.V, b)
    upper = _bowl(P, w - P.pick(34, 36), waist - b / 2, CAP, w - P.pick(226, 236), P.V - 2, b)
    return lower + upper


@glyph("C", "O", (34, 28))
def C(P):
    return _round(P, P.pick(640, 690), P.pick(0.70, 0.66))


def _round(P, w, end):
    x, y = P.V / 2, P.H / 2
    far = w + P.pick(24, 24)
    return (Pen(P.V, P.H, far - x, CAP / 2).upright(w / 2 + 14, TOP - y, cut=(1 - end, 1))
            .level(x, CAP / 2).upright(w / 2 + 14, BOTTOM + y).level(far - x, CAP / 2, cut=(0, end)).ink())


@glyph("D", "S", "O")
def D(P):
    w = P.pick(636, 690)
    return lobe(0, 0, w, CAP, w - P.pick(340, 360)) - lobe(
        P.V, P.H, w - P.V, CAP - P.H, w - P.pick(340, 360))


@glyph("E", "S", (40, 34))
def E(P):
    w = P.pick(486, 530)
    m = P.pick(370, 368)
    return (box(0, 0, P.V, CAP) + box(0, 0, w, P.H) + box(0, CAP - P.H, w - 6, CAP)
            + box(0, m - P.H / 2, w - P.pick(34, 34), m + P.H / 2))


@glyph("F", "S", (28, 22))
def F(P):
    w = P.pick(472, 514)
    m = P.pick(348, 342)
    return (box(0, 0, P.V, CAP) + box(0, CAP - P.H, w, CAP)
            + box(0, m - P.H / 2, w - P.pick(38, 36), m + P.H / 2))


@glyph("G", "O", (64, 54))
def G(P):
    w, x, y = P.pick(664, 718), P.V / 2, P.H / 2
    bar = P.pick(350, 360)
    middle, far = w / 2 + 8, w + P.pick(84, 92)
    arc = (Pen(P.V, P.H, w + 18 - x, CAP / 2).upright(middle, TOP - y, cut=(P.pick(0.32, 0.36), 1))
           .level(x, CAP / 2).upright(middle, BOTTOM + y).level(far - x, CAP / 2, cut=(0, 0.9)).ink())
    hull = oval(2 * middle - far, BOTTOM, far, TOP)
    lower = box(0, -50, w, bar - P.H / 2) + box(0, bar - P.H, w / 2, 800) + box(0, CAP / 2 + 60, w + 40, 800)
    return (arc & lower) + (box(w - P.V, 0, w, bar) & hull) + box(w - P.pick(282, 300), bar - P.H, w, bar)


@glyph("H", "S", symmetric=True)
def H(P):
    w, m = P.pick(622, 680), 366
    return box(0, 0, P.V, CAP) + box(w - P.V, 0, w, CAP) + box(0, m - P.H / 2, w, m + P.H / 2)


@glyph("I", "S", symmetric=True)
def I(P):
    return box(0, 0, P.V, CAP)


@glyph("J", (22, 16), "S")
def J(P):
    w, x, y = P.pick(398, 446), P.V / 2, P.H / 2
    return (Pen(P.V, P.H, w - x, CAP).line(w - x, 212).upright(P.pick(200, 222), BOTTOM + y)
            .level(x - P.pick(2, 2), 220, cut=(0, 0.80)).ink())


@glyph("K", "S", "D")
def K(P):
    w, t = P.pick(586, 652), P.pick(90, 146)
    arm = diagonal(P.pick(30, 20), P.pick(205, 180), w - P.pick(72, 104), CAP, t, end=0.98)
    leg = diagonal(P.pick(232, 246), P.pick(430, 430), w - P.pick(59, 92), 0, t)
    clip = box(P.V / 2, 0, w + 100, CAP)
    upper = arm & clip
    edge_x0, edge_y0 = P.pick(30, 20), P.pick(205, 180)
    dx, dy = w - P.pick(72, 104) - edge_x0, CAP - edge_y0
    below = poly((edge_x0 - 2 * dx, edge_y0 - 2 * dy), (edge_x0 + 2 * dx, edge_y0 + 2 * dy), (3000, -1000))
    return box(0, 0, P.V, CAP) + upper + (leg & below & clip)


@glyph("L", "S", (20, 16))
def L(P):
    return box(0, 0, P.V, CAP) + box(0, 0, P.pick(452, 496), P.H)


@glyph("M", "S", symmetric=True)
def M(P):
    w = P.pick(752, 838)
    low = P.pick(30, 0)
    left = poly((0, CAP), (P.V, CAP), (w / 2, P.pick(130, 164)), (w / 2, low),
                (w / 2 - P.pick(44, 66), low), (0, CAP - P.pick(24, 40)))
    stems = box(0, 0, P.V - 2, CAP)
    half = (left + stems) & box(0, 0, w / 2, CAP)
    return half + half.mirrored(w / 2)


@glyph("N", "S", symmetric=False)
def N(P):
    w, n = P.pick(636, 694), P.V - P.pick(3, 8)
    hw = P.pick(112, 178)
    return box(0, 0, n, CAP) + box(w - n, 0, w, CAP) + poly((0, CAP), (hw, CAP), (w, 0), (w - hw, 0))


@glyph("O", "O", symmetric=True)
def O(P):
    return ring(0, BOTTOM, P.pick(716, 768), TOP, P.V + 2, P.H)


@glyph("P", "S", (32, 26))
def P_(P):
    w, low = P.pick(536, 590), P.pick(288, 268)
    turn = w - P.pick(222, 240)
    return box(0, 0, P.V, CAP) + _bowl(P, w, low, CAP, turn, P.V, P.H)


@glyph("Q", "O")
def Q(P):
    w = P.pick(716, 768)
    tail = bar_between(P.pick(446, 450), P.pick(196, 208), 760, P.pick(-144, -140), P.pick(84, 130))
    return O(P) + (tail & box(0, P.pick(-30, -34), w, CAP))


@glyph("R", "S", (22, 14))
def R(P):
    w, low = P.pick(548, 606), P.pick(304, 286)
    turn = w - P.pick(224, 246)
    bowl = _bowl(P, w - P.pick(8, 8), low, CAP, turn, P.V, P.H)
    foot = P.pick(104, 168)
    leg = poly((w + P.pick(12, 14), 0), (w + P.pick(12, 14) - foot, 0),
               (P.pick(250, 236), low + 20), (P.pick(350, 398), low + 20))
    return box(0, 0, P.V, CAP) + bowl + leg


@glyph("S", (38, 32), symmetric=False)
def S(P):
    w, x, y = P.pick(560, 612), P.V / 2, P.H / 2
    c = w / 2
    left, right = x + P.pick(8, 6), w - x
    high, low = P.pick(534, 530), P.pick(192, 196)
    reach = P.pick(176, 160)
    return (Pen(P.V, P.H, right, 520).upright(c + 2, TOP - y, cut=(P.pick(0.26, 0.30), 1))
            .level(left, high).curve(left, high - reach, right, low + reach, right, low)
            .upright(c - 2, BOTTOM + y).level(x, P.pick(214, 218), cut=(0, P.pick(0.76, 0.72))).ink())


@glyph("T", "T", symmetric=True)
def T(P):
    w = P.pick(572, 614)
    return box(0, CAP - P.H, w, CAP) + box(w / 2 - P.V / 2, 0, w / 2 + P.V / 2, CAP)


@glyph("U", (76, 64), symmetric=True)
def U(P):
    w = P.pick(612, 670)
    spring = CAP - P.pick(250, 272)
    return (tomb(0, 0, w, TOP, spring, spring)
            - tomb(P.V, -20, w - P.V, TOP - P.H, spring, spring)).flipped(CAP / 2)


@glyph("V", "D", symmetric=True)
def V(P):
    w, head, apex = P.pick(652, 722), P.pick(99, 156), P.pick(100, 160)
    return poly((0, CAP), (head, CAP), (w / 2, P.pick(92, 132)), (w - head, CAP), (w, CAP),
                (w / 2 + apex / 2, 0), (w / 2 - apex / 2, 0))


@glyph("W", "D", symmetric=True)
def W(P):
    w, head = P.pick(948, 1046), P.pick(96, 148)
    foot, q = P.pick(98, 152), P.pick(252, 284)
    mid = P.pick(50, 76)
    half = poly((0, CAP), (head, CAP), (q + P.pick(0, -4), P.pick(106, 166)), (w / 2 - mid, CAP), (w / 2, CAP),
                (w / 2, CAP - P.pick(112, 176)), (q + foot / 2, 0), (q - foot / 2, 0))
    return half + half.mirrored(w / 2)


@glyph("X", "D", symmetric=True)
def X_(P):
    w, t = P.pick(622, 694), P.pick(88, 142)
    a, b = P.pick(56, 90), P.pick(66, 98)
    return diagonal(a, 0, w - b, CAP, t) + diagonal(w - a, 0, b, CAP, t)


@glyph("Y", "D", symmetric=True)
def Y(P):
    w, head, fork = P.pick(624, 690), P.pick(102, 164), P.pick(290, 276)
    c, v = w / 2, P.V / 2
    return poly((0, CAP), (head, CAP), (c, fork + P.pick(76, 104)), (w - head, CAP), (w, CAP),
                (c + v, fork), (c + v, 0), (c - v, 0), (c - v, fork))


@glyph("Z", (38, 32))
def Z(P):
    w, cut = P.pick(550, 604), P.pick(112, 178)
    return (box(P.pick(10, 10), CAP - P.H, w - P.pick(6, 6), CAP) + box(0, 0, w, P.H)
            + poly((0, P.H), (0, P.H - 9), (cut, P.H - 9), (cut, P.H), (w - 6, CAP - P.H), (w - 6, CAP - P.H + 9),
                   (w - 6 - cut, CAP - P.H + 9), (w - 6 - cut, CAP - P.H)))
