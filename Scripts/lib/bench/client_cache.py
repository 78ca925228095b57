"""Measures what entity ids cost: client_cache.py PROGRAM FOLDER PORT ROUNDS SECONDS

The same operations in two connectors of one service, one of which asks for `clientCache`. Two ratios a case, of figures taken in turns:
  statement  time of the statement with ids / without, both prepared, one client of pgbench
  http       calls a second with ids / without (wrk, 64 connections)
"""

import pathlib
import shutil
import statistics
import sys

import cases
import operations
import server

MEASURED = ["GetMovie", "ListMovies", "MovieTree", "AddReview"]
CACHED = """connectorId: "cached"
generate:
  javascriptSdk:
    outputDir: "../generated"
    package: "@bench/cached"
    clientCache: {}
"""


def make_projects(folder):
    """One with both connectors, which is served, and two with one of them each, which are explained."""
    source = pathlib.Path(__file__).parent / "project"
    both, plain, cached = folder / "project", folder / "plain", folder / "cached"
    shutil.copytree(source, plain)
    shutil.copytree(source, both)
    shutil.copytree(source / "connector", both / "cached")
    (both / "cached" / "connector.yaml").write_text(CACHED)
    settings = both / "dataconnect.yaml"
    settings.write_text(settings.read_text().replace('["./connector"]', '["./connector", "./cached"]'))
    shutil.copytree(source, cached)
    (cached / "connector" / "connector.yaml").write_text(CACHED)
    return both, plain, cached


def measure(running, case, folder, projects, rounds, seconds):
    """The medians of both ratios, and of the four figures behind them."""
    plain, cached = (operations.write_script(folder / f"{project.name}.sql", case, operations.our_statement(running, case, project))
                     for project in projects)
    plain_calls = operations.write_calls(folder / "plain.lua", case)
    cached_calls = operations.write_calls(folder / "cached.lua", case, server.BASE.replace("connectors/bench", "connectors/cached"))
    figures = []
    for _ in range(rounds):
        figures.append((
            operations.pgbench(running, case, plain, 1, seconds),
            operations.pgbench(running, case, cached, 1, seconds),
            operations.wrk(running, plain_calls, seconds),
            operations.wrk(running, cached_calls, seconds),
        ))
    rates = [statistics.median(column) for column in zip(*figures)]
    return statistics.median(f[0] / f[1] for f in figures), statistics.median(f[3] / f[2] for f in figures), *rates


def main(program, folder, port, rounds, seconds):
    folder = pathlib.Path(folder)
    both, *projects = make_projects(folder)
    with server.Server(program, both, port) as running:
        running.sql(cases.SEED)
    with server.Server(program, both, port) as running:
        print(f"{'case':32} {'statement':>9} {'http':>5}   statements without, with ids; calls without, with ids, a second", flush=True)
        for case in (case for case in cases.CASES if case.operation in MEASURED):
            running.sql("VACUUM ANALYZE")
            statement, path, *rates = measure(running, case, folder, projects, rounds, seconds)
            print(f"{case.title:32} {statement:9.2f} {path:5.2f}   " + "{:.0f}, {:.0f}; {:.0f}, {:.0f}".format(*rates), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *(int(argument) for argument in sys.argv[3:]))
