/// Functions, macros and types that belong together.
struct Library: Sendable {
    let functions: [String: FunctionDeclaration]
    let types: [String: CELType]
    let macros: [Macro.Key: Macro]

    init(functions: [FunctionDeclaration], types: [String: CELType] = [:], macros: [Macro] = []) {
        self.functions = Dictionary(
            functions.map { ($0.name, $0) },
            uniquingKeysWith: { (_: FunctionDeclaration, last: FunctionDeclaration) -> FunctionDeclaration in last })
        self.types = types
        self.macros = Dictionary(
            macros.map { ($0.key, $0) }, uniquingKeysWith: { (_: Macro, last: Macro) -> Macro in last })
    }

    /// What every environment knows.
    ///
    /// - Source: CEL language definition, "List of Standard Definitions".
    static let standard: Library = Library(
        functions: logicFunctions + comparisonFunctions + arithmeticFunctions + collectionFunctions + stringFunctions
            + conversionFunctions + timeFunctions,
        types: standardTypes, macros: Macro.standard)

    private static let standardTypes: [String: CELType] = [
        "bool": .bool, "int": .int, "uint": .uint, "double": .double, "string": .string, "bytes": .bytes,
        "null_type": .null, "list": .list(.dyn), "map": .map(.dyn, .dyn), "type": .type(.dyn), "dyn": .dyn,
        "google.protobuf.Timestamp": .timestamp, "google.protobuf.Duration": .duration,
    ]
}
