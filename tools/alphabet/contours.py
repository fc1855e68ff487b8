# SPDX-License-Identifier: Apache-2.0
"""From an area to clean closed contours on the integer grid."""

import math


class Contour:
    """A start and steps: each a point (line) or three points (cubic). Integers, y upwards."""

    def __init__(self, start, steps):
        self.start, self.steps = start, steps

    def points(self):
        yield self.start
        for step in self.steps:
            yield from step

    def extent(self, axis):
        """Smallest and largest coordinate on the curve itself."""
        values, at = [], self.start
        for step in self.steps:
            if len(step) == 1:
                values += [at[axis], step[0][axis]]
            else:
                p = (at, *step)
                for i in range(33):
                    t = i / 32
                    s = 1 - t
                    values.append(s ** 3 * p[0][axis] + 3 * s * s * t * p[1][axis] + 3 * s * t * t * p[2][axis]
                                  + t ** 3 * p[3][axis])
            at = step[-1]
        return (min(values), max(values))

    def area(self):
        total, at = 0, self.start
        for step in self.steps:
            for point in step:
                total += at[0] * point[1] - at[1] * point[0]
                at = point
        return total / 2

    def reversed(self):
        ends = [self.start] + [step[-1] for step in self.steps]
        steps = []
        for i in range(len(self.steps) - 1, -1, -1):
            steps.append((*reversed(self.steps[i][:-1]), ends[i]))
        return Contour(ends[-1], steps)

    def started_at_lowest(self):
        """The same loop from its lowest, then leftmost point, so that equal drawings give equal text."""
        ends = [step[-1] for step in self.steps]
        i = min(range(len(ends)), key=lambda j: (ends[j][1], ends[j][0]))
        return Contour(ends[i], self.steps[i + 1:] + self.steps[:i + 1])

    def mapped(self, function):
        return Contour(function(self.start), [tuple(function(p) for p in step) for step in self.steps])

    def text(self):
        """Commands, relative but for the start, with y downwards; the last line back to the start is left out."""
        out, (x, y) = [f"M{number(self.start[0])}{number(-self.start[1], True)}"], self.start
        steps = self.steps
        if len(steps[-1]) == 1:
            steps = steps[:-1]
        for step in steps:
            ex, ey = step[-1]
            if len(step) == 1:
                if ey == y:
                    out.append(f"h{number(ex - x)}")
                elif ex == x:
                    out.append(f"v{number(y - ey)}")
                else:
                    out.append(f"l{number(ex - x)}{number(y - ey, True)}")
            else:
                values = [value for px, py in step for value in (px - x, y - py)]
                out.append("c" + number(values[0]) + "".join(number(v, True) for v in values[1:]))
            x, y = ex, ey
        return "".join(out) + "z"


def number(value, follows=False):
    text = str(int(value))
    return " " + text if follows and not text.startswith("-") else text


def finished(ink, axis, name):
    """The contours of an area: rounded, cleaned, outer ones clockwise on screen, inner ones against."""
    path = ink.path
    path.simplify(fix_winding=True, keep_starting_points=False)
    contours = [_cleaned(c) for c in _contours(path)]
    contours = [c for c in contours if c and abs(c.area()) > 30]
    if sum(c.area() for c in contours) > 0:
        contours = [c.reversed() for c in contours]
    if axis is not None:
        contours = _symmetric(contours, axis, name)
    contours = [c.started_at_lowest() for c in contours]
    return sorted(contours, key=lambda c: (-abs(c.area()), c.start))


def _contours(path):
    at, start, steps, result = None, None, [], []
    for verb, points in path.segments:
        if verb == "moveTo":
            start, steps = points[0], []
            at = start
        elif verb == "lineTo":
            steps.append((points[0],))
            at = points[0]
        elif verb == "curveTo":
            steps.append(tuple(points))
            at = points[2]
        elif verb == "qCurveTo":
            for control, end in _quads(points):
                steps.append((_mix(at, control, 2 / 3), _mix(end, control, 2 / 3), end))
                at = end
        elif verb in ("closePath", "endPath"):
            if at != start:
                steps.append((start,))
            result.append(Contour(start, steps))
    return result


def _quads(points):
    for i, control in enumerate(points[:-1]):
        end = points[-1] if i == len(points) - 2 else _mix(control, points[i + 1], 0.5)
        yield control, end


def _mix(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def _whole(value):
    return math.floor(value + 0.5)


def _cleaned(contour):
    contour = contour.mapped(lambda p: (_whole(p[0]), _whole(p[1])))
    steps, at = [], contour.start
    for step in contour.steps:
        end = step[-1]
        if len(step) == 3 and _is_straight(at, step):
            step = (end,)
        if len(step) == 1 and abs(end[0] - at[0]) + abs(end[1] - at[1]) <= 2 and steps:
            # A splinter of the union: move the end of the step before.
            steps[-1] = (*steps[-1][:-1], end)
            at = end
            continue
        if end == at:
            continue
        steps.append(step)
        at = end
    return _without_idle_points(Contour(steps[-1][-1], steps)) if len(steps) > 1 else None


def _is_straight(at, step):
    (x0, y0), (x3, y3) = at, step[-1]
    length = math.hypot(x3 - x0, y3 - y0)
    return all(abs((x - x0) * (y3 - y0) - (y - y0) * (x3 - x0)) <= 0.75 * length for x, y in step[:-1])


def _without_idle_points(contour):
    """Without points on the straight line between their neighbours."""
    steps = list(contour.steps)
    i = 0
    while i < len(steps) and len(steps) > 2:
        after = steps[(i + 1) % len(steps)]
        before = steps[i - 1][-1]
        middle, end = steps[i][-1], after[-1]
        if len(steps[i]) == 1 and len(after) == 1:
            cross = (middle[0] - before[0]) * (end[1] - before[1]) - (middle[1] - before[1]) * (end[0] - before[0])
            dot = (middle[0] - before[0]) * (end[0] - middle[0]) + (middle[1] - before[1]) * (end[1] - middle[1])
            if abs(cross) <= 0.75 * math.hypot(end[0] - before[0], end[1] - before[1]) and dot >= 0:
                del steps[i]
                i = max(0, i - 2)
                continue
        i += 1
    return Contour(steps[-1][-1], steps)


def _symmetric(contours, axis, name):
    """Pairs every contour with its mirror image and makes both exactly alike."""
    def mirror(p):
        return (2 * axis - p[0], p[1])

    def key(contour):
        return contour.started_at_lowest()

    result = []
    for contour in contours:
        image = contour.mapped(mirror).reversed()
        best, best_distance = None, None
        for other in contours:
            if len(other.steps) != len(image.steps):
                continue
            for turn in range(len(other.steps)):
                ends = [s[-1] for s in other.steps]
                turned = Contour(ends[turn - 1], other.steps[turn:] + other.steps[:turn])
                if [len(s) for s in turned.steps] != [len(s) for s in image.steps]:
                    continue
                distance = max(abs(p[0] - q[0]) + abs(p[1] - q[1]) for p, q in zip(turned.points(), image.points()))
                if best is None or distance < best_distance:
                    best, best_distance = turned, distance
        if best is None or best_distance > 4:
            raise SystemExit(f"{name} is not symmetric: {best_distance}")
        # The left half decides: points on the right are its mirror images.
        pairs = dict()
        for mine, theirs in zip(image.points(), best.points()):
            pairs[theirs] = mine if theirs[0] > axis else theirs

        def settled(p):
            q = pairs.get(p)
            if q is None:
                return p
            return q if p[0] != axis else (axis, p[1])
        result.append((best, settled))
    return [best.mapped(lambda p: tuple(int(v) if float(v).is_integer() else v for v in settled(p)))
            for best, settled in result]
