# SPDX-License-Identifier: Apache-2.0
"""Limits of the system: watched folders, and the queue of events."""

import os
import signal
import subprocess

import pytest

from conftest import scene


def limited(limit, value):
    """A wrapper that lets this user have no more of something."""
    if subprocess.run(["unshare", "-Ur", "sh", "-c", f"echo {value} > /proc/sys/user/{limit}"],
                      stderr=subprocess.DEVNULL).returncode:
        pytest.skip("no user namespaces with limits of their own here")
    return ["unshare", "-Ur", "sh", "-c", f'echo {value} > /proc/sys/user/{limit}; exec "$@"', "sh"]


@pytest.mark.parametrize("limit, value", [("max_inotify_watches", 1), ("max_inotify_instances", 0)])
def test_a_limit_of_the_system_is_named_and_polling_takes_over(place, limit, value):
    place.save("one.facet", scene("before"))
    place.save("deep/two.facet", scene("before"))
    watch = place.watch("one.facet", "deep", "fence", wrapper=limited(limit, value))
    for name in "one", "deep/two":
        place.save(f"{name}.facet", scene("after"))
        build = watch.build()
        assert build.written == [f"{name}.svg"] and watch.rest() == []
    assert len(watch.notices) == 1
    assert f"user.{limit} is {value};" in watch.notices[0] and "polled" in watch.notices[0]
    assert "No space left" not in watch.words() + watch.notices[0]


def test_events_that_did_not_fit_the_queue_are_made_up_for(place):
    with open("/proc/sys/fs/inotify/max_queued_events") as file:
        room = int(file.read())
    names = [f"scene{number}.facet" for number in range(5)]
    for name in names:
        place.save(name, scene("before"))
    watch = place.watch(".")
    watch.process.send_signal(signal.SIGSTOP)
    # Equal events one after the other would be one: two names take turns.
    for number in range(room // 2 + 100):
        for name in "a.txt", "b.txt":
            os.close(os.open(place / name, os.O_CREAT | os.O_WRONLY))
    for name in names:
        place.replace(name, scene("after"))
    watch.process.send_signal(signal.SIGCONT)
    builds = watch.rest()
    assert sorted(name for build in builds for name in build.written if "fence" not in name) == \
        [name.replace("facet", "svg") for name in names]
    place.save(names[0], scene("again"))
    assert watch.build().written == ["scene0.svg"]
    assert watch.notices == ["more happened than the system keeps: everything is looked at"]
