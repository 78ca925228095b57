import JSON

/// What the server answered to an operation.
struct ServerResponse: Hashable, Sendable {
    /// Which entities lie at a place of the data.
    struct EntityPath: Hashable, Sendable {
        let path: [DataConnectPathSegment]
        /// One of an object, or one of each element of a list.
        let ids: Identifiers
    }

    enum Identifiers: Hashable, Sendable {
        case one(String)
        case each([String])
    }

    /// Nothing when the operation failed as a whole.
    var data: JSONText?
    var errors: [OperationFailureResponse.ErrorInfo] = []
    var entities: [EntityPath] = []

    /// Whether the operation was refused for want of a good token.
    var isUnauthenticated: Bool { data == nil && errors.contains { $0.code == "UNAUTHENTICATED" } }

    /// Whether both say the same, however it is spelled.
    func isSame(as other: ServerResponse) -> Bool {
        guard errors == other.errors else { return false }
        guard let data, let otherData: JSONText = other.data else { return data == nil && other.data == nil }
        return data.isSame(as: otherData)
    }
}

extension ServerResponse {
    /// Reads the members of a response from an object that may have others.
    ///
    /// - Errors: `JSONError` when they are not what they should be.
    init(_ reader: inout JSONReader, in text: [UInt8], onMember: (String, JSONValue) -> Void) throws(JSONError) {
        var isFirst: Bool = true
        try reader.beginObject()
        while let name: String = try reader.nextName(isFirst: isFirst) {
            isFirst = false
            switch name {
            case "data":
                let range: Range<Int> = try reader.skipValue()
                let value: JSONText = JSONText(utf8: Array(text[range]))
                data = value == .null ? nil : value
            case "errors": errors = Self.errors(try reader.readValue())
            case "extensions": entities = Self.entities(try reader.readValue())
            default: onMember(name, try reader.readValue())
            }
        }
    }

    /// Reads the body of an answer over HTTP.
    init(body: [UInt8]) throws(JSONError) {
        var reader: JSONReader = JSONReader(body, maximumDepth: Self.maximumDepth)
        try self.init(&reader, in: body) { _, _ in }
        try reader.finish()
    }

    /// Data nests as deep as its query, and `Any` values as deep as whoever wrote them liked.
    static let maximumDepth: Int = 256

    private static func errors(_ json: JSONValue) -> [OperationFailureResponse.ErrorInfo] {
        (json.array ?? []).map { error in
            OperationFailureResponse.ErrorInfo(
                message: error["message"]?.string ?? "an error without a message",
                path: path(error["path"]),
                code: error["extensions"]?["code"]?.string)
        }
    }

    private static func entities(_ json: JSONValue) -> [EntityPath] {
        (json["dataConnect"]?.array ?? []).compactMap { entry in
            let path: [DataConnectPathSegment] = path(entry["path"])
            if let id: String = entry["entityId"]?.string, !id.isEmpty { return EntityPath(path: path, ids: .one(id)) }
            guard let ids: [JSONValue] = entry["entityIds"]?.array, !ids.isEmpty else { return nil }
            return EntityPath(path: path, ids: .each(ids.map { $0.string ?? "" }))
        }
    }

    private static func path(_ json: JSONValue?) -> [DataConnectPathSegment] {
        (json?.array ?? []).compactMap { segment in
            if let name: String = segment.string { return .field(name) }
            return (segment.number?.int64).map { .listIndex(Int(truncatingIfNeeded: $0)) }
        }
    }
}
