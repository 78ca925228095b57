import ConnectorModel
public import GraphQLSyntax

/// The insecure operations of a project as it is deployed, which somebody agreed to once.
public struct DeployedOperations: Sendable {
    /// The level of each by `connector/Operation`.
    private let levels: [String: AccessLevel]

    /// Those of a project that was compiled.
    public init(_ compiled: Diagnosed<CompiledProject?>) {
        let service: CompiledService? = compiled.value?.service
        levels = compiled.diagnostics.reduce(into: [:]) { levels, diagnostic in
            guard let subject: String = diagnostic.acknowledgement?.subject else { return }
            levels[subject] = service?.level(of: subject)
        }
    }

    /// The diagnostics of a newer project: of an operation that was as insecure before it is only said that it still is. One that has
    /// become more open is as good as new.
    public func relaxed(_ diagnostics: [Diagnostic], of project: CompiledProject) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            guard let subject: String = diagnostic.acknowledgement?.subject,
                let before: AccessLevel = levels[subject],
                let now: AccessLevel = project.service.level(of: subject), before.isAsOpen(as: now)
            else { return diagnostic }
            var diagnostic: Diagnostic = diagnostic
            diagnostic.acknowledgement?.kind = .existingInsecure
            return diagnostic
        }
    }
}

extension CompiledService {
    /// The level of `connector/Operation`.
    fileprivate func level(of subject: String) -> AccessLevel? {
        let parts: [Substring] = subject.split(separator: "/")
        guard parts.count == 2, case .level(let level)? = operation(String(parts[1]), of: String(parts[0]))?.access
        else { return nil }
        return level
    }
}

extension AccessLevel {
    /// Whether all whom the other lets through pass here too.
    fileprivate func isAsOpen(as other: AccessLevel) -> Bool { openness >= other.openness }

    private var openness: Int {
        switch self {
        case .public: 4
        case .userAnonymous: 3
        case .user: 2
        case .userEmailVerified: 1
        case .noAccess: 0
        }
    }
}
