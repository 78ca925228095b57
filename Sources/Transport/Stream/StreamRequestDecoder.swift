import JSON

/// Reads frames of the stream.
enum StreamRequestDecoder {
    /// Reads one frame.
    ///
    /// - Errors: `JSONError` for text that is no JSON or has members of a wrong kind.
    static func decode(_ utf8: [UInt8]) throws(JSONError) -> StreamRequest {
        var reader: JSONReader = WireMembers.reader(utf8)
        var request: StreamRequest = StreamRequest()
        var isRequest: Bool = false
        try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
            isRequest = try readMember(name, &reader, utf8, &request) || isRequest
        }
        try reader.finish()
        guard isRequest else { throw JSONError("the frame has no member of a request", at: 0) }
        return request
    }

    /// The id of a frame that is broken or cut off, when it can still be read.
    static func requestID(inPrefix utf8: [UInt8]) -> String? {
        var reader: JSONReader = WireMembers.reader(utf8)
        var found: String?
        do throws(JSONError) {
            try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
                guard name == "requestId" || name == "request_id" else {
                    try reader.skipValue()
                    return
                }
                found = try reader.readString()
            }
        } catch {
            // Expected: what matters is what was read before the text ended.
        }
        return found
    }

    /// - Returns: whether requests have such a member.
    private static func readMember(
        _ name: String, _ reader: inout JSONReader, _ utf8: [UInt8], _ request: inout StreamRequest
    ) throws(JSONError) -> Bool {
        switch name {
        case "name": request.name = try reader.readString()
        case "requestId", "request_id": request.requestID = try reader.readString()
        case "headers": request.headers = try readHeaders(&reader)
        case "subscribe": try set(.subscribe(try readCall(&reader, utf8)), &request, at: reader.offset)
        case "execute": try set(.execute(try readCall(&reader, utf8)), &request, at: reader.offset)
        case "resume":
            try reader.skipValue()
            try set(.resume, &request, at: reader.offset)
        case "cancel":
            try reader.skipValue()
            try set(.cancel, &request, at: reader.offset)
        case "dataEtag", "data_etag":
            let etag: String = try reader.readString()
            request.dataEtag = etag.isEmpty ? nil : etag
        default:
            try reader.skipValue()
            return false
        }
        return true
    }

    private static func set(
        _ kind: StreamRequest.Kind, _ request: inout StreamRequest, at offset: Int
    ) throws(JSONError) {
        guard request.kind == nil else { throw JSONError("a frame asks for one thing at a time", at: offset) }
        request.kind = kind
    }

    private static func readHeaders(_ reader: inout JSONReader) throws(JSONError) -> StreamHeaders {
        var headers: StreamHeaders = StreamHeaders()
        // Of two tokens one could be another user's, and whoever looked at the frame before may have seen that one.
        try WireMembers.read(&reader, identity: StreamHeaders.identity) { (name, reader) throws(JSONError) in
            headers.take(name, try reader.readString())
        }
        return headers
    }

    private static func readCall(_ reader: inout JSONReader, _ utf8: [UInt8]) throws(JSONError) -> StreamRequest.Call {
        var call: StreamRequest.Call = StreamRequest.Call()
        try WireMembers.read(&reader) { (name, reader) throws(JSONError) in
            switch name {
            case "operationName", "operation_name": call.operationName = try reader.readString()
            case "variables": call.variables = try WireMembers.readObjectText(&reader, utf8)
            default: try reader.skipValue()
            }
        }
        return call
    }
}
