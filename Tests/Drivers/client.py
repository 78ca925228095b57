"""Clients for end-to-end tests: WebSocket by the package `websockets`, HTTP by http.client, and bare sockets.

Commands come as JSON lines on the standard input, each with an `id`; each is answered by one line with that `id`, in
whatever order they finish. Runs until its input ends, and then kills the processes that it was asked to mind: so
nothing outlives a test run that crashes.
"""

import asyncio
import base64
import http.client
import json
import os
import signal
import socket
import struct
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

streams = {}
minded = set()


def main():
    asyncio.run(serve())


async def serve():
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=1 << 24)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    running = set()
    while line := await reader.readline():
        task = asyncio.create_task(answer(json.loads(line)))
        running.add(task)
        task.add_done_callback(running.discard)
    for pid in minded:
        os.kill(pid, signal.SIGKILL)
    os._exit(0)


async def answer(command):
    try:
        result = await COMMANDS[command["do"]](command)
    except Exception as error:  # whatever it is, the test should see it
        result = {"failed": f"{type(error).__name__}: {error}"}
    print(json.dumps({"id": command["id"], **(result or {})}), flush=True)


# Processes


async def mind(command):
    minded.add(command["pid"])


async def release(command):
    minded.discard(command["pid"])


async def ended(command):
    """Waits for the end of any process, not only of a child."""
    try:
        descriptor = os.pidfd_open(command["pid"])
    except ProcessLookupError:
        return
    is_over = asyncio.Event()
    asyncio.get_running_loop().add_reader(descriptor, is_over.set)
    await is_over.wait()
    asyncio.get_running_loop().remove_reader(descriptor)
    os.close(descriptor)


# WebSocket


async def open_stream(command):
    """Connects. A stream that is `slow` lets at most one message wait and has the smallest buffers there are."""
    host, port = command["address"].rsplit(":", 1)
    slow = command.get("slow", False)
    connection = socket.socket()
    if slow:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, (host, int(port)))
    streams[command["stream"]] = await connect(
        f"ws://{command['address']}{command['path']}",
        sock=connection,
        proxy=None,
        compression="deflate",
        ping_interval=None,
        max_size=None,
        max_queue=1 if slow else None,
        additional_headers=command.get("headers"),
    )


async def send(command):
    """Sends a text frame, given as text, or as bytes that need not be UTF-8."""
    stream = streams[command["stream"]]
    if "base64" in command:
        await stream.send(base64.b64decode(command["base64"]), text=command.get("text", True))
    else:
        await stream.send(command["message"])


async def receive(command):
    try:
        return {"message": await streams[command["stream"]].recv()}
    except ConnectionClosed as closed:
        return {"closed": {"code": closed.rcvd.code, "reason": closed.rcvd.reason} if closed.rcvd else None}


async def close_stream(command):
    await streams.pop(command["stream"]).close()


# HTTP


async def request(command):
    return await asyncio.to_thread(exchange, command)


def exchange(command):
    connection = http.client.HTTPConnection(command["address"], timeout=60)
    try:
        body = command["body"].encode() if "body" in command else None
        connection.request(command["method"], command["path"], body, command.get("headers", {}))
        response = connection.getresponse()
        headers = {name.lower(): value for name, value in response.getheaders()}
        return {"status": response.status, "headers": headers, "body": response.read().decode()}
    finally:
        connection.close()


# Bare sockets


async def raw(command):
    """Sends bytes and gives everything that comes back until the server closes."""
    host, port = command["address"].rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(base64.b64decode(command["base64"]))
    try:
        return {"text": (await reader.read()).decode("latin-1")}
    finally:
        writer.close()


async def raw_frames(command):
    """Shakes hands, sends the bytes as they are, and gives the frames that come back until the server closes."""
    host, port = command["address"].rsplit(":", 1)
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET {command['path']} HTTP/1.1\r\nHost: {command['address']}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    writer.write(base64.b64decode(command["base64"]))
    rest = await reader.read()
    writer.close()
    return {"status": int(head.split()[1]), "frames": list(frames(rest))}


def frames(data):
    """Server frames of up to 65,535 bytes, whole."""
    while data:
        opcode, size, start = data[0] & 0x0F, data[1], 2
        if size == 126:
            size, start = struct.unpack(">H", data[2:4])[0], 4
        payload, data = data[start : start + size], data[start + size :]
        if opcode == 8:
            yield {"close": struct.unpack(">H", payload[:2])[0], "reason": payload[2:].decode()}
        else:
            yield {"opcode": opcode, "payload": payload.decode()}


COMMANDS = {
    "mind": mind,
    "release": release,
    "ended": ended,
    "open": open_stream,
    "send": send,
    "receive": receive,
    "close": close_stream,
    "request": request,
    "raw": raw,
    "rawFrames": raw_frames,
}

main()
