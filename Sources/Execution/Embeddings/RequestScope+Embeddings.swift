import ConnectorModel

extension Executor {
    /// Asks for the vectors that an execution needs, and waits for them.
    func makeVectors(for scope: RequestScope) async {
        scope.vectors = await withCheckedContinuation { continuation in
            embeddings.vectors(of: scope.embeddingRequests) { continuation.resume(returning: $0) }
        }
    }
}

extension RequestScope {
    /// The texts of which this execution needs vectors.
    var embeddingRequests: Set<EmbeddingRequest> { Set(operation.embeddings.compactMap(request)) }

    private func request(_ source: EmbeddingSource) -> EmbeddingRequest? {
        switch source.text {
        case .constant(let text): EmbeddingRequest(model: source.model, text: text)
        case .variable(let slot, let path):
            if case .text(let text)? = variables.value(slot, path) {
                EmbeddingRequest(model: source.model, text: text)
            } else {
                nil
            }
        }
    }

    /// The vector that was made of a text.
    ///
    /// - Errors: no embedder, one that failed, a text that is not there, a vector that does not fit the column.
    func vector(of source: EmbeddingSource) throws(GraphQLError) -> CoercedValue {
        guard let request: EmbeddingRequest = request(source) else {
            throw GraphQLError("there is no text to make a vector of", code: .invalidArgument)
        }
        guard let made: EmbeddingDesk.Vector = vectors[request] else {
            throw GraphQLError("this server has no embedder, which vectors of texts need", code: .unimplemented)
        }
        switch made {
        case .failure(let error):
            throw GraphQLError(
                "the vector of a text could not be made", code: error.code, debugDetails: error.details)
        case .success(let numbers):
            guard numbers.count == source.size ?? numbers.count, numbers.allSatisfy(\.isFinite) else {
                throw GraphQLError(
                    "the embedder's vectors do not fit the column", code: .failedPrecondition,
                    debugDetails: "\(request.model) gave \(numbers.count) numbers")
            }
            return .list(numbers.map { .float(Double($0)) })
        }
    }
}
