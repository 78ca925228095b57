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

    /// `EmulatorIssuesResponse`: `issues = 1` with `kind = 1`, `severity = 2`, `message = 3`.
    static func append(_ issues: [EmulatorIssue], to output: inout [UInt8]) {
        for issue in issues {
            let start: Int = ProtobufWriter.begin(1, &output)
            ProtobufWriter.varint(1, UInt64(issue.kind.rawValue), &output)
            ProtobufWriter.varint(2, UInt64(issue.severity.rawValue), &output)
            ProtobufWriter.string(3, issue.message, &output)
            ProtobufWriter.end(start, &output)
        }
    }
}
