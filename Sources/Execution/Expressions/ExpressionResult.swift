import CEL
import ConnectorModel
import JSON
import SQL

extension ExpressionSource {
    /// What the expression gives, as a value of its type; null is a value.
    ///
    /// - Errors: it fails, gives a value of another type, or gives null where a value is required; the request's work is too much.
    func evaluate(_ activation: Activation, within work: inout SharedBudget) throws(GraphQLError) -> CoercedValue {
        let value: Value = program.evaluate(activation, within: &work)
        if case .error(let error) = value {
            guard !work.isExhausted else { throw .tooMuchWork(text) }
            // Without a user whatever reads one fails; the message says what was wanted, not how it failed.
            if let claim: String, case .null = activation.slots[ExpressionSlots.auth] { throw Self.missing(claim) }
            throw GraphQLError(
                needs.lack(behind: error, in: activation) ?? "an expression of the operation failed",
                code: .invalidArgument,
                debugDetails: "\(text): \(error)")
        }
        if case .null = value {
            if isRequired { throw Self.missing(claim ?? text) }
            return .null
        }
        guard !value.leavesTheYears(of: type) else {
            throw GraphQLError("a date or time is out of range", code: .outOfRange, debugDetails: text)
        }
        guard let coerced: CoercedValue = value.coerced(to: type) else {
            throw GraphQLError(
                "an expression of the operation gives no \(typeText)", code: .invalidArgument, debugDetails: text)
        }
        return coerced
    }

    private static func missing(_ what: String) -> GraphQLError {
        GraphQLError("\(what) is missing", code: .invalidArgument)
    }
}

extension Value {
    /// The value as one of a variable type.
    fileprivate func coerced(to type: VariableType) -> CoercedValue? {
        switch (type, self) {
        case (_, .null): return .null
        case (.scalar(.timestamp), .timestamp(let point)):
            return .text(TimestampText.text(microseconds: point.microseconds))
        case (.scalar(.date), .timestamp(let point)):
            return .text(DateText.text(microseconds: point.microseconds))
        case (.list(let element, let elementIsNonNull), .list(let values)):
            var elements: [CoercedValue] = []
            for value: Value in values {
                guard let coerced: CoercedValue = value.coerced(to: element) else { return nil }
                if elementIsNonNull, coerced == .null { return nil }
                elements.append(coerced)
            }
            return .list(elements)
        // An object of an expression has no type of its own.
        case (.object, _), (.list, _): return nil
        // Whatever else there is follows the rules for variables.
        case (.scalar, _), (.enumeration, _):
            guard type == .scalar(.any) || isPlain, let json: JSONValue = json() else { return nil }
            return try? ValueCoercion(.none).coerce(json, type)
        }
    }
}

extension Value {
    /// Whether it is, or holds, a date or time that expressions know and columns do not: they begin with the year 1, columns with 1583.
    fileprivate func leavesTheYears(of type: VariableType) -> Bool {
        switch (type, self) {
        case (.scalar(.timestamp), .timestamp(let point)), (.scalar(.date), .timestamp(let point)):
            !TimestampText.isInRange(microseconds: point.microseconds)
        case (.list(let element, _), .list(let values)): values.contains { $0.leavesTheYears(of: element) }
        default: false
        }
    }
}

extension Value {
    /// Whether JSON has a word for it, so that going through JSON makes it nothing else.
    fileprivate var isPlain: Bool {
        switch self {
        case .bool, .int, .uint, .double, .string, .list: true
        default: false
        }
    }
}

extension TimestampValue {
    fileprivate var microseconds: Int64 { seconds * 1_000_000 + Int64(nanoseconds) / 1000 }
}
