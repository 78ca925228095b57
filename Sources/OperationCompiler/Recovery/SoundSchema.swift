import GraphQLSyntax
import SchemaModel

/// A schema, or as much of it as is right, so that operations are checked in the same run as a faulty schema.
///
/// What is faulty is mended or left out in the smallest part possible: an argument, a directive, a value, a field, a type with the
/// fields that refer to it. What is left is built anew until nothing is wrong with it: what comes after never meets a schema that is
/// half right. What was left out is known by name, because an operation that uses it must not be told of.
struct SoundSchema {
    let schema: Schema
    /// The definitions that `schema` was built from.
    let documents: [Document]
    /// What the author's schema has and this one lacks.
    let missing: MissingNames
    /// Whether this is the author's schema as it is written.
    let isWhole: Bool
    /// All that is wrong with the author's schema.
    let diagnostics: [Diagnostic]

    /// - Parameter isComplete: whether all files of the schema could be read.
    init(_ sources: [Source], isComplete: Bool, schemaName: String) {
        let parsed: [Diagnosed<Document>] = sources.map { parseDocument($0, options: .projectFile) }
        var lost: LostDefinitions = LostDefinitions()
        if !isComplete { lost.open() }
        for (source, document): (Source, Diagnosed<Document>) in zip(sources, parsed) { lost.add(source, document) }
        let written: [Document] = parsed.map(\.value)
        let whole: Diagnosed<Schema> = buildSchema(written, sources: sources, schemaName: schemaName)
        let losses: SchemaLosses = SchemaLosses(parsed, lost)
        let found: [Diagnostic] = whole.diagnostics.filter { diagnostic in
            !losses.explain(diagnostic, naming: Self.unknownType(in: diagnostic, sources))
        }
        diagnostics = parsed.flatMap(\.diagnostics) + found
        isWhole = !diagnostics.contains { $0.severity == .error } && lost.isEmpty
        guard !isWhole else {
            (schema, documents, missing) = (whole.value, written, MissingNames())
            return
        }
        let undefined: [String] = found.compactMap { Self.unknownType(in: $0, sources) }
        var reduction: SchemaReduction = SchemaReduction(written, lost, undefined, whole.value)
        (schema, documents) = reduction.run(found, schemaName: schemaName)
        missing = reduction.missing
    }

    /// The type that an error says nobody defines.
    private static func unknownType(in diagnostic: Diagnostic, _ sources: [Source]) -> String? {
        guard diagnostic.severity == .error, diagnostic.code == unknownType,
            let source: Source = sources.first(where: { $0.name == diagnostic.span.sourceName })
        else { return nil }
        return String(decoding: source.utf8[Int(diagnostic.span.start)..<Int(diagnostic.span.end)], as: UTF8.self)
    }

    /// The code of a type that nobody defines.
    private static let unknownType: DiagnosticCode = DiagnosticCode("SCH203")
}
