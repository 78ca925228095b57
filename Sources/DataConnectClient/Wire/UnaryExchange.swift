import JSON

/// Operations as requests over HTTP, and answers as responses.
enum UnaryExchange {
    /// The request of an operation.
    static func request(
        _ operation: Operation, project: String, connector: ConnectorConfig, identity: ClientIdentity,
        _ credentials: Credentials
    ) -> UnaryRequest {
        let method: String = operation.kind == .query ? "executeQuery" : "executeMutation"
        var fields: [(name: String, value: String)] = [
            (name: "Content-Type", value: "application/json"), (name: "Accept", value: "application/json"),
        ]
        fields += identity.fields(credentials)
        return UnaryRequest(
            path: "/v1/\(connector.resourceName(project: project, escaped: true)):\(method)", fields: fields,
            body: body(operation, name: connector.resourceName(project: project)),
            isRepeatable: operation.kind == .query)
    }

    /// What an answer to an operation says.
    static func response(_ answer: HTTPResponse, to kind: Operation.Kind) throws(TransportError) -> ServerResponse {
        do throws(TransportError) {
            return try response(answer)
        } catch {
            // A page of what lies between, which may have reached the server and not waited for it. One that refuses has not asked it.
            guard kind == .mutation, !(400..<500).contains(answer.status), !isObject(answer.body) else { throw error }
            throw TransportError(.outcomeUnknown, "\(error.message); whether the mutation was done is not known")
        }
    }

    private static func response(_ answer: HTTPResponse) throws(TransportError) -> ServerResponse {
        guard answer.status == 200 else { throw refusal(answer) }
        do throws(JSONError) {
            return try ServerResponse(body: answer.body)
        } catch {
            throw TransportError(.malformedResponse, "the server's answer is no result: \(error.description)")
        }
    }

    private static func isObject(_ body: [UInt8]) -> Bool { (try? parseJSON(body))?.object != nil }

    private static func body(_ operation: Operation, name: String) -> [UInt8] {
        var writer: JSONWriter = JSONWriter()
        writer.beginObject()
        writer.name("name")
        writer.string(name)
        writer.name("operationName")
        writer.string(operation.name)
        writer.name("variables")
        writer.text(operation.variables)
        writer.endObject()
        return writer.finish().utf8
    }

    /// Reads both shapes that servers use for refusals.
    private static func refusal(_ answer: HTTPResponse) -> TransportError {
        let json: JSONValue? = try? parseJSON(answer.body)
        let details: JSONValue? = json?["error"]?.object.map { .object($0) } ?? json
        let message: String = details?["message"]?.string ?? "the server refused the request with \(answer.status)"
        let name: String = details?["status"]?.string ?? (answer.status == 401 ? "UNAUTHENTICATED" : "")
        return TransportError(.refused(status: answer.status, name: name), message)
    }
}
