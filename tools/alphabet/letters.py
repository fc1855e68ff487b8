# SPDX-License-Identifier: Apache-2.0
"""Further letters, accents, and the letters that are composed of a base and an accent."""

import unicodedata

from ink import CIRCLE, bar_between, box, disc, poly, ring, tomb
from pen import Pen
from weights import ASC, CAP, DESC, OVER, X, glyph

import capitals
import lowercase
from punctuation import wedge
from signs import wave

LOW = 590  # where accents of small letters begin
RAISE = 192  # how much higher capitals carry them


@glyph("´", (60, 50))
def acute(P):
    w = P.pick(176, 236)
    t = P.pick(104, 160)
    return poly((0, LOW), (P.pick(82, 122), LOW), (w, LOW + 148), (w - t, LOW + 148))


@glyph("`", (60, 50))
def grave(P):
    return acute(P).mirrored(100)


@glyph("ˆ", (60, 50), symmetric=True)
def circumflex(P):
    w, a, b = P.pick(280, 340), P.pick(84, 124), P.pick(92, 148)
    return poly((0, LOW), (a, LOW), (w / 2, LOW + P.pick(76, 64)), (w - a, LOW), (w, LOW), (w / 2 + b / 2, LOW + 140), (w / 2 - b / 2, LOW + 140))


@glyph("ˇ", (60, 50), symmetric=True)
def caron(P):
    return circumflex(P).flipped(LOW + 70)


@glyph("˜", (60, 50))
def small_tilde(P):
    return wave(P, P.pick(300, 340), P.pick(68, 92), P.pick(34, 34)).moved(0, LOW + 66)


@glyph("¨", (60, 50), symmetric=True)
def dieresis(P):
    r = P.pick(52, 70)
    return disc(r, LOW + 10 + r, r) + disc(3 * r + P.pick(84, 66), LOW + 10 + r, r)


@glyph("˙", (60, 50), symmetric=True)
def dot_above(P):
    r = P.pick(56, 76)
    return disc(r, LOW + 6 + r, r)


@glyph("˚", (60, 50), symmetric=True)
def ring_above(P):
    d, t = P.pick(196, 222), P.pick(54, 66)
    return ring(0, LOW - 24, d, LOW - 24 + d, t, t, CIRCLE)


@glyph("¯", (60, 50), symmetric=True)
def macron(P):
    w, t = P.pick(280, 320), P.pick(66, 88)
    return box(0, LOW + 30, w, LOW + 30 + t)


@glyph("˘", (60, 50), symmetric=True)
def breve(P):
    w, t = P.pick(280, 320), P.pick(68, 88)
    outer = tomb(0, 0, w, 136, 10, 10)
    return (outer - tomb(t, -10, w - t, 136 - t, 10, 10)).flipped(0).moved(0, LOW + 136)


@glyph("˝", (60, 50))
def double_acute(P):
    return acute(P) + acute(P).moved(P.pick(150, 196))


def _hook(P):
    """A cedilla below x = 0."""
    t, b = P.pick(66, 92), P.pick(58, 74)
    top, low = P.pick(-82, -80), DESC - 14 + b / 2
    hook = (Pen(t, b, -t / 2, top).line(0, top).level(P.pick(62, 66), (top + low) / 2).upright(0, low)
            .line(P.pick(-80, -104), low).ink())
    return hook + box(-t / 2, top, P.pick(28, 40) - t / 2 + 10, 20)


@glyph("¸", (60, 50))
def cedilla(P):
    return _hook(P) & box(-400, -400, 400, 0)


@glyph("Ç", "O", (34, 28))
def C_cedilla(P):
    return capitals.C(P) + _hook(P).moved(P.pick(334, 360))


@glyph("ç", "o", (26, 20))
def c_cedilla(P):
    return lowercase.c(P) + _hook(P).moved(P.pick(246, 272))


def _ogonek(P):
    """A tail below x = 0 that opens to the right."""
    t, b = P.pick(64, 90), P.pick(56, 74)
    low = DESC - 6 + b / 2
    tail = Pen(t, b, 16, 30).curve(-40, -20, -72, -60, -72, -104).upright(-8, low).line(P.pick(20, 26), low).ink()
    return tail & box(-300, -300, 300, 2)


@glyph("Ş", (38, 32))
def S_cedilla(P):
    return capitals.S(P) + _hook(P).moved(P.pick(280, 306))


@glyph("ş", (32, 26))
def s_cedilla(P):
    return lowercase.s(P) + _hook(P).moved(P.pick(215, 241))


@glyph("Ą", "D")
def A_ogonek(P):
    return capitals.A(P) + _ogonek(P).moved(P.pick(606, 650))


@glyph("ą", (38, 32), (64, 52))
def a_ogonek(P):
    return lowercase.a(P) + _ogonek(P).moved(P.pick(404, 428))


@glyph("Ę", "S", (40, 34))
def E_ogonek(P):
    return capitals.E(P) + _ogonek(P).moved(P.pick(400, 420))


@glyph("ę", "o", (36, 30))
def e_ogonek(P):
    return lowercase.e(P) + _ogonek(P).moved(P.pick(330, 350))


def _comma_below(P, letter):
    x0, _, x1, _ = letter.bounds
    below = wedge(P, 0).scaled(0.66)
    return letter + below.moved((x0 + x1) / 2 - below.bounds[2] / 2, P.pick(-58, -46))


@glyph("Ș", (38, 32))
def S_comma(P):
    return _comma_below(P, capitals.S(P))


@glyph("ș", (32, 26))
def s_comma(P):
    return _comma_below(P, lowercase.s(P))


@glyph("Ț", "T")
def T_comma(P):
    return _comma_below(P, capitals.T(P))


@glyph("ț", "t", (22, 16))
def t_comma(P):
    return _comma_below(P, lowercase.t(P))


@glyph("Æ", "D", (40, 34))
def AE(P):
    w, mid = P.pick(880, 960), P.pick(372, 368)
    stem = P.pick(398, 424)
    leg = poly((0, 0), (P.pick(102, 158), 0), (stem + P.pick(20, 10), CAP - P.H * 0.5), (stem + P.pick(20, 10), CAP), (stem - P.pick(30, 66), CAP))
    y = P.pick(164, 132)
    return (leg + box(stem, 0, stem + P.V, CAP) + box(stem - 30, CAP - P.H, w - 6, CAP) + box(stem, 0, w, P.H)
            + box(stem, mid - P.H / 2, w - 34, mid + P.H / 2) + box(P.pick(120, 130), y, stem + 10, y + P.pick(72, 100)))


@glyph("æ", (38, 32), (36, 30))
def ae(P):
    body = lowercase.a(P)
    shift = body.bounds[2] - P.v
    return body + lowercase.e(P).moved(shift)


@glyph("Œ", "O", (40, 34))
def OE(P):
    w, stem, mid = P.pick(960, 1040), P.pick(474, 510), P.pick(370, 368)
    half = ring(0, -OVER, P.pick(716, 768), CAP + OVER, P.V, P.H) & box(0, -20, stem - 60, 800)
    return (half + box(stem, 0, stem + P.V, CAP) + box(stem - 130, CAP - P.H, w - 6, CAP) + box(stem - 130, 0, w, P.H)
            + box(stem, mid - P.H / 2, w - 34, mid + P.H / 2))


@glyph("œ", "o", (36, 30))
def oe(P):
    left = lowercase.o(P)
    return left + lowercase.e(P).moved(left.bounds[2] - P.v)


@glyph("Ø", "O", symmetric=False)
def O_slash(P):
    w, t = P.pick(716, 768), P.pick(72, 100)
    return capitals.O(P) + bar_between(P.pick(64, 72), -36, w - P.pick(64, 72), CAP + 36, t)


@glyph("ø", "o")
def o_slash(P):
    w, t = P.pick(512, 570), P.pick(66, 88)
    return lowercase.o(P) + bar_between(P.pick(38, 44), -34, w - P.pick(38, 44), X + 34, t)


@glyph("Ð", (22, 16), "O")
def Eth(P):
    return capitals.D(P).moved(60) + box(0, 366 - P.H / 2, P.pick(372, 410), 366 + P.H / 2)


@glyph("Đ", (22, 16), "O")
def D_stroke(P):
    return Eth(P)


@glyph("ð", "o")
def eth(P):
    w, x = P.pick(512, 570), P.v / 2
    bowl = ring(0, -OVER, w, P.pick(494, 500), P.v, P.h)
    neck = (Pen(P.v, P.h, w - x, P.pick(240, 244)).curve(w - x, 480, P.pick(360, 400), 660, P.pick(150, 160), 724).ink())
    cross = bar_between(P.pick(140, 140), P.pick(560, 560), P.pick(430, 480), P.pick(700, 712), P.pick(60, 76))
    return bowl + neck + cross


@glyph("Þ", "S", (32, 26))
def Thorn(P):
    w, low, high = P.pick(528, 582), P.pick(152, 138), P.pick(586, 592)
    turn = w - P.pick(222, 240)
    return box(0, 0, P.V, CAP) + capitals._bowl(P, w, low, high, turn, P.V, P.H)


@glyph("þ", "s", "o")
def thorn(P):
    return box(0, DESC, P.v, ASC) + lowercase.p(P)


@glyph("ß", "s", (36, 30))
def sharp_s(P):
    w, x, y = P.pick(478, 536), P.v / 2, P.h / 2
    top, mid = ASC + 8, P.pick(424, 420)
    hood = (Pen(P.v, P.h, x, 0).line(x, P.pick(560, 560)).upright(P.pick(226, 248), top - y)
            .level(w - x - P.pick(54, 56), P.pick(584, 586)).upright(P.pick(268, 290), mid, w=P.pick(0.98, 0.92)).line(P.pick(200, 220), mid, w=P.pick(0.98, 0.92)).ink())
    foot = (Pen(P.v, P.h, P.pick(200, 220), mid, w=P.pick(0.98, 0.92)).line(P.pick(280, 300), mid, w=P.pick(0.98, 0.92)).level(w - x, P.pick(204, 204))
            .upright(P.pick(266, 290), y - OVER).line(P.pick(190, 214), y - OVER).ink())
    return hood + foot


@glyph("ł", (20, 16), (26, 20))
def l_stroke(P):
    t = P.pick(66, 92)
    return lowercase.l(P).moved(P.pick(60, 60)) + bar_between(0, 330, P.pick(205, 260), 450, t)


@glyph("Ł", (14, 8), (20, 16))
def L_stroke(P):
    t = P.pick(70, 104)
    return capitals.L(P).moved(P.pick(60, 60)) + bar_between(0, 270, P.pick(290, 330), 450, t)


@glyph("đ", "o", (20, 14))
def d_stroke(P):
    w = P.pick(504, 560)
    return lowercase.d(P) + box(w - P.pick(230, 270), 610, w + P.pick(52, 44), 610 + P.pick(60, 80))


MARKS = {0x300: "`", 0x301: "´", 0x302: "ˆ", 0x303: "˜", 0x304: "¯", 0x306: "˘", 0x307: "˙", 0x308: "¨",
         0x30A: "˚", 0x30B: "˝", 0x30C: "ˇ"}


def composed_letters():
    """Code points of all letters of Latin-1 and Latin Extended-A that are a base and one accent above it."""
    for code in list(range(0xC0, 0x180)) + [0x1E9E]:
        parts = unicodedata.normalize("NFD", chr(code))
        if len(parts) == 2 and ord(parts[1]) in MARKS:
            base = {"i": "ı", "j": None}.get(parts[0], parts[0])
            # A caron on these is written as an apostrophe beside the letter.
            if base and not (ord(parts[1]) == 0x30C and parts[0] in "dtlL"):
                yield code, base, MARKS[ord(parts[1])]
