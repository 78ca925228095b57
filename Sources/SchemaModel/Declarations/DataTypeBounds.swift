/// The numbers that PostgreSQL takes in the parentheses of a type.
///
/// - Source: PostgreSQL manual, 8.1.2 (a scale below zero or above the precision since version 15), 8.3, 8.5; the longest texts and
///   strings of bits are those that its parser names when it refuses more.
enum DataTypeBounds {
    /// What is wrong with the numbers of a type, nothing where all is well.
    static func flaw(of type: DataType) -> String? {
        for (number, bound): (Int, Bound) in zip(type.arguments, bounds(of: type.canonicalName))
        where !bound.range.contains(number) {
            return "the \(bound.name) must be between \(bound.range.lowerBound) and \(bound.range.upperBound), "
                + "not \(number)"
        }
        return nil
    }

    private struct Bound {
        var name: String
        var range: ClosedRange<Int>

        init(_ name: String, _ range: ClosedRange<Int>) {
            self.name = name
            self.range = range
        }
    }

    private static func bounds(of name: String) -> [Bound] {
        switch name {
        case "character varying", "character": [Bound("length", 1...10_485_760)]
        case "bit", "bit varying": [Bound("length", 1...83_886_080)]
        case "numeric": [Bound("precision", 1...1_000), Bound("scale", -1_000...1_000)]
        // More than six digits PostgreSQL takes with a warning, and makes six of them: a type that no diff would find again.
        case "timestamp", "timestamptz": [Bound("precision", 0...6)]
        default: []
        }
    }
}
