import JSON

/// A JSON value that knows where it stands.
struct PlacedValue {
    struct Member {
        let name: String
        /// Of its name.
        let offset: Int
        let value: PlacedValue
    }

    enum Content {
        case object([Member])
        case array([PlacedValue])
        /// Neither of them.
        case leaf(JSONValue)
    }

    let offset: Int
    let content: Content

    /// The whole text as a value.
    static func parse(_ bytes: [UInt8]) throws(JSONError) -> PlacedValue {
        var reader: JSONReader = JSONReader(bytes, maximumDepth: 16)
        let value: PlacedValue = try PlacedValue(&reader, bytes)
        try reader.finish()
        return value
    }

    private init(_ reader: inout JSONReader, _ bytes: [UInt8]) throws(JSONError) {
        let kind: JSONReader.Kind = try reader.peek()
        offset = reader.offset
        switch kind {
        case .object: content = .object(try Self.members(&reader, bytes))
        case .array:
            var elements: [PlacedValue] = []
            try reader.beginArray()
            while try reader.nextElement(isFirst: elements.isEmpty) {
                elements.append(try PlacedValue(&reader, bytes))
            }
            content = .array(elements)
        case .null, .bool, .number, .string: content = .leaf(try reader.readValue())
        }
    }

    private static func members(_ reader: inout JSONReader, _ bytes: [UInt8]) throws(JSONError) -> [Member] {
        var members: [Member] = []
        try reader.beginObject()
        var end: Int = reader.offset
        while let name = try reader.nextName(isFirst: members.isEmpty) {
            // Between the last value and this name are only white space and a comma.
            let offset: Int = bytes[end...].firstIndex(of: UInt8(ascii: "\"")) ?? end
            if members.contains(where: { $0.name == name }) {
                throw JSONError("the member \"\(name)\" is given twice", at: offset)
            }
            members.append(Member(name: name, offset: offset, value: try PlacedValue(&reader, bytes)))
            end = reader.offset
        }
        return members
    }

    /// The value without its places.
    var json: JSONValue {
        switch content {
        case .leaf(let value): value
        case .array(let elements): .array(elements.map(\.json))
        case .object(let members):
            .object(JSONObject(members.map { JSONObject.Member(name: $0.name, value: $0.value.json) }))
        }
    }
}
