import CEL
import ConnectorModel
import JSON

extension ExpressionSource {
    /// What the expression gives, as a value of its type; null is a value.
    ///
    /// - Errors: it fails, gives a value of another type, or gives null where a value is required.
    func evaluate(_ activation: Activation) throws(GraphQLError) -> CoercedValue {
        let value: Value = program.evaluate(activation)
        if case .error(let error) = value {
            // Without a user whatever reads one fails; the message says what was wanted, not how it failed.
            if isRequired, case .null = activation.slots[ExpressionSlots.auth] { throw missing }
            throw GraphQLError("\(text) failed", code: .invalidArgument, debugDetails: "\(error)")
        }
        if case .null = value {
            if isRequired { throw missing }
            return .null
        }
        guard let coerced: CoercedValue = value.coerced(to: type) else {
            throw GraphQLError("\(text) is no \(typeText)", code: .invalidArgument)
        }
        return coerced
    }

    private var missing: GraphQLError {
        GraphQLError("\(text) (\(typeText)) is missing", code: .invalidArgument)
    }
}

extension Value {
    /// The value as one of a variable type.
    fileprivate func coerced(to type: VariableType) -> CoercedValue? {
        switch (type, self) {
        case (_, .null): return .null
        case (.scalar(.any), _): return json().map { .json($0.text) }
        case (.scalar(.boolean), .bool(let truth)): return .boolean(truth)
        case (.scalar(.float), .double(let number)): return number.isFinite ? .float(number) : nil
        case (.scalar(.float), .int(let number)): return .float(Double(number))
        case (.scalar(.int), .int(let number)): return Int32(exactly: number).map { .integer(Int64($0)) }
        case (.scalar(.int64), .int(let number)): return .integer(number)
        case (.scalar(let kind), .string(let text)): return try? ValueCoercion().coerce(.string(text), .scalar(kind))
        case (.scalar(.timestamp), .timestamp(let point)):
            return .text(TimestampText.text(microseconds: point.microseconds))
        case (.scalar(.date), .timestamp(let point)):
            return .text(DateText.text(microseconds: point.microseconds))
        case (.enumeration(_, let values), .string(let text)): return values.contains(text) ? .text(text) : nil
        case (.list(let element, _), .list(let values)):
            let elements: [CoercedValue] = values.compactMap { $0.coerced(to: element) }
            return elements.count == values.count ? .list(elements) : nil
        default: return nil
        }
    }
}

extension TimestampValue {
    fileprivate var microseconds: Int64 { seconds * 1_000_000 + Int64(nanoseconds) / 1000 }
}
