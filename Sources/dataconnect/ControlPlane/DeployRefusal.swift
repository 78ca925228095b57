import Execution
import GraphQLSyntax
import JSON
import SchemaModel
import Transport

/// Why something of the control plane is not done, in the form that Firebase's tools read.
struct DeployRefusal: Error, Sendable {
    var code: StatusCode
    var message: String
    /// What is wrong in detail, each an object with its `@type`.
    var details: [JSONValue] = []

    init(_ code: StatusCode, _ message: String, details: [JSONValue] = []) {
        self.code = code
        self.message = message
        self.details = details
    }

    var response: HTTPResponse { ControlReply.refusal(code, message, details: details) }

    /// The same as the `error` of an operation.
    var status: JSONValue {
        [
            "code": .number(JSONNumber(Int64(code.number))), "message": .string(message), "details": .array(details),
        ]
    }
}

/// The details of refusals.
enum DeployDetail {
    private static let package: String = "type.googleapis.com/google.firebase.dataconnect.v1."

    /// One error of a document.
    ///
    /// - Parameters:
    ///   - source: where it stands, if it stands anywhere.
    ///   - file: what its author's tool calls that.
    static func graphQLError(_ diagnostic: Diagnostic, in source: Source?, file: String?) -> JSONValue {
        var locations: [JSONValue] = []
        if let source {
            let place: SourcePosition = LineIndex(source).position(of: diagnostic.span)
            locations.append([
                "line": .number(JSONNumber(Int64(place.line))), "column": .number(JSONNumber(Int64(place.column))),
            ])
        }
        var extensions: [JSONObject.Member] = []
        if let file { extensions.append(.init(name: "file", value: .string(file))) }
        extensions.append(.init(name: "code", value: .string("INVALID_ARGUMENT")))
        if let hint: String = diagnostic.hint { extensions.append(.init(name: "debugDetails", value: .string(hint))) }
        return [
            "@type": .string(package + "GraphqlError"), "message": .string(diagnostic.message),
            "locations": .array(locations), "path": .array([]), "extensions": .object(JSONObject(extensions)),
        ]
    }

    /// All ways in which a database differs from a schema: what is at odds with it, and then what it lacks. The SQL is empty, since tools run
    /// it: what changes or loses data is its owner's to write, and what is lacking is added with the deployment, or not at all.
    static func incompatibleSchema(_ plan: MigrationPlan) -> JSONValue {
        let diffs: [JSONValue] =
            plan.conflicts.map { diff($0.description, isDestructive: $0.isDestructive) }
            + plan.steps.map { diff("\($0.description): \($0.sql)", isDestructive: $0.isDestructive) }
        return [
            "@type": .string(package + "IncompatibleSqlSchemaError"), "diffs": .array(diffs),
            "destructive": .bool(plan.conflicts.contains(where: \.isDestructive)),
        ]
    }

    private static func diff(_ description: String, isDestructive: Bool) -> JSONValue {
        ["sql": "", "description": .string(description), "destructive": .bool(isDestructive)]
    }

    /// What must hold first and does not.
    static func preconditions(_ violations: [(type: String, subject: String, description: String)]) -> JSONValue {
        [
            "@type": .string("type.googleapis.com/google.rpc.PreconditionFailure"),
            "violations": .array(
                violations.map {
                    [
                        "type": .string($0.type), "subject": .string($0.subject),
                        "description": .string($0.description),
                    ]
                }),
        ]
    }
}

extension MigrationConflict {
    /// Whether what the schema wants may lose data: everything may that does not merely loosen a rule or add one.
    fileprivate var isDestructive: Bool {
        !["DROP NOT NULL", "SET NOT NULL", "SET DEFAULT", "DROP DEFAULT"].contains { hint.contains($0) }
    }
}
