/// What the parser accepts, and how much.
public struct ParseOptions: Hashable, Sendable {
    /// Whether `'''` may stand around block strings, as SQL Connect schema files use it. Off in the specification.
    public var allowsSingleQuotedBlockStrings: Bool = false
    /// Whether fragments may declare variables, which no edition of the specification took over.
    public var allowsLegacyFragmentVariables: Bool = false
    /// Whether a document may have no definition. The specification wants one; a file of comments is an empty part of a schema.
    public var allowsEmptyDocument: Bool = false
    /// How many tokens a document may have.
    public var maximumTokens: Int = 1_000_000
    /// How deeply selection sets, values and types may nest. The parser descends by recursion, so that this bounds its stack.
    public var maximumDepth: Int = 128
    /// After how many errors the parser stops.
    public var maximumErrors: Int = 100

    /// The specification's grammar with the limits above.
    public init() {}

    /// For the files of a project: `'''` is allowed, and so is a file without a definition.
    public static let projectFile: ParseOptions = {
        var options: ParseOptions = ParseOptions()
        options.allowsSingleQuotedBlockStrings = true
        options.allowsEmptyDocument = true
        return options
    }()
}
