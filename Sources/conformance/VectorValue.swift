import JSON

/// JSON as conformance vectors use it: strings as bytes, because some of them hold surrogates on purpose.
enum VectorValue: Hashable {
    case null
    case bool(Bool)
    case number(String)
    case string([UInt8])
    case array([VectorValue])
    case object([String: VectorValue])

    /// Reads the text of a vector file.
    init(utf8: [UInt8]) throws(JSONError) {
        var reader: JSONReader = JSONReader(utf8, maximumDepth: 256, keepsSurrogates: true)
        self = try Self.read(&reader)
        try reader.finish()
    }

    private static func read(_ reader: inout JSONReader) throws(JSONError) -> VectorValue {
        switch try reader.peek() {
        case .null:
            try reader.readNull()
            return .null
        case .bool: return .bool(try reader.readBool())
        case .number: return .number(try reader.readNumber().text)
        case .string: return .string(try reader.readStringBytes())
        case .array:
            var elements: [VectorValue] = []
            try reader.beginArray()
            while try reader.nextElement(isFirst: elements.isEmpty) { elements.append(try read(&reader)) }
            return .array(elements)
        case .object:
            var members: [String: VectorValue] = [:]
            try reader.beginObject()
            while let name: String = try reader.nextName(isFirst: members.isEmpty) { members[name] = try read(&reader) }
            return .object(members)
        }
    }
}

extension VectorValue {
    /// A string value.
    static func text(_ text: String) -> VectorValue { .string(Array(text.utf8)) }

    /// A member of an object.
    subscript(name: String) -> VectorValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The elements of a list; none for any other kind.
    var elements: [VectorValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The bytes of a string.
    var bytes: [UInt8]? {
        if case .string(let bytes) = self { bytes } else { nil }
    }

    /// The text of a string, repaired where it is no Unicode text.
    var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

    /// The truth value, false for any other kind.
    var isTrue: Bool { self == .bool(true) }

    /// A whole number.
    var int: Int? {
        if case .number(let text) = self { Int(text) } else { nil }
    }
}

extension VectorValue: CustomStringConvertible {
    /// The value as text for messages, near to JSON.
    var description: String {
        switch self {
        case .null: "null"
        case .bool(let isTrue): isTrue ? "true" : "false"
        case .number(let text): text
        case .string(let bytes): String(reflecting: String(decoding: bytes, as: UTF8.self))
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
        }
    }
}
