import GraphQLSyntax

extension DiagnosticCode {
    /// What an author does about an error of this kind, where the error itself suggests nothing closer.
    var remedy: String? { Self.remedies[self] }

    private static let remedies: [DiagnosticCode: String] = ofDocuments.merging(ofSchemas) { first, _ in first }

    private static let ofDocuments: [DiagnosticCode: String] = [
        .executableDefinitions: "move it to the files of the schema; here stand operations and fragments",
        .operationNameUniqueness: "rename one of them",
        .loneAnonymousOperation: "give every operation a name",
        .operationTypeExistence: "write a query or a mutation",
        .singleRootField: "split it into one operation for each root field",
        .fieldSelections: "select what the type has; .dataconnect/schema lists all generated fields",
        .fieldSelectionMerging: "give one of them an alias, for example `other: name`",
        .leafFieldSelections: "a field with fields needs a selection in braces, any other must not have one",
        .argumentNames: "remove it; .dataconnect/schema lists the arguments of every generated field",
        .argumentUniqueness: "give it once",
        .requiredArguments: "give it, as a value or a variable",
        .fragmentNameUniqueness: "rename one of them",
        .fragmentSpreadTypeExistence: "name a type of the schema or a generated one",
        .fragmentsOnCompositeTypes: "name a type that has fields",
        .fragmentsMustBeUsed: "spread it in an operation, or remove it",
        .fragmentSpreadTargetDefined: "define the fragment, or remove the spread",
        .fragmentSpreadsMustNotFormCycles: "write out how deep it shall go",
        .fragmentSpreadIsPossible: "name the type of the field around it",
        .valuesOfCorrectType: "write a value of the type that is named",
        .inputObjectFieldNames: "remove it; .dataconnect/schema lists the fields of every generated input",
        .inputObjectFieldUniqueness: "give it once",
        .inputObjectRequiredFields: "give it a value",
        .directivesAreDefined: "remove it; .dataconnect/schema/prelude.gql lists the directives",
        .directivesAreInValidLocations: "move it to where it may stand, or remove it",
        .directivesAreUniquePerLocation: "keep one of them",
        .variableUniqueness: "rename one of them, or remove it",
        .variablesAreInputTypes: "choose a scalar, an enum or an input type",
        .variableTypeExistence: "name a scalar, an enum of the schema or a generated input type",
        .allVariableUsesDefined: "declare it in the parentheses behind the operation's name",
        .allVariablesUsed: "use it, or remove it",
        .allVariableUsagesAreAllowed: "declare it with the type of the place, or with `!` where null is not possible",
        .requestLimit: "split the operation, or select less",
        .introspectionDepth: "ask for fewer levels",
        .deprecatedUse: "use what its reason names instead",
        .exclusiveGroup: "give one of them",
        .forbiddenVariableType: "take variables for the single values",
        .forbiddenInVariables: "write it in the operation instead of in a variable",
        .schemaIntrospection: "ask a server on which it is switched on",
    ]

    private static let ofSchemas: [DiagnosticCode: String] = [
        .executableInSchema: "move it to the files of a connector",
        .duplicateRootType: "keep one of them",
        .duplicateType: "rename one of them",
        .duplicateDirective: "rename one of them",
        .duplicateMember: "rename one of them, or remove it",
        .unknownType: "define it, or name another",
        .misplacedType: "name a type of a kind that may stand here",
        .invalidExtension: "extend a type that is defined, with the keyword it is defined with",
        .invalidSchemaDefinition: "write one `schema` definition, with a query type that exists",
        .invalidImplementation: "give it the fields and arguments of the interface",
        .emptyType: "write at least one in the braces",
        .reservedTypeName: "choose a name without the underscores",
    ]
}
