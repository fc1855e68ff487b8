# SPDX-License-Identifier: Apache-2.0
"""How the program ends, and what it leaves behind."""

import http.client
import json
import os
import re
import signal
import threading
import time

import pytest

ROUNDS = 12


def leftovers(server):
    return sorted(path.name for path in server.folder.rglob(".facet-??????"))


def ask(server, method, path, body=None, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request(method, path, body, headers)
    return connection.getresponse().read()


def write_on(server, scene, token):
    """Writes one size after the other into a scene until the server is gone."""
    hash_, size = scene["hash"], 20
    try:
        while True:
            size = 20 + (size + 1) % 100
            order = {"scene": scene["id"], "hash": hash_, "changes": [{"name": "size", "value": str(size)}]}
            answer = ask(server, "POST", "/write", json.dumps(order), **{
                "X-Facet-Token": token, "Content-Type": "application/json"})
            hash_ = json.loads(answer)["hash"]
    except (OSError, http.client.HTTPException, ValueError):
        pass


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda number: number.name)
def test_a_signal_ends_it_without_cutting_off_what_it_writes(server, number):
    for round_ in range(ROUNDS):
        scenes = json.loads(ask(server, "GET", "/scenes"))["scenes"]
        token = re.search(r'facet-token" content="(\w+)"', ask(server, "GET", "/").decode())[1]
        writers = [threading.Thread(target=write_on, args=(server, scene, token))
                   for scene in scenes if scene["kind"] == "face"]
        for writer in writers:
            writer.start()
        time.sleep(0.05 + 0.013 * round_)
        server.process.send_signal(number)
        assert server.process.wait(timeout=20) == 128 + number
        for writer in writers:
            writer.join()
        assert leftovers(server) == []
        for path in sorted((server.folder / "faces").iterdir()):
            assert path.read_text().endswith("}\n")
        server.start()


def test_what_a_killed_preview_left_is_cleared_away(server):
    server.kill()
    old, young, other = (server.folder / "faces" / name for name in [".facet-abc123", ".facet-def456", ".facet-notes.txt"])
    for path in [old, young, other]:
        path.write_text("half a fi")
    for path in [old, other]:
        os.utime(path, (time.time() - 3600,) * 2)
    server.start()
    assert not old.exists() and young.exists() and other.exists()
