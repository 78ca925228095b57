public import GraphQLSyntax

/// All selections of one response name (section 6.3.2), with what decides whether each is there.
public struct CollectedField: Hashable, Sendable {
    /// The name in the response.
    public var responseName: String
    /// The selections, in the order they were found; never empty.
    public var occurrences: [FieldOccurrence]
    /// The first selection: after validation all of them have its name and arguments.
    public var field: Field

    /// Whether the field is there whatever the variables are.
    public var isUnconditional: Bool { occurrences.contains { $0.conditions.isEmpty } }
}

/// One selection of a field.
public struct FieldOccurrence: Hashable, Sendable {
    /// The selection.
    public var field: Field
    /// The type that the innermost type condition around it names, or the type that was selected on.
    public var parentTypeName: String
    /// The `@skip` and `@include` on it and on the fragments around it that variables decide; all must hold.
    public var conditions: [SelectionCondition]
}

/// What a variable decides: `@skip` or `@include` (sections 3.13.1 and 3.13.2).
public struct SelectionCondition: Hashable, Sendable {
    /// The Boolean variable.
    public var variable: String
    /// The value it must have for the selection to be there.
    public var mustBe: Bool

    /// A condition.
    public init(variable: String, mustBe: Bool) {
        self.variable = variable
        self.mustBe = mustBe
    }
}
