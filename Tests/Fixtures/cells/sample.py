# SPDX-License-Identifier: Apache-2.0
#
# Writes the widths that Python's own unicodedata (not the tables' source) gives for thousands of assigned scalars:
#
#   python3 Tests/Fixtures/cells/sample.py > Tests/Fixtures/cells/scalars.txt      # made by Python 3.11, Unicode 14.0
#
# A line a scalar: code in hexadecimal, East_Asian_Width, general category, cells. Every scalar at which either property
# changes is there, and every 37th of all others. Left out: control and format characters and line separators, which a
# terminal never receives from us as they are, private use, surrogates, and what Unicode 16 made wide or combining.

import unicodedata as ucd

MADE_WIDE_BY_16 = [(0x2630, 0x2637), (0x268A, 0x268F), (0x4DC0, 0x4DFF), (0x1D300, 0x1D356), (0x1D360, 0x1D376)]
MADE_COMBINING_BY_16 = [(0x1171E, 0x1171E)]
HANGUL_TAILS = [(0x1160, 0x11FF), (0xD7B0, 0xD7FF)]
FILLERS = [0x115F, 0x3164, 0xFFA0]


def within(code, ranges):
    return any(low <= code <= high for low, high in ranges)


def cells(code):
    if ucd.category(chr(code)) in ("Mn", "Me") or within(code, HANGUL_TAILS):
        return 0
    return 2 if ucd.east_asian_width(chr(code)) in ("W", "F") else 1


def left_out(code):
    return (
        ucd.category(chr(code)) in ("Cc", "Cf", "Zl", "Zp", "Co", "Cs", "Cn")
        or within(code, MADE_WIDE_BY_16)
        or within(code, MADE_COMBINING_BY_16)
        or code in FILLERS)


before = None
print(f"# Unicode {ucd.unidata_version}")
for code in range(0x110000):
    if left_out(code):
        before = None
        continue
    kind = (ucd.east_asian_width(chr(code)), ucd.category(chr(code)))
    if kind != before or code % 37 == 0:
        print(f"{code:04X} {kind[0]} {kind[1]} {cells(code)}")
    before = kind
