"""As much of WebSocket as a client needs that asks a server for its limits: frames that are made beforehand, answers that are counted."""

import json
import select
import socket
import struct

PATH = "/ws/google.firebase.dataconnect.v1.ConnectorStreamService/Connect/locations/here"
NAME = "projects/p/locations/here/services/bench/connectors/bench"


def frame(message):
    """A text frame, masked with zeros, which leave it as it is."""
    payload = json.dumps(message).encode()
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(payload))
    return b"\x81" + length + bytes(4) + payload


def connect(port):
    """A socket that has shaken hands."""
    connection = socket.create_connection(("127.0.0.1", port))
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    connection.sendall(
        f"GET {PATH} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += connection.recv(1)
    if b" 101 " not in head:
        raise SystemExit(head.decode())
    return connection


def receive(connection):
    """One message: a text frame of up to 65,535 bytes."""
    head = read(connection, 2)
    length = head[1] if head[1] < 126 else struct.unpack(">H", read(connection, 2))[0]
    if head[0] != 0x81 or head[1] > 126:
        raise SystemExit(f"no such frame is expected: {head.hex()}")
    return read(connection, length)


def size(payload):
    """The bytes of the frame that it came in."""
    return len(payload) + (2 if len(payload) < 126 else 4)


def read(connection, size):
    data = b""
    while len(data) < size:
        part = connection.recv(size - len(data))
        if not part:
            raise SystemExit("the server closed a stream")
        data += part
    return data


class Readiness:
    """Which of many sockets have something to read."""

    def __init__(self, connections):
        self.connections = {connection.fileno(): connection for connection in connections}
        self.epoll = select.epoll()
        for descriptor in self.connections:
            self.epoll.register(descriptor, select.EPOLLIN)

    def wait(self, timeout=60):
        ready = self.epoll.poll(timeout)
        if not ready:
            raise SystemExit("the server does not answer")
        return [self.connections[descriptor] for descriptor, _ in ready]

    def leave(self, connection):
        self.epoll.unregister(connection.fileno())
