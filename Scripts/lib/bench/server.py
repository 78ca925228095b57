"""The server under measurement, and the PostgreSQL that it started for itself."""

import glob
import json
import os
import pathlib
import ssl
import subprocess
import time
import urllib.request

BASE = "/v1/projects/p/locations/here/services/bench/connectors/bench"
DATABASE = "bench"


class Server:
    """`dataconnect dev` over one project folder, ended with the block that made it."""

    def __init__(self, program, project, port, pair=None, flags=()):
        """`pair` is a certificate, which signs itself, and its key, for a server that encrypts."""
        self.program, self.project, self.port, self.pair, self.flags = program, pathlib.Path(project), port, pair, flags
        self.origin = f"{'https' if pair else 'http'}://127.0.0.1:{port}"

    def __enter__(self):
        command = [self.program, "dev", "--config_dir", self.project, "--listen", f"127.0.0.1:{self.port}", "--log-level", "warning",
                   *self.flags]
        if self.pair:
            command += ["--tls-cert", self.pair[0], "--tls-key", self.pair[1]]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if line.startswith("listening"):
                return self
        raise SystemExit("the server ended before it listened")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=30)

    def url(self, operation):
        return f"{self.origin}{BASE}:execute{operation}"

    def call(self, kind, name, variables):
        """The data of one call; anything else than data ends the measurement."""
        body = json.dumps({"operationName": name, "variables": variables}).encode()
        request = urllib.request.Request(self.url(kind), body, {"Content-Type": "application/json"})
        trust = ssl.create_default_context(cafile=self.pair[0]) if self.pair else None
        with urllib.request.urlopen(request, timeout=60, context=trust) as answer:
            reply = json.load(answer)
        if reply.get("errors"):
            raise SystemExit(f"{name}: {reply['errors']}")
        return reply["data"]

    def explain(self, name, variables, project=None):
        """What `dataconnect explain` prints for an operation, of this project or another on the same tables."""
        command = [self.program, "explain", "--config_dir", project or self.project, "--database-url", self.database_url(),
                   "--variables", json.dumps(variables), name]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def socket(self):
        """The folder of the socket on which the server's own PostgreSQL listens."""
        for file in glob.glob("/tmp/dataconnect-*/.s.PGSQL.5432"):
            folder = os.path.dirname(file)
            # Whoever else listens there may never answer.
            asked = subprocess.run(["psql", "-h", folder, "-U", "postgres", "-Atc", "SHOW data_directory"],
                                   capture_output=True, text=True, env={**os.environ, "PGCONNECT_TIMEOUT": "2"})
            if asked.stdout.startswith(str(self.project)):
                return folder
        raise SystemExit("the server's database was not found")

    def database_url(self):
        return f"postgresql://postgres@/{DATABASE}?host={self.socket()}"

    def sql(self, text):
        command = ["psql", "-qAt", "-h", self.socket(), "-U", "postgres", "-d", DATABASE, "-v", "ON_ERROR_STOP=1"]
        return subprocess.run(command, input=text, check=True, capture_output=True, text=True).stdout


def start_to_first_answer(program, project, port):
    """Seconds from the start, on a database that is there already, to the first answer."""
    begin = time.monotonic()
    with Server(program, project, port) as server:
        server.call("Query", "ListMovies", {"genre": "1"})
        return time.monotonic() - begin
