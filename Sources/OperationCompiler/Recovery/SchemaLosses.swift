import GraphQLSyntax

/// Tells which errors of a schema only follow from definitions that syntax errors took away.
struct SchemaLosses {
    private let lost: LostDefinitions
    private let types: [TypeDefinition]

    init(_ documents: [Document], _ lost: LostDefinitions) {
        self.lost = lost
        types =
            lost.isEmpty
            ? []
            : documents.flatMap(\.definitions).compactMap { if case .type(let type) = $0 { type } else { nil } }
    }

    /// - `type`: the type that the error says nobody defines.
    func explain(_ diagnostic: Diagnostic, naming type: String?) -> Bool {
        guard !lost.isEmpty, diagnostic.severity == .error else { return false }
        if let type { return lost.isOpen || lost.names.contains(type) }
        guard Self.codesOfNames.contains(diagnostic.code) else { return false }
        // Of a type that was extended by what is lost, fields and values may be missing.
        return types.contains { type in
            type.span.holds(diagnostic.span)
                && (lost.names.contains(type.name.value)
                    || type.fields.contains {
                        $0.span.holds(diagnostic.span) && lost.names.contains($0.type.namedType.value)
                    })
        }
    }

    /// Of errors that a missing field or value may cause: in a key, a reference, a default, an index.
    private static let codesOfNames: [DiagnosticCode] = ["SCH211", "SCH212", "SCH214", "SCH215"].map {
        DiagnosticCode($0)
    }
}
