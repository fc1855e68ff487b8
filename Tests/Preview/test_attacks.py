# SPDX-License-Identifier: Apache-2.0
"""What other pages and programs may try. Nothing of the scenes leaves, and the server goes on."""

import json
import pathlib
import resource
import socket
import time

import pytest

HOST = "Host: 127.0.0.1:{port}\r\n"


def ask(server, request, seconds=5):
    """The whole answer to raw bytes, in which {host} stands for the right header."""
    host = HOST.format(port=server.port).encode()
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as connection:
        answer = b""
        try:
            connection.sendall(request.replace(b"{host}", host))
            while data := connection.recv(1 << 16):
                answer += data
        except (ConnectionError, socket.timeout):
            pass
        return answer


def get(server, path, *headers):
    lines = "".join(header + "\r\n" for header in headers)
    return ask(server, f"GET {path} HTTP/1.1\r\n".encode() + b"{host}" + f"{lines}Connection: close\r\n\r\n".encode())


def status(answer):
    return int(answer.split()[1]) if answer.startswith(b"HTTP/") else None


def is_well(server):
    return status(get(server, "/scenes")) == 200


def post(server, token, body, *headers):
    lines = "".join(header + "\r\n" for header in headers)
    return ask(server, b"POST /write HTTP/1.1\r\n{host}" + (
        f"X-Facet-Token: {token}\r\nContent-Type: application/json\r\n{lines}"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n").encode() + body)


def token(server):
    return get(server, "/").split(b'facet-token" content="')[1].split(b'"')[0].decode()


@pytest.mark.parametrize("path", [
    "/..%2f..%2f..%2fetc%2fpasswd", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/picture/..%2f0",
    "/picture/0/../../etc/passwd", "//etc/passwd", "/faces/mood.face", "http://elsewhere.example/",
])
def test_no_address_is_a_path(server, path):
    answer = get(server, path)
    assert status(answer) in (400, 403, 404)
    assert b"root:" not in answer and b"emotion" not in answer


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "127.0.0.1", "127.0.0.1.elsewhere.example:{port}", "[::1]:{port}", ""])
def test_other_names_of_this_machine_are_refused(server, host):
    line = f"GET /scenes HTTP/1.1\r\nHost: {host.format(port=server.port)}\r\nConnection: close\r\n\r\n"
    answer = ask(server, line.encode())
    assert status(answer) == 403 and b"mood" not in answer


@pytest.mark.parametrize("header", [
    "Origin: http://elsewhere.example", "Origin: null", "Origin: http://127.0.0.1:1", "Sec-Fetch-Site: cross-site",
    "Sec-Fetch-Site: same-site",
])
def test_other_sites_are_refused(server, header):
    for path in ["/", "/scenes", "/picture/0", "/events"]:
        answer = get(server, path, header)
        assert status(answer) == 403
        assert b"Access-Control" not in answer


def test_a_write_needs_the_token_and_the_right_page(server):
    before = server.text("faces/mood.face")
    scenes = json.loads(get(server, "/scenes").split(b"\r\n\r\n", 1)[1])["scenes"]
    scene = next(scene for scene in scenes if scene["path"].endswith("mood.face"))
    change = json.dumps({"scene": scene["id"], "hash": scene["hash"], "changes": [{"name": "size", "value": "9"}]}).encode()
    right = token(server)
    assert status(post(server, "0" * 32, change)) == 403
    assert status(post(server, "", change)) == 403
    assert status(post(server, right, change, "Origin: http://elsewhere.example")) == 403
    assert status(ask(server, b"POST /scenes HTTP/1.1\r\n{host}Content-Length: 0\r\nConnection: close\r\n\r\n")) == 405
    assert server.text("faces/mood.face") == before
    assert status(post(server, right, change)) == 200
    assert "size: 9" in server.text("faces/mood.face")


@pytest.mark.parametrize("request_", [
    b"GET / HTTP/1.1\r\n{host}X: " + b"a" * 200_000 + b"\r\n\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n{host}\r\n",
    b"GET / HTTP/1.1\r\n{host}" + b"".join(b"X%d: a\r\n" % number for number in range(5000)) + b"\r\n",
    b"POST /write HTTP/1.1\r\n{host}Content-Length: -1\r\n\r\n",
    b"POST /write HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nzz\r\n",
    bytes(range(256)) * 50, b"\r\n\r\n\r\n", b"GET", b"\x16\x03\x01\x02\x00\x01",
], ids=["long header", "long line", "many headers", "negative length", "two lengths", "noise", "blank", "cut off", "TLS"])
def test_what_is_no_request_harms_nothing(server, request_):
    answer = ask(server, request_, seconds=2)
    assert status(answer) in (None, 400, 403, 405, 411, 413, 414, 431)
    assert is_well(server)


def test_a_large_body_is_refused(server):
    assert status(post(server, token(server), b"x" * 3_000_000)) == 413
    assert is_well(server)


def test_a_thousand_connections_that_dribble_are_cut_off(server):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    open_ = []
    try:
        for _ in range(1000):
            connection = socket.socket()
            connection.settimeout(0.5)
            try:
                connection.connect(("127.0.0.1", server.port))
                connection.sendall(b"GET / HTT")
            except OSError:
                break
            open_.append(connection)
        assert len(open_) > 50
        end = time.monotonic() + 60
        while time.monotonic() < end:
            for connection in open_[:50]:
                try:
                    connection.send(b"P")
                except OSError:
                    pass
            try:
                if is_well(server):
                    break
            except OSError:
                pass
            time.sleep(0.5)
        else:
            pytest.fail("the server does not come back")
    finally:
        for connection in open_:
            connection.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_streams_are_counted_and_leave_nothing_behind(server):
    descriptors = lambda: len(list(pathlib.Path(f"/proc/{server.process.pid}/fd").iterdir()))
    before = descriptors()
    request = b"GET /events HTTP/1.1\r\n" + HOST.format(port=server.port).encode() + b"\r\n"
    streams = []
    for _ in range(40):
        connection = socket.create_connection(("127.0.0.1", server.port), timeout=5)
        connection.sendall(request)
        streams.append((connection, status(connection.recv(4096))))
    assert {code for _, code in streams} == {200, 503}
    assert sum(code == 200 for _, code in streams) == 32
    for connection, _ in streams:
        connection.close()
    # Whether a reader is gone is learned when something is sent.
    server.save("faces/mood.face", "face {\n  size: 90\n}\n")
    end = time.monotonic() + 40
    while descriptors() > before + 2 and time.monotonic() < end:
        time.sleep(0.2)
    assert descriptors() <= before + 2
    assert is_well(server)
