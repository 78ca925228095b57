import GraphQLSyntax
import Testing
import TypeSystem

@Suite("recorded validation cases", .enabled(if: Vectors.validation != nil))
struct ValidationVectorTests {
    /// The names under which the cases were recorded.
    static let rules: [String: Set<ValidationRule>] = [
        "ExecutableDefinitionsRule": [.executableDefinitions],
        "FieldsOnCorrectTypeRule": [.fieldSelections],
        "FragmentsOnCompositeTypesRule": [.fragmentsOnCompositeTypes],
        "KnownArgumentNamesRule": [.argumentNames],
        "KnownDirectivesRule": [.directivesAreDefined, .directivesAreInValidLocations],
        "KnownFragmentNamesRule": [.fragmentSpreadTargetDefined],
        "KnownTypeNamesRule": [.fragmentSpreadTypeExistence, .variableTypeExistence],
        "LoneAnonymousOperationRule": [.loneAnonymousOperation],
        "MaxIntrospectionDepthRule": [.introspectionDepth],
        "NoDeprecatedCustomRule": [.deprecatedUse],
        "NoFragmentCyclesRule": [.fragmentSpreadsMustNotFormCycles],
        "NoSchemaIntrospectionCustomRule": [.schemaIntrospection],
        "NoUndefinedVariablesRule": [.allVariableUsesDefined],
        "NoUnusedFragmentsRule": [.fragmentsMustBeUsed],
        "NoUnusedVariablesRule": [.allVariablesUsed],
        "OverlappingFieldsCanBeMergedRule": [.fieldSelectionMerging],
        "PossibleFragmentSpreadsRule": [.fragmentSpreadIsPossible],
        "ProvidedRequiredArgumentsRule": [.requiredArguments],
        "ScalarLeafsRule": [.leafFieldSelections],
        "SingleFieldSubscriptionsRule": [.singleRootField],
        "UniqueArgumentNamesRule": [.argumentUniqueness],
        "UniqueDirectivesPerLocationRule": [.directivesAreUniquePerLocation],
        "UniqueFragmentNamesRule": [.fragmentNameUniqueness],
        "UniqueInputFieldNamesRule": [.inputObjectFieldUniqueness],
        "UniqueOperationNamesRule": [.operationNameUniqueness],
        "UniqueVariableNamesRule": [.variableUniqueness],
        "ValuesOfCorrectTypeRule": [.valuesOfCorrectType, .inputObjectFieldNames, .inputObjectRequiredFields],
        "VariablesAreInputTypesRule": [.variablesAreInputTypes],
        "VariablesInAllowedPositionRule": [.allVariableUsagesAreAllowed],
    ]

    /// A rule written for one test of the recorded suites, which no document of ours can ask for.
    static let unmet: Set<String> = ["customRule"]

    @Test("every document gives the recorded messages at the recorded places")
    func documents() {
        let cases: [ValidationCase] = ValidationCase.all("validate")
        var passed: Int = 0
        for entry: ValidationCase in cases where Self.unmet.isDisjoint(with: entry.rules) {
            let found: Set<ValidationCase.Finding> = Self.findings(entry)
            if found == entry.findings { passed += 1 }
            #expect(found == entry.findings, "\(entry.suite)\n\(entry.document)")
        }
        print("validation cases: \(passed) of \(cases.count) pass")
        #expect(!cases.isEmpty)
    }

    static func findings(_ entry: ValidationCase) -> Set<ValidationCase.Finding> {
        let schema: GraphQLSchema = buildGraphQLSchema([
            parse(ValidationCase.schemas[entry.schema] ?? "", options: .projectFile)
        ]).value
        var options: ValidationOptions = ValidationOptions()
        options.unusedVariableSeverity = .error
        if !entry.rules.isEmpty {
            options.rules = entry.rules.reduce(into: []) { $0.formUnion(rules[$1] ?? []) }
        }
        options.scalars["CustomScalar"] = { _ in .refused(nil) }
        options.scalars["Invalid"] = { _ in .refused("Invalid scalar is always invalid") }
        let source: Source = Source(name: "case", text: entry.document)
        let lines: LineIndex = LineIndex(source)
        let diagnostics: [Diagnostic] = validate(
            parseDocument(source).value, against: schema, options: options)
        return Set(
            diagnostics.map { diagnostic in
                let place: SourcePosition = lines.position(of: diagnostic.span)
                return ValidationCase.Finding(
                    message: diagnostic.message, line: place.line, column: place.column)
            })
    }
}

func parse(_ text: String, options: ParseOptions = ParseOptions()) -> Document {
    parseDocument(Source(name: "test", text: text), options: options).value
}
