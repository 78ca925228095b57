import GraphQLSyntax

// Checks of values that the rules and the coercion of literals share (section 5.6).

func foundNull(_ value: InputValue, _ type: TypeReference) -> Finding {
    Finding(.valuesOfCorrectType, "Expected value of type \"\(type)\", found null.", at: value.span)
}

/// - Parameter named: the type without its list.
func foundOther(_ value: InputValue, _ type: TypeReference, _ named: NamedType) -> Finding {
    Finding(
        .valuesOfCorrectType, "Expected value of type \"\(type)\", found \(Printer.print(value)).", at: value.span,
        hint: objectHint(named))
}

private func objectHint(_ type: NamedType) -> String? {
    guard case .inputObject(let input) = type else { return nil }
    let write: String = "write an object in braces"
    return knownNames(input.fields.names, of: input.name, verb: "has").map { "\(write); \($0)" } ?? write
}

func unknownInputField(_ field: ObjectField, of input: InputObjectType) -> Finding {
    return Finding(
        .inputObjectFieldNames, "Field \"\(field.name.value)\" is not defined by type \"\(input.name)\".",
        at: field.span, question: Suggestion(for: field.name.value, among: input.fields.names).question(),
        hint: knownNames(input.fields.names, of: input.name, verb: "has"))
}

func missingInputFields(_ written: [ObjectField], of input: InputObjectType) -> [InputValueDefinition] {
    let names: Set<String> = Set(written.map { $0.name.value })
    return input.fields.filter { $0.isRequired && !names.contains($0.name.value) }
}

func missingInputField(_ field: InputValueDefinition, of input: InputObjectType, at span: SourceSpan) -> Finding {
    Finding(
        .inputObjectRequiredFields,
        "Field \"\(input.name).\(field.name.value)\" of required type \"\(field.type)\" was not provided.", at: span)
}

/// Exactly one field, and not null (section 3.10.1).
func wrongOneOf(_ written: [ObjectField], of input: InputObjectType, at span: SourceSpan) -> Finding? {
    guard input.isOneOf else { return nil }
    guard written.count == 1, let field: ObjectField = written.first else {
        return Finding(
            .valuesOfCorrectType, "OneOf Input Object \"\(input.name)\" must specify exactly one key.", at: span)
    }
    guard case .null = field.value.kind else { return nil }
    return Finding(
        .valuesOfCorrectType, "Field \"\(input.name).\(field.name.value)\" must be non-null.", at: span)
}
