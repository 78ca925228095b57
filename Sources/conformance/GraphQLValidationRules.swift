import GraphQLSyntax
import TypeSystem

extension GraphQLValidationVector {
    /// The rules of documents by the names under which the vectors were recorded.
    static let documentRules: [String: Set<ValidationRule>] = [
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

    /// The rules of schemas by the names under which the vectors were recorded, with the codes that stand for them.
    static let schemaRules: [String: Set<DiagnosticCode>] = [
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
}
