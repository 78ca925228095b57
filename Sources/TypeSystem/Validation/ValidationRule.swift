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
    /// Not of the specification, and off by default: no introspection at all but `__typename`.
    case schemaIntrospection
    /// Not of the specification: a warning where something deprecated is used.
    case deprecatedUse
    /// Not of the specification: `@fdc_oneOf`.
    case exclusiveGroups
    /// Not of the specification: `@fdc_forbiddenAsVariableType`.
    case forbiddenVariableTypes
    /// Not of the specification: `@fdc_forbiddenInVariables` in the defaults of variables.
    case forbiddenInVariables
}

extension ValidationRule {
    /// The rules that hold unless something else is asked for.
    public static let defaults: Set<ValidationRule> = Set(allCases).subtracting([.schemaIntrospection])

    /// The rule at work, ready for one document.
    func make() -> any Rule {
        switch self {
        case .executableDefinitions: ExecutableDefinitions()
        case .operationNameUniqueness: OperationNameUniqueness()
        case .loneAnonymousOperation: LoneAnonymousOperation()
        case .operationTypeExistence: OperationTypeExistence()
        case .singleRootField: SingleRootField()
        case .fieldSelections: FieldSelections()
        case .fieldSelectionMerging: FieldSelectionMerging()
        case .leafFieldSelections: LeafFieldSelections()
        case .argumentNames: ArgumentNames()
        case .argumentUniqueness: ArgumentUniqueness()
        case .requiredArguments: RequiredArguments()
        case .fragmentNameUniqueness: FragmentNameUniqueness()
        case .fragmentSpreadTypeExistence: FragmentSpreadTypeExistence()
        case .fragmentsOnCompositeTypes: FragmentsOnCompositeTypes()
        case .fragmentsMustBeUsed: FragmentsMustBeUsed()
        case .fragmentSpreadTargetDefined: FragmentSpreadTargetDefined()
        case .fragmentSpreadsMustNotFormCycles: FragmentSpreadsMustNotFormCycles()
        case .fragmentSpreadIsPossible: FragmentSpreadIsPossible()
        case .valuesOfCorrectType: ValuesOfCorrectType()
        case .inputObjectFieldNames: InputObjectFieldNames()
        case .inputObjectFieldUniqueness: InputObjectFieldUniqueness()
        case .inputObjectRequiredFields: InputObjectRequiredFields()
        case .directivesAreDefined: DirectivesAreDefined()
        case .directivesAreInValidLocations: DirectivesAreInValidLocations()
        case .directivesAreUniquePerLocation: DirectivesAreUniquePerLocation()
        case .variableUniqueness: VariableUniqueness()
        case .variablesAreInputTypes: VariablesAreInputTypes()
        case .variableTypeExistence: VariableTypeExistence()
        case .allVariableUsesDefined: AllVariableUsesDefined()
        case .allVariablesUsed: AllVariablesUsed()
        case .allVariableUsagesAreAllowed: AllVariableUsagesAreAllowed()
        case .introspectionDepth: IntrospectionDepth()
        case .schemaIntrospection: SchemaIntrospection()
        case .deprecatedUse: DeprecatedUse()
        case .exclusiveGroups: ExclusiveGroups()
        case .forbiddenVariableTypes: ForbiddenVariableTypes()
        case .forbiddenInVariables: ForbiddenInVariables()
        }
    }
}
