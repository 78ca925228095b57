/// A JSON value as a tree (RFC 8259).
///
/// Numbers keep their spelling, so that a 64-bit integer is not squeezed through a double; objects keep their order.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

extension JSONValue {
    /// The text of a string, nothing for any other kind.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The elements of an array, nothing for any other kind.
    public var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The object, nothing for any other kind.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The truth value, nothing for any other kind.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number, nothing for any other kind.
    public var number: JSONNumber? {
        if case .number(let number) = self { number } else { nil }
    }

    /// A member of an object; nothing where there is none, and for any other kind.
    public subscript(name: String) -> JSONValue? { object?[name] }

    /// The kind in words, for messages: "a string", "null".
    public var kindDescription: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// The value as compact JSON.
    public var text: JSONText {
        var writer: JSONWriter = JSONWriter()
        writer.value(self)
        return writer.finish()
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// A string value.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A whole number.
    public init(integerLiteral value: Int64) { self = .number(JSONNumber(value)) }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// The value `null`.
    public init(nilLiteral: ()) { self = .null }
    /// An array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object; the names must differ.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements.map { JSONObject.Member(name: $0.0, value: $0.1) }))
    }
}
