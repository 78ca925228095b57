public import CEL

/// A condition that must hold for every value of a field, or the field is an error (`@check`).
///
/// - Source: language reference, `@check`.
public struct CompiledCheck: Sendable {
    /// One step of the way from the value of a `CompiledStep` to the value that is checked.
    public enum Step: Hashable, Sendable {
        /// The member of an object; `index` is its place in the object's type.
        case member(name: String, index: Int)
        /// Each element of a list.
        case elements
        /// The object itself, where there is one: nothing is selected of null.
        case object
    }

    /// The way to the value; empty for the step's own, and for a check of a whole operation.
    public var path: [Step]
    /// The condition, over `ExpressionSlots`. Anything but `true` fails, an error included.
    public var program: Program
    /// What the client is told when it fails.
    public var message: String
    /// Whether it passes where no way reaches a value.
    public var isOptional: Bool
    /// The condition as its author wrote it, for developers.
    public var text: String

    /// A check.
    public init(path: [Step], program: Program, message: String, isOptional: Bool, text: String) {
        self.path = path
        self.program = program
        self.message = message
        self.isOptional = isOptional
        self.text = text
    }
}

/// What is done with the value of a step besides answering with it.
public struct ResultInspection: Sendable {
    /// What the value looks like.
    public var shape: ResultShape
    /// The checks in it, in the order of the operation's text.
    public var checks: [CompiledCheck]
    /// Whether expressions of later root fields read it as `response.<name>`.
    public var isReadLater: Bool
    /// Whether the root field is left out of the response (`@redact`); `wholeData` says so in its shape.
    public var isRedacted: Bool

    /// What is done with a value.
    public init(
        shape: ResultShape, checks: [CompiledCheck] = [], isReadLater: Bool = false, isRedacted: Bool = false
    ) {
        self.shape = shape
        self.checks = checks
        self.isReadLater = isReadLater
        self.isRedacted = isRedacted
    }
}
