import Foundation
import TestSupport
import Testing

/// A production server that administrators deploy to, and the calls of their tool.
struct Deploying {
    let server: DevServer

    static let service: String = "projects/demo/locations/us-east4/services/library"

    /// A project with one table and one query of it.
    static func project() throws -> ProjectCopy {
        let project: ProjectCopy = try ProjectCopy(files: [
            "dataconnect.yaml": """
            specVersion: "v1"
            serviceId: "library"
            location: "us-east4"
            schema:
              source: "./schema"
              datasource:
                postgresql:
                  database: "library"
            connectorDirs: ["./connector"]
            """,
            "schema/schema.gql": "type Book @table { title: String! }\n",
            "connector/connector.yaml": "connectorId: \"app\"\n",
            "connector/operations.gql": "query Books @auth(level: PUBLIC) { books { title } }\n",
        ])
        try project.write("../admin.secret", "\(ProductionServer.secret)\n")
        return project
    }

    static func run(
        _ project: ProjectCopy, on url: String, arguments: [String] = ["--control-plane"],
        _ body: (Deploying) async throws -> Void
    ) async throws {
        try await DevServer.run(
            project,
            ["--database-url", url, "--migrate", "--admin-secret-file", project.folder + "/../admin.secret"]
                + arguments,
            command: "serve"
        ) { server in
            try await body(Deploying(server: server))
        }
    }

    /// One call as an administrator, by the path behind the version.
    func call(
        _ method: String, _ path: String, _ body: String? = nil,
        headers: [String: String] = ["Authorization": "Bearer \(ProductionServer.secret)"]
    ) async throws -> HTTPReply {
        try await HTTPClient.request(method, "/v1/\(path)", of: server.address, body: body, headers: headers)
    }

    /// One call, with what differs from run to run left out of its answer.
    func ask(_ method: String, _ path: String, _ body: String? = nil) async throws -> (Int, Document) {
        let reply: HTTPReply = try await call(method, path, body)
        return (reply.status, Self.timeless(reply.body))
    }

    /// Times, checksums and made-up names as words.
    static func timeless(_ document: Document) -> Document {
        Document(
            document.description.replacing(#/\d{4}-\d\d-\d\dT[0-9:.]+Z/#, with: "TIME")
                .replacing(#/"uid":"[0-9a-f-]{36}"/#, with: #""uid":"UID""#)
                .replacing(#/"etag":"[0-9a-f]{16}"/#, with: #""etag":"ETAG""#)
                .replacing(#/operation-[0-9a-f]{16}-/#, with: "operation-"))
    }

    /// A resource as it is told, without what its author said.
    static func resource(_ name: String, _ authored: String) -> String {
        """
        {"name": "\(name)", "createTime": "TIME", "updateTime": "TIME", "uid": "UID", "etag": "ETAG",
         "reconciling": false\(authored.isEmpty ? "" : ", ")\(authored)}
        """
    }

    /// An operation that is over.
    static func operation(
        _ number: Int, _ verb: String, _ target: String, type: String, _ authored: String, version: String = "v1"
    ) -> Document {
        let type: String = #""@type": "type.googleapis.com/google.firebase.dataconnect.v1.\#(type)""#
        let response: String = "{\(type), " + resource(target, authored).dropFirst()
        return operation(number, verb, target, response: response)
    }

    /// The operation of a deletion.
    static func deletion(_ number: Int, _ target: String) -> Document {
        operation(number, "delete", target, response: #"{"@type": "type.googleapis.com/google.protobuf.Empty"}"#)
    }

    private static func operation(_ number: Int, _ verb: String, _ target: String, response: String) -> Document {
        Document(
            """
            {"name": "projects/demo/locations/us-east4/operations/operation-\(number)",
             "metadata": {"@type": "type.googleapis.com/google.firebase.dataconnect.v1.OperationMetadata",
                "createTime": "TIME", "endTime": "TIME", "target": "\(target)", "verb": "\(verb)",
                "requestedCancellation": false, "apiVersion": "v1"},
             "done": true, "response": \(response)}
            """)
    }

    /// The name of an operation in an answer.
    static func operationName(_ reply: HTTPReply) -> String {
        reply.body.description.components(between: #"{"name":""#, and: "\"")
    }

    /// Runs an operation of a connector as anybody.
    func run(_ operation: String, of connector: String) async throws -> HTTPReply {
        try await call(
            "POST", "\(Self.service)/connectors/\(connector):executeQuery", #"{"operationName": "\#(operation)"}"#,
            headers: [:])
    }
}
