"""Evaluates expressions by Google's CEL for C++ (the package `cel-expr-python`): cel_oracle.py INPUT OUTPUT

The first line of the input is an object of variables, each {"type": …, "value": …}; every other line is an expression as a
JSON string. Where the package ends the process, answers are missing. The output has a line for each expression: {"refused": message}, or {"type": …} with "failed": message,
"hidden": true for a value that the package cannot hand over, or "value": …. Values are encoded as in the conformance vectors.
"""

import base64
import datetime
import json
import os
import sys

from cel_expr_python import cel
from cel_expr_python.ext import ext_bindings, ext_encoders, ext_math, ext_optional, ext_strings

TYPES = {
    "bool": cel.Type.BOOL,
    "int": cel.Type.INT,
    "uint": cel.Type.UINT,
    "double": cel.Type.DOUBLE,
    "string": cel.Type.STRING,
    "bytes": cel.Type.BYTES,
    "timestamp": cel.Type.TIMESTAMP,
    "duration": cel.Type.DURATION,
    "dyn": cel.Type.DYN,
    "list(int)": cel.Type.List(cel.Type.INT),
    "list(string)": cel.Type.List(cel.Type.STRING),
    "map(string, int)": cel.Type.Map(cel.Type.STRING, cel.Type.INT),
}
TYPE_NAMES = {"TIMESTAMP": "google.protobuf.Timestamp", "DURATION": "google.protobuf.Duration", "NULL": "null_type"}
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
# The package gives up references to None that it does not own, and Python fails when none is left.
NONES = [None] * 1_000_000
MICROSECOND = datetime.timedelta(microseconds=1)


def main():
    with open(sys.argv[1], encoding="utf-8") as lines, open(sys.argv[2], "w", encoding="utf-8") as output:
        variables = json.loads(next(lines))
        environment = cel.NewEnv(
            variables={name: TYPES[variable["type"]] for name, variable in variables.items()},
            extensions=[
                ext_bindings.ExtBindings(),
                ext_encoders.ExtEncoders(),
                ext_math.ExtMath(),
                ext_optional.ExtOptional(),
                ext_strings.ExtStrings(),
            ],
        )
        data = {name: decoded(variable["value"]) for name, variable in variables.items()}
        for line in lines:
            print(json.dumps(answer(environment, json.loads(line), data)), file=output, flush=True)


def answer(environment, text, data):
    try:
        expression = environment.compile(text)
    except RuntimeError as error:
        return {"refused": str(error)}
    result = {"type": expression.return_type().name()}
    try:
        value = expression.eval(data=data)
        if value.type().name() == "ERROR":
            return {**result, "failed": str(value.value())}
        return {**result, "value": encoded(value)}
    except (RuntimeError, OverflowError) as error:
        return {**result, "failed": str(error)}
    except TypeError:
        return {**result, "hidden": True}


def decoded(value):
    kind, content = next(iter(value.items()))
    if kind in ("int64", "uint64"):
        return int(content)
    if kind == "bytes":
        return base64.b64decode(content)
    if kind == "timestamp":
        return EPOCH + datetime.timedelta(seconds=int(value["seconds"]))
    if kind == "duration":
        return datetime.timedelta(seconds=int(value["seconds"]))
    if kind == "list":
        return [decoded(element) for element in content]
    if kind == "map":
        return {decoded(key): decoded(member) for key, member in content}
    return content


def encoded(value):
    kind, content = value.type().name(), value.value()
    if kind == "NULL":
        return {"null": None}
    if kind == "BOOL":
        return {"bool": content}
    if kind == "INT":
        return {"int64": str(content)}
    if kind == "UINT":
        return {"uint64": str(content)}
    if kind == "DOUBLE":
        return {"double": repr(content)}
    if kind == "STRING":
        return {"string": content}
    if kind == "BYTES":
        return {"bytes": base64.b64encode(content).decode()}
    if kind == "TIMESTAMP":
        return span("timestamp", content - EPOCH)
    if kind == "DURATION":
        return span("duration", content)
    if kind.startswith("LIST"):
        return {"list": [encoded(element) for element in content]}
    if kind.startswith("MAP"):
        return {"map": [[plain(key), encoded(member)] for key, member in content.items()]}
    if kind.startswith("TYPE"):
        name = content.name().split("<")[0]
        return {"type": TYPE_NAMES.get(name, name.lower())}
    raise RuntimeError(f"no encoding for {kind}")


def span(kind, time):
    """Seconds and nanoseconds of one sign, or of a time the seconds before it."""
    microseconds = time // MICROSECOND
    sign = -1 if kind == "duration" and microseconds < 0 else 1
    seconds, rest = divmod(sign * microseconds, 1_000_000)
    return {kind: "", "seconds": str(sign * seconds), "nanos": sign * rest * 1000}


def plain(key):
    """A key of a map, of which Python does not tell one integer type from the other."""
    if isinstance(key, bool):
        return {"bool": key}
    return {"int64": str(key)} if isinstance(key, int) and key < 1 << 63 else (
        {"uint64": str(key)} if isinstance(key, int) else {"string": key}
    )


main()
os._exit(0)  # without taking down what the references lead to
