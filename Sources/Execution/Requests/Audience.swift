/// Who reads an answer, and how much of what went wrong is for them.
public enum Audience: Hashable, Sendable {
    /// Anybody: the kind of fault.
    case client
    /// Whoever develops against `dev`: what the database and expressions said, too, without values of rows that are not theirs to see.
    case developer
    /// The owner of the data: everything.
    case administrator
}
