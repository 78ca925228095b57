/// How much a tool that deploys a project makes of a warning.
///
/// - Source: the official protocol's `WarningLevel`.
public enum WarningLevel: String, Hashable, Sendable {
    /// It is printed.
    case logOnly = "LOG_ONLY"
    /// Somebody at a terminal is asked; a run without one goes on.
    case interactiveAcknowledgement = "INTERACTIVE_ACK"
    /// Somebody must agree; a run without a terminal fails unless it is forced.
    case requiredAcknowledgement = "REQUIRE_ACK"
}

/// A warning that somebody has to agree to before what it is about is deployed.
public struct Acknowledgement: Hashable, Sendable {
    /// What kind of risk is agreed to; the raw value is what messages of the official tools begin with.
    public enum Kind: String, Hashable, Sendable {
        /// An operation that ignores who runs it, and was not deployed before.
        case insecure = "INSECURE"
        /// The same, as it is deployed already.
        case existingInsecure = "EXISTING_INSECURE"
    }

    /// What kind of risk is agreed to.
    public var kind: Kind
    /// What it is about, by a name that outlives edits: `connector/Operation`.
    public var subject: String

    /// An agreement that is wanted.
    public init(_ kind: Kind, of subject: String) {
        self.kind = kind
        self.subject = subject
    }

    /// How much is made of it.
    public var level: WarningLevel {
        switch kind {
        case .insecure: .requiredAcknowledgement
        case .existingInsecure: .interactiveAcknowledgement
        }
    }
}

/// A way to be rid of a warning.
public struct Workaround: Hashable, Sendable {
    /// What to do.
    public var description: String
    /// When that is right.
    public var reason: String
    /// What to write.
    public var replacement: String

    /// A way to be rid of a warning.
    public init(_ description: String, reason: String, replacement: String) {
        self.description = description
        self.reason = reason
        self.replacement = replacement
    }
}

extension Diagnostic {
    /// How much a tool that deploys makes of it; an error has no level, for it cannot be agreed to.
    public var warningLevel: WarningLevel? {
        severity == .error ? nil : acknowledgement?.level ?? .logOnly
    }
}
