import JSON

/// A message of `graphql-transport-ws` from a client.
///
/// - Shape: `{"type", "id"?, "payload"?}`.
/// - Source: GraphQL over WebSocket protocol.
enum GraphQLMessage: Hashable, Sendable {
    /// `connection_init`, with the tokens of its payload.
    case initialize(StreamHeaders)
    case ping
    case pong
    case subscribe(id: String, GraphQLBody)
    case complete(id: String)

    /// Ids are kept and sent back with every result.
    private static let maximumIDBytes: Int = 512

    /// Reads a message.
    ///
    /// - Errors: `JSONError` for whatever is no message; the client is closed with 4400.
    init(_ utf8: [UInt8]) throws(JSONError) {
        var reader: JSONReader = WireMembers.reader(utf8)
        var (type, id, payload): (String?, String?, JSONText?)
        try WireMembers.read(&reader, identity: { $0 }) { (member, reader) throws(JSONError) in
            switch member {
            case "type": type = try reader.readString()
            case "id": id = try reader.readString()
            case "payload": payload = try WireMembers.readObjectText(&reader, utf8)
            default: try reader.skipValue()
            }
        }
        try reader.finish()
        switch type {
        case "connection_init": self = .initialize(try Self.tokens(payload))
        case "ping": self = .ping
        case "pong": self = .pong
        case "subscribe":
            guard let payload else { throw JSONError("subscribe has a payload", at: reader.offset) }
            self = .subscribe(id: try Self.checked(id, at: reader.offset), try GraphQLBody(payload.utf8))
        case "complete": self = .complete(id: try Self.checked(id, at: reader.offset))
        default: throw JSONError("the type of the message is not known", at: reader.offset)
        }
    }

    private static func checked(_ id: String?, at offset: Int) throws(JSONError) -> String {
        guard let id, !id.isEmpty, id.utf8.count <= maximumIDBytes else {
            throw JSONError("the message has an id of up to \(maximumIDBytes) bytes", at: offset)
        }
        return id
    }

    /// Tokens of users by the names that header fields have, and `authToken`. Other members are anyone's.
    private static func tokens(_ payload: JSONText?) throws(JSONError) -> StreamHeaders {
        guard let payload else { return StreamHeaders() }
        var headers: StreamHeaders = StreamHeaders()
        var reader: JSONReader = WireMembers.reader(payload.utf8)
        try WireMembers.read(&reader, identity: identity) { (name, reader) throws(JSONError) in
            switch identity(name) {
            case "authtoken":
                let text: String = try reader.readString()
                headers.authToken = ASCII.lowercased(name) == "authorization" ? AdministratorGate.bearer(text) : text
            case "x-firebase-appcheck": headers.appCheckToken = try reader.readString()
            default: try reader.skipValue()
            }
        }
        return headers
    }

    /// Several spellings of one token: it is given once.
    private static func identity(_ name: String) -> String {
        let name: String = StreamHeaders.identity(name)
        return ["authorization", "x-firebase-auth-token"].contains(name) ? "authtoken" : name
    }
}
