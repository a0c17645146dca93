"""What a connection may ask of the web process: bodies in bounds, in time, and nobody held up."""

import json
import socket
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from config.limits import MIB
from tests.config.web_process import Web, web

TOKEN, VERIFY = "/api/v1/token/", "/api/v1/verify/"
CHUNK = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
PART = b'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
"""The smallest part of a form that there is."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Web]:
    with web(tmp_path_factory.mktemp("web")) as running:
        yield running


def head(path: str, *lines: str) -> bytes:
    return "\r\n".join((f"POST {path} HTTP/1.1", "Host: localhost", *lines, "", "")).encode()


def all_of(connection: socket.socket) -> bytes:
    """Return what is said until the other side closes."""
    said = b""
    while piece := connection.recv(65_536):
        said += piece
    return said


def status_of(said: bytes) -> int:
    return int(said.split(maxsplit=2)[1])


def answered(server: Web, *pieces: bytes) -> bytes:
    """Send the pieces on a connection of their own; return all that is said to them."""
    with server.connect() as connection:
        for piece in pieces:
            connection.sendall(piece)
        return all_of(connection)


@pytest.mark.parametrize(
    ("path", "most"), [(TOKEN, MIB), (VERIFY, 8 * MIB), (f"{VERIFY}?a=1", 8 * MIB), ("/", MIB)]
)
def test_a_body_that_says_it_is_too_long_is_refused_before_it_is_sent(
    server: Web, path: str, most: int
) -> None:
    said = answered(server, head(path, f"Content-Length: {most + 1}", "Accept-Language: en"))
    assert status_of(said) == 413
    assert f"A body has at most {most} bytes." in said.decode()
    assert b"Connection: close" in said


@pytest.mark.parametrize(("language", "begins"), [("en", "A body"), ("ru", "В теле")])
def test_a_program_is_told_by_a_problem_in_its_language(
    server: Web, language: str, begins: str
) -> None:
    said = answered(server, head(TOKEN, "Content-Length: 9999999", f"Accept-Language: {language}"))
    lines, _, body = said.partition(b"\r\n\r\n")
    assert b"Content-Type: application/problem+json" in lines
    problem = json.loads(body)
    assert (problem["status"], problem["code"]) == (413, "too_long")
    assert problem["detail"].startswith(begins)
    assert problem["params"] == {"most": MIB}


def test_nobody_is_asked_to_go_on_with_a_body_that_is_too_long(server: Web) -> None:
    said = answered(server, head(TOKEN, "Content-Length: 9999999", "Expect: 100-continue"))
    assert status_of(said) == 413
    assert b"100 Continue" not in said


def test_a_body_in_chunks_is_cut_and_the_answer_is_read_by_whoever_goes_on_sending(
    server: Web,
) -> None:
    said = answered(server, head(TOKEN, "Transfer-Encoding: chunked"), *[CHUNK] * 200)
    assert status_of(said) == 413


def test_a_body_in_crumbs_is_no_body(server: Web) -> None:
    crumbs = b"1\r\nx\r\n" * 100_000
    with server.connect() as connection:
        connection.sendall(head(TOKEN, "Transfer-Encoding: chunked"))
        connection.sendall(crumbs[: 6 * 5000])
        assert status_of(connection.recv(65_536)) == 400


def test_honest_bodies_are_read_whole_and_the_connection_lives(server: Web) -> None:
    record = b'{"moves": "' + b"x" * (3 * MIB) + b'"}'
    chunked = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in (b"{", b"}"))
    kind = "Content-Type: application/json"
    with server.connect() as connection:
        for lines, body, status in (
            ((f"Content-Length: {len(record)}", kind), record, 200),
            (("Transfer-Encoding: chunked", kind), chunked + b"0\r\n\r\n", 200),
            (("Content-Length: 0",), b"", 400),
        ):
            connection.sendall(head(VERIFY, *lines) + body)
            assert status_of(connection.recv(65_536)) == status, lines


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_bodies_that_are_too_long_take_no_memory(server: Web) -> None:
    answered(server, head(VERIFY, f"Content-Length: {MIB}", "Connection: close"), b"x" * MIB)
    before = server.most_memory()
    for _ in range(3):
        pieces = [CHUNK] * 500  # some 30 MiB
        said = answered(server, head(TOKEN, "Transfer-Encoding: chunked"), *pieces)
        assert status_of(said) == 413
    assert server.most_memory() - before < 8 * MIB


@contextmanager
def again_and_again(server: Web, body: bytes, status: int) -> Iterator[None]:
    """Send a form, again and again, while the block runs."""
    over, failed = Event(), []
    lines = ("Content-Type: multipart/form-data; boundary=b", f"Content-Length: {len(body)}")

    def send() -> None:
        while not over.is_set():
            said = answered(server, head(TOKEN, *lines, "Connection: close"), body)
            failed.extend([said] if status_of(said) != status else [])

    sender = Thread(target=send)
    sender.start()
    try:
        yield
    finally:
        over.set()
        sender.join()
    assert not failed


@pytest.mark.parametrize(("size", "status"), [(5 * MIB, 413), (MIB, 415)], ids=["long", "allowed"])
def test_a_form_of_tiny_parts_holds_nobody_up(server: Web, size: int, status: int) -> None:
    form = PART * (size // len(PART))
    alone = statistics.median(server.waiting(20))
    with again_and_again(server, form, status):
        beside = statistics.median(server.waiting(20))
    assert beside < 15 * alone


@pytest.mark.parametrize(
    "sent",
    [b"POST / HTTP/1.1\r\nHost: loc", head("/", "Content-Length: 100000") + b"x" * 50_000],
    ids=["head", "body"],
)
def test_a_request_has_a_time_to_come_in(tmp_path: Path, sent: bytes) -> None:
    with web(tmp_path, REQUEST_SECONDS="1") as impatient, impatient.connect() as connection:
        connection.settimeout(0.2)
        connection.sendall(sent)
        said = b""
        while not said:
            try:
                connection.sendall(b"x")  # a byte now and then does not put it off
                said = connection.recv(65_536)
            except TimeoutError:
                continue
        assert status_of(said) == 408
        assert impatient.ask() == 200


def test_who_is_idle_between_requests_is_not_hurried(tmp_path: Path) -> None:
    with web(tmp_path, REQUEST_SECONDS="1") as impatient, impatient.connect() as patient:
        with impatient.connect() as slow:
            slow.sendall(b"POST / HTTP/1.1\r\n")
            assert status_of(slow.recv(65_536)) == 408
        for _ in range(2):
            patient.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert status_of(patient.recv(65_536)) == 200


def test_too_many_headers_are_refused(server: Web) -> None:
    for lines in (["A: b"] * 600, ["A: " + "b" * 20_000]):
        with server.connect() as connection:
            connection.sendall(head("/", *lines))
            assert connection.recv(65_536)[:12] in (b"HTTP/1.1 400", b"")
