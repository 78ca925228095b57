import JSON

/// `extensions.dataConnect` as `GraphqlResponseExtensions`.
///
/// - Shape: `data_connect = 1`, each with `path = 1`, `entity_id = 2`, `entity_ids = 3`, `max_age = 4`, `action = 5`. What has no field is passed
///   over, null counts as absent.
/// - Errors: `JSONError` for extensions of another shape.
enum ExtensionsMessage {
    /// Appends the extensions of an answer.
    static func append(_ extensions: JSONText, as number: UInt8, to output: inout [UInt8]) throws(JSONError) {
        var reader: JSONReader = JSONReader(extensions.utf8)
        let start: Int = ProtobufWriter.begin(number, &output)
        try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
            guard name == "dataConnect" else {
                try reader.skipValue()
                return
            }
            try elements(&reader) { (reader) throws(JSONError) in
                let entry: Int = ProtobufWriter.begin(1, &output)
                try properties(&reader, extensions.utf8, &output)
                ProtobufWriter.end(entry, &output)
            }
        }
        ProtobufWriter.end(start, &output)
    }

    private static func properties(
        _ reader: inout JSONReader, _ utf8: [UInt8], _ output: inout [UInt8]
    ) throws(JSONError) {
        try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
            switch name {
            case "path":
                let path: Int = ProtobufWriter.begin(1, &output)
                try append(path: Array(utf8[try reader.skipValue()]), at: reader.offset, &output)
                ProtobufWriter.end(path, &output)
            case "entityId": ProtobufWriter.string(2, try reader.readString(), &output)
            case "entityIds":
                try elements(&reader) { (reader) throws(JSONError) in
                    ProtobufWriter.string(3, try reader.readString(), &output)
                }
            case "maxAge": try appendDuration(try reader.readString(), at: reader.offset, &output)
            case "action":
                let name: String = try reader.readString()
                if let action: Int = actions.firstIndex(of: name) { ProtobufWriter.varint(5, UInt64(action), &output) }
            default: try reader.skipValue()
            }
        }
    }

    /// A list of names and numbers, in the third message.
    private static func append(path: [UInt8], at offset: Int, _ output: inout [UInt8]) throws(JSONError) {
        do throws(StructFault) {
            try StructEncoder.append(array: path, depth: 3, to: &output)
        } catch {
            guard case .malformed(let error) = error else { throw JSONError("a path is flat", at: offset) }
            throw error
        }
    }

    private static let actions: [String] = [
        "ACTION_UNSPECIFIED", "GET", "LIST", "CREATE", "UPDATE", "UPSERT", "DELETE",
    ]

    private static func elements(
        _ reader: inout JSONReader, _ body: (inout JSONReader) throws(JSONError) -> Void
    ) throws(JSONError) {
        try reader.beginArray()
        var isFirst: Bool = true
        while try reader.nextElement(isFirst: isFirst) {
            isFirst = false
            try body(&reader)
        }
    }

    /// `google.protobuf.Duration` of its text, such as `1.5s`.
    private static func appendDuration(_ text: String, at offset: Int, _ output: inout [UInt8]) throws(JSONError) {
        guard text.last == "s", let seconds: Double = Double(text.dropLast()), seconds >= 0, seconds < 315_576_000_000
        else {
            throw JSONError("a duration in seconds was expected", at: offset)
        }
        let start: Int = ProtobufWriter.begin(4, &output)
        let whole: Double = seconds.rounded(.down)
        ProtobufWriter.varint(1, UInt64(whole), &output)
        let nanoseconds: UInt64 = UInt64(((seconds - whole) * 1e9).rounded())
        if nanoseconds > 0, nanoseconds < 1_000_000_000 { ProtobufWriter.varint(2, nanoseconds, &output) }
        ProtobufWriter.end(start, &output)
    }
}
