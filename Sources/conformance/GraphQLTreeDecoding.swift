import GraphQLSyntax

/// Reads the syntax trees that printer vectors give instead of a source, as far as those vectors go.
///
/// - Errors: nothing where a node is of a kind that no vector has; the vector then fails with that as its reason.
enum GraphQLTreeDecoding {
    /// The printed form of a tree of any kind.
    static func printed(_ node: VectorValue) -> String? {
        switch node["kind"]?.text {
        case "Document": document(node).map { Printer.print($0) }
        case "ScalarTypeDefinition": Printer.print(TypeDefinition(name: name(node["name"]), kind: .scalar))
        case "FieldDefinition": fieldDefinition(node).map { Printer.print($0) }
        case "InputValueDefinition": inputValueDefinition(node).map { Printer.print($0) }
        default: inputValue(node).map { Printer.print($0) }
        }
    }

    private static func document(_ node: VectorValue) -> Document? {
        let definitions: [Definition] = (node["definitions"]?.elements ?? []).compactMap(definition)
        guard definitions.count == node["definitions"]?.elements.count else { return nil }
        return Document(definitions: definitions)
    }

    private static func definition(_ node: VectorValue) -> Definition? {
        switch node["kind"]?.text {
        case "OperationDefinition":
            return .operation(
                OperationDefinition(
                    type: OperationType(rawValue: node["operation"]?.text ?? "") ?? .query,
                    name: node["name"].map { name($0) }, selectionSet: selectionSet(node["selectionSet"])))
        case "FragmentDefinition":
            return .fragment(
                FragmentDefinition(
                    name: name(node["name"]), typeCondition: name(node["typeCondition"]?["name"]),
                    selectionSet: selectionSet(node["selectionSet"])))
        default: return nil
        }
    }

    private static func selectionSet(_ node: VectorValue?) -> SelectionSet {
        SelectionSet(
            (node?["selections"]?.elements ?? []).map { selection in
                selection["kind"]?.text == "FragmentSpread"
                    ? .fragmentSpread(FragmentSpread(name: name(selection["name"])))
                    : .field(Field(name: name(selection["name"])))
            })
    }

    private static func fieldDefinition(_ node: VectorValue) -> FieldDefinition? {
        let arguments: [InputValueDefinition] = (node["arguments"]?.elements ?? []).compactMap(inputValueDefinition)
        return typeReference(node["type"]).map { type in
            FieldDefinition(name: name(node["name"]), arguments: arguments, type: type)
        }
    }

    private static func inputValueDefinition(_ node: VectorValue) -> InputValueDefinition? {
        typeReference(node["type"]).map { InputValueDefinition(name: name(node["name"]), type: $0) }
    }

    private static func typeReference(_ node: VectorValue?) -> TypeReference? {
        guard node?["kind"]?.text == "NamedType" else { return nil }
        return .named(name(node?["name"]))
    }

    private static func inputValue(_ node: VectorValue) -> InputValue? {
        let text: String = node["value"]?.text ?? ""
        return switch node["kind"]?.text {
        case "StringValue": InputValue(.string(text, isBlock: node["block"]?.isTrue == true))
        case "IntValue": InputValue(.int(text))
        case "BooleanValue": InputValue(.boolean(node["value"]?.isTrue == true))
        case "NullValue": InputValue(.null)
        default: nil
        }
    }

    private static func name(_ node: VectorValue?) -> Name { Name(node?["value"]?.text ?? "") }
}
