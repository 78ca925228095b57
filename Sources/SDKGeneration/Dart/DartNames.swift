import ConnectorModel

/// What things of a connector are called in Dart.
enum DartNames {
    /// The connector's class. The suffix is always added.
    static func connector(_ id: String) -> String { "\(publicTypeName(id))Connector" }

    /// What the classes of an operation begin with.
    static func operation(_ operation: OperationInterface) -> String { publicTypeName(operation.name) }

    /// The file of an operation: `get_book.dart`.
    static func file(_ operation: OperationInterface) -> String { "\(Naming.snakeCase(operation.name)).dart" }

    /// The connector's method for an operation.
    static func method(_ operation: OperationInterface) -> String {
        let name: String = Naming.lowercasingFirst(Self.operation(operation))
        return words.union(ownedByConnector).contains(name) ? "\(name)_" : name
    }

    /// An enum: its own name, but without underscores before it, which would make it private.
    static func enumeration(_ name: String) -> String {
        let name: String = withoutUnderscores(name)
        return words.union(typesInUse).contains(name) ? "\(name)_" : name
    }

    /// Members for names of GraphQL, each once. Underscores before a name would make it private.
    static func members(_ names: [String], taken: Set<String>) -> [String] {
        var unique: UniqueNames = UniqueNames(taken: taken.union(words).union(ownedByObjects))
        return names.map { unique.claim(withoutUnderscores($0)) }
    }

    /// What begins with an underscore is private, and nothing begins with a digit.
    private static func publicTypeName(_ name: String) -> String {
        let name: String = Naming.typeName(name)
        return name.hasPrefix("_") ? "N\(name.dropFirst())" : name
    }

    private static func withoutUnderscores(_ name: String) -> String {
        let public_: Substring = name.drop { $0 == "_" }
        guard let first: Character = public_.first else { return "field" }
        return first.isNumber ? "n\(public_)" : String(public_)
    }

    /// What no member may be called, as it would stand before a type or a function: what is in use, enums, and whatever begins like the
    /// classes of the operation.
    static func notForMembers(of prefix: String?, _ wireNames: [String], in interface: ConnectorInterface) -> Set<
        String
    > {
        let enums: [String] = interface.enums.flatMap { enumeration in
            let name: String = Self.enumeration(enumeration.name)
            return [name] + DartEnum.functions(of: name)
        }
        let likeClasses: [String] = prefix.map { prefix in wireNames.filter { $0.hasPrefix(prefix) } } ?? []
        return typesInUse.union(functionsInUse).union(enums).union(likeClasses)
    }

    // MARK: Clashes

    /// Names of the library that are not chosen by this tool.
    static func fixed(in interface: ConnectorInterface, inputs: [InputShape]) -> Set<String> {
        typesInUse.union(owners(in: interface, inputs: inputs).map(\.name))
    }

    /// All that is wrong with the names of a connector, those of files among them.
    static func problems(of interface: ConnectorInterface, inputs: [InputShape], mainFile: String) -> [String] {
        var files: [(name: String, owner: String)] = [(mainFile.lowercased(), "the main file")]
        files += interface.operations.map { (file($0), "the \($0.kind.rawValue) \($0.name)") }
        var methods: [(name: String, owner: String)] = []
        for operation: OperationInterface in interface.operations {
            methods.append((method(operation), "the \(operation.kind.rawValue) \(operation.name)"))
        }
        let names: [(name: String, owner: String)] = owners(in: interface, inputs: inputs)
        return (Naming.clashes(names) + Naming.clashes(methods) + Naming.clashes(files)).map { clash in
            "\(clash.owners.joined(separator: " and ")) would both be called \"\(clash.name)\": rename one of them"
        }
    }

    private static func owners(
        in interface: ConnectorInterface, inputs: [InputShape]
    ) -> [(name: String, owner: String)] {
        var names: [(name: String, owner: String)] = [
            (connector(interface.connectorID), "the connector \(interface.connectorID)")
        ]
        names += interface.usedEnums.map { (enumeration($0.name), "the enum \($0.name)") }
        for enumeration: EnumInterface in interface.usedEnums {
            let owner: String = "the enum \(enumeration.name)"
            names += DartEnum.functions(of: Self.enumeration(enumeration.name)).map { ($0, owner) }
        }
        names += inputs.map { ($0.name, "the input \($0.name)") }
        for operation: OperationInterface in interface.operations {
            let owner: String = "the \(operation.kind.rawValue) \(operation.name)"
            names += ["Data", "Variables", "VariablesBuilder"].map { (Self.operation(operation) + $0, owner) }
        }
        return names
    }

    /// Types that generated code names: a class of an author must not stand before them.
    static let typesInUse: Set<String> = [
        "AnyValue", "BigInt", "CacheSettings", "CacheStorage", "CallerSDKType", "ConnectorConfig", "DateTime",
        "Deserializer",
        "Duration", "Enum", "EnumValue", "FirebaseDataConnect", "Future", "Iterable", "Known", "List", "Map",
        "MutationRef",
        "Never", "Object", "OperationResult", "Optional", "OptionalState", "QueryFetchPolicy", "QueryRef",
        "QueryResult",
        "Serializer", "String", "Timestamp", "Unknown", "UnsupportedError", "bool", "double", "int", "num",
    ]

    /// Functions that generated code calls.
    private static let functionsInUse: Set<String> = [
        "bigIntFromJson", "bigIntToJson", "emptySerializer", "enumSerializer", "identical", "immutable", "jsonDecode",
        "jsonEncode", "nativeFromJson", "nativeToJson",
    ]

    /// Members that every object has, and those that generated classes have.
    private static let ownedByObjects: Set<String> = [
        "dataConnect", "dataDeserializer", "execute", "fromJson", "hashCode", "noSuchMethod", "ref", "runtimeType",
        "toJson",
        "toString",
        "varsSerializer",
    ]

    private static let ownedByConnector: Set<String> = [
        "connectorConfig", "dataConnect", "hashCode", "instance", "noSuchMethod", "runtimeType", "toString",
    ]

    /// Words that are no name anywhere, not of a library either.
    ///
    /// - Source: Dart's documentation, "Keywords".
    static let reservedWords: Set<String> = [
        "assert", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum", "extends",
        "false", "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow", "return", "super", "switch",
        "this", "throw", "true", "try", "var", "void", "while", "with",
    ]

    /// Reserved words, and built-in identifiers, which are no names everywhere.
    ///
    /// - Source: Dart's documentation, "Keywords".
    static let words: Set<String> = reservedWords.union([
        "abstract", "as", "async", "await", "base", "covariant", "deferred", "dynamic", "export", "extension",
        "external", "factory", "Function", "get", "hide", "implements", "import", "interface", "late",
        "library", "mixin", "of", "on", "operator", "part", "required", "sealed", "set", "show", "static", "sync",
        "typedef", "when", "yield",
    ])
}
