import JSON

extension Value {
    /// The value as people read it, also where there is no JSON of it: a type is its name, a double that is not finite `+Inf`, `-Inf` or `NaN`.
    ///
    /// - Shape: otherwise as an expression has it: strings in quotes, `2u`, `b"\x00"`, keys of maps by their own types. Of more than ten
    ///   thousand parts the rest is `…`, for values share their parts, and what is small in memory can be endless in text.
    public var text: String {
        var parts: Int = 10_000
        return text(&parts)
    }

    private func text(_ parts: inout Int) -> String {
        parts -= 1
        guard parts >= 0 else { return "…" }
        switch self {
        case .null: return "null"
        case .bool(let truth): return truth ? "true" : "false"
        case .int(let number): return String(number)
        case .uint(let number): return "\(number)u"
        case .double(let number): return doubleText(number)
        case .string(let text): return Self.quoted(text)
        case .bytes(let bytes): return "b\"" + bytes.map(Self.literal).joined() + "\""
        case .list(let elements): return "[" + Self.joined(elements, &parts) { $0.text(&$1) } + "]"
        case .map(let map): return Self.members(map.entries.map { ($0.key.value, $0.value) }, &parts)
        case .record(let record): return Self.members(record.setMembers.map { (.string($0.name), $0.value) }, &parts)
        case .timestamp(let time): return time.text
        case .duration(let span): return span.text
        case .type(let type): return type.name
        case .optional(nil): return "optional.none()"
        case .optional(let wrapped?): return "optional.of(\(wrapped.text(&parts)))"
        case .error(let error): return error.message
        }
    }

    private static func members(_ members: [(Value, Value)], _ parts: inout Int) -> String {
        // A key is no part of its own.
        "{" + joined(members, &parts) { "\($0.0.text): \($0.1.text(&$1))" } + "}"
    }

    /// A byte as a literal of bytes has it, where `\u` means nothing.
    private static func literal(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
        case 0x20..<0x7F: String(UnicodeScalar(byte))
        default: "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
    }

    /// Stops where there is nothing left to be written.
    private static func joined<Part>(
        _ elements: [Part], _ parts: inout Int, _ text: (Part, inout Int) -> String
    ) -> String {
        var texts: [String] = []
        for element: Part in elements {
            texts.append(text(element, &parts))
            guard parts >= 0 else { break }
        }
        return texts.joined(separator: ", ")
    }

    private static func quoted(_ text: String) -> String { JSONValue.string(text).text.description }
}
