public import JSON

/// The answer to one request.
public struct ExecutionResult: Hashable, Sendable {
    /// `ok` when the operation was run, with or without errors of fields and variables. Anything else refuses the request whole: a
    /// unary call answers with that status, a stream with the errors.
    public var status: StatusCode
    /// The value of `data`; nothing when there is none.
    public var data: JSONText?
    /// What went wrong.
    public var errors: [GraphQLError]
    /// The value of `extensions`.
    public var extensions: JSONText?

    /// An answer.
    public init(
        status: StatusCode = .ok, data: JSONText?, errors: [GraphQLError] = [], extensions: JSONText? = nil
    ) {
        self.status = status
        self.data = data
        self.errors = errors
        self.extensions = extensions
    }

    /// A refusal of the whole request.
    public static func refused(_ error: GraphQLError) -> ExecutionResult {
        ExecutionResult(status: error.code, data: nil, errors: [error])
    }

    /// The answer as somebody is told it.
    func shown(to audience: Audience) -> ExecutionResult {
        guard !errors.isEmpty else { return self }
        var result: ExecutionResult = self
        result.errors = errors.map { $0.shown(to: audience) }
        return result
    }
}
