import ConnectorModel
import JSON

/// Why a value does not fit its type.
enum CoercionFailure: Error {
    case syntax(JSONError)
    /// "invalid UUID: …", and where in the variable: `.id`, `[2]`.
    case value(String, path: String)

    static func value(_ reason: String) -> CoercionFailure { .value(reason, path: "") }

    func within(_ step: String) -> CoercionFailure {
        switch self {
        case .syntax: self
        case .value(let reason, let path): .value(reason, path: step + path)
        }
    }
}

/// Fits JSON values to types (language reference, "data types").
struct ValueCoercion {
    func coerceNullable(_ value: JSONValue, _ type: VariableType) throws(CoercionFailure) -> CoercedValue {
        value == .null ? .null : try coerce(value, type)
    }

    func coerce(_ value: JSONValue, _ type: VariableType) throws(CoercionFailure) -> CoercedValue {
        switch type {
        case .scalar(let kind): try scalar(value, kind)
        case .enumeration(let name, let values): try enumeration(value, name, values)
        case .list(let element, let elementIsNonNull): try list(value, element, elementIsNonNull)
        case .object(let type): try object(value, type)
        }
    }

    private func list(
        _ value: JSONValue, _ element: VariableType, _ elementIsNonNull: Bool
    ) throws(CoercionFailure) -> CoercedValue {
        // A single value where a list is expected is a list of one (specification, 3.12).
        guard let elements: [JSONValue] = value.array else { return .list([try coerce(value, element)]) }
        var result: [CoercedValue] = []
        result.reserveCapacity(elements.count)
        for (index, item) in elements.enumerated() {
            if item == .null {
                if elementIsNonNull { throw .value("null where a value is required", path: "[\(index)]") }
                result.append(.null)
                continue
            }
            do throws(CoercionFailure) {
                result.append(try coerce(item, element))
            } catch {
                throw error.within("[\(index)]")
            }
        }
        return .list(result)
    }

    private func object(_ value: JSONValue, _ type: VariableObjectType) throws(CoercionFailure) -> CoercedValue {
        guard let object: JSONObject = value.object else { throw mismatch(type.name, value) }
        for member: JSONObject.Member in object.members where !type.members.contains(where: { $0.name == member.name })
        {
            throw .value("not expected in \(type.name)", path: ".\(member.name)")
        }
        var members: [CoercedValue.Member] = []
        for member: VariableObjectType.Member in type.members {
            guard let given: JSONValue = object[member.name] else {
                if member.isNonNull { throw .value("missing", path: ".\(member.name)") }
                continue
            }
            if given == .null, member.isNonNull {
                throw .value("null where a value is required", path: ".\(member.name)")
            }
            do throws(CoercionFailure) {
                members.append(CoercedValue.Member(name: member.name, value: try coerceNullable(given, member.type)))
            } catch {
                throw error.within(".\(member.name)")
            }
        }
        return .object(members)
    }

    private func enumeration(
        _ value: JSONValue, _ name: String, _ values: [String]
    ) throws(CoercionFailure) -> CoercedValue {
        guard let text: String = value.string else { throw mismatch(name, value) }
        guard values.contains(text) else { throw .value("invalid \(name): '\(text)' is none of its values") }
        return .text(text)
    }

    private func scalar(_ value: JSONValue, _ kind: ScalarKind) throws(CoercionFailure) -> CoercedValue {
        switch kind {
        case .string, .uuid, .date, .timestamp:
            guard let text: String = value.string else { throw mismatch(kind.rawValue, value) }
            return try self.text(text, kind)
        case .int:
            guard let number: Int64 = value.number?.int64 else { throw mismatch(kind.rawValue, value) }
            guard let narrow: Int32 = Int32(exactly: number) else {
                throw .value("invalid Int: it does not fit 32 bits")
            }
            return .integer(Int64(narrow))
        case .int64:
            guard let number: Int64 = value.number?.int64 ?? value.string.flatMap({ Int64($0) }) else {
                throw mismatch(kind.rawValue, value)
            }
            return .integer(number)
        case .float:
            guard let number: Double = value.number?.double else { throw mismatch(kind.rawValue, value) }
            guard number.isFinite else { throw .value("invalid Float: it is out of range") }
            return .float(number)
        case .boolean:
            guard let truth: Bool = value.bool else { throw mismatch(kind.rawValue, value) }
            return .boolean(truth)
        case .any: return .json(value.text)
        case .vector: return .list(try vector(value))
        }
    }

    private func vector(_ value: JSONValue) throws(CoercionFailure) -> [CoercedValue] {
        guard let elements: [JSONValue] = value.array else { throw mismatch("Vector", value) }
        var result: [CoercedValue] = []
        for element: JSONValue in elements {
            guard let number: Double = element.number?.double, number.isFinite else { throw mismatch("Vector", value) }
            result.append(.float(Double(Float(number))))
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
        guard let canonical else { throw .value("invalid \(kind.rawValue): '\(text)'") }
        guard !canonical.utf8.contains(0) else { throw .value("invalid String: it holds a zero byte") }
        return .text(canonical)
    }

    private func mismatch(_ name: String, _ value: JSONValue) -> CoercionFailure {
        .value("invalid \(name): \(value.kindDescription) was given")
    }
}
