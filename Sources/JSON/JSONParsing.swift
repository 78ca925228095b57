/// Parses one JSON value to a tree.
///
/// - Errors: `JSONError`; an object that names a member twice is refused.
public func parseJSON(_ utf8: [UInt8], maximumDepth: Int = 64) throws(JSONError) -> JSONValue {
    var reader: JSONReader = JSONReader(utf8, maximumDepth: maximumDepth)
    let value: JSONValue = try reader.readValue()
    try reader.finish()
    return value
}

extension JSONReader {
    /// Reads the next value, whatever it is, to a tree.
    public mutating func readValue() throws(JSONError) -> JSONValue {
        switch try peek() {
        case .null:
            try readNull()
            return .null
        case .bool: return .bool(try readBool())
        case .number: return .number(try readNumber())
        case .string: return .string(try readString())
        case .array: return .array(try readElements())
        case .object: return .object(try readMembers())
        }
    }

    private mutating func readElements() throws(JSONError) -> [JSONValue] {
        var elements: [JSONValue] = []
        try beginArray()
        while try nextElement(isFirst: elements.isEmpty) { elements.append(try readValue()) }
        return elements
    }

    private mutating func readMembers() throws(JSONError) -> JSONObject {
        var members: [JSONObject.Member] = []
        var names: Set<String> = []
        try beginObject()
        while let name: String = try nextName(isFirst: members.isEmpty) {
            // A set costs more than a scan for the few members an object mostly has.
            let isRepeated: Bool =
                members.count < 16 ? members.contains { $0.name == name } : !names.insert(name).inserted
            if isRepeated { throw JSONError("the member \"\(name)\" is given twice", at: offset) }
            members.append(JSONObject.Member(name: name, value: try readValue()))
            if members.count == 16 { names = Set(members.map(\.name)) }
        }
        return JSONObject(members)
    }
}
