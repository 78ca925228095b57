"""Measures operations against SQL written by hand for the same answer: operations.py PROGRAM FOLDER PORT ROUNDS SECONDS

Two ratios a case, of figures taken in turns, so that whatever else the machine does meets both:
  statement  time of our statement / time of the one by hand, both prepared, one client of pgbench
  http       calls a second over HTTP (wrk, 64 connections) / statements by hand a second (pgbench, 4 clients)
"""

import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

import cases
import server

CONNECTIONS = 64
PARAMETER = re.compile(r"(?<![\w\"])\$(\d+)")


def our_statement(running, case, project=None):
    """The statement that the server sends, with what pgbench is to give in its parameters' places."""
    explained = running.explain(case.operation, case.variables(lambda _, drawn: drawn.write(drawn.first)), project)
    text = "\n".join(line for line in explained.splitlines() if not line.startswith("--"))
    if len(set(PARAMETER.findall(text))) != len(case.parameters):
        raise SystemExit(f"{case.operation}: other parameters than expected:\n{explained}")
    return PARAMETER.sub(lambda found: case.parameters[int(found[1]) - 1], text)


def write_script(file, case, text):
    draws = [f"\\set {name} random({v.first}, {v.last})" for name, v in case.values.items() if isinstance(v, cases.Drawn)]
    file.write_text("\n".join(draws + [text.strip().rstrip(";") + ";"]) + "\n")
    return file


def pgbench(running, case, script, clients, seconds):
    """Statements a second."""
    command = ["pgbench", "-h", running.socket(), "-U", "postgres", "-n", "-M", "prepared", "-c", str(clients), "-j", "1",
               "-T", str(seconds), "-f", script]
    for name, value in case.values.items():
        if not isinstance(value, cases.Drawn):
            command += ["-D", f"{name}={value}"]
    ran = subprocess.run([*command, server.DATABASE], capture_output=True, text=True)
    found = re.search(r"^tps = ([\d.]+)", ran.stdout, re.M)
    if ran.returncode != 0 or not found:
        raise SystemExit(f"{script}: {ran.stderr}")
    return float(found[1])


def write_calls(file, case, base=server.BASE):
    """A script for wrk that draws the variables of each call."""
    mark = case.variables(lambda name, drawn: f"@{name}@" if drawn.is_text else f"@@{name}@")
    body = re.sub(r'"@@(\w+)@"', r"@\1@", json.dumps({"operationName": case.operation, "variables": mark}))
    ranges = ", ".join(f"{name} = {{{v.first}, {v.last}}}" for name, v in case.values.items() if isinstance(v, cases.Drawn))
    file.write_text(f"""
local ranges = {{{ranges}}}
local body = [==[{body}]==]
local headers = {{["Content-Type"] = "application/json"}}
local path = "{base}:execute{case.kind}"
local function draw(name) return math.random(ranges[name][1], ranges[name][2]) end
if next(ranges) then
    function request() return wrk.format("POST", path, headers, (body:gsub("@(%w+)@", draw))) end
else
    local whole
    function init() whole = wrk.format("POST", path, headers, body) end
    function request() return whole end
end
""")
    return file


def wrk(running, script, seconds):
    """Calls a second. That each was answered with 200 is wrk's own count."""
    command = ["wrk", "-t1", "-c", str(CONNECTIONS), "-d", f"{seconds}s", "--timeout", "10s", "-s", script, running.origin]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    if "Non-2xx" in printed or "Socket errors" in printed:
        raise SystemExit(f"{script}:\n{printed}")
    return float(re.search(r"^Requests/sec: *([\d.]+)", printed, re.M)[1])


def measure(running, case, folder, rounds, seconds):
    """The medians of both ratios, and of the four figures behind them."""
    ours = write_script(folder / f"{case.operation}.ours.sql", case, our_statement(running, case))
    hand = write_script(folder / f"{case.operation}.hand.sql", case, case.hand)
    calls = write_calls(folder / f"{case.operation}.lua", case)
    running.call(case.kind, case.operation, case.variables(lambda _, drawn: drawn.write(drawn.first)))
    figures = []
    for _ in range(rounds):
        figures.append((
            pgbench(running, case, hand, 1, seconds),
            pgbench(running, case, ours, 1, seconds),
            pgbench(running, case, hand, 4, seconds),
            wrk(running, calls, seconds),
        ))
    hand_one, our_one, hand_four, http = (statistics.median(column) for column in zip(*figures))
    statement = statistics.median(f[0] / f[1] for f in figures)
    path = statistics.median(f[3] / f[2] for f in figures)
    return statement, path, hand_one, our_one, hand_four, http


def main(program, folder, port, rounds, seconds):
    folder = pathlib.Path(folder)
    project = folder / "project"
    shutil.copytree(pathlib.Path(__file__).parent / "project", project)
    with server.Server(program, project, port) as running:
        running.sql(cases.SEED)
    with server.Server(program, project, port) as running:
        print(f"{'case':32} {'statement':>9} {'http':>5}   by hand, ours (1 client); by hand (4 clients), http, a second", flush=True)
        for case in cases.CASES:
            running.sql("VACUUM ANALYZE")
            statement, path, *rates = measure(running, case, folder, rounds, seconds)
            print(f"{case.title:32} {statement:9.2f} {path:5.2f}   " + "{:.0f}, {:.0f}; {:.0f}, {:.0f}".format(*rates), flush=True)
    print(f"start to first answer: {server.start_to_first_answer(program, project, port):.2f} s")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *(int(argument) for argument in sys.argv[3:]))
