# SPDX-License-Identifier: Apache-2.0
"""What users of such tools ran into, looked at in the picture itself."""

import math
import re
from xml.parsers import expat

import numpy
import pytest

from exact_drawing import draw_picture
from exact_ir import read_picture
from rasters import array_of, difference, librsvg, on_ground, resvg

WHITE = (255, 255, 255)


def seen(svg, zoom=2, ground=WHITE):
    return on_ground(resvg(svg, zoom=zoom), *ground)


def ink_box(picture, ground=255):
    """Left, top, right, bottom of what is not ground, in pixels."""
    rows, columns = numpy.nonzero((numpy.abs(picture - ground) > 100).any(axis=2))
    return columns.min(), rows.min(), columns.max() + 1, rows.max() + 1


def petals(each, whole):
    return f"""
        scene {{
          size: 100
          group {{
            repeat k in 0..<3 {{
              ellipse().fill(.black){each}.frame(width: 30, height: 60).offset(0, -15).rotate(k * 120deg)
            }}
          }}{whole}
        }}
        """


def test_translucent_petals_darken_where_they_overlap_unless_grouped(facet):
    single, overlap = (50, 15), (50, 50)
    each = seen(facet.text(petals(".opacity(0.5)", "")), zoom=1)
    group = seen(facet.text(petals("", ".opacity(0.5)")), zoom=1)
    assert abs(each[single[1], single[0], 0] - 127.5) < 2
    assert abs(each[overlap[1], overlap[0], 0] - 255 / 8) < 2
    assert abs(group[single[1], single[0], 0] - 127.5) < 2
    assert abs(group[overlap[1], overlap[0], 0] - 127.5) < 2


def test_tap_is_a_dot_and_a_butt_line_without_length_is_nothing(facet):
    svg = facet.text("sketch {\n size: 40\n pen(color: .black, width: 8, points: [(10, 20)])\n}\n", name="tap.sketch")
    for render in (resvg, librsvg):
        picture = on_ground(render(svg, 2), *WHITE)
        assert ink_box(picture) == (12, 32, 28, 48)
        assert abs((picture < 128).all(axis=2).sum() - math.pi * 8 * 8) < 12
    butt = facet.text("scene {\n size: 40\n line(from: (10, 20), to: (10, 20)).stroke(.black, width: 8)\n"
                      " rect().fill(.red).frame(width: 2, height: 2)\n}\n")
    picture = seen(butt)
    assert ink_box(picture) == (38, 38, 42, 42)


def test_view_box_is_always_there(facet, scene):
    svg = facet.run(scene)
    root = svg[svg.index("<svg"):svg.index(">")]
    numbers = [float(word) for word in re.search(r' viewBox="([^"]*)"', root).group(1).split()]
    assert len(numbers) == 4 and all(math.isfinite(number) for number in numbers)
    assert numbers[2] > 0 and numbers[3] > 0


@pytest.mark.parametrize("order", ["erase last", "pen last"])
def test_eraser_leaves_a_hole_and_no_white(facet, order):
    pen = " pen(color: .navy, width: 20, points: [(10, 50), (90, 50)])\n"
    erase = " erase(width: 16, points: [(50, 10), (50, 90)])\n"
    later = pen.replace("navy", "teal").replace("50)", "52)") if order == "pen last" else ""
    svg = facet.text("sketch {\n size: 100\n" + pen + erase + later + "}\n", name="erased.sketch")
    magenta = (255, 0, 255)
    for render in (resvg, librsvg):
        picture = on_ground(render(svg, 2), *magenta)
        # White, and what white would leave at an edge, has green; navy and magenta have none.
        if order == "erase last":
            assert picture[:, :, 1].max() <= 2
            assert tuple(picture[100, 100]) == magenta
        else:
            assert tuple(picture[104, 100]) == (0, 128, 128)
        assert tuple(picture[100, 40]) in ((0, 0, 128), (0, 128, 128))


def test_gradient_on_a_flat_mouth_is_seen(facet):
    svg = facet.text("""
        scene {
          size: (100, 20)
          path { move(10, 10); curve(90, 10, control1: (40, 10), control2: (60, 10)) }
            .stroke(linearGradient([.gold, .navy], from: (0.1, 0), to: (0.9, 0)), width: 6)
        }
        """)
    for render in (resvg, librsvg):
        row = on_ground(render(svg, 2), *WHITE)[20]
        assert numpy.abs(row[23] - (255, 215, 0)).max() < 12
        assert numpy.abs(row[176] - (0, 0, 128)).max() < 12
        # From gold to navy without a step.
        assert numpy.abs(numpy.diff(row[24:176], axis=0)).max() < 6


AVATAR = """
    scene {
      size: 80
      group {
        rect().fill(linearGradient([.%s, .white]))
        circle(radius: 20).fill(radialGradient([.white, .%s]))
      }.mask { circle(radius: 38).fill(fade(.black, 0.9)) }.clip { rect(cornerRadius: 12) }
    }
    """


def test_pictures_in_one_page_keep_their_ids_apart(facet):
    pictures = [
        facet.text(AVATAR % ("tomato", "gold"), name="ada.facet"),
        facet.text(AVATAR % ("teal", "navy"), name="bob.facet"),
        facet.text(AVATAR % ("tomato", "gold"), "--id-prefix", "first", name="ada.facet"),
        facet.text(AVATAR % ("tomato", "gold"), "--id-prefix", "second", name="ada.facet"),
    ]
    known = []
    for svg in pictures:
        ids = re.findall(r'\sid="([^"]*)"', svg)
        references = re.findall(r'url\(#([^)]*)\)|href="#([^"]*)"', svg)
        assert len(references) >= 3
        assert {one or other for one, other in references} <= set(ids)
        known += ids
    assert len(known) == len(set(known)), sorted(known)


RANKS = "ace two three four five six seven eight nine ten jack queen king".split()


def test_card_indices_have_one_cap_height(facet):
    """Of the labels' outlines in the exact picture; letters that reach over the line by design are O-shaped."""
    heights = {}
    for rank in RANKS:
        card = f"card {{\n size: (250, 400)\n rank: .{rank}\n suit: .spades\n art {{ spacer() }}\n}}\n"
        zoom = 16
        picture = read_picture(facet.text(card, "--emit", "ir", name=rank + ".card"))
        left, top, right, bottom = picture.box
        picture.box = (left, top, left + 40, top + 60)
        picture.size = (40, 60)
        array = on_ground(array_of(draw_picture(picture, zoom, (40 * zoom, 60 * zoom))), *WHITE)
        dark = (array[:, :, 0] < 128).any(axis=1)
        rows = numpy.nonzero(dark)[0]
        start = rows[0]
        end = start + numpy.argmin(dark[start:])
        heights[rank] = (end - start) / zoom
    straight = [heights[rank] for rank in ("ace", "four", "seven", "king")]
    assert abs(straight[0] - 400 * 0.085 * 0.72) < 0.25, heights
    assert max(straight) / min(straight) < 1.01, heights
    # Round ones may overshoot the line, above and below; the tail of a Q hangs.
    for rank, height in heights.items():
        assert 0.99 < height / straight[0] < (1.2 if rank in ("queen", "jack") else 1.05), heights


@pytest.mark.parametrize("size", [1, 24, 4096])
def test_badge_looks_the_same_at_any_size(facet, size):
    source = """
        badge {{
          size: {size}
          hexagon().fill(linearGradient([#ef78dd, #efac78], from: (0.5, 0), to: (0.5, 0.6)))
          repeat k in 0..<8 {{
            polygon([(width * 0.5, height * 0.1), (width * 0.6, height * 0.4), (width * 0.4, height * 0.4)])
              .fill(#4f4fbf).opacity(0.5).rotate(k / 8 * 360deg)
          }}
          circle(radius: width * 0.12).stroke(.white, width: width * 0.03)
        }}
        """
    reference = resvg(facet.text(source.format(size=512), name="badge.badge"), width=512)
    picture = resvg(facet.text(source.format(size=size), name="badge.badge"), width=512)
    assert difference(picture, reference) is None


@pytest.mark.parametrize("label", ["HELLO", "Tea 24", "KIHN"])
def test_label_is_centred(facet, label):
    svg = facet.text(f'scene {{\n size: (100, 40)\n text("{label}", size: 20).fill(.black)\n}}\n')
    left, top, right, bottom = ink_box(seen(svg, zoom=8))
    assert abs((top + bottom) / 2 / 8 - 20) <= 0.5
    assert abs((left + right) / 2 / 8 - 50) <= 1


def read_strictly(svg):
    """Elements and the text in them, by expat, which refuses what is not well-formed."""
    elements, texts = [], []
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, attributes: elements.append((name, attributes))
    parser.CharacterDataHandler = texts.append
    parser.Parse(svg.encode(), True)
    return elements, "".join(texts)


def test_scene_is_strict_xml_without_script(facet, scene):
    svg = facet.run(scene)
    elements, _ = read_strictly(svg)
    assert elements[0][0] == "svg"
    for name, attributes in elements:
        assert name not in ("script", "foreignObject")
        assert not any(key.startswith("on") for key in attributes)
    ids = [attributes["id"] for _, attributes in elements if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_names_cannot_become_markup(facet):
    svg = facet.text('scene {\n title: "Tom & <b>Jo</b> \\"x\\" ]]>"\n size: 10\n circle()\n}\n')
    elements, text = read_strictly(svg)
    assert 'Tom & <b>Jo</b> "x" ]]>' in text
    assert "b" not in [name for name, _ in elements]
