import GraphQLSyntax

/// `prelude.gql`: what every service has, whatever its schema. Written as GraphQL text, because that is what it is about.
let preludeDefinitions: [Definition] = parseDocument(Source(name: "prelude.gql", text: preludeText)).value.definitions

/// The text of the prelude.
let preludeText: String = [
    preludeOperationDirectives, preludeSchemaDirectives, preludeInternalDirectives, preludeScalars, preludeEnums,
    preludeFilters, preludeRelativeTimes, preludeUpdates, preludeRoots,
].joined(separator: "\n")
