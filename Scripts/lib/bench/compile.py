"""Measures `dataconnect compile` on generated projects: compile.py PROGRAM FOLDER TABLES...

Every table has a key, six columns, an index, an enum and references to two other tables; three operations go with it: a look-up with
its reference, a filtered list with a relation, an insert. Prints CPU seconds (user and system) and peak memory of each compilation.
"""

import os
import pathlib
import sys

CONFIGURATION = """specVersion: "v1"
serviceId: "bench"
location: "here"
schema:
  source: "./schema"
  datasource:
    postgresql:
      database: "bench"
connectorDirs: ["./connector"]
"""

TABLE = """enum State{n} {{ OPEN PAID SENT }}
type Record{n} @table @index(fields: ["title", "number"]) {{
  title: String! @searchable
  number: Int! @default(value: 0)
  price: Float
  day: Date
  made: Timestamp! @default(expr: "request.time")
  tags: [String!]
  state: State{n}! @default(value: OPEN)
  owner: Record{owner}
  part: Record{part}!
}}
"""

OPERATIONS = """query GetRecord{n}($id: UUID!) @auth(level: PUBLIC) {{
  record{n}(id: $id) {{ id title number price state owner {{ id title }} part {{ id title }} }}
}}
query ListRecord{n}($title: String, $limit: Int = 20) @auth(level: USER) {{
  record{n}s(where: {{title: {{contains: $title}}, number: {{gt: 3}}, owner: {{state: {{eq: PAID}}}}}},
    orderBy: [{{number: DESC}}], limit: $limit) {{
    id title day made tags record{child}s_on_owner(limit: 3) {{ id title }}
  }}
}}
mutation AddRecord{n}($title: String!, $part: UUID!, $number: Int) @auth(expr: "auth.uid != ''") {{
  record{n}_insert(data: {{title: $title, number: $number, partId: $part, state: PAID}})
}}
"""


def write_project(folder, tables):
    (folder / "schema").mkdir(parents=True)
    (folder / "connector").mkdir()
    (folder / "dataconnect.yaml").write_text(CONFIGURATION)
    (folder / "connector" / "connector.yaml").write_text('connectorId: "bench"\n')
    # Several files, because a file may not be larger than a project's author could read.
    for first in range(0, tables, 100):
        schema, operations = [], []
        for n in range(first, min(first + 100, tables)):
            owner, part, child = (n + 1) % tables, (n + 7) % tables, (n - 1) % tables
            schema.append(TABLE.format(n=n, owner=owner, part=part))
            operations.append(OPERATIONS.format(n=n, child=child))
        (folder / "schema" / f"schema{first}.gql").write_text("".join(schema))
        (folder / "connector" / f"operations{first}.gql").write_text("".join(operations))


def measure(program, folder):
    log = folder / "log"
    child = os.fork()
    if child == 0:
        out = os.open(log, os.O_WRONLY | os.O_CREAT)
        os.dup2(out, 1)
        os.dup2(out, 2)
        os.execv(program, [program, "compile", "--config_dir", str(folder)])
    _, status, usage = os.wait4(child, 0)
    if status != 0:
        sys.exit(f"the project does not compile:\n{log.read_text()}")
    # Linux counts in KiB, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit / 1_000_000


def main():
    program, root, sizes = sys.argv[1], pathlib.Path(sys.argv[2]), [int(size) for size in sys.argv[3:]]
    for tables in sizes:
        folder = root / f"tables{tables}"
        write_project(folder, tables)
        cpu, memory = measure(program, folder)
        print(f"{tables} tables, {3 * tables} operations: {cpu:.2f} s CPU, {memory:.0f} MB at most", flush=True)


main()
