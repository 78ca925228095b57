import ConnectorModel

/// What things of a connector are called in Swift.
enum SwiftNames {
    /// The connector's name in names of files and types: `FriendlyFlix` for `friendly-flix`.
    static func connector(_ id: String) -> String {
        Naming.typeName(id)
    }

    /// The class of an operation: `GetBookQuery`. The suffix is always added.
    static func operation(_ operation: OperationInterface) -> String {
        let suffix: String = operation.kind == .query ? "Query" : "Mutation"
        return "\(Naming.typeName(operation.name))\(suffix)"
    }

    /// What holds the one object of a class. A name that begins with no letter is the same in both cases, so it gets an underscore: a
    /// property called as its type hides it.
    static func property(of type: String) -> String {
        let name: String = Naming.lowercasingFirst(type)
        return name == type ? "\(name)_" : name
    }

    /// The key of a table: `BookKey`.
    static func key(_ table: String) -> String { "\(Naming.typeName(table))Key" }

    /// An enum: its own name.
    static func enumeration(_ name: String) -> String {
        escaped(typesInUse.subtracting(commonEnums).contains(name) ? "\(name)_" : name)
    }

    /// What no property may be called, as it would stand before a type where values are expected: what is in use, enums and keys.
    static func notForProperties(in interface: ConnectorInterface) -> Set<String> {
        typesInUse.union(interface.enums.map(\.name)).union(interface.tables.map { key($0.name) })
    }

    /// A name of GraphQL as one of Swift, in back-ticks where it is a word of the language.
    static func escaped(_ name: String) -> String {
        if name == "_" { return "__" }
        return words.contains(name) ? "`\(name)`" : name
    }

    // MARK: Clashes

    /// All that is wrong with the names of a connector.
    static func problems(of interface: ConnectorInterface, inputs: [InputShape]) -> [String] {
        let client: String = "\(connector(interface.connectorID))Connector"
        var names: [(name: String, owner: String)] = [(client, "the connector \(interface.connectorID)")]
        names += interface.usedEnums.filter { !commonEnums.contains($0.name) }.map {
            (enumeration($0.name), "the enum \($0.name)")
        }
        names += interface.tables.map { (key($0.name), "the key of the table \($0.name)") }
        names += inputs.map { ($0.name, "the input \($0.name)") }
        names += interface.operations.map { (operation($0), "the \($0.kind.rawValue) \($0.name)") }
        return Naming.clashes(names).map { clash in
            "\(clash.owners.joined(separator: " and ")) would both be called \"\(clash.name)\": rename one of them"
        }
    }

    /// Enums that every SDK has, as the official one.
    static let commonEnums: Set<String> = ["OrderDirection", "SearchQueryFormat"]

    /// Types that generated code names without their module: a type of an author must not stand before them.
    static let typesInUse: Set<String> = [
        "Any", "AnyValue", "Array", "Bool", "CacheSettings", "CaseIterable", "Codable", "CodecHelper", "CodingKey",
        "CodingKeys", "ConnectorConfig", "Data", "DataConnect", "DataConnectSettings", "Decodable", "Decoder", "Double",
        "Encodable", "Encoder", "Equatable", "Hashable", "Hasher", "Identifiable", "Int", "Int64", "LocalDate",
        "MainActor",
        "MutationRef", "OperationResult", "OperationVariable", "Optional", "OptionalMember", "OptionalVariable",
        "OrderDirection", "Protocol", "QueryFetchPolicy", "QueryRefObservableObject", "QueryRefObservation",
        "RawRepresentable", "Ref", "SearchQueryFormat", "Self", "Sendable", "String", "Timestamp", "Type", "UUID",
        "Variables", "Void",
    ]

    /// Words that are no names without back-ticks, in one place or another.
    ///
    /// - Source: The Swift Programming Language, "Lexical Structure", and words of later versions that begin an expression.
    static let words: Set<String> = [
        "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
        "case",
        "catch", "class", "consume", "consuming", "continue", "copy", "default", "defer", "deinit", "discard", "do",
        "each",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "macro", "nil", "nonisolated", "open", "operator", "package",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "sending", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unsafe",
        "var",
        "where", "while", "yield",
    ]
}
