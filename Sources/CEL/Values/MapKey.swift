/// A key of a map.
///
/// - Equality: numbers are equal across their types (`1 == 1u`), as the language demands of map look-ups; the hash
///   agrees. Strings are compared by code points, without Unicode normalisation.
public enum MapKey: Sendable {
    /// A truth value.
    case bool(Bool)
    /// A signed integer.
    case int(Int64)
    /// An unsigned integer.
    case uint(UInt64)
    /// A string.
    case string(String)

    /// The key a value stands for in a look-up, or nil when no key can equal it.
    ///
    /// A double that is a whole number finds the integer key of its value.
    public init?(lookup value: Value) {
        switch value {
        case .double(let number):
            if let int: Int64 = Int64(exactly: number) {
                self = .int(int)
            } else if let uint: UInt64 = UInt64(exactly: number) {
                self = .uint(uint)
            } else {
                return nil
            }
        default: self.init(value)
        }
    }

    /// The key a value is when a map is built, or nil when its type is no key type.
    public init?(_ value: Value) {
        switch value {
        case .bool(let bool): self = .bool(bool)
        case .int(let int): self = .int(int)
        case .uint(let uint): self = .uint(uint)
        case .string(let string): self = .string(string)
        default: return nil
        }
    }

    /// The key as a value.
    public var value: Value {
        switch self {
        case .bool(let bool): .bool(bool)
        case .int(let int): .int(int)
        case .uint(let uint): .uint(uint)
        case .string(let string): .string(string)
        }
    }
}

extension MapKey: Hashable {
    /// Equality across the numeric types.
    public static func == (left: MapKey, right: MapKey) -> Bool {
        switch (left, right) {
        case (.bool(let a), .bool(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.uint(let a), .uint(let b)): a == b
        case (.int(let a), .uint(let b)), (.uint(let b), .int(let a)): a >= 0 && UInt64(a) == b
        case (.string(let a), .string(let b)): sameCodePoints(a, b)
        default: false
        }
    }

    /// A hash that agrees for equal numbers of two types.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .bool(let bool): hasher.combine(bool)
        case .int(let int): hasher.combine(UInt64(bitPattern: int))
        case .uint(let uint): hasher.combine(uint)
        case .string(let string): hasher.combine(string)
        }
    }
}
