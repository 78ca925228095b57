import ConnectorModel

/// What things of a connector are called in Kotlin.
enum KotlinNames {
    /// The connector's interface. The suffix is always added: `StorebookConnectorConnector`.
    static func connector(_ id: String) -> String {
        "\(Naming.typeName(id))Connector"
    }

    /// The interface of an operation: `GetBookQuery`. The suffix is always added.
    static func operation(_ operation: OperationInterface) -> String {
        "\(normalized(operation.name))\(operation.kind == .query ? "Query" : "Mutation")"
    }

    /// The connector's property for an operation.
    static func property(_ operation: OperationInterface) -> String {
        let name: String = Naming.lowercasingFirst(normalized(operation.name))
        return escaped(name == "dataConnect" || scopesInUse.contains(name) ? "\(name)_" : name)
    }

    /// `FindByUUID` as `FindByUuid`: runs of capitals are words like others.
    private static func normalized(_ name: String) -> String { Naming.typeName(Naming.snakeCase(name)) }

    /// The key of a table: `BookKey`.
    static func key(_ table: String) -> String { "\(Naming.typeName(table))Key" }

    /// An enum: its own name.
    static func enumeration(_ name: String) -> String {
        escaped(typesInUse.union(scopesInUse).contains(name) ? "\(name)_" : name)
    }

    /// A package, with words of the language in back-ticks.
    static func package(_ package: String) -> String {
        package.split(separator: ".").map { escaped(String($0)) }.joined(separator: ".")
    }

    /// A name of GraphQL as one of Kotlin, in back-ticks where it is a word of the language or nothing but underscores.
    static func escaped(_ name: String) -> String {
        words.contains(name) || name.allSatisfy { $0 == "_" } ? "`\(name)`" : name
    }

    /// A value of an enum. Modifiers can stand before one, so that not every parser takes them for its name.
    static func entry(_ name: String) -> String { modifiers.contains(name) ? "`\(name)`" : escaped(name) }

    // MARK: Clashes

    /// All that is wrong with the names of a connector. Those of files count too, on systems that do not tell capitals apart.
    static func problems(of interface: ConnectorInterface, inputs: [InputShape]) -> [String] {
        let connector: String = connector(interface.connectorID)
        var names: [(name: String, owner: String)] = [(connector, "the connector \(interface.connectorID)")]
        names += interface.usedEnums.map { (enumeration($0.name), "the enum \($0.name)") }
        names += interface.tables.map { (key($0.name), "the key of the table \($0.name)") }
        names += inputs.map { ($0.name, "the input \($0.name)") }
        names += interface.operations.map { (operation($0), "the \($0.kind.rawValue) \($0.name)") }
        let spelling: [String: String] = Dictionary(names.map { ($0.name.lowercased(), $0.name) }) { first, _ in first }
        return Naming.clashes(names.map { ($0.name.lowercased(), $0.owner) }).map { clash in
            let name: String = spelling[clash.name] ?? clash.name
            return "\(clash.owners.joined(separator: " and ")) would both be called \"\(name)\": rename one of them"
        }
    }

    /// What a property would stand before where values are expected: packages that generated code names things by, and the companion.
    static let scopesInUse: Set<String> = ["Companion", "com", "java", "kotlin", "kotlinx"]

    /// Types that generated code names without their package: a class of an author must not stand before them.
    static let typesInUse: Set<String> = [
        "Any", "Boolean", "Builder", "BuilderDsl", "Companion", "Data", "Double", "Enum", "EnumValue",
        "EnumValueSerializer",
        "Int", "Iterable", "Known", "List", "Long", "Map", "Nothing", "String", "Unit", "Unknown", "Variables",
    ]

    /// Hard keywords, which are no names without back-ticks.
    ///
    /// - Source: Kotlin's documentation, "Keywords and operators".
    private static let words: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object",
        "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
        "while",
    ]

    /// Names everywhere else.
    ///
    /// - Source: Kotlin's documentation, "Keywords and operators", "Modifier keywords".
    private static let modifiers: Set<String> = [
        "abstract", "actual", "annotation", "companion", "const", "crossinline", "data", "enum", "expect", "external",
        "final", "infix", "inline", "inner", "internal", "lateinit", "noinline", "open", "operator", "out", "override",
        "private", "protected", "public", "reified", "sealed", "suspend", "tailrec", "value", "vararg",
    ]
}
