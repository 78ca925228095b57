/// A type of the Common Expression Language, as the checker knows it.
///
/// - Source: CEL language definition, "Gradual Type Checking".
public indirect enum CELType: Hashable, Sendable {
    /// The type of `null`.
    case null
    /// Any value; the checker leaves it to the evaluation.
    case dyn
    /// Truth values.
    case bool
    /// Signed integers.
    case int
    /// Unsigned integers.
    case uint
    /// Doubles.
    case double
    /// Strings.
    case string
    /// Octets.
    case bytes
    /// Points in time.
    case timestamp
    /// Spans of time.
    case duration
    /// Lists of one type.
    case list(CELType)
    /// Maps from one type to another.
    case map(CELType, CELType)
    /// A type or null.
    case wrapper(CELType)
    /// The type whose values are types.
    case type(CELType)
    /// The type of what does not check.
    case error
    /// A type that stands for any one type within an overload.
    case typeParameter(String)
    /// A value that may be missing.
    case optional(CELType)
    /// A function.
    case function(result: CELType, parameters: [CELType])
    /// A type the host names, with its parameters; its values are opaque.
    case opaque(String, [CELType])
    /// Objects with known fields.
    case record(RecordType)
}

extension CELType: CustomStringConvertible {
    /// The type as error messages spell it: `list(string)`.
    public var description: String {
        switch self {
        case .null: "null"
        case .dyn: "dyn"
        case .bool: "bool"
        case .int: "int"
        case .uint: "uint"
        case .double: "double"
        case .string: "string"
        case .bytes: "bytes"
        case .timestamp: "timestamp"
        case .duration: "duration"
        case .list(let element): "list(\(element))"
        case .map(let key, let value): "map(\(key), \(value))"
        case .wrapper(let wrapped): "wrapper(\(wrapped))"
        case .type(let type): "type(\(type))"
        case .error: "error"
        case .typeParameter(let name): name
        case .optional(let wrapped): "optional_type(\(wrapped))"
        case .function(let result, let parameters): "function(\(result); \(Self.listed(parameters)))"
        case .opaque(let name, let parameters):
            parameters.isEmpty ? name : "\(name)(\(Self.listed(parameters)))"
        case .record(let record): record.name
        }
    }

    static func listed(_ types: [CELType]) -> String {
        types.map(\.description).joined(separator: ", ")
    }
}
