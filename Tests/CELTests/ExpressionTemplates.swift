import CEL

/// What the generated expressions are made of.
///
/// - Shape: `$i` int, `$u` uint, `$d` double, `$b` bool, `$s` string, `$y` bytes, `$l` list of int, `$n` list of string, `$m` map, `$t`
///   timestamp, `$p` duration, `$v` dyn, `$A` anything; `$I`, `$J` a name for an int or string and a condition on it, `$K`, `$L` a name for
///   an int, and an int or string of it.
enum ExpressionTemplates {
    static let places: [Character: CELType] = [
        "i": .int, "u": .uint, "d": .double, "b": .bool, "s": .string, "y": .bytes, "l": .list(.int),
        "n": .list(.string),
        "m": .map(.string, .int), "t": .timestamp, "p": .duration, "v": .dyn,
    ]

    static let literals: [CELType: [String]] = [
        .bool: ["true", "false"],
        .int: ["0", "1", "-1", "2", "10", "63", "9223372036854775807", "-9223372036854775808", "4611686018427387904"],
        .uint: ["0u", "1u", "2u", "18446744073709551615u", "9223372036854775808u"],
        .double: [
            "0.0", "-0.0", "1.5", "-2.25", "1e300", "1e-5", "9007199254740993.0", "(0.0 / 0.0)", "(1.0 / 0.0)", "0.1",
        ],
        .string: [
            "''", "'a'", "'abcabc'", "'\\u00e9'", "' x '", "'12'", "'-3.5'", "'1h30m'", "'true'",
            "'2024-02-29T12:00:00Z'",
        ],
        .bytes: ["b''", "b'a'", "b'\\xff\\x00'", "b'\\303\\251'"],
        .timestamp: [
            "timestamp('2024-02-29T23:59:59.5Z')", "timestamp('1969-12-31T23:59:59Z')", "timestamp(0)",
            "timestamp('9999-12-31T23:59:59Z')", "timestamp('0001-01-01T00:00:00Z')",
            "timestamp('2024-07-01T00:30:00+05:30')",
        ],
        .duration: [
            "duration('0s')", "duration('1h30m')", "duration('-1.5s')", "duration('100ms')", "duration('8760h')",
        ],
        .list(.int): ["[]", "[1]", "[3, 1, 2]", "[0, 0]"],
        .list(.string): ["[]", "['a']", "['b', 'a', '']"],
        .map(.string, .int): ["{}", "{'a': 1}", "{'b': 2, 'c': -1}"],
        .dyn: [
            "dyn(1)", "dyn(1u)", "dyn(1.0)", "dyn('a')", "dyn(null)", "dyn([1])", "dyn({'a': 1})", "dyn(true)",
            "dyn(b'a')",
        ],
    ]

    static let templates: [CELType: [String]] = [
        .bool: [
            "$b && $b", "$b || $b", "!$b", "$i == $i", "$i != $i", "$i < $i", "$i <= dyn($u)", "dyn($d) > $i",
            "$u >= dyn($d)",
            "$d == $d", "$s == $s",
            "$s < $s", "$y <= $y", "$y == $y", "$t < $t", "$p >= $p", "$b < $b", "$l == $l", "$m == $m", "$n != $n",
            "$v == $v", "$v < $v",
            "dyn($A) == dyn($A)", "$i in $l", "$s in $n", "$s in $m", "$v in [1, dyn('a'), 2.5]", "has($m.a)",
            "has($m.c)", "$s.startsWith($s)",
            "$s.endsWith($s)", "$s.contains($s)", "$s.matches('^[a-c]+$')", "matches($s, '.*\\\\d')", "$l.exists($I)",
            "$l.all($I)",
            "$l.exists_one($I)", "$n.exists($J)", "$n.all($J)", "$m.all(k, $m[k] > 0)", "bool($s)",
            "type($A) == type($A)",
            "math.isNaN($d)", "math.isInf($d)", "math.isFinite($d)", "$m.?a.hasValue()",
            "optional.ofNonZeroValue($A).hasValue()",
        ],
        .int: [
            "$i + $i", "$i - $i", "$i * $i", "$i / $i", "$i % $i", "-($i)", "size($s)", "$s.size()", "size($y)",
            "size($l)", "$m.size()",
            "int($u)", "int($d)", "int($s)", "int($t)", "$l[$i]", "$m[$s]", "$m.a", "$t.getFullYear()", "$t.getMonth()",
            "$t.getDate()",
            "$t.getDayOfMonth()", "$t.getDayOfYear()", "$t.getDayOfWeek()", "$t.getHours()", "$t.getMinutes()",
            "$t.getSeconds()",
            "$t.getMilliseconds()", "$t.getHours('+02:30')", "$t.getDate('America/New_York')", "$p.getHours()",
            "$p.getMinutes()",
            "$p.getSeconds()", "$s.indexOf($s)", "$s.lastIndexOf($s)", "$s.indexOf($s, $i)", "$s.lastIndexOf($s, $i)",
            "math.abs($i)",
            "math.sign($i)", "math.greatest($i, $i)", "math.least($i, $i, $i)", "math.greatest($l)",
            "math.bitAnd($i, $i)",
            "math.bitOr($i, $i)", "math.bitXor($i, $i)", "math.bitNot($i)", "math.bitShiftLeft($i, $i)",
            "math.bitShiftRight($i, $i)",
        ],
        .uint: [
            "$u + $u", "$u - $u", "$u * $u", "$u / $u", "$u % $u", "uint($i)", "uint($d)", "uint($s)", "math.abs($u)",
            "math.bitNot($u)",
            "math.bitAnd($u, $u)", "math.bitShiftLeft($u, $i)", "math.least($u, $u)",
        ],
        .double: [
            "$d + $d", "$d - $d", "$d * $d", "$d / $d", "-($d)", "double($i)", "double($u)", "double($s)",
            "math.floor($d)", "math.ceil($d)",
            "math.round($d)", "math.trunc($d)", "math.abs($d)", "math.sign($d)", "math.greatest($d, $d)",
            "math.sqrt($d)",
        ],
        .string: [
            "$s + $s", "string($i)", "string($u)", "string($b)", "string($y)", "string($t)", "string($p)", "string($s)",
            "$n[$i]",
            "$s.charAt($i)", "$s.substring($i)", "$s.substring($i, $i)", "$s.replace($s, $s)", "$s.replace($s, $s, $i)",
            "$s.lowerAscii()",
            "$s.upperAscii()", "$s.trim()", "$s.reverse()", "$n.join()", "$n.join($s)", "strings.quote($s)",
            "base64.encode($y)",
            "'%s|%d'.format([$s, $i])", "'%s'.format([$A])", "'%x %o %b'.format([$i, $u, $i])",
            "'%.2f %e'.format([$d, $d])", "'%X'.format([$y])",
        ],
        .bytes: ["$y + $y", "bytes($s)", "base64.decode(base64.encode($y))"],
        .timestamp: [
            "$t + $p", "$t - $p", "$p + $t", "timestamp(string($t))", "timestamp($i % 100000)", "timestamp($s)",
        ],
        .duration: ["$p + $p", "$p - $p", "$t - $t", "duration(string($p))", "duration($s)"],
        .list(.int): [
            "$l + $l", "[$i, $i]", "$l.map($K)", "$l.filter($I)", "[?optional.of($i), $i]",
            "$l.map(x9, x9 > 0, x9 * $i)",
        ],
        .list(.string): [
            "$n + $n", "[$s, $s]", "$l.map($L)", "$n.filter($J)", "$s.split($s)", "$s.split($s, $i)",
        ],
        .map(.string, .int): ["{$s: $i}", "{'a': $i, $s: $i}", "{?'a': optional.of($i)}"],
        .dyn: ["dyn($A)", "v[$i]", "[dyn($A), $A][$i]", "dyn($v) + $v", "$v[$v]", "type($A)", "$v.a"],
    ]
}
