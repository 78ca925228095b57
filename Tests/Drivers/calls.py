"""Calls of gRPC for end-to-end tests: a real client, whose stubs are made of the two .proto files beside this one.

Messages go in and out as JSON with the names of the fields as they are in the files.
"""

import base64
import json
import pathlib
import sys
import tempfile

import grpc
from google.protobuf import json_format
from google.protobuf.message import DecodeError
from grpc_tools import protoc

FOLDER = pathlib.Path(__file__).parent


def generate():
    """Compiles the files into a folder of this process."""
    import importlib.resources

    made = tempfile.TemporaryDirectory(prefix="dataconnect-stubs")
    well_known = str(importlib.resources.files("grpc_tools") / "_proto")
    names = ["dataconnect.proto", "emulator.proto"]
    if protoc.main(["protoc", f"-I{FOLDER}", f"-I{well_known}", f"--python_out={made.name}", f"--grpc_python_out={made.name}", *names]) != 0:
        raise RuntimeError("the stubs could not be made")
    sys.path.insert(0, made.name)
    import dataconnect_pb2
    import dataconnect_pb2_grpc
    import emulator_pb2
    import emulator_pb2_grpc

    return dataconnect_pb2, dataconnect_pb2_grpc, emulator_pb2, emulator_pb2_grpc


class Stubs:
    """Made at the first call, since making them takes a while."""

    modules = None

    @classmethod
    def get(cls):
        if cls.modules is None:
            cls.modules = generate()
        return cls.modules


channels = {}
streams = {}


def channel(command):
    key = (command["address"], command.get("trusted"))
    if key not in channels:
        channels[key] = new_channel(command, [("grpc.enable_retries", 0)])
    return channels[key]


def new_channel(command, options):
    """Encrypted where there is a file of trusted certificates; then HTTP/2 is agreed on by ALPN, or nothing is."""
    if "trusted" not in command:
        return grpc.aio.insecure_channel(command["address"], options=options)
    roots = pathlib.Path(command["trusted"]).read_bytes()
    return grpc.aio.secure_channel(command["address"], grpc.ssl_channel_credentials(roots), options=options)


CODES = {code.value[0]: code.name for code in grpc.StatusCode}


def plain(message):
    return json_format.MessageToDict(message, preserving_proto_field_name=True)


def as_json(reply):
    """A result in the JSON of REST, its members sorted, because those of a structure have no order here."""
    result = {"data": plain(reply.data) if reply.HasField("data") else None, "errors": [error_json(error) for error in reply.errors]}
    if reply.HasField("extensions"):
        result["extensions"] = {"dataConnect": [entity_json(entity) for entity in reply.extensions.data_connect]}
    return sorted_members(result)


def error_json(error):
    extensions = {"code": CODES[error.extensions.code]}
    if error.extensions.debug_details:
        extensions["debugDetails"] = error.extensions.debug_details
    return {"message": error.message, "path": plain(error.path), "extensions": extensions}


def entity_json(entity):
    result = {"path": plain(entity.path)}
    if entity.entity_id:
        result["entityId"] = entity.entity_id
    if entity.entity_ids:
        result["entityIds"] = list(entity.entity_ids)
    return result


def sorted_members(value):
    return json.loads(json.dumps(whole(value), sort_keys=True))


def whole(value):
    """The same with whole numbers as they are in JSON: in a structure every number is a double."""
    if isinstance(value, dict):
        return {name: whole(member) for name, member in value.items()}
    if isinstance(value, list):
        return [whole(element) for element in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def metadata(command):
    return [(name, value) for name, value in command.get("headers", {}).items()]


def failure(error):
    return {"status": error.code().name, "details": error.details()}


async def call(command):
    """One unary call of ConnectorService: the answer, or a status."""
    messages, services, _, _ = Stubs.get()
    stub = services.ConnectorServiceStub(channel(command))
    request = json_format.ParseDict(command["message"], messages.ExecuteRequest())
    version = command.get("version", "v1")
    method = getattr(stub, command["method"])
    if version != "v1":
        method = channel(command).unary_unary(
            f"/google.firebase.dataconnect.{version}.ConnectorService/{command['method']}",
            request_serializer=messages.ExecuteRequest.SerializeToString,
            response_deserializer=messages.ExecuteResponse.FromString)
    try:
        reply = await method(request, metadata=metadata(command), timeout=command.get("timeout"), compression=compression(command))
        return {"status": "OK", "message": as_json(reply)}
    except grpc.aio.AioRpcError as error:
        return failure(error)


async def reads(command):
    """Whether this client reads an answer with so many messages within one another."""
    def field(number, content):
        size, count = bytearray(), len(content)
        while count >= 0x80:
            size.append(count & 0x7F | 0x80)
            count >>= 7
        return bytes([number << 3 | 2]) + bytes([*size, count]) + content

    # From the inside: lists and values take turns, around them the value, the member and the structure.
    inner = b""
    for level in range(command["levels"] - 3):
        inner = field(6 if level % 2 == command["levels"] % 2 else 1, inner)
    answer = field(1, field(1, field(1, b"a") + field(2, inner)))
    try:
        Stubs.get()[0].ExecuteResponse.FromString(answer)
        return {"status": "OK"}
    except DecodeError:
        return {"status": "DATA_LOSS"}


def compression(command):
    return grpc.Compression.Gzip if command.get("gzip") else grpc.Compression.NoCompression


async def emulator(command):
    """One call of EmulatorService: the answer, or the first of them, or a status."""
    _, _, messages, services = Stubs.get()
    stub = services.EmulatorServiceStub(channel(command))
    try:
        if command["method"] == "GetEmulatorInfo":
            return {"status": "OK", "message": plain(await stub.GetEmulatorInfo(messages.GetEmulatorInfoRequest()))}
        running = stub.StreamEmulatorIssues(messages.StreamEmulatorIssuesRequest(service_id="s"))
        first = await running.read()
        running.cancel()
        return {"status": "OK", "message": plain(first)}
    except grpc.aio.AioRpcError as error:
        return failure(error)


async def open_call(command):
    """Begins a stream."""
    _, services, _, _ = Stubs.get()
    # Each stream is a client's, with a connection of its own.
    own = new_channel(command, [("grpc.use_local_subchannel_pool", 1)])
    stub = services.ConnectorStreamServiceStub(own)
    streams[command["stream"]] = (own, stub.Connect(metadata=metadata(command)))


async def open_bare_call(command):
    """Begins a call of any method whose messages are bytes."""
    own = new_channel(command, [("grpc.use_local_subchannel_pool", 1)])
    streams[command["stream"]] = (own, own.stream_stream(command["method"])(metadata=metadata(command)))


async def send_bare(command):
    await streams[command["stream"]][1].write(base64.b64decode(command["base64"]))


async def receive_bare(command):
    """The bytes of the next message; when the server ends the call, its status."""
    _, running = streams[command["stream"]]
    try:
        reply = await running.read()
    except grpc.aio.AioRpcError as error:
        return failure(error)
    if reply is grpc.aio.EOF:
        return {"status": (await running.code()).name, "details": await running.details()}
    return {"base64": base64.b64encode(reply).decode()}


async def send(command):
    messages = Stubs.get()[0]
    _, running = streams[command["stream"]]
    await running.write(json_format.ParseDict(command["message"], messages.StreamRequest()))


async def receive(command):
    """The next message; when the server ends the stream, its status."""
    _, running = streams[command["stream"]]
    try:
        reply = await running.read()
    except grpc.aio.AioRpcError as error:
        return failure(error)
    if reply is grpc.aio.EOF:
        return {"status": (await running.code()).name, "details": await running.details()}
    result = as_json(reply)
    if not reply.HasField("data"):
        del result["data"]
    result["requestId"] = reply.request_id
    if reply.cancelled:
        result["cancelled"] = True
    return {"message": sorted_members(result)}


async def end(command):
    """Sends nothing more."""
    await streams[command["stream"]][1].done_writing()


async def cancel(command):
    own, running = streams.pop(command["stream"])
    running.cancel()
    await own.close()


COMMANDS = {
    "call": call,
    "emulator": emulator,
    "reads": reads,
    "openCall": open_call,
    "sendCall": send,
    "receiveCall": receive,
    "openBareCall": open_bare_call,
    "sendBareCall": send_bare,
    "receiveBareCall": receive_bare,
    "endCall": end,
    "cancelCall": cancel,
}
