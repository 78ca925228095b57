import GraphQLSyntax

/// From definitions and extensions to types.
extension SchemaBuilder {
    mutating func makeType(_ definition: TypeDefinition) -> NamedType {
        let head: TypeHead = TypeHead(
            name: definition.name, description: definition.description?.value, directives: definition.directives,
            span: definition.span)
        let owner: String = definition.name.value
        switch definition.kind {
        case .scalar: return .scalar(ScalarType(head: head))
        case .object(let interfaces, let written):
            var fields: NamedList<FieldDefinition> = NamedList()
            add(written, to: &fields, of: owner)
            return .object(ObjectType(head: head, interfaces: unique(interfaces, after: [], of: head), fields: fields))
        case .interface(let interfaces, let written):
            var fields: NamedList<FieldDefinition> = NamedList()
            add(written, to: &fields, of: owner)
            return .interface(
                InterfaceType(head: head, interfaces: unique(interfaces, after: [], of: head), fields: fields))
        case .union(let members): return .union(UnionType(head: head, members: unique(members, after: [], of: head)))
        case .enumeration(let written):
            var values: NamedList<EnumValueDefinition> = NamedList()
            add(written, to: &values, of: owner)
            return .enumeration(EnumType(head: head, values: values))
        case .inputObject(let written):
            var fields: NamedList<InputValueDefinition> = NamedList()
            add(written, to: &fields, of: owner)
            return .inputObject(InputObjectType(head: head, fields: fields))
        }
    }

    mutating func extend(with definition: TypeDefinition) {
        let name: String = definition.name.value
        guard var type: NamedType = schema.types[name] ?? builtInScalar(name) else {
            sink.add(
                .invalidExtension, "Cannot extend type \"\(name)\" because it is not defined.",
                at: [definition.name.span], question: Suggestion(for: name, among: schema.typeNames).question())
            return
        }
        let isKnown: Bool = schema.types[name] != nil
        if isKnown { schema.types[name] = Self.vacant }
        let isMerged: Bool = merge(definition, into: &type)
        if isKnown || isMerged { schema.types[name] = type }
        if isMerged, !isKnown { schema.typeNames.append(name) }
        if !isMerged {
            sink.add(
                .invalidExtension, "Cannot extend non-\(kindWord(definition)) type \"\(name)\".",
                at: base?.types[name] == nil ? [type.span, definition.span] : [definition.span])
        }
    }

    /// Stands where a type is being extended: were it held in two places, each extension would copy all of it.
    private static let vacant: NamedType = .scalar(
        ScalarType(head: TypeHead(name: Name(""), description: nil, directives: [], span: .generated)))

    private mutating func builtInScalar(_ name: String) -> NamedType? {
        BuiltInDefinitions.scalars.first { $0.name.value == name }.map { makeType($0) }
    }

    /// - Returns: whether both are of one kind; if not, the type is as it was.
    private mutating func merge(_ definition: TypeDefinition, into type: inout NamedType) -> Bool {
        switch definition.kind {
        case .scalar:
            guard case .scalar(var scalar) = type else { return false }
            scalar.head.directives += definition.directives
            type = .scalar(scalar)
        case .object(let interfaces, let fields):
            guard case .object(var object) = type else { return false }
            type = Self.vacant
            object.head.directives += definition.directives
            object.interfaces += unique(interfaces, after: object.interfaces, of: object.head)
            add(fields, to: &object.fields, of: object.name)
            type = .object(object)
        case .interface(let interfaces, let fields):
            guard case .interface(var interface) = type else { return false }
            type = Self.vacant
            interface.head.directives += definition.directives
            interface.interfaces += unique(interfaces, after: interface.interfaces, of: interface.head)
            add(fields, to: &interface.fields, of: interface.name)
            type = .interface(interface)
        case .union(let members):
            guard case .union(var union) = type else { return false }
            type = Self.vacant
            union.head.directives += definition.directives
            union.members += unique(members, after: union.members, of: union.head)
            type = .union(union)
        case .enumeration(let values):
            guard case .enumeration(var enumeration) = type else { return false }
            type = Self.vacant
            enumeration.head.directives += definition.directives
            add(values, to: &enumeration.values, of: enumeration.name)
            type = .enumeration(enumeration)
        case .inputObject(let fields):
            guard case .inputObject(var input) = type else { return false }
            type = Self.vacant
            input.head.directives += definition.directives
            add(fields, to: &input.fields, of: input.name)
            type = .inputObject(input)
        }
        return true
    }

    private func kindWord(_ definition: TypeDefinition) -> String {
        switch definition.kind {
        case .scalar: "scalar"
        case .object: "object"
        case .interface: "interface"
        case .union: "union"
        case .enumeration: "enum"
        case .inputObject: "input object"
        }
    }
}

/// One name, one member.
extension SchemaBuilder {
    private mutating func add(
        _ fields: [FieldDefinition], to list: inout NamedList<FieldDefinition>, of owner: String
    ) {
        for field: FieldDefinition in fields {
            checkArguments(field.arguments, owner: "\(owner).\(field.name.value)")
            if let first: FieldDefinition = list.append(field) { refuse("Field", first.name, field.name, of: owner) }
        }
    }

    private mutating func add(
        _ fields: [InputValueDefinition], to list: inout NamedList<InputValueDefinition>, of owner: String
    ) {
        for field: InputValueDefinition in fields {
            if let first: InputValueDefinition = list.append(field) {
                refuse("Field", first.name, field.name, of: owner)
            }
        }
    }

    private mutating func add(
        _ values: [EnumValueDefinition], to list: inout NamedList<EnumValueDefinition>, of owner: String
    ) {
        for value: EnumValueDefinition in values {
            if let first: EnumValueDefinition = list.append(value) {
                refuse("Enum value", first.name, value.name, of: owner)
            }
        }
    }

    private mutating func refuse(_ what: String, _ first: Name, _ second: Name, of owner: String) {
        if base?.types[owner]?.hasMember(second.value) == true {
            sink.add(
                .duplicateMember,
                "\(what) \"\(owner).\(second.value)\" already exists in the schema. "
                    + "It cannot also be defined in this type extension.",
                at: [second.span])
            return
        }
        sink.add(
            .duplicateMember, "\(what) \"\(owner).\(second.value)\" can only be defined once.",
            at: [first.span, second.span])
    }

    private mutating func unique(_ names: [Name], after taken: [Name], of head: TypeHead) -> [Name] {
        var seen: [String: Name] = [:]
        for name: Name in taken { seen[name.value] = name }
        var result: [Name] = []
        for name: Name in names {
            if let first: Name = seen[name.value] {
                sink.add(
                    .duplicateMember, "Type \"\(head.name.value)\" can only name type \"\(name.value)\" once.",
                    at: [first.span, name.span])
            } else {
                seen[name.value] = name
                result.append(name)
            }
        }
        return result
    }

    /// - Parameter owner: `Type.field` or `@directive`.
    mutating func checkArguments(_ arguments: [InputValueDefinition], owner: String) {
        for (name, spans): (String, [SourceSpan]) in repeated(arguments.map(\.name)) {
            sink.add(.duplicateMember, "Argument \"\(owner)(\(name):)\" can only be defined once.", at: spans)
        }
    }
}

extension NamedType {
    /// Whether it has a field or value of that name.
    fileprivate func hasMember(_ name: String) -> Bool {
        switch self {
        case .object(let type): type.fields[name] != nil
        case .interface(let type): type.fields[name] != nil
        case .enumeration(let type): type.values[name] != nil
        case .inputObject(let type): type.fields[name] != nil
        case .scalar, .union: false
        }
    }
}

/// The names that occur more than once, each with all its places, in the order of their first occurrences.
func repeated(_ names: [Name]) -> [(name: String, spans: [SourceSpan])] {
    guard names.count > 1 else { return [] }
    var spans: [String: [SourceSpan]] = [:]
    var order: [String] = []
    for name: Name in names {
        if spans[name.value] == nil { order.append(name.value) }
        spans[name.value, default: []].append(name.span)
    }
    return order.compactMap { name in
        guard let all: [SourceSpan] = spans[name], all.count > 1 else { return nil }
        return (name, all)
    }
}
