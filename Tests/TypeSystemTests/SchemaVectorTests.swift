import GraphQLSyntax
import Testing
import TypeSystem

@Suite("recorded schema cases", .enabled(if: Vectors.validation != nil))
struct SchemaVectorTests {
    /// The names under which the cases were recorded, with the codes that stand for them.
    static let rules: [String: Set<DiagnosticCode>] = [
        "KnownArgumentNamesOnDirectivesRule": [.argumentNames],
        "KnownDirectivesRule": [.directivesAreDefined, .directivesAreInValidLocations],
        "KnownTypeNamesRule": [.unknownType],
        "LoneSchemaDefinitionRule": [.invalidSchemaDefinition],
        "PossibleTypeExtensionsRule": [.invalidExtension],
        "ProvidedRequiredArgumentsOnDirectivesRule": [.requiredArguments],
        "UniqueArgumentDefinitionNamesRule": [.duplicateMember],
        "UniqueDirectiveNamesRule": [.duplicateDirective],
        "UniqueDirectivesPerLocationRule": [.directivesAreUniquePerLocation],
        "UniqueEnumValueNamesRule": [.duplicateMember],
        "UniqueFieldDefinitionNamesRule": [.duplicateMember],
        "UniqueOperationTypesRule": [.duplicateRootType],
        "UniqueTypeNamesRule": [.duplicateType],
    ]

    @Test("every schema gives the recorded messages at the recorded places")
    func schemas() {
        let cases: [ValidationCase] = ValidationCase.all("validateSDL")
        var passed: Int = 0
        for entry: ValidationCase in cases {
            let found: Set<ValidationCase.Finding> = findings(entry)
            if found == entry.findings { passed += 1 }
            #expect(found == entry.findings, "\(entry.suite)\n\(entry.schema)\n\(entry.document)")
        }
        print("schema cases: \(passed) of \(cases.count) pass")
        #expect(!cases.isEmpty)
    }

    private func findings(_ entry: ValidationCase) -> Set<ValidationCase.Finding> {
        var codes: Set<DiagnosticCode> = entry.rules.reduce(into: []) { $0.formUnion(Self.rules[$1] ?? []) }
        if entry.rules.isEmpty { codes = Self.rules.values.reduce(into: []) { $0.formUnion($1) } }
        let base: GraphQLSchema? = ValidationCase.schemas[entry.schema].map { text in
            buildGraphQLSchema([parse(text, options: .projectFile)]).value
        }
        let source: Source = Source(name: "case", text: entry.document)
        let document: Document = parseDocument(source, options: .projectFile).value
        let lines: LineIndex = LineIndex(source)
        let diagnostics: [Diagnostic] = buildGraphQLSchema([document], extending: base).diagnostics
        return Set(
            diagnostics.filter { codes.contains($0.code) && $0.span != .generated }.map { diagnostic in
                let place: SourcePosition = lines.position(of: diagnostic.span)
                return ValidationCase.Finding(
                    message: diagnostic.message, line: place.line, column: place.column)
            })
    }
}
