# SPDX-License-Identifier: Apache-2.0
"""A pen drawn along a middle line: both edges are fitted as cubics, so that extremes stay on points."""

import math

from ink import TENSION, area, quarter


class Pen:
    """An oval nib, `stem` wide and `bar` high, that draws a middle line made of tangent pieces.

    `w` on a step scales the nib at that step's end. `cut=(a, b)` keeps only that part of a quarter oval.
    """

    def __init__(self, stem, bar, x, y, w=1.0):
        self.stem, self.bar = stem, bar
        self.at = (x, y)
        self.width = w
        self.pieces = []  # (four points, width at start, width at end)

    def _add(self, points, w, cut):
        before = self.width
        if cut:
            points = _part(points, *cut)
        self.pieces.append((points, before, w))
        self.at = points[3]
        self.width = w
        return self

    def line(self, x, y, w=None):
        (x0, y0), w = self.at, self.width if w is None else w
        third = [(x0 + (x - x0) * t, y0 + (y - y0) * t) for t in (0, 1 / 3, 2 / 3, 1)]
        return self._add(third, w, None)

    def level(self, x, y, w=1.0, k=TENSION, cut=None):
        """A quarter oval that starts level and ends upright."""
        return self._quarter(x, y, True, w, k, cut)

    def upright(self, x, y, w=1.0, k=TENSION, cut=None):
        """A quarter oval that starts upright and ends level."""
        return self._quarter(x, y, False, w, k, cut)

    def _quarter(self, x, y, horizontal_first, w, k, cut):
        x0, y0 = self.at
        c = quarter(x0, y0, x, y, horizontal_first, k)
        return self._add([self.at, c[0:2], c[2:4], c[4:6]], w, cut)

    def curve(self, x1, y1, x2, y2, x3, y3, w=1.0, cut=None):
        return self._add([self.at, (x1, y1), (x2, y2), (x3, y3)], w, cut)

    def ink(self):
        left, right = [], []
        for points, w0, w1 in self.pieces:
            left += self._edge(points, w0, w1, 1)
            right += self._edge(points, w0, w1, -1)
        back = []
        for a, b, c, d in reversed(right):
            back.append((*c, *b, *a))
        steps = [(*b, *c, *d) for _, b, c, d in left]
        return area(left[0][0], steps + [right[-1][3]] + back)

    def _offset(self, points, t, w, side):
        (x, y), (dx, dy) = _point(points, t), _direction(points, t)
        a, b = self.stem * w / 2, self.bar * w / 2
        nx, ny = -dy * side, dx * side
        reach = math.hypot(a * nx, b * ny)
        return (x + a * a * nx / reach, y + b * b * ny / reach)

    def _edge(self, points, w0, w1, side, depth=0):
        truth = [self._offset(points, i / 24, w0 + (w1 - w0) * i / 24, side) for i in range(25)]
        start, end = _direction(points, 0), _direction(points, 1)
        fitted, error = _fitted(truth, start, end)
        if error > 1.2 and depth < 2:
            middle = w0 + (w1 - w0) / 2
            return (self._edge(_part(points, 0, 0.5), w0, middle, side, depth + 1)
                    + self._edge(_part(points, 0.5, 1), middle, w1, side, depth + 1))
        return [fitted]


def _point(p, t):
    s = 1 - t
    k = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (sum(k[i] * p[i][0] for i in range(4)), sum(k[i] * p[i][1] for i in range(4)))


def _direction(p, t):
    s = 1 - t
    k = (s * s, 2 * s * t, t * t)
    dx = sum(k[i] * (p[i + 1][0] - p[i][0]) for i in range(3))
    dy = sum(k[i] * (p[i + 1][1] - p[i][1]) for i in range(3))
    length = math.hypot(dx, dy)
    return (dx / length, dy / length)


def _part(p, a, b):
    """The piece of a cubic between two parameters."""
    def blossom(u, v, w):
        def mix(q, t):
            return [(q[i][0] * (1 - t) + q[i + 1][0] * t, q[i][1] * (1 - t) + q[i + 1][1] * t)
                    for i in range(len(q) - 1)]
        return mix(mix(mix(p, u), v), w)[0]
    return [blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b)]


def _fitted(truth, start, end):
    """The cubic with given ends and end directions that comes closest to the points, and its largest distance."""
    p0, p3 = truth[0], truth[-1]
    lengths = [0.0]
    for (x0, y0), (x1, y1) in zip(truth, truth[1:]):
        lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
    at = [length / lengths[-1] for length in lengths]
    best, best_error = None, None
    for _ in range(8):
        a11 = a12 = a22 = r1 = r2 = 0.0
        for (x, y), t in zip(truth, at):
            s = 1 - t
            b0, b1, b2, b3 = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
            ux, uy = start[0] * b1, start[1] * b1
            vx, vy = -end[0] * b2, -end[1] * b2
            qx = x - p0[0] * (b0 + b1) - p3[0] * (b2 + b3)
            qy = y - p0[1] * (b0 + b1) - p3[1] * (b2 + b3)
            a11 += ux * ux + uy * uy
            a12 += ux * vx + uy * vy
            a22 += vx * vx + vy * vy
            r1 += ux * qx + uy * qy
            r2 += vx * qx + vy * qy
        det = a11 * a22 - a12 * a12
        chord = math.hypot(p3[0] - p0[0], p3[1] - p0[1])
        if abs(det) < 1e-9 * a11 * a22 or chord < 1e-6:
            f = g = chord / 3
        else:
            f, g = (r1 * a22 - r2 * a12) / det, (a11 * r2 - a12 * r1) / det
        f, g = max(f, chord * 0.05), max(g, chord * 0.05)
        cubic = [p0, (p0[0] + start[0] * f, p0[1] + start[1] * f),
                 (p3[0] - end[0] * g, p3[1] - end[1] * g), p3]
        nearest = [_nearer(cubic, point, t) for point, t in zip(truth, at)]
        error = max(math.dist(_point(cubic, t), point) for point, t in zip(truth, nearest))
        if best_error is None or error < best_error:
            best, best_error = cubic, error
        nearest[0], nearest[-1] = 0.0, 1.0
        at = nearest
    return best, best_error


def _nearer(p, point, t):
    """A parameter whose point on the cubic is nearer: Newton's step on the squared distance."""
    for _ in range(2):
        x, y = _point(p, t)
        s = 1 - t
        d = [3 * sum(k * (p[i + 1][axis] - p[i][axis]) for i, k in enumerate((s * s, 2 * s * t, t * t)))
             for axis in (0, 1)]
        e = [6 * (s * (p[2][axis] - 2 * p[1][axis] + p[0][axis]) + t * (p[3][axis] - 2 * p[2][axis] + p[1][axis]))
             for axis in (0, 1)]
        slope = (x - point[0]) * d[0] + (y - point[1]) * d[1]
        bend = d[0] ** 2 + d[1] ** 2 + (x - point[0]) * e[0] + (y - point[1]) * e[1]
        if bend > 0:
            t = min(1.0, max(0.0, t - slope / bend))
    return t
