/// The rules, named as in the specification, section 5. Each has a file in `Rules/`.
public enum ValidationRule: CaseIterable, Hashable, Sendable {
    case executableDefinitions
    case operationNameUniqueness
    case loneAnonymousOperation
    case operationTypeExistence
    case singleRootField
    case fieldSelections
    case fieldSelectionMerging
    case leafFieldSelections
    case argumentNames
    case argumentUniqueness
    case requiredArguments
    case fragmentNameUniqueness
    case fragmentSpreadTypeExistence
    case fragmentsOnCompositeTypes
    case fragmentsMustBeUsed
    case fragmentSpreadTargetDefined
    case fragmentSpreadsMustNotFormCycles
    case fragmentSpreadIsPossible
    case valuesOfCorrectType
    case inputObjectFieldNames
    case inputObjectFieldUniqueness
    case inputObjectRequiredFields
    case directivesAreDefined
    case directivesAreInValidLocations
    case directivesAreUniquePerLocation
    case variableUniqueness
    case variablesAreInputTypes
    case variableTypeExistence
    case allVariableUsesDefined
    case allVariablesUsed
    case allVariableUsagesAreAllowed
    /// Not of the specification: introspection may not repeat itself without end.
    case introspectionDepth
    /// Not of the specification: a warning where something deprecated is used.
    case deprecatedUse
    /// Not of the specification: `@fdc_oneOf`.
    case exclusiveGroups
    /// Not of the specification: `@fdc_forbiddenAsVariableType`.
    case forbiddenVariableTypes
}
