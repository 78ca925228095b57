import Execution
import JSON

/// What an embedder's answer means.
extension ReceivedReply {
    /// The vector in it.
    ///
    /// - Errors: UNAVAILABLE for what may pass, FAILED_PRECONDITION for what somebody has to mend. Nothing of the body is in them: it may
    ///   quote the text.
    var vector: Result<[Float], EmbedderError> {
        switch self {
        case .unreachable(let reason):
            .failure(EmbedderError(.unavailable, details: "the embedder cannot be reached: \(reason)"))
        case .tooLong:
            .failure(EmbedderError(.failedPrecondition, details: "the embedder's answer is too long"))
        case .answered(let head, let body):
            head.status == 200 ? Self.vector(in: body) : Self.failure(status: head.status)
        }
    }

    /// - Shape: `{"data":[{"embedding":[0.1,…]}]}`; other members are not looked at.
    private static func vector(in body: [UInt8]) -> Result<[Float], EmbedderError> {
        guard let reply: JSONValue = try? parseJSON(body) else { return failure("is no JSON") }
        guard let entries: [JSONValue] = reply["data"]?.array, entries.count == 1,
            let elements: [JSONValue] = entries[0]["embedding"]?.array
        else { return failure("does not have one embedding in \"data\"") }
        let numbers: [Float] = elements.compactMap { $0.number.map { Float($0.double) } }
        guard !numbers.isEmpty, numbers.count == elements.count, numbers.allSatisfy(\.isFinite) else {
            return failure("has an embedding that is no list of numbers")
        }
        return .success(numbers)
    }

    private static func failure(status: Int) -> Result<[Float], EmbedderError> {
        .failure(
            EmbedderError(
                status == 429 || status >= 500 ? .unavailable : .failedPrecondition,
                details: "the embedder answered with the status \(status)"))
    }

    private static func failure(_ what: String) -> Result<[Float], EmbedderError> {
        .failure(EmbedderError(.failedPrecondition, details: "the embedder's answer \(what)"))
    }
}
