/// How one number lies to another, whatever their types.
enum NumericOrder: Hashable {
    case before
    case same
    case after
    /// One of them is not a number.
    case unordered

    /// The order of two numeric values, or nil when one of them is not numeric.
    ///
    /// An integer and a double are compared as doubles, so integers beyond 2^53 equal the double they round to; that is
    /// what the conformance vectors ask for.
    init?(_ left: Value, _ right: Value) {
        switch (left, right) {
        case (.int(let a), .int(let b)): self.init(a, b)
        case (.uint(let a), .uint(let b)): self.init(a, b)
        case (.double(let a), .double(let b)): self.init(doubles: a, b)
        case (.int(let a), .uint(let b)): self = a < 0 ? .before : NumericOrder(UInt64(a), b)
        case (.uint(let a), .int(let b)): self = b < 0 ? .after : NumericOrder(a, UInt64(b))
        case (.int(let a), .double(let b)): self.init(doubles: Double(a), b)
        case (.double(let a), .int(let b)): self.init(doubles: a, Double(b))
        case (.uint(let a), .double(let b)): self.init(doubles: Double(a), b)
        case (.double(let a), .uint(let b)): self.init(doubles: a, Double(b))
        default: return nil
        }
    }

    private init<Number: Comparable>(_ left: Number, _ right: Number) {
        self = left < right ? .before : left == right ? .same : .after
    }

    private init(doubles left: Double, _ right: Double) {
        guard !left.isNaN, !right.isNaN else {
            self = .unordered
            return
        }
        self.init(left, right)
    }
}
