# SPDX-License-Identifier: Apache-2.0
"""Draws the exact picture with cairo: the third route, beside resvg and librsvg, that never sees the SVG.

Circles and arcs are drawn as cairo's own arcs under a transform, so no curve of ours stands in for them.
"""

import math

import cairo

from exact_ir import Fill, Stroke

CAPS = {"butt": cairo.LINE_CAP_BUTT, "round": cairo.LINE_CAP_ROUND, "square": cairo.LINE_CAP_SQUARE}
JOINS = {"miter": cairo.LINE_JOIN_MITER, "round": cairo.LINE_JOIN_ROUND, "bevel": cairo.LINE_JOIN_BEVEL}
RULES = {"nonzero": cairo.FILL_RULE_WINDING, "evenOdd": cairo.FILL_RULE_EVEN_ODD}
BLENDS = {
    "normal": cairo.OPERATOR_OVER,
    "multiply": cairo.OPERATOR_MULTIPLY,
    "screen": cairo.OPERATOR_SCREEN,
    "overlay": cairo.OPERATOR_OVERLAY,
    "darken": cairo.OPERATOR_DARKEN,
    "lighten": cairo.OPERATOR_LIGHTEN,
    "colorDodge": cairo.OPERATOR_COLOR_DODGE,
    "colorBurn": cairo.OPERATOR_COLOR_BURN,
    "hardLight": cairo.OPERATOR_HARD_LIGHT,
    "softLight": cairo.OPERATOR_SOFT_LIGHT,
    "difference": cairo.OPERATOR_DIFFERENCE,
    "exclusion": cairo.OPERATOR_EXCLUSION,
    "hue": cairo.OPERATOR_HSL_HUE,
    "saturation": cairo.OPERATOR_HSL_SATURATION,
    "color": cairo.OPERATOR_HSL_COLOR,
    "luminosity": cairo.OPERATOR_HSL_LUMINOSITY,
}


def draw_picture(picture, zoom, pixel_size):
    """An ARGB32 surface of `pixel_size` with the picture at `zoom` pixels to the unit."""
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, *pixel_size)
    context = cairo.Context(surface)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    context.set_tolerance(0.02)
    context.scale(zoom, zoom)
    place_view_box(context, picture)
    if picture.background is not None:
        left, top, right, bottom = picture.box
        context.rectangle(left, top, right - left, bottom - top)
        set_paint(context, picture.background)
        context.fill()
    Drawing(picture, context).draw(picture.root)
    surface.flush()
    return surface


def place_view_box(context, picture):
    """The view box in the shown size, as the content mode asks; `redraw` has been laid out in that size already."""
    left, top, right, bottom = picture.box
    across, down = picture.size[0] / (right - left), picture.size[1] / (bottom - top)
    if picture.content_mode == "fill":
        across = down = max(across, down)
    elif picture.content_mode != "scaleToFill":
        across = down = min(across, down)
    context.translate(
        (picture.size[0] - across * (right - left)) / 2, (picture.size[1] - down * (bottom - top)) / 2)
    context.scale(across, down)
    context.translate(-left, -top)


class Drawing:
    def __init__(self, picture, context):
        self.picture = picture
        self.context = context

    def draw(self, index):
        node = self.picture.nodes[index]
        self.context.save()
        self.context.transform(cairo.Matrix(*node.transform))
        isolated = node.opacity != 1 or node.blend != "normal" or node.clip is not None or node.mask is not None
        if isolated:
            self.context.push_group()
        self.draw_content(node)
        if node.clip is not None:
            self.limit(cairo.OPERATOR_DEST_IN, lambda: self.draw_area(node.clip))
        if node.mask is not None:
            kind, mask = node.mask
            keeps = kind == "keepsInk"
            self.limit(cairo.OPERATOR_DEST_IN if keeps else cairo.OPERATOR_DEST_OUT, lambda: self.draw(mask))
        if isolated:
            self.context.pop_group_to_source()
            self.context.set_operator(BLENDS[node.blend])
            self.context.paint_with_alpha(node.opacity)
        self.context.restore()

    def draw_content(self, node):
        for child in node.children:
            self.draw(child)
        for layer in node.layers:
            self.draw_layer(self.picture.symbols[node.symbol], layer)

    def draw_layer(self, symbol, layer):
        context = self.context
        context.new_path()
        trace(context, symbol)
        set_paint(context, layer.paint)
        if isinstance(layer, Fill):
            context.set_fill_rule(RULES[layer.rule])
            context.fill()
        elif isinstance(layer, Stroke):
            context.set_line_width(layer.width)
            context.set_line_cap(CAPS[layer.cap])
            context.set_line_join(JOINS[layer.join])
            context.set_miter_limit(layer.miter)
            context.set_dash(layer.dash if sum(layer.dash) > 0 else [])
            context.stroke()

    def limit(self, operator, draw_limit):
        """Keeps of the group being drawn what the limit's alpha allows."""
        self.context.push_group()
        draw_limit()
        self.context.pop_group_to_source()
        self.context.set_operator(operator)
        self.context.paint()
        self.context.set_operator(cairo.OPERATOR_OVER)

    def draw_area(self, index):
        """The area that a node's outlines enclose, in opaque black, whatever their paints."""
        node = self.picture.nodes[index]
        context = self.context
        context.save()
        context.transform(cairo.Matrix(*node.transform))
        if node.clip is not None:
            context.push_group()
        for child in node.children:
            self.draw_area(child)
        if node.symbol is not None:
            rules = [layer.rule for layer in node.layers if isinstance(layer, Fill)]
            context.new_path()
            trace(context, self.picture.symbols[node.symbol])
            context.set_source_rgb(0, 0, 0)
            context.set_fill_rule(RULES[rules[-1] if rules else "nonzero"])
            context.fill()
        if node.clip is not None:
            self.limit(cairo.OPERATOR_DEST_IN, lambda: self.draw_area(node.clip))
            context.pop_group_to_source()
            context.paint()
        context.restore()


def set_paint(context, paint):
    if paint.kind == "color":
        color = paint.stops[0][1]
        context.set_source_rgba(color.red, color.green, color.blue, color.alpha)
        return
    if paint.kind == "linear":
        pattern = cairo.LinearGradient(*paint.place)
    else:
        x, y, radius = paint.place
        pattern = cairo.RadialGradient(x, y, 0, x, y, radius)
    for offset, color in paint.stops:
        pattern.add_color_stop_rgba(offset, color.red, color.green, color.blue, color.alpha)
    pattern.set_extend(cairo.EXTEND_PAD)
    context.set_source(pattern)


def trace(context, symbol):
    """Adds a symbol's outline to the current path."""
    if symbol.kind == "path":
        trace_path(context, symbol.words)
        return
    numbers = [float(word) for word in symbol.words]
    if symbol.kind == "circle":
        trace_ring(context, numbers[0], numbers[1], numbers[2], numbers[2])
    elif symbol.kind == "ellipse":
        trace_ring(context, *numbers)
    elif symbol.kind == "rect":
        trace_rect(context, *numbers)
    elif symbol.kind in ("line", "polyline", "polygon"):
        for place in range(0, len(numbers), 2):
            context.line_to(numbers[place], numbers[place + 1])
        if symbol.kind == "polygon":
            context.close_path()
    else:
        raise ValueError(f"unknown outline {symbol.kind}")


def trace_ring(context, x, y, across, down):
    context.move_to(x + across, y)
    trace_arc(context, x, y, across, down, 0, 0, 360)
    context.close_path()


def trace_rect(context, left, top, right, bottom, radius):
    if radius <= 0:
        context.rectangle(left, top, right - left, bottom - top)
        return
    context.move_to(left + radius, top)
    corners = [(right - radius, top + radius), (right - radius, bottom - radius),
               (left + radius, bottom - radius), (left + radius, top + radius)]
    for turn, (x, y) in enumerate(corners):
        context.arc(x, y, radius, (turn - 1) * math.pi / 2, turn * math.pi / 2)
    context.close_path()


def trace_arc(context, x, y, across, down, rotation, start, sweep):
    """An arc of an ellipse by cairo's own arc; angles in degrees, clockwise on screen."""
    first, last = math.radians(start), math.radians(start + sweep)
    if across <= 0 or down <= 0:
        turn = math.radians(rotation)
        flat_x, flat_y = across * math.cos(last), down * math.sin(last)
        context.line_to(x + flat_x * math.cos(turn) - flat_y * math.sin(turn),
                        y + flat_x * math.sin(turn) + flat_y * math.cos(turn))
        return
    matrix = context.get_matrix()
    context.translate(x, y)
    context.rotate(math.radians(rotation))
    context.scale(across, down)
    (context.arc if sweep >= 0 else context.arc_negative)(0, 0, 1, first, last)
    context.set_matrix(matrix)


def trace_path(context, words):
    words = iter(words)

    def numbers(count):
        return [float(next(words)) for _ in range(count)]

    for letter in words:
        if letter == "M":
            context.move_to(*numbers(2))
        elif letter == "L":
            context.line_to(*numbers(2))
        elif letter == "Q":
            x0, y0 = context.get_current_point()
            x1, y1, x2, y2 = numbers(4)
            context.curve_to(x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3,
                             x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3, x2, y2)
        elif letter == "C":
            context.curve_to(*numbers(6))
        elif letter == "A":
            trace_arc(context, *numbers(7))
        elif letter == "Z":
            context.close_path()
        else:
            raise ValueError(f"unknown command {letter}")
