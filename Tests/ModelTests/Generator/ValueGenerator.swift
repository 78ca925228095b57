import GraphQLSyntax
import JSON
import SchemaModel

/// Makes values: few different ones, so that they meet, and those at the edges.
struct ValueGenerator {
    let schema: Schema

    /// The name that texts and expressions know the user by.
    static let uid: String = "u-1"

    /// A value of a column's type as a request gives it.
    func json(_ type: ColumnType, _ random: inout Random) -> JSONValue {
        guard type.isList else { return json(type.element, &random) }
        return .array((0..<random.below(4)).map { _ in json(type.element, &random) })
    }

    func json(_ type: ColumnType.Element, _ random: inout Random) -> JSONValue {
        guard case .scalar(let scalar) = type else {
            return .string(random.pick(schema.enumType(ColumnType(type).elementName)?.values ?? [""]))
        }
        switch scalar {
        case .string: return .string(random.pick(Self.texts))
        case .int: return Self.number(random.pick(Self.ints))
        case .int64: return random.chance(2) ? .string(random.pick(Self.bigs)) : Self.number(random.pick(Self.ints))
        case .float: return Self.number(random.pick(Self.floats))
        case .boolean: return .bool(random.chance(2))
        case .uuid: return .string(random.pick(Self.uuids))
        case .date: return .string(random.pick(Self.dates))
        case .timestamp: return .string(random.pick(Self.instants))
        case .any: return random.pick(Self.trees)
        case .vector: preconditionFailure("vectors have tests of their own")
        }
    }

    /// A value that hardly any row has; nothing for types of few values.
    static func new(_ type: ColumnType.Element, _ random: inout Random) -> JSONValue? {
        guard case .scalar(let scalar) = type else { return nil }
        let number: String = String(random.within(1000...99_999))
        switch scalar {
        case .string: return .string(random.pick(texts) + number)
        case .int, .float: return self.number(number)
        case .int64: return .string(number)
        case .uuid: return .string((0..<32).map { _ in random.pick(["0", "1", "7", "9", "a", "f"]) }.joined())
        case .date: return .string(Calendar.text(days: random.within(-90_000...90_000)))
        case .timestamp: return .string(Calendar.text(microseconds: Int64(random.within(0...1_000_000_000_000))))
        case .boolean, .any, .vector: return nil
        }
    }

    private static func number(_ text: String) -> JSONValue { .number(JSONNumber(validated: text)) }

    private static let texts: [String] = [
        "", "a", "a", "b", "ab", "A", "aé", "%", "_", "\\", "a%b", "a_b", "100%", "it's", "\"q\"", "é", "e\u{301}",
        "😀", "a😀b", "日本", "\u{D7FF}", "a\u{10FFFF}", "null", "{}", " ", "\t\n", "\u{1}", "$1", uid,
    ]
    /// Patterns of LIKE. None ends in a backslash: PostgreSQL refuses that, but only where it gets so far.
    static let patterns: [String] = [
        "%", "a%", "%a", "_", "__", "a_", "%é%", "%\\%%", "a\\_b", "%😀%", "A%", "AB", "", "%\\\\", "_b%", "%_%", "a%b",
    ]
    private static let ints: [String] = ["0", "0", "1", "1", "2", "3", "-1", "7", "2147483647", "-2147483648", "100"]
    private static let bigs: [String] = [
        "0", "1", "-1", "9223372036854775807", "-9223372036854775808", "9007199254740993", "4294967296",
    ]
    private static let floats: [String] = [
        "0", "-0.0", "1", "1", "1.5", "-2.5", "0.1", "3.141592653589793", "1e300", "1e-300", "5e-324",
        "1.7976931348623157e308", "-1.7976931348623157e308", "100", "123456789.125",
    ]
    private static let uuids: [String] = [
        "00000000-0000-0000-0000-000000000000", "ffffffffffffffffffffffffffffffff",
        "3FA85F64-5717-4562-B3FC-2C963F66AFA6", "3fa85f6457174562b3fc2c963f66afa6",
        "{a0a0a0a0-0000-4000-8000-000000000001}", "urn:uuid:a0a0a0a0-0000-4000-8000-000000000002",
    ]
    private static let dates: [String] = [
        "1583-01-01", "9999-12-31", "2024-02-29", "1970-01-01", "1969-12-31", "2000-03-01", "2023-11-14",
        "2024-02-29T23:00:00-05:00",
    ]
    private static let instants: [String] = [
        "1583-01-01T00:00:00Z", "9999-12-31T23:59:59.999999Z", "2024-02-29T12:00:00.5+02:00",
        "2024-02-29T10:00:00.500Z", "1970-01-01T00:00:00Z", "1969-12-31T23:59:59.999999Z",
        "2023-11-14T22:13:20.123456Z", "2023-11-15T07:13:20.123456789+09:00", "2000-01-01T00:00:00-11:30",
    ]
    private static let trees: [JSONValue] = [
        1, number("1.0"), number("1e2"), 100, "", "a", "é", true, false, [], [1], [[]], [1, 2], ["a", nil],
        .object(JSONObject()),
        ["a": 1], ["b": 1, "a": "x"], ["a": "x", "b": number("1.00")], ["aa": ["c": nil]],
        number("12345678901234567890.5"),
        number("-0.5"), ["a b": "\\\"%"],
    ]

    /// A value as it is written in an operation; nothing where it cannot be.
    func literal(_ json: JSONValue, _ type: ColumnType.Element) -> InputValue.Kind? {
        switch (type, json) {
        case (_, .null): .null
        case (.scalar(.any), _): Self.anyLiteral(json)
        case (.enumeration, .string(let name)): .enumValue(name)
        case (.scalar(.float), .number(let number)), (.scalar(.int), .number(let number)),
            (.scalar(.int64), .number(let number)):
            number.text.contains { ".eE".contains($0) } ? .float(number.text) : .int(number.text)
        case (_, .string(let text)): .string(text, isBlock: false)
        case (_, .bool(let truth)): .boolean(truth)
        default: nil
        }
    }

    private static func anyLiteral(_ json: JSONValue) -> InputValue.Kind? {
        switch json {
        case .null: return .null
        case .bool(let truth): return .boolean(truth)
        case .number(let number):
            return number.text.contains { ".eE".contains($0) } ? .float(number.text) : .int(number.text)
        case .string(let text): return .string(text, isBlock: false)
        case .array(let elements):
            let kinds: [InputValue.Kind] = elements.compactMap(anyLiteral)
            return kinds.count == elements.count ? .list(kinds.map { InputValue($0) }) : nil
        case .object(let object):
            let fields: [ObjectField] = object.members.compactMap { member in
                guard member.name.allSatisfy(\.isLetter) else { return nil }
                return anyLiteral(member.value).map { ObjectField(name: Name(member.name), value: InputValue($0)) }
            }
            return fields.count == object.members.count ? .object(fields) : nil
        }
    }
}
