extension Value {
    /// What a look-up in a value finds.
    private enum Found {
        case value(Value)
        case missing
        case failure(Value)
    }

    // MARK: Fields

    /// `e.f`. From an optional it selects what is inside and gives an optional.
    func selecting(_ field: FieldAccess) -> Value {
        switch self {
        case .record(let record):
            if let type: RecordType = field.type, type.isIdentical(to: record.type) {
                return record[field.index] ?? Self.noField(field.name)
            }
            return record[field.name] ?? Self.noField(field.name)
        case .map(let map): return map.value(of: field) ?? .failure(.noSuchKey, "no such key: '\(field.name)'")
        case .error: return self
        case .optional: return optionallySelecting(field)
        case .null where field.acceptsNull: return .null
        default: return Self.unsupported(self)
        }
    }

    /// `e.?f`: an optional, empty where there is no such field.
    func optionallySelecting(_ field: FieldAccess) -> Value {
        optionally { $0.find(field) }
    }

    /// `has(e.f)`
    func hasField(_ field: FieldAccess) -> Value {
        switch self {
        case .error: return self
        case .optional(nil): return .bool(false)
        case .optional(let wrapped?): return wrapped.hasField(field)
        default:
            switch find(field) {
            case .value: return .bool(true)
            case .missing: return .bool(false)
            case .failure(let failure): return failure
            }
        }
    }

    private func find(_ field: FieldAccess) -> Found {
        switch self {
        case .record(let record): record[field.name].map(Found.value) ?? .missing
        case .map(let map): map.value(of: field).map(Found.value) ?? .missing
        case .null where field.acceptsNull: .missing
        default: .failure(Self.unsupported(self))
        }
    }

    private static func noField(_ name: String) -> Value { .failure(.noSuchField, "no such field: '\(name)'") }

    private static func unsupported(_ value: Value) -> Value {
        .failure(.noSuchField, "type '\(value.type.name)' does not support field selection")
    }

    // MARK: Elements

    /// `e[i]`. From an optional it takes what is inside and gives an optional.
    func indexed(by index: Value) -> Value {
        if case .optional = self { return optionallyIndexed(by: index) }
        switch find(index) {
        case .value(let value): return value
        case .missing: return .failure(.noSuchKey, "no such key or index")
        case .failure(let failure): return failure
        }
    }

    /// `e[?i]`: an optional, empty where there is no such element.
    func optionallyIndexed(by index: Value) -> Value {
        optionally { $0.find(index) }
    }

    private func find(_ index: Value) -> Found {
        switch self {
        case .list(let elements):
            guard let position: Int = index.listIndex else {
                return .failure(.failure(.invalidArgument, "'\(index.type.name)' is not a list index"))
            }
            return elements.indices.contains(position) ? .value(elements[position]) : .missing
        case .map(let map):
            guard let key: MapKey = MapKey(lookup: index) else { return .missing }
            return map[key].map(Found.value) ?? .missing
        case .record(let record):
            guard case .string(let name) = index else { return .missing }
            return record[name].map(Found.value) ?? .missing
        default: return .failure(.failure(.noSuchOverload, "'\(type.name)' cannot be indexed"))
        }
    }

    /// The position a number means; a double only if it is whole.
    private var listIndex: Int? {
        switch self {
        case .int(let number): Int(exactly: number)
        case .uint(let number): Int(exactly: number)
        case .double(let number): Int(exactly: number)
        default: nil
        }
    }

    /// Looks into what an optional holds, or into the value itself, and gives an optional.
    private func optionally(_ look: (Value) -> Found) -> Value {
        let inside: Value
        switch self {
        case .error, .optional(nil): return self
        case .optional(let wrapped?): inside = wrapped
        default: inside = self
        }
        switch look(inside) {
        case .value(let value):
            if case .optional = value { return value }
            return .optional(value)
        case .missing: return .optional(nil)
        case .failure(let failure): return failure
        }
    }
}
