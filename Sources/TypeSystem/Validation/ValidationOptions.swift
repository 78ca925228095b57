public import GraphQLSyntax

/// How documents are validated.
public struct ValidationOptions: Sendable {
    /// The rules to apply.
    public var rules: Set<ValidationRule> = ValidationRule.defaults
    /// How serious a variable is that is declared and never used.
    public var unusedVariableSeverity: Diagnostic.Severity = .warning
    /// What the literals of custom scalars must look like.
    public var scalars: ScalarCoercion = ScalarCoercion()
    /// How much work a document may ask for.
    public var limits: ValidationLimits = ValidationLimits()

    /// The default rules, unused variables as warnings, any literal for custom scalars.
    public init() {}
}

/// Bounds on the work a document may ask for. One error says which was passed, and no further rule is applied.
public struct ValidationLimits: Hashable, Sendable {
    /// How deep selections may nest, fragments counted where they are spread.
    public var maximumDepth: Int = 100
    /// How many selections and values the definitions of a document may have together, every spread replaced by its fragment.
    public var maximumExpandedSize: Int = 200_000
    /// How many pairs of fields may be compared when fields of one response name are merged.
    public var maximumFieldComparisons: Int = 100_000
    /// How many errors are reported.
    public var maximumErrors: Int = 100

    /// The defaults.
    public init() {}
}
