#if canImport(Glibc)
    // Conversions between doubles and integers call the C library's rounding functions; the import links them.
    import Glibc
#endif

/// A JSON number by its spelling.
public struct JSONNumber: Hashable, Sendable {
    /// The number as written, valid by RFC 8259.
    public let text: String

    /// Takes a spelling that is known to be a JSON number.
    public init(validated text: String) { self.text = text }

    /// A whole number.
    public init(_ value: Int64) { text = String(value) }

    /// A finite double in its shortest spelling that reads back the same.
    public init(_ value: Double) { text = value.description }

    /// The double nearest to the number; infinite when it is out of range.
    public var double: Double { Double(text) ?? .infinity }

    /// The number when it is whole and fits 64 bits; `3.0` and `1e2` count as whole.
    public var int64: Int64? {
        if let whole: Int64 = Int64(text) { return whole }
        guard let value: Double = Double(text) else { return nil }
        // Beyond 2^53 a fraction or an exponent no longer says which integer is meant.
        guard value.magnitude <= 9_007_199_254_740_992 else { return nil }
        return Int64(exactly: value)
    }
}
