import GraphQLSyntax

/// A literal, neither null nor a variable, as a value of a scalar or enum (sections 3.5 and 3.9).
func coerceLeaf(
    _ value: InputValue, to type: NamedType, _ scalars: ScalarCoercion
) -> Result<CoercedValue.Kind, Finding> {
    if case .enumeration(let enumeration) = type { return coerceEnum(value, to: enumeration) }
    if let check: ScalarCoercion.Check = scalars[type.name] {
        return judge(value, as: type.name, check)
    }
    return switch type.name {
    case "Int": coerceInt(value)
    case "Float": coerceFloat(value)
    case "String": coerceString(value)
    case "Boolean": coerceBoolean(value)
    case "ID": coerceID(value)
    default: .success(.custom(scalar: type.name, value))
    }
}

/// Why a literal is no value of a leaf type.
private func wrong(
    _ message: String, at value: InputValue, question: @autoclosure @escaping @Sendable () -> String? = nil
) -> Finding {
    Finding(.valuesOfCorrectType, message, at: value.span, question: question())
}

private func judge(
    _ value: InputValue, as scalar: String, _ check: ScalarCoercion.Check
) -> Result<CoercedValue.Kind, Finding> {
    switch check(value) {
    case .accepted: return .success(.custom(scalar: scalar, value))
    case .refused(let reason):
        let found: String = "Expected value of type \"\(scalar)\", found \(Printer.print(value))"
        return .failure(wrong(found + (reason.map { "; \($0)" } ?? "."), at: value))
    }
}

private func coerceInt(_ value: InputValue) -> Result<CoercedValue.Kind, Finding> {
    guard case .int(let digits) = value.kind else {
        return .failure(wrong("Int cannot represent non-integer value: \(Printer.print(value))", at: value))
    }
    guard let number: Int32 = Int32(digits) else {
        return .failure(wrong("Int cannot represent non 32-bit signed integer value: \(digits)", at: value))
    }
    return .success(.int(number))
}

private func coerceFloat(_ value: InputValue) -> Result<CoercedValue.Kind, Finding> {
    switch value.kind {
    case .int(let digits), .float(let digits):
        // Beyond the range of a double the number becomes infinite, which no JSON can carry.
        guard let number: Double = Double(digits), number.isFinite else {
            return .failure(wrong("Float cannot represent value beyond its range: \(digits)", at: value))
        }
        return .success(.float(number))
    default:
        return .failure(wrong("Float cannot represent non numeric value: \(Printer.print(value))", at: value))
    }
}

private func coerceString(_ value: InputValue) -> Result<CoercedValue.Kind, Finding> {
    if case .string(let text, _) = value.kind { return .success(.string(text)) }
    return .failure(wrong("String cannot represent a non string value: \(Printer.print(value))", at: value))
}

private func coerceBoolean(_ value: InputValue) -> Result<CoercedValue.Kind, Finding> {
    if case .boolean(let truth) = value.kind { return .success(.boolean(truth)) }
    return .failure(wrong("Boolean cannot represent a non boolean value: \(Printer.print(value))", at: value))
}

private func coerceID(_ value: InputValue) -> Result<CoercedValue.Kind, Finding> {
    switch value.kind {
    case .string(let text, _), .int(let text): return .success(.string(text))
    default:
        let message: String = "ID cannot represent a non-string and non-integer value: \(Printer.print(value))"
        return .failure(wrong(message, at: value))
    }
}

private func coerceEnum(_ value: InputValue, to type: EnumType) -> Result<CoercedValue.Kind, Finding> {
    guard case .enumValue(let name) = value.kind else {
        return .failure(
            wrong(
                "Enum \"\(type.name)\" cannot represent non-enum value: \(Printer.print(value)).", at: value,
                question: Suggestion(for: bareText(value), among: type.values.names).question(lead: "the enum value")))
    }
    guard type.values[name] != nil else {
        return .failure(
            wrong(
                "Value \"\(name)\" does not exist in \"\(type.name)\" enum.", at: value,
                question: Suggestion(for: name, among: type.values.names).question(lead: "the enum value")))
    }
    return .success(.enumValue(name))
}

/// What an author may have put in quotation marks by mistake.
private func bareText(_ value: InputValue) -> String {
    if case .string(let text, _) = value.kind { text } else { Printer.print(value) }
}
