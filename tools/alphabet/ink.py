# SPDX-License-Identifier: Apache-2.0
"""Areas of ink and the strokes that make them. Design units, 1000 to the em, y upwards, baseline at 0."""

import math

import pathops

# How square a curve is: 0.5523 is a circle, more is squarer.
TENSION = 0.575
CIRCLE = 0.5523


class Ink:
    """An area. `+` adds, `-` takes away, `&` keeps what is common."""

    def __init__(self, path=None):
        self.path = path if path is not None else pathops.Path()

    def _combined(self, other, operation):
        return Ink(pathops.op(self.path, other.path, operation, fix_winding=True, keep_starting_points=False))

    def __add__(self, other):
        return self._combined(other, pathops.PathOp.UNION)

    def __sub__(self, other):
        return self._combined(other, pathops.PathOp.DIFFERENCE)

    def __and__(self, other):
        return self._combined(other, pathops.PathOp.INTERSECTION)

    def mapped(self, a, b, c, d, e, f):
        return Ink(self.path.transform(a, b, c, d, e, f))

    def moved(self, dx, dy=0):
        return self.mapped(1, 0, 0, 1, dx, dy)

    def scaled(self, k):
        return self.mapped(k, 0, 0, k, 0, 0)

    def mirrored(self, x):
        """Left and right exchanged about the vertical line at `x`."""
        return self.mapped(-1, 0, 0, 1, 2 * x, 0)

    def flipped(self, y):
        """Top and bottom exchanged about the horizontal line at `y`."""
        return self.mapped(1, 0, 0, -1, 0, 2 * y)

    def turned(self, x, y):
        """Half a turn about a point."""
        return self.mapped(-1, 0, 0, -1, 2 * x, 2 * y)

    @property
    def bounds(self):
        return self.path.bounds


def area(start, steps):
    """The inside of a closed line: each step is a point, or two controls and a point."""
    path = pathops.Path()
    path.moveTo(*start)
    for step in steps:
        (path.lineTo if len(step) == 2 else path.cubicTo)(*step)
    path.close()
    return Ink(path)


def poly(*points):
    return area(points[0], points[1:])


def box(x0, y0, x1, y1):
    return poly((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def quarter(x0, y0, x1, y1, horizontal_first, k):
    """The cubic of a quarter oval between two points, as its last three points."""
    if horizontal_first:
        return (x0 + (x1 - x0) * k, y0, x1, y1 - (y1 - y0) * k, x1, y1)
    return (x0, y0 + (y1 - y0) * k, x1 - (x1 - x0) * k, y1, x1, y1)


def oval(x0, y0, x1, y1, k=TENSION):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    return area((x0, cy), [
        quarter(x0, cy, cx, y1, False, k), quarter(cx, y1, x1, cy, True, k),
        quarter(x1, cy, cx, y0, False, k), quarter(cx, y0, x0, cy, True, k)])


def disc(cx, cy, radius):
    return oval(cx - radius, cy - radius, cx + radius, cy + radius, CIRCLE)


def ring(x0, y0, x1, y1, stem, bar, k=TENSION):
    return oval(x0, y0, x1, y1, k) - oval(x0 + stem, y0 + bar, x1 - stem, y1 - bar, k)


def lobe(x0, y0, x1, y1, turn, k=TENSION):
    """A straight left side, straight top and bottom up to x = `turn`, and a round right side."""
    cy = (y0 + y1) / 2
    return area((x0, y0), [
        (turn, y0), quarter(turn, y0, x1, cy, True, k), quarter(x1, cy, turn, y1, False, k), (x0, y1)])


def tomb(x0, y0, x1, y1, left, right, apex=None, k=TENSION):
    """Straight sides up to y = `left` and y = `right`, and a round top at `y1`."""
    cx = (x0 + x1) / 2 if apex is None else apex
    return area((x0, y0), [
        (x0, left), quarter(x0, left, cx, y1, False, k), quarter(cx, y1, x1, right, True, k), (x1, y0)])


def diagonal(x0, y0, x1, y1, thickness, start=1.0, end=1.0):
    """A slanted bar whose ends are cut level; its middle line goes through the two points."""
    length = math.hypot(x1 - x0, y1 - y0)
    half = thickness * length / abs(y1 - y0) / 2
    a, b = half * start, half * end
    return poly((x0 - a, y0), (x0 + a, y0), (x1 + b, y1), (x1 - b, y1))


def bar_between(x0, y0, x1, y1, thickness):
    """A bar whose ends are cut square to its direction."""
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length * thickness / 2, (x1 - x0) / length * thickness / 2
    return poly((x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny))
