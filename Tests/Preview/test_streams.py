# SPDX-License-Identifier: Apache-2.0
"""What is told to pages as it happens, and clients that keep the server waiting."""

import http.client
import json
import re
import socket
import threading
import time

import pytest

MOOD, ROSE = "faces/mood.face", "badges/rose.badge"
LARGE = '/// {}\nparam side: Number = 50\n\nface {{\n  title: "large {}"\n  size: side\n}}\n'
PATIENCE = 40


class Stream:
    """An open event stream, read line by line."""

    def __init__(self, server, received=None):
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        connection.sock = socket.socket()
        if received:
            connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
        connection.sock.settimeout(PATIENCE)
        connection.sock.connect(("127.0.0.1", server.port))
        connection.request("GET", "/events")
        self.answer = connection.getresponse()
        assert self.answer.status == 200
        assert self.lines() == ["retry: 500", ": hello"]

    def lines(self):
        """Up to the next blank line; nothing at the end of the stream."""
        found = []
        while (line := self.answer.readline().decode().rstrip("\n")):
            found.append(line)
        return found

    def more(self):
        """Some bytes; none at the end, however it ends."""
        try:
            return self.answer.read1(1 << 16)
        except (http.client.IncompleteRead, ConnectionError):
            return b""

    def event(self):
        """The number and the content of the next build."""
        end = time.monotonic() + PATIENCE
        while (lines := self.lines())[0].startswith(":"):
            assert time.monotonic() < end, "no build is told"
        assert [line.split(": ")[0] for line in lines] == ["id", "event", "data"] and lines[1] == "event: build"
        return int(lines[0].removeprefix("id: ")), json.loads(lines[2].removeprefix("data: "))


def ask(server, path):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer, content


def scene(server, path):
    scenes = json.loads(ask(server, "/scenes")[1])["scenes"]
    return next(scene for scene in scenes if scene["path"].endswith(path))


def picture_build(server, path):
    """The build that a picture says it is of."""
    answer, _ = ask(server, f"/picture/{scene(server, path)['id']}")
    return int(answer.headers["X-Facet-Build"])


# What tells builds apart


def test_each_build_has_the_next_number_and_tells_what_is_new(server):
    stream = Stream(server)
    before = json.loads(ask(server, "/scenes")[1])["build"]
    changes = [(MOOD, ".happy", ".angry"), (ROSE, "= 6", "= 7"), (MOOD, ".angry", ".hapy")]
    for step, (path, old, new) in enumerate(changes, 1):
        server.save(path, server.text(path).replace(old, new))
        number, told = stream.event()
        assert number == told["build"] == before + step
        assert [scene["path"].endswith(path) for scene in told["scenes"]] == [True] and len(told["all"]) == 9
        assert json.loads(ask(server, "/scenes")[1])["build"] == number
    assert told["scenes"][0]["isStale"] and told["scenes"][0]["hasPicture"]


def test_a_picture_has_the_number_of_the_build_in_which_it_changed(server):
    stream = Stream(server)
    mood, rose = picture_build(server, MOOD), picture_build(server, ROSE)
    text = server.text(MOOD)
    # The comment changes nothing that shows, and the mistake makes no picture.
    for each in [text + "// more\n", text.replace(".happy", ".hapy"), text]:
        server.save(MOOD, each)
        number, told = stream.event()
        assert (picture_build(server, MOOD), told["scenes"][0]["build"]) == (mood, mood) and number > mood
    server.save(MOOD, text.replace(".happy", ".angry"))
    number, told = stream.event()
    assert picture_build(server, MOOD) == told["scenes"][0]["build"] == number
    assert picture_build(server, ROSE) == rose


def test_a_picture_says_its_size_and_its_distance(server):
    of_mood = scene(server, MOOD)
    for settings in ["", "?set=size%3D90"]:
        answer, content = ask(server, f"/picture/{of_mood['id']}{settings}")
        assert int(answer.headers["X-Facet-Bytes"]) == len(content)
        assert 0 <= float(answer.headers["X-Facet-Distance"]) <= of_mood["tolerance"]
    assert ask(server, f"/picture/{of_mood['id']}")[0].headers["X-Facet-Bytes"] == str(of_mood["bytes"])


# Clients that keep it waiting


@pytest.fixture(scope="module")
def waiting(start, tmp_path_factory):
    """A server with an idle event stream, and a request whose body comes byte by byte, begun at once."""
    server = start(tmp_path_factory.mktemp("waiting") / "scenes")
    token = re.search(r'facet-token" content="(\w+)"', ask(server, "/")[1].decode())[1]
    body = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    body.sendall(
        f"POST /write HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nX-Facet-Token: {token}\r\n"
        "Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n".encode())
    server.sent = 0

    def dribble():
        try:
            while server.sent < 100_000:
                server.sent += body.send(b" ")
                time.sleep(0.05)
        except OSError:
            pass

    server.stream, server.body = Stream(server), body
    server.dribbling = threading.Thread(target=dribble, daemon=True)
    server.dribbling.start()
    yield server
    server.kill()
    body.close()


def test_a_body_that_dribbles_is_cut_off(waiting):
    waiting.dribbling.join(timeout=PATIENCE)
    assert not waiting.dribbling.is_alive()
    # It was busy to the end, and neither read in full nor answered.
    assert 50 < waiting.sent < 2000
    try:
        assert waiting.body.recv(100) == b""
    except ConnectionError:
        pass
    assert ask(waiting, "/scenes")[0].status == 200


def test_a_stream_on_which_nothing_happens_shows_that_it_lives(waiting):
    assert waiting.stream.lines() == [": alive"]
    waiting.save(MOOD, waiting.text(MOOD).replace(".happy", ".angry"))
    assert waiting.stream.event()[1]["scenes"][0]["title"] == "angry"


def test_a_stream_that_nobody_reads_is_ended_and_holds_up_no_other(server):
    reading, idle = Stream(server), Stream(server, received=4096)
    # The server keeps 4 MB for one reader; the system takes over at most as much as it says here.
    with open("/proc/sys/net/ipv4/tcp_wmem") as file:
        kept = (1 << 22) + int(file.read().split()[2])
    told, number = 0, 0
    while told < kept + (1 << 20):
        number += 1
        server.save("faces/large.face", LARGE.format("x" * 900_000, number))
        while (content := reading.event()[1])["scenes"][0]["title"] != f"large {number}":
            pass
        told += len(json.dumps(content))
    late = Stream(server)
    server.save(MOOD, server.text(MOOD).replace(".happy", ".angry"))
    last, told_last = reading.event()
    assert late.event() == (last, told_last) and told_last["scenes"][0]["title"] == "angry"
    received = b""
    while data := idle.more():
        received += data
    assert 0 < len(received) < told and f"id: {last}\n".encode() not in received
