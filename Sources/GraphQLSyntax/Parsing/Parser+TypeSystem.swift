/// Whether something is defined or an existing definition is extended.
enum DefinitionForm {
    case definition
    case `extension`
}

extension Parser {
    /// `TypeSystemExtension` (section 3): the word `extend` and what follows it.
    mutating func parseExtension(from start: Int32) throws(Diagnostic) -> Definition {
        advance()
        guard peek(.name) else { throw unexpected(expecting: "what to extend") }
        switch text(of: current) {
        case "schema": return .schema(try parseSchema(from: start, nil, .extension))
        case let word where Self.typeKeywords.contains(word):
            return .type(try parseTypeDefinition(from: start, nil, .extension))
        default: throw unexpected(expecting: "'schema' or a kind of type after 'extend'")
        }
    }

    /// `SchemaDefinition` and `SchemaExtension` (section 3.3).
    mutating func parseSchema(
        from start: Int32, _ description: Description?, _ form: DefinitionForm
    ) throws(Diagnostic) -> SchemaDefinition {
        advance()
        let directives: [Directive] = try parseDirectives(.constant)
        var operationTypes: [OperationTypeDefinition] = []
        switch form {
        case .definition: operationTypes = try parseOperationTypes()
        case .extension:
            if peek(.leftBrace) { operationTypes = try parseOperationTypes() }
            if directives.isEmpty, operationTypes.isEmpty { throw nothingExtended() }
        }
        return SchemaDefinition(
            description: description, isExtension: form == .extension, directives: directives,
            operationTypes: operationTypes, span: span(from: start))
    }

    private mutating func parseOperationTypes() throws(Diagnostic) -> [OperationTypeDefinition] {
        try expect(.leftBrace)
        var types: [OperationTypeDefinition] = []
        repeat {
            let start: Int32 = current.start
            let operation: OperationType = try parseOperationType()
            try expect(.colon)
            let type: Name = try parseName()
            types.append(OperationTypeDefinition(operation: operation, type: type, span: span(from: start)))
        } while !skip(.rightBrace)
        return types
    }

    private func nothingExtended() -> Diagnostic {
        unexpected(hint: "an extension adds at least a directive, an interface, a field, a value or a member")
    }

    /// `TypeDefinition` and `TypeExtension` (sections 3.4 to 3.10).
    mutating func parseTypeDefinition(
        from start: Int32, _ description: Description?, _ form: DefinitionForm
    ) throws(Diagnostic) -> TypeDefinition {
        let keyword: String = text(of: current)
        advance()
        let name: Name = try parseName()
        let interfaces: [Name] = try parseInterfaces(of: keyword)
        let directives: [Directive] = try parseDirectives(.constant)
        let kind: TypeDefinition.Kind = try parseKind(keyword, interfaces)
        if form == .extension, directives.isEmpty, kind.isEmpty { throw nothingExtended() }
        return TypeDefinition(
            description: description, isExtension: form == .extension, name: name, directives: directives, kind: kind,
            span: span(from: start))
    }

    private mutating func parseKind(_ keyword: String, _ interfaces: [Name]) throws(Diagnostic) -> TypeDefinition.Kind {
        switch keyword {
        case "type": .object(interfaces: interfaces, fields: try parseFields())
        case "interface": .interface(interfaces: interfaces, fields: try parseFields())
        case "union": .union(members: skip(.equals) ? try parseNames(joinedBy: .pipe) : [])
        case "enum": .enumeration(values: try parseEnumValues())
        case "input": .inputObject(fields: try parseInputFields())
        default: .scalar
        }
    }

    /// `ImplementsInterfaces` (section 3.6).
    private mutating func parseInterfaces(of keyword: String) throws(Diagnostic) -> [Name] {
        guard keyword == "type" || keyword == "interface", skipWord("implements") else { return [] }
        return try parseNames(joinedBy: .ampersand)
    }

    /// Names with a sign between them and, if the author likes, one before the first.
    private mutating func parseNames(joinedBy sign: Token.Kind) throws(Diagnostic) -> [Name] {
        _ = skip(sign)
        var names: [Name] = []
        repeat { names.append(try parseName()) } while skip(sign)
        return names
    }

    // MARK: Members

    /// Takes the brace that opens a list of members, if there is one; a list without members is told by what it lacks.
    private mutating func skipBrace(before member: String) throws(Diagnostic) -> Bool {
        guard skip(.leftBrace) else { return false }
        guard !peek(.rightBrace) else {
            throw unexpected(expecting: Token.Kind.name.description, hint: "write at least one \(member) in the braces")
        }
        return true
    }

    private mutating func parseFields() throws(Diagnostic) -> [FieldDefinition] {
        guard try skipBrace(before: "field") else { return [] }
        var fields: [FieldDefinition] = []
        repeat { fields.append(try parseFieldDefinition()) } while !skip(.rightBrace)
        return fields
    }

    private mutating func parseFieldDefinition() throws(Diagnostic) -> FieldDefinition {
        let start: Int32 = current.start
        let description: Description? = parseDescription()
        let name: Name = try parseName(
            hint: peek(.equals) ? "a field of an object type has no default value here" : nil)
        let arguments: [InputValueDefinition] = try parseArgumentDefinitions()
        try expect(.colon)
        let type: TypeReference = try parseTypeReference()
        let directives: [Directive] = try parseDirectives(.constant)
        return FieldDefinition(
            description: description, name: name, arguments: arguments, type: type, directives: directives,
            span: span(from: start))
    }

    private mutating func parseArgumentDefinitions() throws(Diagnostic) -> [InputValueDefinition] {
        guard skip(.leftParenthesis) else { return [] }
        var arguments: [InputValueDefinition] = []
        repeat { arguments.append(try parseInputValueDefinition()) } while !skip(.rightParenthesis)
        return arguments
    }

    private mutating func parseInputFields() throws(Diagnostic) -> [InputValueDefinition] {
        guard try skipBrace(before: "field") else { return [] }
        var fields: [InputValueDefinition] = []
        repeat { fields.append(try parseInputValueDefinition()) } while !skip(.rightBrace)
        return fields
    }

    private mutating func parseInputValueDefinition() throws(Diagnostic) -> InputValueDefinition {
        let start: Int32 = current.start
        let description: Description? = parseDescription()
        let name: Name = try parseName()
        try expect(.colon, hint: peek(.leftParenthesis) ? "fields of an input type take no arguments" : nil)
        let type: TypeReference = try parseTypeReference()
        let defaultValue: InputValue? = skip(.equals) ? try parseInputValue(.constant) : nil
        let directives: [Directive] = try parseDirectives(.constant)
        return InputValueDefinition(
            description: description, name: name, type: type, defaultValue: defaultValue, directives: directives,
            span: span(from: start))
    }

    private mutating func parseEnumValues() throws(Diagnostic) -> [EnumValueDefinition] {
        guard try skipBrace(before: "value") else { return [] }
        var values: [EnumValueDefinition] = []
        repeat { values.append(try parseEnumValueDefinition()) } while !skip(.rightBrace)
        return values
    }

    private mutating func parseEnumValueDefinition() throws(Diagnostic) -> EnumValueDefinition {
        let start: Int32 = current.start
        let description: Description? = parseDescription()
        let name: Name = try parseName()
        guard !["true", "false", "null"].contains(name.value) else {
            throw Diagnostic(
                .error, .reservedName, "'\(name.value)' may not be the name of an enum value", at: name.span,
                hint: "it would be read as the constant; choose another name")
        }
        let directives: [Directive] = try parseDirectives(.constant)
        return EnumValueDefinition(
            description: description, name: name, directives: directives, span: span(from: start))
    }

    // MARK: Directives

    /// `DirectiveDefinition` (section 3.13).
    mutating func parseDirectiveDefinition(
        from start: Int32, _ description: Description?
    ) throws(Diagnostic) -> DirectiveDefinition {
        advance()
        try expect(.at)
        let name: Name = try parseName()
        let arguments: [InputValueDefinition] = try parseArgumentDefinitions()
        let isRepeatable: Bool = skipWord("repeatable")
        try expectWord("on")
        _ = skip(.pipe)
        var locations: [Name] = []
        repeat { locations.append(try parseDirectiveLocation()) } while skip(.pipe)
        return DirectiveDefinition(
            description: description, name: name, arguments: arguments, isRepeatable: isRepeatable,
            locations: locations, span: span(from: start))
    }

    private mutating func parseDirectiveLocation() throws(Diagnostic) -> Name {
        let name: Name = try parseName()
        guard Self.directiveLocations.contains(name.value) else {
            let similar: String? = nearest(to: name.value, among: Self.directiveLocations)
            throw Diagnostic(
                .error, .unknownDirectiveLocation, "'\(name.value)' is no place where a directive may stand",
                at: name.span,
                hint: similar.map { "did you mean '\($0)'?" })
        }
        return name
    }

    private static let directiveLocations: [String] = [
        "QUERY", "MUTATION", "SUBSCRIPTION", "FIELD", "FRAGMENT_DEFINITION", "FRAGMENT_SPREAD", "INLINE_FRAGMENT",
        "VARIABLE_DEFINITION", "SCHEMA", "SCALAR", "OBJECT", "FIELD_DEFINITION", "ARGUMENT_DEFINITION", "INTERFACE",
        "UNION", "ENUM", "ENUM_VALUE", "INPUT_OBJECT", "INPUT_FIELD_DEFINITION",
    ]
}

extension TypeDefinition.Kind {
    /// Whether it says nothing about the type but its kind.
    fileprivate var isEmpty: Bool {
        switch self {
        case .scalar: true
        case .object(let interfaces, let fields), .interface(let interfaces, let fields):
            interfaces.isEmpty && fields.isEmpty
        case .union(let members): members.isEmpty
        case .enumeration(let values): values.isEmpty
        case .inputObject(let fields): fields.isEmpty
        }
    }
}
