import Execution

extension HTTPExchange {
    /// Answers a request to the GraphQL endpoint of a connector.
    func run(_ document: DocumentRequest, _ type: GraphQLMediaType, _ number: UInt64) {
        let ticket: ExecutionTicket? = server.backend.run(document) { [self] reply in
            guard awaitsAnswer(number) else { return }
            let response: HTTPResponse = Self.response(reply, type)
            let errors: Int =
                if case .result(let result) = reply { result.errors.count } else { response.status == 200 ? 0 : 1 }
            audit(.answered(status: response.status, errors: errors))
            respond(response.uncached, to: number)
        }
        if let ticket, awaitsAnswer(number) { running.ticket = ticket }
    }

    private static func response(_ reply: DocumentReply, _ type: GraphQLMediaType) -> HTTPResponse {
        switch reply {
        case .result(let result): GraphQLReply.response(result, type)
        case .body(let text): GraphQLReply.response(body: text, type)
        case .refused(let code, let message): GraphQLReply.response(.refused(GraphQLError(message, code: code)), type)
        case .wantsPost: Self.wantsPost(type)
        case .subscribe, .execute: GraphQLReply.refusal(.internal, "the answer would have no end", type)
        }
    }

    private static func wantsPost(_ type: GraphQLMediaType) -> HTTPResponse {
        var response: HTTPResponse = GraphQLReply.refusal(
            .failedPrecondition, "a mutation is posted", httpStatus: 405, type)
        response.headers.append(.init("Allow", "POST, OPTIONS"))
        return response
    }
}

extension HTTPResponse {
    /// Answers are of the moment, and of one user.
    fileprivate var uncached: HTTPResponse {
        var response: HTTPResponse = self
        response.headers.append(.init("Cache-Control", "no-store"))
        return response
    }
}
