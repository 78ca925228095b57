public import Execution
public import JSON

/// A request of an administrator that brings its own GraphQL document.
public struct DocumentRequest: Sendable {
    /// What may be in the document.
    public enum Verb: String, Hashable, Sendable {
        /// Queries for the types alone.
        case introspect = "introspectGraphql"
        /// Queries.
        case read = "executeGraphqlRead"
        /// Anything.
        case execute = "executeGraphql"
    }

    /// What is asked of it.
    public var verb: Verb
    /// The document.
    public var query: String
    /// Which of its operations is meant; nothing where it has one.
    public var operationName: String?
    /// The variables, an object.
    public var variables: JSONText
    /// As whom it is run.
    public var auth: AuthContext
    /// Whether errors tell everything: not to an administrator who acts as somebody else, unless they ask for it.
    public var includesDetails: Bool
    /// What it may be where it came to a connector's GraphQL endpoint; nothing for administrators' own endpoints.
    public var terms: GraphQLTerms?
    /// Whether an administrator sent it, as whomever.
    public var isOfAdministrator: Bool = true

    /// A request.
    public init(
        verb: Verb, query: String, operationName: String? = nil, variables: JSONText = JSONText("{}"),
        auth: AuthContext = .administrator, includesDetails: Bool = true
    ) {
        self.verb = verb
        self.query = query
        self.operationName = operationName
        self.variables = variables
        self.auth = auth
        self.includesDetails = includesDetails
    }
}

/// What became of such a request.
public enum DocumentReply: Sendable {
    /// It was run.
    case result(ExecutionResult)
    /// The whole body of the answer, errors of the document included.
    case body(JSONText)
    /// It is refused whole.
    case refused(StatusCode, String)
    /// It would write, and its request is a GET.
    case wantsPost
    /// It is a query of the connector, to be subscribed to.
    case subscribe(String)
    /// It is an operation of the connector, to be run once.
    case execute(String)

    /// Of a backend without a compiler for documents.
    public static let notTaken: DocumentReply = .refused(.unimplemented, "this server takes no documents")
}

/// The body of such a request.
///
/// - Shape: `{"query", "operationName"?, "variables"?, "extensions"?}`. Other members are passed over: `name` repeats the path.
struct DocumentBody: Hashable, Sendable {
    var query: String
    var operationName: String?
    var variables: JSONText
    var impersonation: Impersonation?

    /// Reads a body.
    ///
    /// - Errors: `JSONError` with the offset.
    init(_ utf8: [UInt8]) throws(JSONError) {
        var reader: JSONReader = WireMembers.reader(utf8)
        var (query, name, text): (String?, String?, JSONText?)
        var impersonation: Impersonation?
        try WireMembers.read(&reader) { (member, reader) throws(JSONError) in
            switch member {
            case "query": query = try reader.readString()
            case "operationName", "operation_name": name = try reader.readString()
            case "variables": text = try WireMembers.readObjectText(&reader, utf8)
            case "extensions": impersonation = try Impersonation.read(extensions: &reader)
            default: try Impersonation.skip(member, &reader)
            }
        }
        try reader.finish()
        guard let query, !query.isEmpty else { throw JSONError("query is required, a string", at: reader.offset) }
        self.query = query
        operationName = name?.isEmpty == false ? name : nil
        variables = text ?? JSONText("{}")
        self.impersonation = impersonation
    }
}
