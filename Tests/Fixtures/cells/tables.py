# SPDX-License-Identifier: Apache-2.0
#
# Writes Sources/FacetSource/Text/CellWidth+Tables.swift from the Unicode Character Database, as the Python package
# unicodedata2 carries it (pip install unicodedata2==17.0.0), and prints it:
#
#   python3 Tests/Fixtures/cells/tables.py > Sources/FacetSource/Text/CellWidth+Tables.swift

import unicodedata2 as ucd

# Blocks whose unassigned code points are wide as well (EastAsianWidth.txt, header).
WIDE_BLOCKS = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
# Conjoining vowels and final consonants of Hangul, which join the wide initial consonant before them.
HANGUL_TAILS = [(0x1160, 0x11FF), (0xD7B0, 0xD7FF)]
# Default_Ignorable_Code_Point (DerivedCoreProperties.txt), without U+115F, the filler that stands as an initial.
IGNORABLE = [
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x200B, 0x200F),
    (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
]


def within(code, ranges):
    return any(low <= code <= high for low, high in ranges)


def is_zero(code):
    return (ucd.category(chr(code)) in ("Mn", "Me")) or within(code, HANGUL_TAILS) or within(code, IGNORABLE)


def is_wide(code):
    if is_zero(code):
        return False
    if ucd.category(chr(code)) == "Cn":
        return within(code, WIDE_BLOCKS)
    return ucd.east_asian_width(chr(code)) in ("W", "F")


def ranges(test):
    found = []
    for code in range(0x110000):
        if test(code):
            if found and found[-1][1] == code - 1:
                found[-1][1] = code
            else:
                found.append([code, code])
    return found


def show(name, comment, found):
    print(f"  /// {comment}")
    print(f"  static let {name}: [UInt32] = [")
    row = "   "
    for pair in found:
        for code in pair:
            word = f" 0x{code:X},"
            if len(row) + len(word) > 118:
                print(row)
                row = "   "
            row += word
    print(row)
    print("  ]")


print(f"""// SPDX-License-Identifier: Apache-2.0
//
// Made by Tests/Fixtures/cells/tables.py from the Unicode Character Database {ucd.unidata_version}; do not edit.

extension CellWidth {{""")
show("wideRanges", "First and last scalars, in pairs, of what takes two cells: East_Asian_Width W or F.", ranges(is_wide))
print()
show(
    "zeroRanges",
    "First and last scalars, in pairs, of what takes none: Mn, Me, Hangul tails, Default_Ignorable_Code_Point.",
    ranges(is_zero))
print("}")
