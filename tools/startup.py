#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Whole-process time and peak memory of commands, in turn, so that a drifting machine drifts for all of them.

usage: startup.py ROUNDS COMMAND...   each command is one word, split at blanks
"""
import os
import shlex
import sys
import time


def run(words):
    """Seconds and peak KiB of one run, from before the start to after the end."""
    quiet = [(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_WRONLY, 0) for fd in (1, 2)]
    start = time.perf_counter()
    child = os.posix_spawnp(words[0], words, os.environ, file_actions=quiet)
    _, status, usage = os.wait4(child, 0)
    seconds = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{' '.join(words)} ended with status {status}")
    return seconds, usage.ru_maxrss


def main():
    rounds = int(sys.argv[1])
    commands = [shlex.split(text) for text in sys.argv[2:]]
    samples = [[] for _ in commands]
    for number in range(rounds + 1):
        for place, words in enumerate(commands):
            sample = run(words)
            if number > 0:  # the first round warms the file cache
                samples[place].append(sample)
    first = None
    for words, rows in zip(commands, samples):
        times = sorted(seconds for seconds, _ in rows)
        median = times[len(times) // 2]
        first = first or median
        memory = max(peak for _, peak in rows) / 1024
        print(f"{median * 1000:8.2f} ms  min {times[0] * 1000:6.2f}  {median / first:5.2f} x  {memory:6.1f} MiB  {' '.join(words)}")


main()
