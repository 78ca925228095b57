"""Measures calls of gRPC with a read by key beside SQL by hand for the same answer: calls.py PROGRAM FOLDER PORT ROUNDS SECONDS

h2load (8 connections, 16 calls at a time on each) and pgbench (prepared, 4 clients) take turns; the ratio is of medians of one run. REST over
HTTP/2 with the same read beside it.
"""

import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

import cases
import operations
import server

CALL = "/google.firebase.dataconnect.v1.ConnectorService/ExecuteQuery"
NAME = server.BASE.removeprefix("/v1/")


def varint(number):
    digits = []
    while number >= 128:
        digits.append(number & 127 | 128)
        number >>= 7
    return bytes([*digits, number])


def field(number, value):
    """A field of text or of a message."""
    value = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(value)) + value


def message(case):
    """The body of one call, whose variables are texts."""
    variables = b"".join(field(1, field(1, name) + field(2, field(3, value))) for name, value in case.values.items())
    content = field(1, NAME) + field(2, case.operation) + field(3, variables)
    return b"\0" + len(content).to_bytes(4, "big") + content


def h2load(running, body, path, headers, seconds):
    """Answers a second; ends the measurement where any of them is none."""
    command = ["h2load", "-t1", "-c8", "-m16", "-D", str(seconds), "--warm-up-time", "1", "-d", str(body)]
    for name, value in headers.items():
        command += ["-H", f"{name}: {value}"]
    printed = subprocess.run([*command, f"http://127.0.0.1:{running.port}{path}"], check=True, capture_output=True, text=True).stdout
    counts = re.search(r"(\d+) failed, (\d+) errored", printed)
    codes = re.search(r"status codes: (\d+) 2xx, (\d+) 3xx, (\d+) 4xx, (\d+) 5xx", printed)
    if not counts or int(counts[1]) or int(counts[2]) or not codes or any(int(codes[n]) for n in (2, 3, 4)):
        raise SystemExit(printed)
    return float(re.search(r"([\d.]+) req/s", printed)[1])


def main(program, folder, port, rounds, seconds):
    folder = pathlib.Path(folder)
    project = folder / "project"
    shutil.copytree(pathlib.Path(__file__).parent / "project", project)
    case = cases.CASES[0]
    with server.Server(program, project, port) as running:
        running.sql(cases.SEED)
    with server.Server(program, project, port) as running:
        running.sql("VACUUM ANALYZE")
        running.call(case.kind, case.operation, case.values)
        hand = operations.write_script(folder / "hand.sql", case, case.hand)
        (call := folder / "call").write_bytes(message(case))
        (body := folder / "body").write_text(json.dumps({"operationName": case.operation, "variables": case.values}))
        figures = []
        for _ in range(rounds):
            figures.append((
                operations.pgbench(running, case, hand, 4, seconds),
                h2load(running, call, CALL, {"content-type": "application/grpc", "te": "trailers"}, seconds),
                h2load(running, body, f"{server.BASE}:executeQuery", {"content-type": "application/json"}, seconds),
            ))
        by_hand, grpc, rest = (statistics.median(column) for column in zip(*figures))
        print(f"{case.title}, a second: by hand {by_hand:.0f} (pgbench -M prepared, 4 clients)")
        print(f"  gRPC                {grpc:.0f}, {statistics.median(f[1] / f[0] for f in figures):.2f} of it")
        print(f"  REST over HTTP/2    {rest:.0f}, {statistics.median(f[2] / f[0] for f in figures):.2f} of it")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *(int(argument) for argument in sys.argv[3:]))
