/// Makes vectors of texts: a model, here or elsewhere.
///
/// Belongs to one worker, as the executor that asks it does.
public protocol Embedder: AnyObject {
    /// Makes the vector of a text. The completion is called once, on the worker's loop.
    ///
    /// - Bounds: how long that may take and how many are asked for at a time are the embedder's to limit.
    func embed(
        _ request: EmbeddingRequest, _ completion: @escaping (Result<[Float], EmbedderError>) -> Void)
}

/// A text of which a vector is wanted.
public struct EmbeddingRequest: Hashable, Sendable {
    /// The name of the model, as the operation has it.
    public var model: String
    /// The text.
    public var text: String

    /// A request.
    public init(model: String, text: String) {
        self.model = model
        self.text = text
    }
}

/// Why a vector could not be made.
public struct EmbedderError: Error, Hashable, Sendable {
    /// The kind of error, for the client.
    public var code: StatusCode
    /// What happened, for a developer.
    public var details: String

    /// An error.
    public init(_ code: StatusCode, details: String) {
        self.code = code
        self.details = details
    }
}
