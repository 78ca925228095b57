import JSON

/// The body of a request that brings its own document: `{"query", "operationName"?, "variables"?}`.
///
/// Further members are passed over: `name` repeats the path, and `extensions` says as whom to execute, which introspection does not.
struct GraphQLBody: Hashable, Sendable {
    var query: String
    var operationName: String?
    var variables: JSONObject

    /// Reads a body.
    ///
    /// - Errors: words for whoever sent it.
    init(_ utf8: [UInt8]) throws(InvalidBody) {
        let json: JSONValue
        do throws(JSONError) {
            json = try parseJSON(utf8)
        } catch {
            throw InvalidBody(reason: "\(error)")
        }
        guard let object: JSONObject = json.object else { throw InvalidBody(reason: "it must be an object") }
        guard let query: String = object["query"]?.string, !query.isEmpty else {
            throw InvalidBody(reason: "query is required, a string")
        }
        self.query = query
        switch object["operationName"] {
        case nil, .null?: operationName = nil
        case .string(let name)?: operationName = name
        default: throw InvalidBody(reason: "operationName must be a string")
        }
        switch object["variables"] {
        case nil, .null?: variables = JSONObject()
        case .object(let given)?: variables = given
        default: throw InvalidBody(reason: "variables must be an object")
        }
    }
}

/// Why a body cannot be used.
struct InvalidBody: Error, Hashable, Sendable {
    var reason: String
}
