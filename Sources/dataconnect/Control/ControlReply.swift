import Execution
import JSON
import Transport

/// Answers to a developer's tools.
enum ControlReply {
    /// A refusal, in the shapes of both services that tools know: the members at the top, and once more within `error`, where `code` is
    /// the HTTP status.
    static func refusal(
        _ code: StatusCode, _ message: String, httpStatus: Int? = nil, details: [JSONValue] = []
    ) -> HTTPResponse {
        let status: Int = httpStatus ?? code.httpStatus
        func members(_ number: Int) -> [JSONObject.Member] {
            [
                .init(name: "code", value: .number(JSONNumber(Int64(number)))),
                .init(name: "message", value: .string(message)),
                .init(name: "status", value: .string(code.rawValue)),
                .init(name: "details", value: .array(details)),
            ]
        }
        let inner: JSONObject.Member = .init(name: "error", value: .object(JSONObject(members(status))))
        return .json(status: status, JSONValue.object(JSONObject(members(code.number) + [inner])).text.utf8)
    }

    /// The refusal of a method that a path does not take.
    static func methodNotAllowed(_ allowed: String) -> HTTPResponse {
        var response: HTTPResponse = refusal(.unimplemented, "this path takes \(allowed)", httpStatus: 405)
        response.headers.append(.init("Allow", allowed))
        return response
    }
}
