# SPDX-License-Identifier: Apache-2.0
"""Pictures as arrays: how SVG is rendered, and how two renderings are compared up to anti-aliasing."""

import io
import os
import subprocess

import cairo
import numpy
import resvg_py

# Renderers anti-alias differently, resvg the most coarsely; all limits are of 255.
# How far a pixel may lie outside the range of its neighbours in the other picture: nothing is missing or added.
PIXEL_TOLERANCE = 40
# How far the means of 3 × 3 pixels may lie apart: an edge that is off by a fraction of a pixel shows.
SHIFT_TOLERANCE = {"resvg": 64, "librsvg": 40}
# How far the pictures may lie apart in the mean over all pixels and channels: no tint over a large area.
MEAN_TOLERANCE = {"resvg": 0.9, "librsvg": 0.3}
OUTPUT = os.path.join(os.path.dirname(__file__), "..", "..", "out", "pictures")


def array_of(surface):
    """Premultiplied blue, green, red, alpha of an ARGB32 surface, one row a line of pixels."""
    surface.flush()
    height, width = surface.get_height(), surface.get_width()
    rows = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(height, surface.get_stride())
    return rows[:, :width * 4].reshape(height, width, 4).copy()


def surface_of(array):
    height, width = array.shape[:2]
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    target = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(height, surface.get_stride())
    target[:, :width * 4] = array.reshape(height, width * 4)
    surface.mark_dirty()
    return surface


def array_of_png(data):
    surface = cairo.ImageSurface.create_from_png(io.BytesIO(data))
    if surface.get_format() != cairo.FORMAT_ARGB32:
        copy = cairo.ImageSurface(cairo.FORMAT_ARGB32, surface.get_width(), surface.get_height())
        context = cairo.Context(copy)
        context.set_source_surface(surface)
        context.paint()
        surface = copy
    return array_of(surface)


def resvg(svg, zoom=None, width=None):
    size = {"width": width} if width else {"zoom": zoom or 1}
    return array_of_png(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, **size)))


def librsvg(svg, zoom=1):
    run = subprocess.run(
        ["rsvg-convert", "--zoom", str(zoom)], input=svg.encode(), stdout=subprocess.PIPE, check=True)
    return array_of_png(run.stdout)


def on_ground(array, red, green, blue):
    """The picture on an opaque ground; red, green, blue of each pixel."""
    alpha = array[:, :, 3:4].astype(numpy.float64) / 255
    return array[:, :, 2::-1] + (1 - alpha) * numpy.array([red, green, blue])


def neighbourhood(array, choose):
    """The least or greatest of each pixel and its eight neighbours, per channel."""
    padded = numpy.pad(array, ((1, 1), (1, 1), (0, 0)), mode="edge")
    rows = choose(choose(padded[:-2], padded[1:-1]), padded[2:])
    return choose(choose(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])


def blurred(array):
    """The mean of each pixel and its eight neighbours, per channel."""
    padded = numpy.pad(array.astype(numpy.float32), ((1, 1), (1, 1), (0, 0)), mode="edge")
    rows = padded[:-2] + padded[1:-1] + padded[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9


def outliers(left, right):
    """Which pixels of `left` lie outside the range of their surroundings in `right`."""
    low = neighbourhood(right, numpy.minimum).astype(numpy.int16) - PIXEL_TOLERANCE
    high = neighbourhood(right, numpy.maximum).astype(numpy.int16) + PIXEL_TOLERANCE
    return ((left < low) | (left > high)).any(axis=2)


def difference(left, right, route="resvg"):
    """How a rendering by `route` differs from another one of the same picture, in words; None when they agree."""
    if left.shape != right.shape:
        return f"{left.shape[1]} × {left.shape[0]} pixels instead of {right.shape[1]} × {right.shape[0]}"
    strange = outliers(left, right) | outliers(right, left)
    strange |= (numpy.abs(blurred(left) - blurred(right)) > SHIFT_TOLERANCE[route]).any(axis=2)
    # A stray pixel or two is anti-aliasing; what is drawn wrongly leaves whole blocks.
    blocks = strange[:-1, :-1] & strange[1:, :-1] & strange[:-1, 1:] & strange[1:, 1:]
    if blocks.any():
        y, x = numpy.argwhere(blocks)[0]
        return f"{int(strange.sum())} pixels differ, the first of them at ({x}, {y})"
    mean = float(numpy.abs(left.astype(numpy.int16) - right).mean())
    if mean > MEAN_TOLERANCE[route]:
        return f"the mean difference is {mean:.2f} of 255"
    return None


def save_failure(name, pictures):
    """Writes the pictures and, amplified, how the first two differ to out/pictures; answers the folder."""
    os.makedirs(OUTPUT, exist_ok=True)
    for route, array in pictures.items():
        surface_of(array).write_to_png(os.path.join(OUTPUT, f"{name}.{route}.png"))
    left, right = list(pictures.values())[:2]
    if left.shape == right.shape:
        gap = numpy.abs(left.astype(numpy.int16) - right).max(axis=2)
        shade = numpy.clip(255 - gap * 3, 0, 255).astype(numpy.uint8)
        grey = numpy.stack([shade, shade, shade, numpy.full_like(shade, 255)], axis=2)
        surface_of(grey).write_to_png(os.path.join(OUTPUT, f"{name}.difference.png"))
    return os.path.normpath(OUTPUT)
