import GraphQLSyntax

/// Two selections of one response name that cannot be one field.
struct MergeConflict {
    let responseName: String
    let reason: Reason
    /// The first selection and what conflicts inside it.
    let firstPlaces: [SourceSpan]
    /// The second selection and what conflicts inside it.
    let secondPlaces: [SourceSpan]

    indirect enum Reason {
        case because(String)
        /// Conflicts among what is selected inside.
        case inside([MergeConflict])

        var text: String {
            switch self {
            case .because(let text): text
            case .inside(let conflicts):
                conflicts.map { "subfields \"\($0.responseName)\" conflict because \($0.reason.text)" }
                    .joined(separator: " and ")
            }
        }
    }
}
