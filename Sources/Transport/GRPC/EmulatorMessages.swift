import JSON

/// The messages of `EmulatorService`.
enum EmulatorMessages {
    /// `EmulatorInfo` of the JSON of `/emulator/info`: `version = 1`, `services = 2` with `service_id = 1` and `connection_string = 2`.
    static func appendInfo(_ json: [UInt8], to output: inout [UInt8]) throws(JSONError) {
        var reader: JSONReader = JSONReader(json)
        try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
            switch name {
            case "version": ProtobufWriter.string(1, try reader.readString(), &output)
            case "services":
                try reader.beginArray()
                var isFirst: Bool = true
                while try reader.nextElement(isFirst: isFirst) {
                    isFirst = false
                    try appendService(&reader, &output)
                }
            default: try reader.skipValue()
            }
        }
    }

    private static func appendService(_ reader: inout JSONReader, _ output: inout [UInt8]) throws(JSONError) {
        let start: Int = ProtobufWriter.begin(2, &output)
        try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
            switch name {
            case "serviceId": ProtobufWriter.string(1, try reader.readString(), &output)
            case "connectionString": ProtobufWriter.string(2, try reader.readString(), &output)
            default: try reader.skipValue()
            }
        }
        ProtobufWriter.end(start, &output)
    }

    /// `EmulatorIssuesResponse` of a piece of `/emulator/stream_issues`: `issues = 1` with `kind = 1`, `severity = 2`, `message = 3`. Issues of
    /// kinds that have no number are left out.
    static func appendIssues(_ json: [UInt8], to output: inout [UInt8]) throws(JSONError) {
        guard let issues: [JSONValue] = try parseJSON(json)["result"]?["issues"]?.array else { return }
        for issue: JSONValue in issues {
            guard let kind: Int = kinds.firstIndex(of: issue["kind"]?.string ?? "") else { continue }
            let start: Int = ProtobufWriter.begin(1, &output)
            ProtobufWriter.varint(1, UInt64(kind + 1), &output)
            let severity: Int = severities.firstIndex(of: issue["severity"]?.string ?? "").map { $0 + 1 } ?? 0
            ProtobufWriter.varint(2, UInt64(severity), &output)
            ProtobufWriter.string(3, issue["message"]?.string ?? "", &output)
            ProtobufWriter.end(start, &output)
        }
    }

    private static let kinds: [String] = ["SQL_CONNECTION", "SQL_MIGRATION", "VERTEX_AI"]
    private static let severities: [String] = ["DEBUG", "NOTICE", "ALERT"]
}
