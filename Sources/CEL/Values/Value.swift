/// A value of the Common Expression Language.
///
/// - Shape: lists and maps are ordered; map keys are distinct under CEL's numeric equality.
/// - Errors: a failed evaluation is a value too (`error`), so evaluating never throws.
/// - Equality: `==` is strict and reflexive (`int(1) != uint(1)`, NaN equals NaN), which is what `Hashable` needs. The
///   language's own equality is `celEquals`.
/// - Source: CEL language definition, "Values".
public enum Value: Sendable {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A signed integer.
    case int(Int64)
    /// An unsigned integer.
    case uint(UInt64)
    /// An IEEE 754 double.
    case double(Double)
    /// A sequence of Unicode code points.
    case string(String)
    /// A sequence of octets.
    case bytes([UInt8])
    /// A list.
    case list([Value])
    /// A map with bool, int, uint or string keys.
    case map(MapValue)
    /// A point in time.
    case timestamp(TimestampValue)
    /// A span of time.
    case duration(DurationValue)
    /// A type as a value, as `type(x)` gives.
    case type(TypeValue)
    /// A value that may be missing.
    indirect case optional(Value?)
    /// An object with known fields.
    case record(RecordValue)
    /// A failed evaluation.
    indirect case error(RuntimeError)
}

extension Value {
    /// Whether this is the outcome of a failed evaluation.
    public var isError: Bool {
        if case .error = self { true } else { false }
    }

    /// The truth value, if this is one.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The text, if this is a string.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// How long text or bytes are; nothing of any other value.
    var byteCount: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .bytes(let bytes): bytes.count
        default: 0
        }
    }

    /// A failed evaluation with its reason.
    static func failure(_ code: RuntimeError.Code, _ message: String) -> Value {
        .error(RuntimeError(code, message))
    }

    /// The type of the value, as `type(x)` gives it. Errors have the type `error`.
    public var type: TypeValue {
        switch self {
        case .null: .null
        case .bool: .bool
        case .int: .int
        case .uint: .uint
        case .double: .double
        case .string: .string
        case .bytes: .bytes
        case .list: .list
        case .map: .map
        case .timestamp: .timestamp
        case .duration: .duration
        case .type: .type
        case .optional: .optional
        case .record(let record): TypeValue(record.type.name)
        case .error: TypeValue("error")
        }
    }
}
