import GraphQLSyntax
import SQL

/// Why a constant does not fit a column.
struct ConstantError: Error {
    var message: String
    var span: SourceSpan
    var hint: String?
}

/// Checks that a constant of a schema fits a column's type, and brings it to one form.
///
/// - Shape: what comes out has the literal kind of the type: an enum label is an enum value even where it was written as a string,
///   a list column holds a list, identifiers are dashed lower-case, points in time are in UTC, days are without a time.
/// - Texts of identifiers, days and points in time are read as those of operations and requests are (`UUIDText`, `DateText`,
///   `TimestampText`): what a client could not write, a default does not write either.
struct ConstantChecker {
    let column: ColumnDeclaration
    let enums: [String: EnumType]

    func checked(_ value: InputValue) throws(ConstantError) -> InputValue {
        guard !value.kind.holdsVariable else {
            throw ConstantError(
                message: "must not hold a variable", span: value.span,
                hint: "Only operations have variables. Write a value.")
        }
        guard column.type.isList else { return try element(value) }
        guard case .list(let elements) = value.kind else {
            return InputValue(.list([try element(value)]), span: value.span)
        }
        var checked: [InputValue] = []
        for member: InputValue in elements {
            if member.kind == .null {
                throw ConstantError(
                    message: "holds null, which is no element of a list", span: member.span, hint: "Leave it out.")
            }
            checked.append(try element(member))
        }
        return InputValue(.list(checked), span: value.span)
    }

    private func element(_ value: InputValue) throws(ConstantError) -> InputValue {
        switch column.type.element {
        case .enumeration(let name): return try label(value, of: name)
        case .scalar(let scalar):
            if let checked: InputValue.Kind = fit(value.kind, scalar) {
                // A list that is stored whole is made of its elements as they are.
                let isWhole: Bool = column.type.isList && column.sqlType == .jsonb
                try ConstantLimits(isWhole ? .text : column.sqlType).check(checked, scalar, at: value.span)
                return InputValue(checked, span: value.span)
            }
            throw ConstantError(
                message: "is no \(scalar.rawValue)", span: value.span, hint: hint(for: value, scalar))
        }
    }

    private func label(_ value: InputValue, of name: String) throws(ConstantError) -> InputValue {
        let labels: [String] = enums[name]?.values ?? []
        let label: String? =
            switch value.kind {
            case .enumValue(let label), .string(let label, _): label
            default: nil
            }
        guard let label, labels.contains(label) else {
            throw ConstantError(
                message: "is no value of enum \(name)", span: value.span,
                hint: label.flatMap { didYouMean($0, among: labels) }
                    ?? "Its values are \(labels.joined(separator: ", ")).")
        }
        return InputValue(.enumValue(label), span: value.span)
    }

    private func hint(for value: InputValue, _ scalar: Scalar) -> String? {
        switch (value.kind, scalar) {
        case (.enumValue(let word), .string): "Put it in quotes: \"\(word)\"."
        case (_, .date): "Write it as \"2024-12-31\", in a year from 1583 to 9999."
        case (_, .timestamp): "Write it as \"2024-12-31T12:00:00Z\", in UTC in a year from 1583 to 9999."
        case (_, .uuid): "Write its 32 hexadecimal digits, with dashes or without."
        case (_, .int64): "It must be a whole number of 64 bits."
        case (.int, .float), (.float, .float): "A Float has 15 digits, and not more than 308 zeros behind or in front."
        case (_, .float): "It must be a number, without quotes."
        case (_, .boolean): "It is `true` or `false`."
        case (_, .string): "Put it in quotes."
        case (_, .int): "It must be a whole number of 32 bits; Int64 holds more."
        case (_, .vector): column.vectorSize.map { "It must be a list of \($0) numbers." }
        default: nil
        }
    }

    private func fit(_ kind: InputValue.Kind, _ scalar: Scalar) -> InputValue.Kind? {
        switch (scalar, kind) {
        case (.string, .string), (.boolean, .boolean): kind
        case (.int, .int(let digits)): Int32(digits) == nil ? nil : kind
        case (.int64, .int(let digits)): Int64(digits) == nil ? nil : kind
        case (.int64, .string(let digits, _)): Int64(digits).map { .int(String($0)) }
        case (.float, .int(let digits)), (.float, .float(let digits)): isFloat(digits) ? kind : nil
        case (.uuid, .string(let text, _)): dashedUUID(text).map { .string($0, isBlock: false) }
        case (.date, .string(let text, _)): DateText.canonical(text).map { .string($0, isBlock: false) }
        case (.timestamp, .string(let text, _)): TimestampText.canonical(text).map { .string($0, isBlock: false) }
        case (.any, _): kind
        case (.vector, .list(let elements)):
            elements.allSatisfy(\.kind.isNumber) && elements.count == column.vectorSize ? kind : nil
        default: nil
        }
    }
}

/// Whether a number is one of 64 bits: neither too large nor too near to zero.
private func isFloat(_ digits: String) -> Bool {
    guard let number: Double = Double(digits), number.isFinite else { return false }
    return number != 0 || DecimalLiteral(digits).isZero
}

extension InputValue.Kind {
    var holdsVariable: Bool {
        switch self {
        case .variable: true
        case .list(let elements): elements.contains { $0.kind.holdsVariable }
        case .object(let fields): fields.contains { $0.value.kind.holdsVariable }
        default: false
        }
    }

    var isNumber: Bool {
        switch self {
        case .int, .float: true
        default: false
        }
    }
}
