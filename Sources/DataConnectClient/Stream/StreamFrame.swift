import JSON

/// What a client sends on a stream.
enum ClientFrame: Hashable, Sendable {
    /// The first frame: whose connector, and who asks.
    case hello(token: String?)
    /// A renewed token of the same user.
    case token(String)
    /// With the etag of the data that is here already, if the server gave one.
    case subscribe(id: String, Operation, etag: String? = nil)
    /// To have all of a subscription's result again, though it be as before.
    case resume(id: String)
    case cancel(id: String)
    case execute(id: String, Operation)

    /// The frame as JSON.
    func text(connectorName: String, identity: ClientIdentity, appCheck: String? = nil) -> JSONText {
        var writer: JSONWriter = JSONWriter()
        writer.beginObject()
        switch self {
        case .hello(let token):
            writer.name("name")
            writer.string(connectorName)
            let fields: [(name: String, value: String)] = identity.fields(Credentials(token: token, appCheck: appCheck))
            Self.write(fields + [(name: "X-DataConnect-Etags", value: "1")], to: &writer)
        case .token(let token): Self.write([(name: "X-Firebase-Auth-Token", value: token)], to: &writer)
        case .subscribe(let id, let operation, let etag): Self.write("subscribe", id, operation, etag, to: &writer)
        case .execute(let id, let operation): Self.write("execute", id, operation, to: &writer)
        case .resume(let id): Self.write("resume", id, nil, to: &writer)
        case .cancel(let id): Self.write("cancel", id, nil, to: &writer)
        }
        writer.endObject()
        return writer.finish()
    }

    private static func write(_ fields: [(name: String, value: String)], to writer: inout JSONWriter) {
        writer.name("headers")
        writer.beginObject()
        for field in fields {
            writer.name(field.name)
            writer.string(field.value)
        }
        writer.endObject()
    }

    private static func write(
        _ kind: String, _ id: String, _ operation: Operation?, _ etag: String? = nil, to writer: inout JSONWriter
    ) {
        writer.name("requestId")
        writer.string(id)
        if let etag {
            writer.name("dataEtag")
            writer.string(etag)
        }
        writer.name(kind)
        writer.beginObject()
        if let operation {
            writer.name("operationName")
            writer.string(operation.name)
            writer.name("variables")
            writer.text(operation.variables)
        }
        writer.endObject()
    }
}

/// What a server sends on a stream.
struct ServerFrame: Hashable, Sendable {
    let requestID: String
    let response: ServerResponse
    /// The server has ended the subscription.
    let isCancelled: Bool
    /// What the server calls this data.
    let etag: String?

    init(requestID: String, response: ServerResponse, isCancelled: Bool = false, etag: String? = nil) {
        self.requestID = requestID
        self.response = response
        self.isCancelled = isCancelled
        self.etag = etag
    }

    /// The etag of the data that is here already, where the server says that it is still right.
    var confirmedEtag: String? { response.data == nil && response.errors.isEmpty ? etag : nil }

    /// Reads a message: text wraps the response in `result`, bytes are the bare response.
    ///
    /// - Errors: `JSONError`; such a server is not understood.
    init(_ message: [UInt8], isText: Bool) throws(JSONError) {
        var reader: JSONReader = JSONReader(message, maximumDepth: ServerResponse.maximumDepth)
        var frame: ServerFrame?
        if isText {
            var isFirst: Bool = true
            try reader.beginObject()
            while let name: String = try reader.nextName(isFirst: isFirst) {
                isFirst = false
                if name == "result" {
                    frame = try Self.read(&reader, message)
                } else {
                    _ = try reader.skipValue()
                }
            }
        } else {
            frame = try Self.read(&reader, message)
        }
        try reader.finish()
        guard let frame else { throw JSONError("a frame without a result", at: 0) }
        self = frame
    }

    private static func read(_ reader: inout JSONReader, _ message: [UInt8]) throws(JSONError) -> ServerFrame {
        var id: String?
        var isCancelled: Bool = false
        var etag: String?
        let response: ServerResponse = try ServerResponse(&reader, in: message) { name, value in
            switch name {
            case "requestId": id = value.string
            case "cancelled": isCancelled = value.bool ?? false
            case "dataEtag": etag = value.string
            default: break
            }
        }
        guard let id else { throw JSONError("a result without an id", at: 0) }
        return ServerFrame(requestID: id, response: response, isCancelled: isCancelled, etag: etag)
    }
}
