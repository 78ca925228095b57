import ConnectorModel
import JSON
import SQL

/// Coerced values in PostgreSQL's text format.
enum ParameterText {
    static func append(_ value: CoercedValue, as type: PostgresType, to list: inout ParameterList) {
        switch value {
        case .null: list.appendNull()
        case .boolean(let truth): list.append(truth ? "true" : "false")
        case .integer(let number): list.append(String(number))
        case .float(let number): list.append(number.description)
        case .text(let text): list.append(text)
        case .json(let json): list.append(json.utf8)
        case .list(let elements) where type.isArray:
            list.append(array(type == .vector.array ? elements.map(vector) : elements))
        // JSON is what `jsonb` takes, and pgvector's `[1,2]` is JSON too.
        case .list, .object: list.append(json(value).utf8)
        }
    }

    /// A vector of an array of them is one text.
    private static func vector(_ value: CoercedValue) -> CoercedValue {
        value == .null ? value : .text(json(value).description)
    }

    /// An array literal (PostgreSQL manual, 8.15.2). Every text is quoted, so that none is taken for NULL.
    static func array(_ elements: [CoercedValue]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(elements.count * 16 + 2)
        append(elements, to: &text)
        return text
    }

    private static func append(_ elements: [CoercedValue], to text: inout [UInt8]) {
        text.append(UInt8(ascii: "{"))
        for (index, element) in elements.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            switch element {
            case .null: text.append(contentsOf: "NULL".utf8)
            case .boolean(let truth): text.append(UInt8(ascii: truth ? "t" : "f"))
            case .integer(let number): text.append(contentsOf: String(number).utf8)
            case .float(let number): text.append(contentsOf: number.description.utf8)
            case .text(var value): value.withUTF8 { quote($0, &text) }
            case .json(let json): json.utf8.withUnsafeBufferPointer { quote($0, &text) }
            case .list(let inner): append(inner, to: &text)
            case .object: json(element).utf8.withUnsafeBufferPointer { quote($0, &text) }
            }
        }
        text.append(UInt8(ascii: "}"))
    }

    private static func quote(_ bytes: UnsafeBufferPointer<UInt8>, _ text: inout [UInt8]) {
        text.append(UInt8(ascii: "\""))
        // Most texts have nothing to escape, and arrays over rows have many texts.
        if bytes.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
            for byte: UInt8 in bytes {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { text.append(UInt8(ascii: "\\")) }
                text.append(byte)
            }
        } else {
            text.append(contentsOf: bytes)
        }
        text.append(UInt8(ascii: "\""))
    }

    /// A value as JSON.
    static func json(_ value: CoercedValue) -> JSONText {
        var writer: JSONWriter = JSONWriter()
        write(value, to: &writer)
        return writer.finish()
    }

    private static func write(_ value: CoercedValue, to writer: inout JSONWriter) {
        switch value {
        case .null: writer.null()
        case .boolean(let truth): writer.bool(truth)
        case .integer(let number): writer.int(number)
        case .float(let number): writer.double(number)
        case .text(let text): writer.string(text)
        case .json(let json): writer.text(json)
        case .list(let elements):
            writer.beginArray()
            for element: CoercedValue in elements { write(element, to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member: CoercedValue.Member in members {
                writer.name(member.name)
                write(member.value, to: &writer)
            }
            writer.endObject()
        }
    }
}

extension PostgresType {
    fileprivate var isArray: Bool { text.hasSuffix("[]") }
}
