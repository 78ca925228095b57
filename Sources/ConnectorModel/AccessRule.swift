public import CEL

/// Who may run an operation (`@auth`).
public enum AccessRule: Sendable {
    case level(AccessLevel)
    /// A condition over `ExpressionSlots`; anything but `true`, an error included, refuses. The checked form, where it is at hand, tells
    /// what the condition can be while some variables are not known.
    case expression(Program, CheckedExpr? = nil)
}

/// The levels of `@auth(level:)`, from open to closed.
public enum AccessLevel: String, Hashable, Sendable {
    case `public` = "PUBLIC"
    /// Signed in, anonymously too.
    case userAnonymous = "USER_ANON"
    /// Signed in by a provider other than "anonymous".
    case user = "USER"
    /// Signed in with a verified e-mail address.
    case userEmailVerified = "USER_EMAIL_VERIFIED"
    /// Administrators only; what holds without `@auth`.
    case noAccess = "NO_ACCESS"
}
