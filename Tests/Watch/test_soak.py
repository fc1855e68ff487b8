# SPDX-License-Identifier: Apache-2.0
"""Thousands of saves: memory and open files stay what they were."""

import os
import time

import pytest

from conftest import EVENTS, POLL, scene, title

pytestmark = pytest.mark.soak
SAVES = 2000
# Pages that the allocator keeps vary by some; a leak of 1 KB for each save would be 2 MB.
GROWTH = 1024


def resident(process):
    """In KB."""
    with open(f"/proc/{process}/status") as file:
        return int(next(line for line in file if line.startswith("VmRSS")).split()[1])


def open_files(process):
    """Those that stay: who polls opens a folder for a moment now and then."""
    counts = []
    for _ in range(20):
        counts.append(len(os.listdir(f"/proc/{process}/fd")))
        time.sleep(0.003)
    return min(counts)


def watched(process):
    """Folders that inotify watches."""
    count = 0
    for name in os.listdir(f"/proc/{process}/fdinfo"):
        try:
            with open(f"/proc/{process}/fdinfo/{name}") as file:
                count += sum(line.startswith("inotify") for line in file)
        except FileNotFoundError:
            # It was closed meanwhile, which that of inotify never is.
            continue
    return count


@pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])
def test_memory_and_open_files_are_flat(place, how):
    names = ["one.facet", "deep/two.facet", "deep/er/three.facet"]
    for name in names:
        place.save(name, scene("before"))
    watch = place.watch("one.facet", "deep", "fence", *how)
    process = watch.process.pid
    before = None
    for number in range(SAVES):
        name = names[number % len(names)]
        # Every tenth is broken, every seventh replaces the file, and folders come and go.
        text = "scene {" if number % 10 == 9 else scene(str(number))
        (place.replace if number % 7 == 0 else place.save)(name, text + "\n" * (number % 3))
        watch.build()
        if number % 50 == 0:
            (place / "deep/er").rename(place / "deep/other")
            (place / "deep/other").rename(place / "deep/er")
        if number == SAVES // 4:
            watch.rest()
            before = resident(process), open_files(process), watched(process)
    watch.rest()
    after = resident(process), open_files(process), watched(process)
    print(before, after)
    assert after[0] - before[0] < GROWTH and after[1:] == before[1:]


@pytest.mark.parametrize("how", [EVENTS, POLL], ids=["events", "poll"])
def test_folders_that_take_fresh_names_are_watched_no_longer(place, how):
    place.save("scenes/deep/one.facet", scene("before"))
    watch = place.watch("scenes/deep/one.facet", "fence", *how)
    process = watch.process.pid
    before = open_files(process), watched(process)
    for number in range(SAVES // 10):
        (place / "scenes").rename(place / f"old{number}")
        place.save("scenes/deep/one.facet", scene(str(number)))
        while not watch.build().written:
            pass
        assert title(place / "scenes/deep/one.svg") == str(number)
    watch.rest()
    assert (open_files(process), watched(process)) == before
