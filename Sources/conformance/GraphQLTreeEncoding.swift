import GraphQLSyntax

/// Writes syntax trees in the form of the vectors' `ast`: a node is an object with its kind, its parts and its place.
struct GraphQLTreeEncoding {
    private let lines: LineIndex
    private let sourceLength: Int

    init(_ source: Source) {
        lines = LineIndex(source)
        sourceLength = source.utf8.count
    }

    // MARK: Nodes

    private func node(_ kind: String, _ span: SourceSpan, _ parts: [String: VectorValue?]) -> VectorValue {
        var members: [String: VectorValue] = parts.compactMapValues { $0 }
        members["kind"] = .text(kind)
        members["loc"] = location(Int(span.start), Int(span.end))
        return .object(members)
    }

    /// Places are counted in UTF-16 units.
    private func location(_ start: Int, _ end: Int) -> VectorValue {
        .array([.number(String(lines.utf16Count(0..<start))), .number(String(lines.utf16Count(0..<end)))])
    }

    private func name(_ name: Name) -> VectorValue { node("Name", name.span, ["value": .text(name.value)]) }

    /// The name behind a sign that belongs to the node around it.
    private func name(_ value: String, endOf span: SourceSpan) -> VectorValue {
        let start: Int32 = span.end - Int32(value.utf8.count)
        return name(Name(value, at: SourceSpan(sourceName: span.sourceName, start: start, end: span.end)))
    }

    private func namedType(_ type: Name) -> VectorValue { node("NamedType", type.span, ["name": name(type)]) }

    private func variable(_ value: String, _ span: SourceSpan) -> VectorValue {
        node("Variable", span, ["name": name(value, endOf: span)])
    }

    private func description(_ description: Description?) -> VectorValue? {
        description.map { node("StringValue", $0.span, ["value": .text($0.value), "block": .bool($0.isBlock)]) }
    }

    private func list<Part>(_ parts: [Part], _ encode: (Part) -> VectorValue) -> VectorValue {
        .array(parts.map(encode))
    }

    // MARK: Documents

    func document(_ document: Document) -> VectorValue {
        .object([
            "kind": .text("Document"), "definitions": list(document.definitions, definition),
            "loc": location(0, sourceLength),
        ])
    }

    func definition(_ definition: Definition) -> VectorValue {
        switch definition {
        case .operation(let value): operation(value)
        case .fragment(let value): fragment(value)
        case .schema(let value): schema(value)
        case .type(let value): type(value)
        case .directive(let value): directiveDefinition(value)
        }
    }

    private func operation(_ value: OperationDefinition) -> VectorValue {
        node(
            "OperationDefinition", value.span,
            [
                "description": description(value.description), "operation": .text(value.type.rawValue),
                "name": value.name.map(name), "variableDefinitions": list(value.variables, variableDefinition),
                "directives": list(value.directives, directive), "selectionSet": selectionSet(value.selectionSet),
            ])
    }

    private func variableDefinition(_ value: VariableDefinition) -> VectorValue {
        node(
            "VariableDefinition", value.span,
            [
                "description": description(value.description), "variable": variable(value.name.value, value.name.span),
                "type": typeReference(value.type), "defaultValue": value.defaultValue.map(inputValue),
                "directives": list(value.directives, directive),
            ])
    }

    private func fragment(_ value: FragmentDefinition) -> VectorValue {
        let variables: VectorValue? = value.variables.isEmpty ? nil : list(value.variables, variableDefinition)
        return node(
            "FragmentDefinition", value.span,
            [
                "description": description(value.description), "name": name(value.name),
                "variableDefinitions": variables, "typeCondition": namedType(value.typeCondition),
                "directives": list(value.directives, directive), "selectionSet": selectionSet(value.selectionSet),
            ])
    }

    private func selectionSet(_ value: SelectionSet) -> VectorValue {
        node("SelectionSet", value.span, ["selections": list(value.selections, selection)])
    }

    private func selection(_ value: Selection) -> VectorValue {
        switch value {
        case .field(let field):
            node(
                "Field", field.span,
                [
                    "alias": field.alias.map(name), "name": name(field.name),
                    "arguments": list(field.arguments, argument), "directives": list(field.directives, directive),
                    "selectionSet": field.selectionSet.map(selectionSet),
                ])
        case .fragmentSpread(let spread):
            node(
                "FragmentSpread", spread.span,
                ["name": name(spread.name), "directives": list(spread.directives, directive)])
        case .inlineFragment(let fragment):
            node(
                "InlineFragment", fragment.span,
                [
                    "typeCondition": fragment.typeCondition.map(namedType),
                    "directives": list(fragment.directives, directive),
                    "selectionSet": selectionSet(fragment.selectionSet),
                ])
        }
    }

    private func argument(_ value: Argument) -> VectorValue {
        node("Argument", value.span, ["name": name(value.name), "value": inputValue(value.value)])
    }

    private func directive(_ value: Directive) -> VectorValue {
        node("Directive", value.span, ["name": name(value.name), "arguments": list(value.arguments, argument)])
    }

    // MARK: Values and types

    func inputValue(_ value: InputValue) -> VectorValue {
        switch value.kind {
        case .variable(let name): variable(name, value.span)
        case .int(let text): node("IntValue", value.span, ["value": .text(text)])
        case .float(let text): node("FloatValue", value.span, ["value": .text(text)])
        case .string(let text, let isBlock):
            node("StringValue", value.span, ["value": .text(text), "block": .bool(isBlock)])
        case .boolean(let isTrue): node("BooleanValue", value.span, ["value": .bool(isTrue)])
        case .null: node("NullValue", value.span, [:])
        case .enumValue(let text): node("EnumValue", value.span, ["value": .text(text)])
        case .list(let elements): node("ListValue", value.span, ["values": list(elements, inputValue)])
        case .object(let fields): node("ObjectValue", value.span, ["fields": list(fields, objectField)])
        }
    }

    private func objectField(_ value: ObjectField) -> VectorValue {
        node("ObjectField", value.span, ["name": name(value.name), "value": inputValue(value.value)])
    }

    func typeReference(_ type: TypeReference) -> VectorValue {
        switch type {
        case .named(let name): namedType(name)
        case .list(let element, let span): node("ListType", span, ["type": typeReference(element)])
        case .nonNull(let inner, let span): node("NonNullType", span, ["type": typeReference(inner)])
        }
    }

    // MARK: Type system

    private func schema(_ value: SchemaDefinition) -> VectorValue {
        node(
            value.isExtension ? "SchemaExtension" : "SchemaDefinition", value.span,
            [
                "description": description(value.description), "directives": list(value.directives, directive),
                "operationTypes": list(value.operationTypes) { type in
                    node(
                        "OperationTypeDefinition", type.span,
                        ["operation": .text(type.operation.rawValue), "type": namedType(type.type)])
                },
            ])
    }

    private func type(_ value: TypeDefinition) -> VectorValue {
        var (kind, parts): (String, [String: VectorValue?]) = members(value.kind)
        kind += value.isExtension ? "TypeExtension" : "TypeDefinition"
        parts["description"] = description(value.description)
        parts["name"] = name(value.name)
        parts["directives"] = list(value.directives, directive)
        return node(kind, value.span, parts)
    }

    private func members(_ kind: TypeDefinition.Kind) -> (String, [String: VectorValue?]) {
        switch kind {
        case .scalar: ("Scalar", [:])
        case .object(let interfaces, let fields):
            ("Object", ["interfaces": list(interfaces, namedType), "fields": list(fields, fieldDefinition)])
        case .interface(let interfaces, let fields):
            ("Interface", ["interfaces": list(interfaces, namedType), "fields": list(fields, fieldDefinition)])
        case .union(let members): ("Union", ["types": list(members, namedType)])
        case .enumeration(let values): ("Enum", ["values": list(values, enumValue)])
        case .inputObject(let fields): ("InputObject", ["fields": list(fields, inputValueDefinition)])
        }
    }

    private func fieldDefinition(_ value: FieldDefinition) -> VectorValue {
        node(
            "FieldDefinition", value.span,
            [
                "description": description(value.description), "name": name(value.name),
                "arguments": list(value.arguments, inputValueDefinition), "type": typeReference(value.type),
                "directives": list(value.directives, directive),
            ])
    }

    private func inputValueDefinition(_ value: InputValueDefinition) -> VectorValue {
        node(
            "InputValueDefinition", value.span,
            [
                "description": description(value.description), "name": name(value.name),
                "type": typeReference(value.type), "defaultValue": value.defaultValue.map(inputValue),
                "directives": list(value.directives, directive),
            ])
    }

    private func enumValue(_ value: EnumValueDefinition) -> VectorValue {
        node(
            "EnumValueDefinition", value.span,
            [
                "description": description(value.description), "name": name(value.name),
                "directives": list(value.directives, directive),
            ])
    }

    private func directiveDefinition(_ value: DirectiveDefinition) -> VectorValue {
        node(
            "DirectiveDefinition", value.span,
            [
                "description": description(value.description), "name": name(value.name),
                "arguments": list(value.arguments, inputValueDefinition), "repeatable": .bool(value.isRepeatable),
                "locations": list(value.locations, name),
            ])
    }
}
