public import GraphQLSyntax

/// What the literals of custom scalars must look like.
///
/// The built-in scalars are checked by the rules of the specification; a custom scalar without a check accepts any literal.
public struct ScalarCoercion: Sendable {
    /// What a check says of a literal. The literal may hold variables inside lists and objects.
    public enum Verdict: Hashable, Sendable {
        case accepted
        /// The reason, a sentence that follows a semicolon, or nothing where the kind of literal says enough.
        case refused(String?)
    }

    /// Judges a literal that is neither null nor a variable.
    public typealias Check = @Sendable (InputValue) -> Verdict

    private var checks: [String: Check]

    /// Checks by the name of the scalar.
    public init(_ checks: [String: Check] = [:]) { self.checks = checks }

    /// The check of a scalar.
    public subscript(name: String) -> Check? {
        get { checks[name] }
        set { checks[name] = newValue }
    }
}
