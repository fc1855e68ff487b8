# SPDX-License-Identifier: Apache-2.0
"""Every scene, three ways: the SVG by resvg and by librsvg, and the exact picture by cairo, which never sees the SVG."""

import re

import pytest

from exact_drawing import draw_picture
from exact_ir import read_picture
from rasters import array_of, difference, librsvg, resvg, save_failure

ZOOM = 2


def exact(ir_text, shape):
    return array_of(draw_picture(read_picture(ir_text), ZOOM, (shape[1], shape[0])))


def check(name, svg, ir_text):
    """Fails with the pictures saved where two routes differ."""
    pictures = {"resvg": resvg(svg, zoom=ZOOM)}
    pictures["exact"] = exact(ir_text, pictures["resvg"].shape)
    pictures["librsvg"] = librsvg(svg, zoom=ZOOM)
    wrong = {route: difference(pictures[route], pictures["exact"], route) for route in ("resvg", "librsvg")}
    wrong = {route: words for route, words in wrong.items() if words}
    if wrong:
        first = next(iter(wrong))
        saved = {first: pictures[first], "exact": pictures["exact"], **pictures}
        folder = save_failure(name, saved)
        pytest.fail(f"{name}: {wrong}; pictures in {folder}")


def test_scene_looks_as_the_exact_picture(facet, scene):
    svg = facet.run(scene)
    check(re.sub(r"\W+", "-", scene), svg, facet.run(scene, "--emit", "ir"))


BLENDS = ["multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight", "softLight",
          "difference", "exclusion", "hue", "saturation", "color", "luminosity"]

PIECES = {
    # Where renderers and optimisers go wrong, one thing each.
    "arcs": "arc(center: (50, 50), radius: 30, from: 20deg, to: 310deg).stroke(.crimson, width: 7, cap: .round)",
    "turned-ellipse": "ellipse().fill(.gold).stroke(.navy, width: 4).frame(width: 80, height: 30).rotate(33deg)",
    "unequal-scale": "circle(radius: 20).stroke(.navy, width: 8, dash: [9, 5]).scale((1.9, 0.7))",
    "miters": "polyline([(10, 80), (50, 10), (90, 80), (20, 40)]).stroke(.navy, width: 9, miter: 4)",
    "square-dashes": "rect(cornerRadius: 15).stroke(.teal, width: 6, cap: .square, dash: [12, 14]).padding(12)",
    "even-odd": "star(points: 5, innerRatio: 0.38).fill(.purple, rule: .evenOdd)\n"
                "polygon([(50, 5), (80, 95), (5, 38), (95, 38), (20, 95)]).fill(.tomato, rule: .evenOdd)",
    "fill-and-stroke-opacity": "circle(radius: 30).fill(.gold).stroke(.navy, width: 20).opacity(0.5)",
    "inside-stroke": "polygon([(50, 8), (92, 90), (8, 90)]).fill(.beige).stroke(.navy, width: 12, align: .inside)",
    "gradient-alpha": "rect().fill(linearGradient([fade(.red, 0.1), .blue], from: (0, 0), to: (1, 1)))",
    "radial": "rect().fill(radialGradient([.white, .orange, .black], center: (0.3, 0.4), radius: 0.6))",
    "clip": "rect().fill(.teal).clip { circle(center: (40, 40), radius: 35) }",
    "clip-rule": "rect().fill(.teal).clip { polygon([(50, 5), (80, 95), (5, 38), (95, 38), (20, 95)]) }",
    "turned-gradients": "repeat k in 0..<6 { ellipse().fill(linearGradient([.red, .blue], from: (0, 0), to: (1, 1)))"
                        ".frame(width: 20, height: 40).offset(0, -28).rotate(60deg * k + 7deg) }",
    "moved-gradients": "repeat k in 0..<4 { rect().fill(radialGradient([.gold, .navy], center: (0.3, 0.4)))"
                       ".frame(width: 20, height: 30).offset(-36 + 24 * k, 0) }",
    "turned-clips": "repeat k in 0..<5 { group { rect().fill(.red); circle().fill(.gold).offset(6, 9) }"
                    ".frame(width: 26, height: 40).clip { ellipse() }.offset(0, -28).rotate(72deg * k) }",
    "mask": "rect().fill(.teal).mask { circle(radius: 40).fill(fade(.black, 0.6)) }",
    "mirror": "path { move(10, 10); quad(90, 90, control: (90, 0)); line(10, 90); close() }.fill(.olive)"
              ".mirror(.horizontal).rotate(20deg)",
    "dots": "path { move(20, 20); line(20, 20); move(60, 60); line(80, 60) }.stroke(.red, width: 12, cap: .round)",
}


@pytest.mark.parametrize("piece", PIECES)
def test_piece_looks_as_the_exact_picture(facet, piece):
    source = "scene {\n size: 100\n" + PIECES[piece] + "\n}\n"
    check("piece-" + piece, facet.text(source), facet.text(source, "--emit", "ir"))


@pytest.mark.parametrize("blend", BLENDS)
def test_blend_looks_as_the_exact_picture(facet, blend):
    source = f"""
        scene {{
          size: 60
          background: .white
          rect().fill(linearGradient([.gold, .teal], from: (0, 0), to: (1, 0)))
          circle(radius: 24).fill(linearGradient([.crimson, #335577])).blend(.{blend})
        }}
        """
    check("blend-" + blend, facet.text(source), facet.text(source, "--emit", "ir"))


@pytest.mark.parametrize("mode", ["redraw", "scaleToFill", "fit", "fill"])
def test_content_mode_looks_as_the_exact_picture(facet, mode):
    shapes = " circle().fill(.teal)\n rect().stroke(.red, width: 6)\n"
    source = f"scene {{\n size: (80, 60)\n contentMode: .{mode}\n{shapes}}}\n"
    size = ("--size", "150x60")
    check("mode-" + mode, facet.text(source, *size), facet.text(source, *size, "--emit", "ir"))


def faults(svg):
    """Copies of an SVG with one number of an outline or a width altered, each in another place."""
    for attribute in re.finditer(r' (?:d|c[xy]|r|[xy][12]|stroke-width)="([^"]*)"', svg):
        for found in re.finditer(r"\d+", attribute.group(1)):
            start, end = attribute.start(1) + found.start(), attribute.start(1) + found.end()
            yield svg[:start] + str(int(found.group()) + 2) + svg[end:]


def test_altered_number_is_noticed(facet):
    scene = "Tests/Fixtures/scenes/happy.face"
    svg = facet.run(scene)
    ir_text = facet.run(scene, "--emit", "ir")
    noticed = 0
    for fault in faults(svg):
        altered = librsvg(fault, zoom=ZOOM)
        assert difference(altered, exact(ir_text, altered.shape), "librsvg"), f"nobody noticed the fault in {fault}"
        noticed += 1
    assert noticed >= 20, svg


def test_lost_opacity_group_is_noticed(facet):
    petals = "repeat k in 0..<3 { ellipse().fill(.teal)%s.frame(width: 40, height: 84).rotate(k * 60deg) }"
    each = "scene {\n size: 100\n" + petals % ".opacity(0.5)" + "\n}\n"
    together = "scene {\n size: 100\n group { " + petals % "" + " }.opacity(0.5)\n}\n"
    drawn = resvg(facet.text(each), zoom=ZOOM)
    assert difference(drawn, exact(facet.text(together, "--emit", "ir"), drawn.shape))
