import ConnectorModel

/// What an operation's types and functions are called in TypeScript.
struct TypeScriptNames {
    /// The operation.
    let operation: OperationInterface
    /// Its name with a capital: the beginning of its types.
    let capitalized: String
    /// The type of its data.
    let data: String
    /// The function that runs it.
    let action: String
    /// The function that makes a reference to it.
    let reference: String
    /// The type of that function.
    let referenceType: String

    init(_ operation: OperationInterface) {
        self.operation = operation
        capitalized = Naming.uppercasingFirst(operation.name)
        data = "\(capitalized)Data"
        let name: String = Naming.lowercasingFirst(operation.name)
        action = Self.avoiding(Self.takenValues, name)
        reference = Self.avoiding(Self.takenValues, "\(name)Ref")
        referenceType = Self.avoiding(Self.takenTypes, "\(capitalized)Ref")
    }

    /// Whether it has variables.
    var hasVariables: Bool { !operation.variables.isEmpty }

    /// Whether it reads.
    var isQuery: Bool { operation.kind == .query }

    /// The type of its variables; `undefined` without any.
    var variables: String { hasVariables ? "\(capitalized)Variables" : "undefined" }

    /// `vars: T`, optional where all variables are; nothing without any.
    var parameter: String? {
        hasVariables ? "vars\(operation.requiresVariables ? "" : "?"): \(variables)" : nil
    }

    /// What an enum is called: it is a type and a value at once.
    static func enumeration(_ name: String) -> String { avoiding(takenValues.union(takenTypes), name) }

    // MARK: Clashes

    /// All that is wrong with the names of a connector, taken together.
    ///
    /// - Parameter hasReferences: whether there are functions that make references, whose names count then.
    static func problems(
        of interface: ConnectorInterface, _ types: [(name: String, owner: String)], hasReferences: Bool
    ) -> [String] {
        let names: [TypeScriptNames] = interface.operations.map(TypeScriptNames.init)
        var values: [(name: String, owner: String)] = interface.enums.map {
            (enumeration($0.name), "the enum \($0.name)")
        }
        for name: TypeScriptNames in names {
            let owner: String = "the \(name.operation.kind.rawValue) \(name.operation.name)"
            values.append((name.action, owner))
            if hasReferences { values.append((name.reference, owner)) }
        }
        return (Naming.clashes(values) + Naming.clashes(types)).map { clash in
            "\(list(clash.owners)) would both be called \"\(clash.name)\": rename one of them"
        }.unique
    }

    private static func list(_ owners: [String]) -> String { owners.joined(separator: " and ") }

    private static func avoiding(_ taken: Set<String>, _ name: String) -> String {
        taken.contains(name) ? "\(name)_" : name
    }

    /// Words that no function can be called by in a module, and what modules have already; `then` too, which `import()` would
    /// call, as it takes a module that has it for a promise.
    ///
    /// - Source: ECMAScript, "Keywords and Reserved Words"; modules are strict.
    private static let takenValues: Set<String> = [
        "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete",
        "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements",
        "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public",
        "return", "static", "super", "switch", "then", "this", "throw", "true", "try", "typeof", "undefined", "var",
        "void",
        "while", "with", "yield",
        "exports", "module", "require", "process", "globalThis",
        "queryRef", "mutationRef", "executeQuery", "executeMutation", "validateArgs", "validateArgsWithOptions",
        "validateAdminArgs", "makeMemoryCacheProvider", "connectorConfig", "dataConnectSettings", "fromEnvironment",
    ]

    /// Types that are the language's own, or taken from a runtime.
    private static let takenTypes: Set<String> = [
        "any", "bigint", "boolean", "never", "number", "object", "string", "symbol", "unknown", "Omit", "Promise",
        "ConnectorConfig", "DataConnect", "DataConnectSettings", "ExecuteOperationResponse", "ExecuteQueryOptions",
        "MutationPromise", "MutationRef", "OperationOptions", "QueryPromise", "QueryRef",
    ]
}

extension [String] {
    /// Each once.
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
