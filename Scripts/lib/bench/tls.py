"""Measures calls of REST with a read by key over TLS beside the same in plain HTTP: tls.py PROGRAM FOLDER PORT ROUNDS SECONDS

Two servers on one database, which wrk (64 connections that are kept) asks in turns; the ratio is the median of those of the rounds.
"""

import pathlib
import shutil
import statistics
import subprocess
import sys

import cases
import operations
import server


def make_pair(folder):
    """A certificate that signs itself, and its key."""
    pair = str(folder / "cert.pem"), str(folder / "key.pem")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "30", "-subj",
         "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-out", pair[0], "-keyout", pair[1]],
        check=True, capture_output=True)
    return pair


def main(program, folder, port, rounds, seconds):
    folder = pathlib.Path(folder)
    project = folder / "project"
    shutil.copytree(pathlib.Path(__file__).parent / "project", project)
    case = cases.CASES[0]
    with server.Server(program, project, port) as running:
        running.sql(cases.SEED)
    with server.Server(program, project, port) as plain, server.Server(program, project, port + 1, make_pair(folder)) as encrypted:
        plain.sql("VACUUM ANALYZE")
        calls = operations.write_calls(folder / "calls.lua", case)
        for running in (plain, encrypted):
            running.call(case.kind, case.operation, case.variables(lambda _, drawn: drawn.write(drawn.first)))
        figures = [(operations.wrk(plain, calls, seconds), operations.wrk(encrypted, calls, seconds)) for _ in range(rounds)]
        http, https = (statistics.median(column) for column in zip(*figures))
        ratio = statistics.median(f[1] / f[0] for f in figures)
        print(f"{case.title}, a second: HTTP {http:.0f}, HTTPS {https:.0f}, {ratio:.2f} of it")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *(int(argument) for argument in sys.argv[3:]))
