/// Messages of protobuf as text: `N:"t"` is a field of text, `N:{…}` one that holds fields, `N:5` a number.
enum ProtobufText {
    /// The bytes of the fields, in the order in which they are written.
    static func bytes(_ text: String) throws -> [UInt8] {
        var rest: Substring = text[...]
        let bytes: [UInt8] = try fields(&rest)
        guard rest.isEmpty else { throw Mistake("fields end before '\(rest.prefix(20))'") }
        return bytes
    }

    private static func fields(_ rest: inout Substring) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            rest = rest.drop { $0 == " " }
            guard let first = rest.first, first.isNumber else { return bytes }
            let number: UInt64 = takeNumber(&rest)
            guard rest.popFirst() == ":" else { throw Mistake("a number without a colon before '\(rest.prefix(20))'") }
            switch rest.first {
            case "\"": bytes += varint(number << 3 | 2) + counted(Array(try takeText(&rest).utf8))
            case "{":
                rest.removeFirst()
                let nested: [UInt8] = try fields(&rest)
                guard rest.popFirst() == "}" else { throw Mistake("no brace before '\(rest.prefix(20))'") }
                bytes += varint(number << 3 | 2) + counted(nested)
            default: bytes += varint(number << 3) + varint(takeNumber(&rest))
            }
        }
    }

    private static func takeNumber(_ rest: inout Substring) -> UInt64 {
        let digits: Substring = rest.prefix { $0.isNumber }
        rest = rest.dropFirst(digits.count)
        return UInt64(digits) ?? 0
    }

    private static func takeText(_ rest: inout Substring) throws -> String {
        rest.removeFirst()
        var text: String = ""
        while let next = rest.popFirst() {
            if next == "\"" { return text }
            if next == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(next) }
        }
        throw Mistake("a text without an end")
    }

    private static func counted(_ bytes: [UInt8]) -> [UInt8] { varint(UInt64(bytes.count)) + bytes }

    private static func varint(_ value: UInt64) -> [UInt8] {
        var (rest, bytes): (UInt64, [UInt8]) = (value, [])
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }

    // MARK: To read

    /// Bytes as such a text, for the reader of a failure: what could be text is taken for that.
    static func describe(_ bytes: [UInt8]) -> String {
        parsed(bytes[...]) ?? "\(bytes)"
    }

    private static func parsed(_ bytes: ArraySlice<UInt8>) -> String? {
        var (rest, parts): (ArraySlice<UInt8>, [String]) = (bytes, [])
        while !rest.isEmpty {
            guard let tag = takeVarint(&rest) else { return nil }
            switch tag & 7 {
            case 0:
                guard let value = takeVarint(&rest) else { return nil }
                parts.append("\(tag >> 3):\(value)")
            case 2:
                guard let count = takeVarint(&rest), count <= rest.count else { return nil }
                let payload: ArraySlice<UInt8> = rest.prefix(Int(count))
                rest = rest.dropFirst(Int(count))
                parts.append("\(tag >> 3):\(value(payload))")
            default: return nil
            }
        }
        return parts.joined(separator: " ")
    }

    private static func value(_ payload: ArraySlice<UInt8>) -> String {
        if !payload.isEmpty, payload.allSatisfy({ $0 >= 0x20 }) {
            return "\"\(String(decoding: payload, as: UTF8.self))\""
        }
        return parsed(payload).map { "{\($0)}" } ?? "\(Array(payload))"
    }

    private static func takeVarint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for shift: UInt64 in stride(from: 0, to: 64, by: 7) {
            guard let byte = rest.popFirst() else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        return nil
    }
}
