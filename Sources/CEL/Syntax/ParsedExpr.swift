/// An expression that is well formed and not yet checked.
public struct ParsedExpr: Sendable {
    /// The text it was parsed from.
    public let text: String
    let root: Expr
    /// How many nodes the tree has; their ids are below it.
    let nodeCount: Int
}
