import ConnectorModel
import Execution
import JSON
import SQL

/// One call of an operation, out of a fixture's `variables.json`.
///
/// - Shape: `{"Operation": [{"variables": {…}, "auth": null | {"uid": …, "claims": {…}}, "then": "Query"}, …], …}`. Without
///   `auth` an administrator calls. `then` names a query that shows what the call has left behind.
struct FixtureCall {
    var variables: JSONValue?
    var auth: JSONValue?
    var then: String?

    static let plain: FixtureCall = FixtureCall(variables: nil, auth: nil, then: nil)

    /// The calls of each operation; one that is not mentioned is called once without variables.
    static func calls(_ file: String?) throws -> [String: [FixtureCall]] {
        guard let file else { return [:] }
        let tree: JSONValue = try parseJSON(Array(file.utf8))
        return Dictionary(
            (tree.object?.members ?? []).map { member in
                (
                    member.name,
                    (member.value.array ?? []).map {
                        FixtureCall(variables: $0["variables"], auth: $0["auth"], then: $0["then"]?.string)
                    }
                )
            }, uniquingKeysWith: { $0 + $1 })
    }

    /// Who calls.
    var context: AuthContext {
        guard let auth else { return .administrator }
        guard let uid: String = auth["uid"]?.string else { return .unauthenticated }
        return AuthContext(uid: uid, claims: auth["claims"] ?? .object(JSONObject()))
    }

    /// The call and what came of it, for the expected file.
    func record(_ result: ExecutionResult, changes: [Change], after: ExecutionResult?) throws -> JSONValue {
        var members: [JSONObject.Member] = []
        if let variables { members.append(JSONObject.Member(name: "variables", value: variables)) }
        if let auth { members.append(JSONObject.Member(name: "auth", value: auth)) }
        members += try Self.members(result)
        let rows: [JSONValue] = changes.flatMap(\.rows).map { row in
            .string("\(row.kind) \(row.key.table.name) \(row.key.members.joined(separator: " / "))")
        }
        if !rows.isEmpty { members.append(JSONObject.Member(name: "changed", value: .array(rows))) }
        if let after {
            members.append(JSONObject.Member(name: "then", value: .object(JSONObject(try Self.members(after)))))
        }
        return .object(JSONObject(members))
    }

    private static func members(_ result: ExecutionResult) throws -> [JSONObject.Member] {
        let data: JSONValue = try result.data.map { try parseJSON($0.utf8) } ?? .null
        var members: [JSONObject.Member] = [JSONObject.Member(name: "data", value: data)]
        if !result.errors.isEmpty {
            members.append(JSONObject.Member(name: "errors", value: .array(result.errors.map(json))))
        }
        if let extensions: JSONText = result.extensions {
            members.append(JSONObject.Member(name: "extensions", value: try parseJSON(extensions.utf8)))
        }
        return members
    }

    private static func json(_ error: GraphQLError) -> JSONValue {
        let path: [JSONValue] = error.path.map { segment in
            switch segment {
            case .responseName(let name): .string(name)
            case .index(let index): .number(JSONNumber(Int64(index)))
            }
        }
        var members: [JSONObject.Member] = [
            JSONObject.Member(name: "message", value: .string(error.message)),
            JSONObject.Member(name: "code", value: .string(error.code.rawValue)),
        ]
        if !path.isEmpty { members.append(JSONObject.Member(name: "path", value: .array(path))) }
        return .object(JSONObject(members))
    }
}

extension FixtureCall {
    /// The records of an expected file as they would be without extensions.
    static func withoutExtensions(_ file: String) throws -> String {
        let records: [JSONValue] = try parseJSON(Array(file.utf8)).array ?? []
        return JSONLayout.text(.array(records.map(withoutExtensions)))
    }

    private static func withoutExtensions(_ record: JSONValue) -> JSONValue {
        guard case .object(let object) = record else { return record }
        return .object(
            JSONObject(
                object.members.filter { $0.name != "extensions" }.map { member in
                    let value: JSONValue = member.name == "then" ? withoutExtensions(member.value) : member.value
                    return JSONObject.Member(name: member.name, value: value)
                }))
    }
}
