"""Calls a service through the proxy as its users do: HTTP/2, a WebSocket, server-sent events and gRPC, each over TLS.

    calls.py PORT CERTIFICATE TOKEN SECRET

Part of the tests of this repository: it takes its client for gRPC from Tests/Drivers/calls.py, so it does not run elsewhere.
Every answer is compared as a whole. The proxy has the name shop.example and is on this machine.
"""

import asyncio
import json
import pathlib
import socket
import ssl
import sys

import grpc
import httpx
from google.protobuf import json_format
from websockets.asyncio.client import connect

sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "Tests" / "Drivers"))
from calls import as_json, generate

HOST = "shop.example"
CONNECTOR = "projects/p/locations/us-east4/services/movies/connectors/movies"
PORT, CERTIFICATE, TOKEN, SECRET = int(sys.argv[1]), *sys.argv[2:5]


def expect(what, found, wanted):
    if found != wanted:
        sys.exit(f"calls: {what}\n  found  {found}\n  wanted {wanted}")
    print(f"  {what}")


def movie(identifier, description):
    return {"movie": {"id": identifier, "title": "Metropolis", "releaseYear": 1927, "genre": "drama", "description": description}}


def open_client():
    """HTTP/2, to the proxy, by its name."""
    return httpx.AsyncClient(
        http2=True, base_url=f"https://127.0.0.1:{PORT}", headers={"Host": HOST}, timeout=30,
        verify=ssl.create_default_context(cafile=CERTIFICATE))


def request(client, method, path, body, headers={}):
    return client.build_request(method, path, json=body, headers=headers, extensions={"sni_hostname": HOST})


async def execute(client, verb, operation, variables, headers={}):
    body = {"operationName": operation, "variables": variables}
    answer = await client.send(request(client, "POST", f"/v1/{CONNECTOR}:{verb}", body, headers))
    return answer.http_version, answer.status_code, answer.json()


async def make_movie(client):
    variables = {"title": "Metropolis", "releaseYear": 1927, "genre": "drama", "description": "first"}
    version, status, answer = await execute(client, "executeMutation", "CreateMovie", variables)
    expect("a mutation over HTTP/2", (version, status, answer["errors"]), ("HTTP/2", 200, []))
    return answer["data"]["movie_insert"]["id"]


async def rest(client, identifier):
    _, status, answer = await execute(client, "executeQuery", "GetMovieById", {"id": identifier})
    expect("a query", (status, answer["data"]), (200, movie(identifier, "first")))
    review = {"movieId": identifier, "rating": 9}
    _, status, _ = await execute(client, "executeMutation", "AddReview", review)
    expect("a mutation that wants a user, without one", status, 401)
    _, status, answer = await execute(client, "executeMutation", "AddReview", review, {"X-Firebase-Auth-Token": TOKEN})
    expect("the same with a token", (status, answer["errors"]), (200, []))
    _, status, answer = await execute(client, "executeMutation", "AddReview", review, {"Authorization": f"Bearer {TOKEN}"})
    expect("the same with it in the other field", (status, answer["errors"]), (200, []))
    _, status, _ = await execute(client, "executeQuery", "GetMovieById", {"id": identifier}, {"Authorization": f"Bearer {SECRET}"})
    expect("an administrator's secret, which nobody is by out here", status, 401)
    # Above what nginx takes unless it is told, below what the server takes.
    long = {"id": identifier, "genre": "drama", "description": "long " * 400_000}
    _, status, answer = await execute(client, "executeMutation", "UpdateMovie", long)
    expect("a body of two megabytes", (status, answer["errors"]), (200, []))
    too_long = {"id": identifier, "genre": "drama", "description": "long " * 1_000_000}
    _, status, answer = await execute(client, "executeMutation", "UpdateMovie", too_long)
    expect("a body of five, which the server refuses in JSON", status, 413)
    for path in [f"{CONNECTOR}:impersonateQuery", "projects/p/locations/us-east4/services/movies:executeGraphql",
                 "projects/p/locations/us-east4/services/movies/schemas/main", "projects/p/locations"]:
        answer = await client.send(request(client, "POST", f"/v1/{path}", {}))
        expect(f"what is for administrators: {path.rsplit('/', 1)[1]}", (answer.status_code, answer.headers["server"][:5]), (404, "nginx"))


async def update(client, identifier, description):
    variables = {"id": identifier, "genre": "drama", "description": description}
    _, status, answer = await execute(client, "executeMutation", "UpdateMovie", variables)
    assert (status, answer["errors"]) == (200, []), answer


async def web_socket(client, identifier):
    plain = socket.create_connection(("127.0.0.1", PORT))
    address = f"wss://{HOST}:{PORT}/ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect/p/locations/l/services/movies"
    async with connect(address, sock=plain, ssl=ssl.create_default_context(cafile=CERTIFICATE), proxy=None, max_size=None, open_timeout=60, ping_interval=None) as stream:
        subscription = {"operationName": "GetMovieById", "variables": {"id": identifier}}
        await stream.send(json.dumps({"name": CONNECTOR, "requestId": "1", "subscribe": subscription}))
        first = json.loads(await stream.recv())["result"]
        expect("a subscription on a WebSocket", (first["requestId"], first["errors"]), ("1", []))
        await update(client, identifier, "second")
        pushed = json.loads(await stream.recv())["result"]
        expect("what it is told of a mutation", (pushed["requestId"], pushed["data"]), ("1", movie(identifier, "second")))


async def events(client, identifier):
    """The same as server-sent events, which a proxy that buffers would keep."""
    body = {"operationName": "GetMovieById", "variables": {"id": identifier}}
    asked = request(client, "POST", "/graphql/movies", body, {"Accept": "text/event-stream"})
    answer = await client.send(asked, stream=True)
    lines = (line async for line in answer.aiter_lines() if line.startswith("data:"))
    first = json.loads((await anext(lines))[5:])
    expect("a subscription by server-sent events", first["data"], movie(identifier, "second"))
    await update(client, identifier, "third")
    pushed = json.loads((await anext(lines))[5:])
    expect("what it is told of a mutation", pushed["data"], movie(identifier, "third"))
    await answer.aclose()


async def remote_calls(client, identifier):
    messages, services, _, _ = generate()
    credentials = grpc.ssl_channel_credentials(pathlib.Path(CERTIFICATE).read_bytes())
    options = [("grpc.ssl_target_name_override", HOST), ("grpc.enable_retries", 0)]
    variables = {"id": identifier}
    async with grpc.aio.secure_channel(f"127.0.0.1:{PORT}", credentials, options) as channel:
        unary = {"name": CONNECTOR, "operation_name": "GetMovieById", "variables": variables}
        reply = await services.ConnectorServiceStub(channel).ExecuteQuery(json_format.ParseDict(unary, messages.ExecuteRequest()))
        expect("a unary call of gRPC", as_json(reply)["data"], movie(identifier, "third"))
        stream = services.ConnectorStreamServiceStub(channel).Connect()
        subscription = {"name": CONNECTOR, "request_id": "1", "subscribe": {"operation_name": "GetMovieById", "variables": variables}}
        await stream.write(json_format.ParseDict(subscription, messages.StreamRequest()))
        expect("a subscription by gRPC", as_json(await stream.read())["data"], movie(identifier, "third"))
        await update(client, identifier, "fourth")
        expect("what it is told of a mutation", as_json(await stream.read())["data"], movie(identifier, "fourth"))
        await stream.done_writing()
        expect("its end", (await stream.read() is grpc.aio.EOF, await stream.code()), (True, grpc.StatusCode.OK))


async def main():
    async with open_client() as client:
        identifier = await make_movie(client)
        await rest(client, identifier)
        await web_socket(client, identifier)
        await events(client, identifier)
        await remote_calls(client, identifier)
    print(f"movie: {identifier}")


# A call that is never answered fails.
asyncio.run(asyncio.wait_for(main(), 300))
