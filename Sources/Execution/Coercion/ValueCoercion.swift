import ConnectorModel
import JSON
import SQL

/// Fits JSON values to types (language reference, "data types").
///
/// - Bounds: objects in objects to a depth of 32; lists and texts are as long as the request allows.
struct ValueCoercion {
    /// Enough for any tree or condition that somebody wrote; what is beyond was made to be deep.
    static let greatestDepth: Int = 32

    let types: VariableObjectTypes

    init(_ types: VariableObjectTypes) { self.types = types }

    /// - Parameter depth: how many objects the value stands in.
    func coerceNullable(
        _ value: JSONValue, _ type: VariableType, depth: Int = 0
    ) throws(CoercionFailure) -> CoercedValue {
        value == .null ? .null : try coerce(value, type, depth: depth)
    }

    func coerce(_ value: JSONValue, _ type: VariableType, depth: Int = 0) throws(CoercionFailure) -> CoercedValue {
        switch type {
        case .scalar(let kind): try scalar(value, kind)
        case .enumeration(let name, let values): try enumeration(value, name, values)
        case .list(let element, let elementIsNonNull): try list(value, element, elementIsNonNull, depth)
        case .object(let name): try object(value, name, depth)
        }
    }

    private func list(
        _ value: JSONValue, _ element: VariableType, _ elementIsNonNull: Bool, _ depth: Int
    ) throws(CoercionFailure) -> CoercedValue {
        // A single value where a list is expected is a list of one (specification, 3.12).
        guard let elements: [JSONValue] = value.array else { return .list([try coerce(value, element, depth: depth)]) }
        // Each condition shapes the statement: so many would be refused later, and time be lost on them before.
        if elements.count > ShapeReading.mostNodes, case .object(let name) = element, !name.hasSuffix("_Data"),
            !name.hasSuffix("_Key")
        {
            throw CoercionFailure("has more than \(ShapeReading.mostNodes) elements")
        }
        var result: [CoercedValue] = []
        result.reserveCapacity(elements.count)
        var failures: CoercionFailures = CoercionFailures()
        for (index, item) in elements.enumerated() {
            do throws(CoercionFailure) {
                if elementIsNonNull, item == .null { throw CoercionFailure("must not be null") }
                result.append(try coerceNullable(item, element, depth: depth))
            } catch {
                failures.add(error.within("[\(index)]"))
                // Values of one list are mostly wrong in one way: only objects are looked at further.
                guard case .object = element, failures.hasRoom else { break }
            }
        }
        if let failure: CoercionFailure = failures.failure { throw failure }
        return .list(result)
    }

    private func object(
        _ value: JSONValue, _ name: String, _ depth: Int
    ) throws(CoercionFailure) -> CoercedValue {
        guard let type: VariableObjectType = types[name], let object: JSONObject = value.object else {
            throw mismatch(name, value)
        }
        guard depth < Self.greatestDepth else {
            throw CoercionFailure("is nested deeper than \(Self.greatestDepth) objects")
        }
        return .object(try ObjectCoercion(values: self, type: type, depth: depth + 1).members(of: object))
    }

    private func enumeration(
        _ value: JSONValue, _ name: String, _ values: [String]
    ) throws(CoercionFailure) -> CoercedValue {
        guard let text: String = value.string, values.contains(text) else { throw mismatch(name, value) }
        return .text(text)
    }

    private func scalar(_ value: JSONValue, _ kind: ScalarKind) throws(CoercionFailure) -> CoercedValue {
        switch kind {
        case .string, .uuid, .date, .timestamp:
            guard let text: String = value.string else { throw mismatch(kind.rawValue, value) }
            return try self.text(text, kind)
        case .int:
            guard let number: Int64 = value.number?.int64, Int32(exactly: number) != nil else {
                throw mismatch(kind.rawValue, value)
            }
            return .integer(number)
        case .int64:
            guard let number: Int64 = value.number?.int64 ?? value.string.flatMap({ Int64($0) }) else {
                throw mismatch(kind.rawValue, value)
            }
            return .integer(number)
        case .float:
            guard let number: Double = value.number?.double, number.isFinite else {
                throw mismatch(kind.rawValue, value)
            }
            // Zero has one sign here, since values that are equal must be the same.
            return .float(number == 0 ? 0 : number)
        case .boolean:
            guard let truth: Bool = value.bool else { throw mismatch(kind.rawValue, value) }
            return .boolean(truth)
        case .any:
            if let flaw: String = value.flaw { throw CoercionFailure("is invalid Any: it holds \(flaw)") }
            return .json(value.text)
        case .vector: return .list(try vector(value))
        }
    }

    /// Numbers of single precision, as the column has them.
    private func vector(_ value: JSONValue) throws(CoercionFailure) -> [CoercedValue] {
        guard let elements: [JSONValue] = value.array else { throw mismatch(ScalarKind.vector.rawValue, value) }
        var result: [CoercedValue] = []
        result.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            guard let number: Float = element.number.map({ Float($0.double) }), number.isFinite else {
                throw mismatch(ScalarKind.vector.rawValue, element).within("[\(index)]")
            }
            result.append(.float(number == 0 ? 0 : Double(number)))
        }
        return result
    }

    func text(_ text: String, _ kind: ScalarKind) throws(CoercionFailure) -> CoercedValue {
        let canonical: String? =
            switch kind {
            case .uuid: UUIDText.canonical(text)
            case .date: DateText.canonical(text)
            case .timestamp: TimestampText.canonical(text)
            default: text
            }
        guard let canonical else { throw mismatch(kind.rawValue, .string(text)) }
        guard !canonical.utf8.contains(0) else { throw CoercionFailure("is invalid String: it holds a zero byte") }
        return .text(canonical)
    }

    private func mismatch(_ name: String, _ value: JSONValue) -> CoercionFailure {
        switch value {
        case .string(let text): CoercionFailure("is invalid \(name): '\(text.shortened)'")
        case .number(let number): CoercionFailure("is invalid \(name): \(number.text.shortened)")
        default: CoercionFailure("is invalid \(name): \(value.kindDescription) was given")
        }
    }
}

extension JSONValue {
    /// What PostgreSQL cannot store of it: zero bytes in texts, numbers of too many digits.
    fileprivate var flaw: String? {
        switch self {
        case .null, .bool: return nil
        case .number(let number):
            return number.isStorable ? nil : "\(number.text.shortened), which is out of range"
        case .string(let text): return text.utf8.contains(0) ? "a zero byte" : nil
        // Loops, for `first` of a lazy map asks twice, and twice that a level further in.
        case .array(let elements):
            for element: JSONValue in elements { if let flaw: String = element.flaw { return flaw } }
            return nil
        case .object(let object):
            for member: JSONObject.Member in object.members {
                if member.name.utf8.contains(0) { return "a zero byte" }
                if let flaw: String = member.value.flaw { return flaw }
            }
            return nil
        }
    }
}
