extension Value: Hashable {
    /// Strict equality: of one type and with equal contents. NaN equals NaN, so that every value equals itself; the order
    /// of map entries does not count.
    public static func == (left: Value, right: Value) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.uint(let a), .uint(let b)): a == b
        case (.double(let a), .double(let b)): a == b || (a.isNaN && b.isNaN)
        case (.string(let a), .string(let b)): sameCodePoints(a, b)
        case (.bytes(let a), .bytes(let b)): a == b
        case (.list(let a), .list(let b)): a == b
        case (.map(let a), .map(let b)): a == b
        case (.timestamp(let a), .timestamp(let b)): a == b
        case (.duration(let a), .duration(let b)): a == b
        case (.type(let a), .type(let b)): a == b
        case (.optional(let a), .optional(let b)): a == b
        case (.record(let a), .record(let b)): a == b
        case (.error(let a), .error(let b)): a == b
        default: false
        }
    }

    /// Hashes the type and the contents.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .null: hasher.combine(0)
        case .bool(let value): hasher.combine(value)
        case .int(let value): hasher.combine(value)
        case .uint(let value): hasher.combine(value)
        case .double(let value): hasher.combine(value.isNaN ? 0 : value)
        case .string(let value): hasher.combine(value)
        case .bytes(let value): hasher.combine(value)
        case .list(let value): hasher.combine(value)
        case .map(let value): hasher.combine(value)
        case .timestamp(let value): hasher.combine(value)
        case .duration(let value): hasher.combine(value)
        case .type(let value): hasher.combine(value)
        case .optional(let value): hasher.combine(value)
        case .record(let value): hasher.combine(value)
        case .error(let value): hasher.combine(value)
        }
    }
}

extension MapValue: Hashable {
    /// Equal keys with strictly equal values, in any order.
    public static func == (left: MapValue, right: MapValue) -> Bool {
        left.count == right.count && left.entries.allSatisfy { right[$0.key] == $0.value }
    }

    /// Hashes the entries, whatever their order.
    public func hash(into hasher: inout Hasher) {
        var keys: Int = 0
        for entry in entries {
            var one: Hasher = Hasher()
            one.combine(entry.key)
            one.combine(entry.value)
            keys ^= one.finalize()
        }
        hasher.combine(keys)
    }
}

extension RecordValue: Hashable {
    /// Equal types with strictly equal fields and members.
    public static func == (left: RecordValue, right: RecordValue) -> Bool {
        left.type == right.type && left.values == right.values && left.members == right.members
    }

    /// Hashes the fields and members.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
        hasher.combine(members)
    }
}
