"""Measures streams: streams.py PROGRAM FOLDER PORT COUNT ROUNDS SECONDS

Calls on streams beside calls of REST, in turns: a read by key, 64 at a time (8 streams with 8 calls each; wrk with 64 connections).
Then COUNT streams, or as many as files may be open, each with a subscription to one row: the server's memory with them, and the time from
the change of the row until the last of them has it.
"""

import json
import pathlib
import re
import resource
import shutil
import statistics
import sys
import time

import cases
import operations
import server
import websocket

STREAMS, CALLS = 8, 8
# Files of a process that are not streams.
RESERVE = 200


def executions(case, stream):
    """What asks for the row so many times, with ids that no other stream has."""
    return b"".join(
        websocket.frame({"name": websocket.NAME, "requestId": f"{stream}{call}",
                         "execute": {"operationName": case.operation, "variables": case.values}})
        for call in range(CALLS))


def calls(port, case, seconds):
    """Calls a second. All answers have one length, so that they can be counted by their bytes."""
    connections = [websocket.connect(port) for _ in range(STREAMS)]
    asked = {connection: executions(case, stream) for stream, connection in enumerate(connections)}
    expected = {connection: 0 for connection in connections}
    size = size_of_answers(connections[0], asked[connections[0]])
    ready = websocket.Readiness(connections)
    count, begin = 0, time.monotonic()
    for connection in connections:
        connection.sendall(asked[connection])
        expected[connection] = size
    while time.monotonic() - begin < seconds:
        for connection in ready.wait():
            expected[connection] -= len(connection.recv(1 << 16))
            if expected[connection] == 0:
                count += CALLS
                connection.sendall(asked[connection])
                expected[connection] = size
            elif expected[connection] < 0:
                raise SystemExit("an answer is longer than the first ones")
    rate = count / (time.monotonic() - begin)
    for connection in connections:
        connection.close()
    return rate


def size_of_answers(connection, asked):
    """The bytes of the answers to one batch, which must be what was asked for."""
    connection.sendall(asked)
    payloads = [websocket.receive(connection) for _ in range(CALLS)]
    for payload in payloads:
        reply = json.loads(payload)["result"]
        if reply.get("errors") or not reply["data"]["movie"]:
            raise SystemExit(f"an unexpected answer: {payload}")
    return sum(websocket.size(payload) for payload in payloads)


def resident(process):
    """Megabytes."""
    text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"^VmRSS:\s+(\d+)", text, re.M)[1]) / 1024


def subscribe(port, case, count):
    """Streams that have had their first result."""
    asked = websocket.frame({"name": websocket.NAME, "requestId": "1",
                             "subscribe": {"operationName": case.operation, "variables": case.values}})
    connections = []
    while len(connections) < count:
        batch = [websocket.connect(port) for _ in range(min(100, count - len(connections)))]
        for connection in batch:
            connection.sendall(asked)
        for connection in batch:
            if not json.loads(websocket.receive(connection))["result"]["data"]["movie"]:
                raise SystemExit("the row is not there")
        connections += batch
    return connections


def broadcast(running, case, connections, title):
    """Seconds from the call that changes the row until every stream has been told."""
    ready, waiting = websocket.Readiness(connections), set(connections)
    begin = time.monotonic()
    running.call("Mutation", "RenameMovie", {"id": case.values["id"], "title": title})
    while waiting:
        for connection in ready.wait():
            if json.loads(websocket.receive(connection))["result"]["data"]["movie"]["title"] != title:
                raise SystemExit("a stream was told something else")
            waiting.discard(connection)
            ready.leave(connection)
    return time.monotonic() - begin


def main(program, folder, port, count, rounds, seconds):
    project = pathlib.Path(folder) / "project"
    shutil.copytree(pathlib.Path(__file__).parent / "project", project)
    case = cases.CASES[0]
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    count = min(count, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVE)
    with server.Server(program, project, port) as running:
        running.sql(cases.SEED)
    with server.Server(program, project, port, flags=["--max-connections-per-address", "0"]) as running:
        running.sql("VACUUM ANALYZE")
        script = operations.write_calls(pathlib.Path(folder) / "calls.lua", case)
        figures = [(operations.wrk(running, script, seconds), calls(port, case, seconds)) for _ in range(rounds)]
        rest, streamed = (statistics.median(column) for column in zip(*figures))
        ratio = statistics.median(f[1] / f[0] for f in figures)
        print(f"{case.title}, a second: REST {rest:.0f}, on streams {streamed:.0f}, {ratio:.2f} of it", flush=True)
    with server.Server(program, project, port, flags=["--max-connections-per-address", "0"]) as running:
        running.call(case.kind, case.operation, case.values)
        before = resident(running.process)
        connections = subscribe(port, case, count)
        after = resident(running.process)
        times = [broadcast(running, case, connections, f"Measured {number}") for number in range(rounds)]
        print(f"{count} streams with a subscription each: {after:.0f} MB resident, {before:.0f} MB without them; "
              f"a change reached the last of them after {statistics.median(times):.2f} s (median of {rounds})")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *(int(argument) for argument in sys.argv[3:]))
