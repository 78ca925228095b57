/// A library beyond the standard one, which an environment turns on with `enable`.
///
/// - Source: cel-spec, `tests/simple/testdata/*_ext.textproto`; the `ext` packages of cel-go.
public enum Extension: String, CaseIterable, Sendable {
    /// `charAt`, `indexOf`, `split`, `join`, `format` and kin.
    case strings
    /// `math.greatest`, `math.abs`, `math.bitAnd` and kin.
    case math
    /// `base64.encode`, `base64.decode`.
    case encoders
    /// `cel.bind(name, value, expression)`.
    case bindings
    /// `optional.of`, `orValue`, `optMap` and kin, and the syntax `x.?y`, `x[?y]`, `[?x]`, `{?k: v}`.
    case optionals
    /// `all`, `exists`, `existsOne`, `transformList`, `transformMap`, `transformMapEntry` with index or key and value.
    case twoVariableComprehensions

    /// What the extension declares.
    var library: Library {
        switch self {
        case .strings: .strings
        case .math: .math
        case .encoders: .encoders
        case .bindings: .bindings
        case .optionals: .optionals
        case .twoVariableComprehensions: .twoVariableComprehensions
        }
    }
}
