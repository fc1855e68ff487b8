# SPDX-License-Identifier: Apache-2.0
"""Scenes that have broken optimizers, one file each in Tests/Fixtures/traps: what the optimizer writes shows the same picture.

The reference is the unoptimized file at a tight tolerance. At 480 × 480 a pixel is wrong if a channel is off by more than
48; four may be, in each of two renderers. Resvg knows four heights of an edge in a pixel and librsvg takes a tenth of a
pixel for flat, so both draw four times as large, and 4 × 4 pixels are averaged. In the portable profile a refusal that
gives its reason is right too.
"""

import functools
import os
import re
import subprocess
import xml.etree.ElementTree

import pytest

from conftest import ROOT
import rasters

TRAPS = sorted(path.name for path in (ROOT / "Tests" / "Fixtures" / "traps").iterdir() if path.suffix != ".md")
TOLERANCES = [(), ("--tolerance", "0.002"), ("--tolerance", "0.0005")]
WAYS = {
    "default": (), "max": ("--optimize", "max"), "compact": ("--optimize", "max", "--profile", "compact"),
    "portable": ("--profile", "portable"), "short ids": ("--ids", "short"),
}
SIZE, FINER, LARGEST_DIFFERENCE, WRONG_PIXELS = 480, 4, 48, 4


def averaged(picture, factor):
    """Each block of factor × factor pixels as one."""
    height, width = picture.shape[0] // factor, picture.shape[1] // factor
    return picture.reshape(height, factor, width, factor, picture.shape[2]).mean(axis=(1, 3))


@functools.lru_cache(maxsize=8)
def pictures(svg):
    """Both renderers' pictures over white."""
    run = subprocess.run(["rsvg-convert", "-w", str(SIZE * FINER)], input=svg.encode(), stdout=subprocess.PIPE, check=True)
    both = {"resvg": rasters.resvg(svg, width=SIZE * FINER), "librsvg": rasters.array_of_png(run.stdout)}
    return {name: rasters.on_ground(averaged(picture, FINER), 255, 255, 255) for name, picture in both.items()}


def wrong_pixels(left, right):
    return {name: int((abs(left[name] - right[name]).max(axis=2) > LARGEST_DIFFERENCE).sum()) for name in left}


def compiled(facet, trap, *options, environment=None):
    """What the compiler writes, or the reason why it writes nothing."""
    command = [facet.program, "compile", f"Tests/Fixtures/traps/{trap}", "-o", "-", *options]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, env=environment)
    return run.stdout.decode(), run.stderr.decode()


@pytest.mark.parametrize("trap", TRAPS)
def test_the_picture_stays_the_same(facet, trap):
    reference, messages = compiled(facet, trap, "--optimize", "none", "--tolerance", "0.0002")
    assert reference, messages
    expected = pictures(reference)
    assert any((picture < 200).any() for picture in expected.values()), "nothing is to be seen"
    seen = {}
    for way, options in WAYS.items():
        for tolerance in TOLERANCES:
            svg, messages = compiled(facet, trap, *options, *tolerance)
            if not svg:
                assert way == "portable" and "error[" in messages and "portable" in messages, messages
                continue
            if svg not in seen:
                seen[svg] = wrong_pixels(expected, pictures(svg))
            assert max(seen[svg].values()) <= WRONG_PIXELS, f"{way} {tolerance}: {seen[svg]}\n{svg}\n{reference}"


@pytest.mark.parametrize("trap", TRAPS)
def test_the_file_is_well_formed_and_the_same_everywhere(facet, trap):
    svg, messages = compiled(facet, trap, "--ids", "short")
    assert svg, messages
    xml.etree.ElementTree.fromstring(svg)
    assert svg.count("xmlns=") == 1 and not re.search(r"\d[eE][-+\d]|NaN|inf", re.sub(r"<title.*?</title>", "", svg))
    ids = re.findall(r'\bid="([^"]*)"', svg)
    assert len(ids) == len(set(ids))
    for reference in re.findall(r'#([^")]+)[")]', re.sub(r'"#[0-9a-f]{3,6}"', "", svg)):
        assert reference in ids
    comma = {**os.environ, "LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"}
    assert compiled(facet, trap, "--ids", "short", environment=comma)[0] == svg


def test_two_pictures_of_one_page_do_not_share_ids(facet):
    names = [set(re.findall(r'\bid="([^"]*)"', compiled(facet, trap)[0])) for trap in TRAPS]
    for place, ids in enumerate(names):
        assert not any(ids & others for others in names[place + 1:]), TRAPS[place]
