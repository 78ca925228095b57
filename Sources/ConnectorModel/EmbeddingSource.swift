/// A vector that an embedder makes of a text before a statement runs (`<field>_embed`, `compare_embed`).
public struct EmbeddingSource: Hashable, Sendable {
    /// Where the text comes from.
    public enum Text: Hashable, Sendable {
        case constant(String)
        case variable(slot: Int, path: [String])
    }

    /// The name of the model, as the operation has it.
    public var model: String
    /// The text.
    public var text: Text
    /// How many numbers the column holds.
    public var size: Int?

    /// A vector to be made.
    public init(model: String, text: Text, size: Int?) {
        self.model = model
        self.text = text
        self.size = size
    }
}

extension [CompiledStep] {
    /// The vectors that their statements need, each once.
    var embeddings: [EmbeddingSource] {
        var found: [EmbeddingSource] = []
        for step: CompiledStep in self {
            for case .embedding(let source) in step.sources where !found.contains(source) { found.append(source) }
        }
        return found
    }
}
