import GraphQLSyntax

/// Tells which errors of a schema only follow from definitions that syntax errors took away.
struct SchemaLosses {
    private let lost: LostDefinitions
    private let types: [TypeDefinition]
    /// The types that end, without having begun, where something is written that cannot be read.
    private let brokenOff: Set<SourceSpan>

    init(_ documents: [Diagnosed<Document>], _ lost: LostDefinitions) {
        self.lost = lost
        let faulty: [Diagnosed<Document>] = documents.filter(\.hasErrors)
        brokenOff = Set(
            faulty.flatMap { document in document.diagnostics.compactMap { document.value.brokenOff(at: $0) } })
        types = lost.isEmpty ? [] : documents.flatMap(\.value.types)
    }

    /// - `type`: the type that the error says nobody defines.
    func explain(_ diagnostic: Diagnostic, naming type: String?) -> Bool {
        guard diagnostic.severity == .error else { return false }
        if brokenOff.contains(where: { $0.holds(diagnostic.span) }) { return true }
        guard !lost.isEmpty else { return false }
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

extension Document {
    fileprivate var types: [TypeDefinition] {
        definitions.compactMap { if case .type(let type) = $0 { type } else { nil } }
    }

    /// The type right before a syntax error, if it has neither fields nor values: they may be what could not be read.
    fileprivate func brokenOff(at error: Diagnostic) -> SourceSpan? {
        let last: TypeDefinition? = types.last { $0.span.end <= error.span.start }
        return last.flatMap { $0.fields.isEmpty && $0.enumValues.isEmpty ? $0.span : nil }
    }
}
