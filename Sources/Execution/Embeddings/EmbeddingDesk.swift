import ConnectorModel

/// Gets the vectors that an execution needs before its statements run, and remembers them.
///
/// - Bounds: so many vectors are kept, the longest unused go first; a text that is being asked for is not asked for again.
final class EmbeddingDesk {
    typealias Vector = Result<[Float], EmbedderError>

    var embedder: (any Embedder)? {
        didSet { kept = [:] }
    }

    private struct Kept {
        var vector: [Float]
        var lastUse: UInt64
    }

    private let limit: Int
    private var kept: [EmbeddingRequest: Kept] = [:]
    private var waiting: [EmbeddingRequest: [(Vector) -> Void]] = [:]
    private var useCount: UInt64 = 0

    init(limit: Int = 1000) { self.limit = limit }

    /// The vectors of texts, all at once when the last is there. Without an embedder there are none.
    func vectors(
        of requests: Set<EmbeddingRequest>, _ completion: @escaping ([EmbeddingRequest: Vector]) -> Void
    ) {
        guard let embedder, !requests.isEmpty else { return completion([:]) }
        let gathering: Gathering = Gathering(count: requests.count, completion)
        for request: EmbeddingRequest in requests {
            vector(of: request, embedder) { gathering.add($0, of: request) }
        }
    }

    private func vector(
        of request: EmbeddingRequest, _ embedder: any Embedder, _ completion: @escaping (Vector) -> Void
    ) {
        if let vector: [Float] = remembered(request) { return completion(.success(vector)) }
        waiting[request, default: []].append(completion)
        guard waiting[request]?.count == 1 else { return }
        embedder.embed(request) { [self] result in
            if case .success(let vector) = result { remember(vector, of: request) }
            for completion: (Vector) -> Void in waiting.removeValue(forKey: request) ?? [] { completion(result) }
        }
    }

    private func remembered(_ request: EmbeddingRequest) -> [Float]? {
        useCount += 1
        kept[request]?.lastUse = useCount
        return kept[request]?.vector
    }

    private func remember(_ vector: [Float], of request: EmbeddingRequest) {
        kept[request] = Kept(vector: vector, lastUse: useCount)
        guard kept.count > limit else { return }
        // A tenth at a time, so that the search among all of them is rare.
        let oldest: [EmbeddingRequest] = kept.sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key)
        for request: EmbeddingRequest in oldest.prefix(max(1, limit / 10)) { kept[request] = nil }
    }

    /// Waits for the last of several.
    private final class Gathering {
        private var missing: Int
        private var vectors: [EmbeddingRequest: Vector] = [:]
        private let completion: ([EmbeddingRequest: Vector]) -> Void

        init(count: Int, _ completion: @escaping ([EmbeddingRequest: Vector]) -> Void) {
            missing = count
            self.completion = completion
        }

        func add(_ vector: Vector, of request: EmbeddingRequest) {
            vectors[request] = vector
            missing -= 1
            if missing == 0 { completion(vectors) }
        }
    }
}
