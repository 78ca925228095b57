/// What befell the embedded server while it was watched.
public enum EmbeddedServerEvent: Hashable, Sendable {
    /// It ended, though nobody here stopped it.
    case lost(reason: String)
    /// It could not be started again; the next try comes after the pause.
    case notRestarted(EmbeddedServerError, pause: Duration)
    /// It runs again. `isOwner`: this process started it; otherwise another did.
    case restarted(isOwner: Bool, attempts: Int)
}
