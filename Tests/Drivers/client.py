"""Clients for end-to-end tests: WebSocket by the package `websockets`, HTTP by http.client and `httpx`, gRPC by `grpcio`, and bare sockets.

Commands come as JSON lines on the standard input, each with an `id`; each is answered by one line with that `id`, in
whatever order they finish. Runs until its input ends, and then kills the processes that it was asked to mind: so
nothing outlives a test run that crashes.
"""

import asyncio
import base64
import contextlib
import http.client
import json
import os
import signal
import socket
import ssl
import struct
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

streams = {}
events = {}
sockets = {}
embedders = {}
key_servers = {}
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


# TLS


def trust(command):
    """Whom a client believes: the certificate of the command alone; nothing where there is to be no TLS."""
    return ssl.create_default_context(cafile=command["trusted"]) if "trusted" in command else None


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
    encryption = trust(command)
    streams[command["stream"]] = await connect(
        f"{'wss' if encryption else 'ws'}://{command['address']}{command['path']}",
        ssl=encryption,
        sock=connection,
        proxy=None,
        compression="deflate",
        ping_interval=None,
        max_size=None,
        max_queue=1 if slow else None,
        additional_headers=command.get("headers"),
        subprotocols=command.get("subprotocols") or None,
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


async def request2(command):
    """The same over HTTP/2, spoken from the first byte, or agreed on by ALPN where there is TLS."""
    import httpx

    encryption = trust(command)
    versions = command.get("versions", ["HTTP/2"])
    async with httpx.AsyncClient(
        http1="HTTP/1.1" in versions, http2="HTTP/2" in versions, timeout=120, verify=encryption or True, trust_env=False
    ) as client:
        reply = await client.request(
            command["method"], f"{'https' if encryption else 'http'}://{command['address']}{command['path']}",
            content=command.get("body"), headers=command.get("headers"))
    return {
        "status": reply.status_code,
        "headers": {name.lower(): value for name, value in reply.headers.items()},
        "body": reply.text,
        "version": reply.http_version,
    }


# Server-sent events


async def open_events(command):
    """Begins a request over HTTP/2 whose answer is a stream of events."""
    import httpx

    client = httpx.AsyncClient(http1=False, http2=True, timeout=120, trust_env=False)
    request = client.build_request(
        "POST", f"http://{command['address']}{command['path']}", content=command["body"],
        headers={"accept": "text/event-stream", "content-type": "application/json"})
    response = await client.send(request, stream=True)
    events[command["stream"]] = (client, response, response.aiter_lines())
    return {"status": response.status_code, "type": response.headers["content-type"], "version": response.http_version}


async def receive_event(command):
    """The next event: its name and data. Comments are passed over."""
    event = {}
    async for line in events[command["stream"]][2]:
        if line.startswith(":"):
            continue
        if line:
            name, _, value = line.partition(": ")
            event[name] = value
        elif event:
            return event
    return {"event": "end"}


async def close_events(command):
    client, response, _ = events.pop(command["stream"])
    await response.aclose()
    await client.aclose()


async def call(command):
    """Calls of gRPC, whose client takes a while to load."""
    import calls

    return await calls.COMMANDS[command["do"]](command)


def exchange(command):
    encryption = trust(command)
    if encryption:
        connection = http.client.HTTPSConnection(command["address"], timeout=120, context=encryption)
    else:
        connection = http.client.HTTPConnection(command["address"], timeout=120)
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


async def open_socket(command):
    host, port = command["address"].rsplit(":", 1)
    sockets[command["stream"]] = await asyncio.open_connection(host, int(port))


async def write_socket(command):
    _, writer = sockets[command["stream"]]
    writer.write(base64.b64decode(command["base64"]))
    await writer.drain()


async def read_socket(command):
    """So many bytes, or those up to a mark; fewer when the server closes."""
    reader, _ = sockets[command["stream"]]
    try:
        if "until" in command:
            data = await reader.readuntil(base64.b64decode(command["until"]))
        else:
            data = await reader.readexactly(command["count"])
    except asyncio.IncompleteReadError as error:
        data = error.partial
    return {"base64": base64.b64encode(data).decode()}


async def close_socket(command):
    sockets.pop(command["stream"])[1].close()


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


# An embedder


class Embedder:
    """Makes vectors over HTTP: of a text its length, then zeros, or what `answers` has for it.

    Each request is kept. Texts that begin with `held` are answered when `release` says so.
    """

    def __init__(self, size, answers):
        self.size = size
        self.answers = answers
        self.asked = []
        self.running = 0
        self.peak = 0
        self.held = asyncio.Condition()
        self.is_released = False

    async def serve(self, reader, writer):
        self.running += 1
        self.peak = max(self.peak, self.running)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            fields = dict(line.lower().split(": ", 1) for line in head[1:] if line)
            body = json.loads(await reader.readexactly(int(fields["content-length"])))
            key = next((line.split(": ", 1)[1] for line in head if line.lower().startswith("authorization:")), None)
            self.asked.append({"request": head[0], "authorization": key, "body": body})
            async with self.held:
                self.held.notify_all()
                if body["input"].startswith("held"):
                    await self.held.wait_for(lambda: self.is_released)
            await self.answer(writer, body["input"])
        finally:
            self.running -= 1
            writer.close()

    async def answer(self, writer, text):
        vector = [float(len(text))] + [0.0] * (self.size - 1)
        plain = {"body": json.dumps({"object": "list", "data": [{"index": 0, "embedding": vector}]})}
        answer = self.answers.get(text, plain)
        body = (answer.get("body", "") * int(answer.get("times", "1"))).encode()
        fields = f"Location: {answer['location']}\r\n" if "location" in answer else ""
        head = f"HTTP/1.1 {answer.get('status', '200')} Status\r\n{fields}Content-Length: {len(body)}\r\n"
        # One that has heard enough may close.
        with contextlib.suppress(ConnectionError):
            writer.write((head + "Connection: close\r\n\r\n").encode() + body)
            await writer.drain()


async def open_embedder(command):
    embedder = Embedder(command["size"], command["answers"])
    server = await asyncio.start_server(embedder.serve, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    embedders[f"{host}:{port}"] = (embedder, server)
    return {"address": f"{host}:{port}"}


async def embedder_asked(command):
    """Waits until it was asked so many times, and gives all requests so far."""
    embedder, _ = embedders[command["address"]]
    async with embedder.held:
        await embedder.held.wait_for(lambda: len(embedder.asked) >= command["count"])
    return {"asked": embedder.asked, "peak": embedder.peak}


async def embedder_release(command):
    embedder, _ = embedders[command["address"]]
    async with embedder.held:
        embedder.is_released = True
        embedder.held.notify_all()


# A server of keys


class KeyServer:
    """Answers each path with what `answers` has for it. Requests are kept."""

    def __init__(self, answers):
        self.answers = answers
        self.asked = []
        self.left = 0
        self.leaving = asyncio.Condition()

    async def serve(self, reader, writer):
        # One that has heard enough may close.
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            self.asked.append(head[0])
            answer = self.answers.get(head[0].split(" ")[1], {"status": "404"})
            if answer.get("silent"):
                await reader.read()
                return
            if "endless" in answer:
                await self.go_on(writer, answer["endless"])
            body = (answer.get("body", "") * int(answer.get("times", "1"))).encode()
            fields = "".join(f"{name}: {value}\r\n" for name, value in answer.get("fields", {}).items())
            writer.write(f"HTTP/1.1 {answer.get('status', '200')} Status\r\n{fields}".encode())
            writer.write(f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
            await writer.drain()
        writer.close()


    async def go_on(self, writer, what):
        """Goes on with a head or a body until its client has gone."""
        piece = b"More: of this\r\n" if what == "head" else b"more of this"
        writer.write(b"HTTP/1.1 200 Status\r\n" + (b"" if what == "head" else b"\r\n"))
        try:
            while True:
                writer.write(piece * 1000)
                await writer.drain()
        except ConnectionError:
            async with self.leaving:
                self.left += 1
                self.leaving.notify_all()
            raise


async def open_key_server(command):
    server = KeyServer(command["answers"])
    encryption = None
    if "certificate" in command:
        encryption = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        encryption.load_cert_chain(command["certificate"], command["key"])
    listener = await asyncio.start_server(server.serve, "127.0.0.1", 0, ssl=encryption)
    host, port = listener.sockets[0].getsockname()
    key_servers[f"{host}:{port}"] = (server, listener)
    return {"address": f"{host}:{port}"}


async def change_keys(command):
    """From now on it has other answers."""
    key_servers[command["address"]][0].answers = command["answers"]


async def keys_asked(command):
    return {"asked": key_servers[command["address"]][0].asked}


async def keys_left(command):
    """Waits until so many clients have left in the middle of an answer without an end."""
    server, _ = key_servers[command["address"]]
    async with server.leaving:
        await server.leaving.wait_for(lambda: server.left >= command["count"])
    return {}


COMMANDS = {
    "keysLeft": keys_left,
    "openKeyServer": open_key_server,
    "changeKeys": change_keys,
    "keysAsked": keys_asked,
    "openEmbedder": open_embedder,
    "embedderAsked": embedder_asked,
    "embedderRelease": embedder_release,
    "mind": mind,
    "release": release,
    "ended": ended,
    "open": open_stream,
    "send": send,
    "receive": receive,
    "close": close_stream,
    "request": request,
    "request2": request2,
    "call": call,
    "emulator": call,
    "reads": call,
    "openCall": call,
    "sendCall": call,
    "receiveCall": call,
    "openBareCall": call,
    "sendBareCall": call,
    "receiveBareCall": call,
    "endCall": call,
    "cancelCall": call,
    "openEvents": open_events,
    "receiveEvent": receive_event,
    "closeEvents": close_events,
    "openSocket": open_socket,
    "writeSocket": write_socket,
    "readSocket": read_socket,
    "closeSocket": close_socket,
    "raw": raw,
    "rawFrames": raw_frames,
}

main()
