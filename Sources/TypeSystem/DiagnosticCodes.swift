public import GraphQLSyntax

/// Codes of validation, named by the rules of the specification, section 5.
extension DiagnosticCode {
    /// A definition that a request cannot run.
    public static let executableDefinitions: DiagnosticCode = DiagnosticCode("GQL130")
    /// Two operations of one name.
    public static let operationNameUniqueness: DiagnosticCode = DiagnosticCode("GQL131")
    /// An anonymous operation beside others.
    public static let loneAnonymousOperation: DiagnosticCode = DiagnosticCode("GQL132")
    /// An operation of a kind that the schema has no root type for.
    public static let operationTypeExistence: DiagnosticCode = DiagnosticCode("GQL133")
    /// A subscription with several root fields.
    public static let singleRootField: DiagnosticCode = DiagnosticCode("GQL134")
    /// A field that its parent type does not have.
    public static let fieldSelections: DiagnosticCode = DiagnosticCode("GQL135")
    /// Two different fields under one response name.
    public static let fieldSelectionMerging: DiagnosticCode = DiagnosticCode("GQL136")
    /// A leaf with a selection, or an object without one.
    public static let leafFieldSelections: DiagnosticCode = DiagnosticCode("GQL137")
    /// An argument that the field or directive does not have.
    public static let argumentNames: DiagnosticCode = DiagnosticCode("GQL138")
    /// An argument given twice.
    public static let argumentUniqueness: DiagnosticCode = DiagnosticCode("GQL139")
    /// A required argument that is left out.
    public static let requiredArguments: DiagnosticCode = DiagnosticCode("GQL140")
    /// Two fragments of one name.
    public static let fragmentNameUniqueness: DiagnosticCode = DiagnosticCode("GQL141")
    /// A type condition on an unknown type.
    public static let fragmentSpreadTypeExistence: DiagnosticCode = DiagnosticCode("GQL142")
    /// A type condition on a type without fields.
    public static let fragmentsOnCompositeTypes: DiagnosticCode = DiagnosticCode("GQL143")
    /// A fragment that nothing spreads.
    public static let fragmentsMustBeUsed: DiagnosticCode = DiagnosticCode("GQL144")
    /// A spread of an unknown fragment.
    public static let fragmentSpreadTargetDefined: DiagnosticCode = DiagnosticCode("GQL145")
    /// A fragment that spreads itself.
    public static let fragmentSpreadsMustNotFormCycles: DiagnosticCode = DiagnosticCode("GQL146")
    /// A fragment that can never apply where it stands.
    public static let fragmentSpreadIsPossible: DiagnosticCode = DiagnosticCode("GQL147")
    /// A value that its type does not have.
    public static let valuesOfCorrectType: DiagnosticCode = DiagnosticCode("GQL148")
    /// A field that the input object type does not have.
    public static let inputObjectFieldNames: DiagnosticCode = DiagnosticCode("GQL149")
    /// A field given twice in one input object.
    public static let inputObjectFieldUniqueness: DiagnosticCode = DiagnosticCode("GQL150")
    /// A required field of an input object that is left out.
    public static let inputObjectRequiredFields: DiagnosticCode = DiagnosticCode("GQL151")
    /// An unknown directive.
    public static let directivesAreDefined: DiagnosticCode = DiagnosticCode("GQL152")
    /// A directive where it may not stand.
    public static let directivesAreInValidLocations: DiagnosticCode = DiagnosticCode("GQL153")
    /// A directive given twice in one place.
    public static let directivesAreUniquePerLocation: DiagnosticCode = DiagnosticCode("GQL154")
    /// Two variables of one name.
    public static let variableUniqueness: DiagnosticCode = DiagnosticCode("GQL155")
    /// A variable of a type that has no input.
    public static let variablesAreInputTypes: DiagnosticCode = DiagnosticCode("GQL156")
    /// A variable of an unknown type.
    public static let variableTypeExistence: DiagnosticCode = DiagnosticCode("GQL157")
    /// A use of a variable that the operation does not declare.
    public static let allVariableUsesDefined: DiagnosticCode = DiagnosticCode("GQL158")
    /// A variable that the operation does not use.
    public static let allVariablesUsed: DiagnosticCode = DiagnosticCode("GQL159")
    /// A variable in a place of another type.
    public static let allVariableUsagesAreAllowed: DiagnosticCode = DiagnosticCode("GQL160")
    /// A document that would take too much work.
    public static let requestLimit: DiagnosticCode = DiagnosticCode("GQL161")
    /// Introspection that repeats itself too deeply.
    public static let introspectionDepth: DiagnosticCode = DiagnosticCode("GQL162")
    /// A use of something deprecated.
    public static let deprecatedUse: DiagnosticCode = DiagnosticCode("GQL163")
    /// Members that exclude one another, or of which one is required.
    public static let exclusiveGroup: DiagnosticCode = DiagnosticCode("GQL164")
    /// A variable of a type that may not type variables.
    public static let forbiddenVariableType: DiagnosticCode = DiagnosticCode("GQL165")
    /// A field in the default of a variable that may not stand in its value.
    public static let forbiddenInVariables: DiagnosticCode = DiagnosticCode("GQL166")
    /// Introspection where it is switched off.
    public static let schemaIntrospection: DiagnosticCode = DiagnosticCode("GQL167")
}

/// Codes of building a schema, section 3.
extension DiagnosticCode {
    /// Two types, or a type and a built-in one, of one name.
    public static let duplicateType: DiagnosticCode = DiagnosticCode("GQL170")
    /// Two directives of one name.
    public static let duplicateDirective: DiagnosticCode = DiagnosticCode("GQL171")
    /// Two fields, arguments, values, members or interfaces of one name in one type.
    public static let duplicateMember: DiagnosticCode = DiagnosticCode("GQL172")
    /// A reference to an unknown type.
    public static let unknownType: DiagnosticCode = DiagnosticCode("GQL173")
    /// A type where its kind cannot stand.
    public static let misplacedType: DiagnosticCode = DiagnosticCode("GQL174")
    /// An extension of an unknown type, or of a type of another kind.
    public static let invalidExtension: DiagnosticCode = DiagnosticCode("GQL175")
    /// An operation or fragment among the definitions of a schema.
    public static let executableInSchema: DiagnosticCode = DiagnosticCode("GQL169")
    /// Two `schema` definitions, or no query type.
    public static let invalidSchemaDefinition: DiagnosticCode = DiagnosticCode("GQL176")
    /// An object that does not do what its interface promises.
    public static let invalidImplementation: DiagnosticCode = DiagnosticCode("GQL177")
    /// A type without fields, members or values.
    public static let emptyType: DiagnosticCode = DiagnosticCode("GQL178")
    /// Two root types for one kind of operation.
    public static let duplicateRootType: DiagnosticCode = DiagnosticCode("GQL168")
    /// A name that is reserved.
    public static let reservedTypeName: DiagnosticCode = DiagnosticCode("GQL179")
}
