/// How large an expression and its evaluation may become.
public struct Limits: Hashable, Sendable {
    /// The length of an expression in bytes of UTF-8.
    public var expressionByteCount: Int = 32 * 1024
    /// How deep brackets, calls and conditionals may be nested in the text.
    public var nestingDepth: Int = 96
    /// The height of the syntax tree; chains of `&&` and `||` count with the logarithm of their length.
    public var treeDepth: Int = 256
    /// The number of nodes of the syntax tree.
    public var nodeCount: Int = 8_192
    /// The number of parts of a type that the checker finds for an expression.
    public var typePartCount: Int = 128
    /// How much work one evaluation may do: one unit a loop step of up to eight nodes, a compared or copied element, or 64 bytes of text.
    public var evaluationBudget: Int = 250_000
    /// The length in bytes of a string or bytes value that an evaluation makes.
    public var valueByteCount: Int = 1 << 20
    /// The number of elements of a list that an evaluation makes.
    public var elementCount: Int = 1 << 16

    /// The limits of a server that evaluates what strangers send.
    public init() {}
}
