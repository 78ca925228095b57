import CEL

/// Makes random expressions of a type that mostly check: operators, functions and macros over literals, variables and one another.
struct ExpressionGenerator {
    private var random: SplitMix64
    private var locals: [(name: String, type: CELType)] = []

    init(seed: UInt64) { random = SplitMix64(state: seed) }

    /// What expressions may name, with one value for all of them.
    static let variables: [(name: String, type: CELType, value: Value)] = [
        ("i", .int, .int(7)), ("u", .uint, .uint(3)), ("d", .double, .double(2.5)), ("b", .bool, .bool(true)),
        ("s", .string, .string("h\u{E9}llo \u{1F600}")), ("y", .bytes, .bytes([0x7A, 0x61, 0xFF])),
        ("l", .list(.int), .list([.int(1), .int(-2), .int(3)])),
        ("n", .list(.string), .list([.string("a"), .string("b\u{E9}"), .string("")])),
        ("m", .map(.string, .int), .map(MapValue(["a": .int(1), "b": .int(2)]))),
        ("t", .timestamp, TimestampValue(seconds: 1_709_208_000).map(Value.timestamp) ?? .null),
        ("p", .duration, DurationValue(seconds: 5_400, nanoseconds: 0).map(Value.duration) ?? .null),
        ("v", .dyn, .list([.int(1), .string("a"), .double(2.5), .null, .bool(false)])),
    ]

    private static let types: [CELType] = [
        .bool, .int, .uint, .double, .string, .bytes, .timestamp, .duration, .list(.int), .list(.string),
        .map(.string, .int), .dyn,
    ]

    /// An expression of any type.
    mutating func expression() -> String {
        let type: CELType = pick(Self.types)
        return make(type, 2 + random.below(3))
    }

    private mutating func pick<Element>(_ choices: [Element]) -> Element { choices[random.below(choices.count)] }

    // MARK: Any type

    private mutating func make(_ type: CELType, _ depth: Int) -> String {
        guard depth > 0, random.below(8) > 0 else { return leaf(type) }
        switch random.below(12) {
        case 0: return "(\(make(.bool, depth - 1)) ? \(make(type, depth - 1)) : \(make(type, depth - 1)))"
        case 1: return bound(type, depth)
        case 2: return optional(type, depth)
        default: return filled(pick(templates(type)), depth - 1)
        }
    }

    private mutating func bound(_ type: CELType, _ depth: Int) -> String {
        let value: CELType = pick(Self.types)
        let text: String = make(value, depth - 1)
        return "cel.bind(\(with(value) { "\($1), \(text), \($0.make(type, depth - 1))" }))"
    }

    private mutating func optional(_ type: CELType, _ depth: Int) -> String {
        let value: String = make(type, depth - 1)
        let other: String = make(type, depth - 1)
        switch random.below(4) {
        case 0: return "optional.of(\(value)).orValue(\(other))"
        case 1: return "optional.none().or(optional.of(\(value))).orValue(\(other))"
        case 2: return "[\(value)][?\(make(.int, 1))].orValue(\(other))"
        default:
            return
                "optional.of(\(value)).\(with(type) { "optMap(\($1), \($0.make(type, depth - 1)))" }).orValue(\(other))"
        }
    }

    /// Makes a part in which one more name is known.
    private mutating func with(_ type: CELType, _ body: (inout Self, String) -> String) -> String {
        let name: String = "x\(locals.count)"
        locals.append((name, type))
        defer { locals.removeLast() }
        return body(&self, name)
    }

    private mutating func leaf(_ type: CELType) -> String {
        let known: [String] = (locals + Self.variables.map { ($0.name, $0.type) }).filter { $0.type == type }.map(
            \.name)
        if !known.isEmpty, random.below(2) == 0 { return pick(known) }
        return pick(ExpressionTemplates.literals[type] ?? ["null"])
    }

    // MARK: Templates

    private func templates(_ type: CELType) -> [String] { ExpressionTemplates.templates[type] ?? ["dyn($s)"] }

    /// Puts expressions in the places of a template: `$i` an int, `$E1` a condition on an element of the list before it.
    private mutating func filled(_ template: String, _ depth: Int) -> String {
        var result: String = ""
        var rest: Substring = template[...]
        while let mark: String.Index = rest.firstIndex(of: "$") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            result += place(rest.removeFirst(), depth)
        }
        return result + rest
    }

    private mutating func place(_ letter: Character, _ depth: Int) -> String {
        switch letter {
        // Loops over lists of int and of string: a name and what is made with it.
        case "I": return with(.int) { "\($1), \($0.make(.bool, depth))" }
        case "J": return with(.string) { "\($1), \($0.make(.bool, depth))" }
        case "K": return with(.int) { "\($1), \($0.make(.int, depth))" }
        case "L": return with(.int) { "\($1), \($0.make(.string, depth))" }
        case "A": return make(pick(Self.types), depth)
        default: return ExpressionTemplates.places[letter].map { make($0, depth) } ?? "null"
        }
    }
}
