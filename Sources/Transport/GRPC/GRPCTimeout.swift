/// How long a client waits: up to eight digits and a unit.
///
/// - Source: gRPC's "gRPC over HTTP2", Timeout.
enum GRPCTimeout {
    /// Nothing where the text is no timeout.
    static func read(_ text: String) -> Duration? {
        let digits: Substring = text.dropLast()
        guard let unit: Character = text.last, (1...8).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let count: Int64 = Int64(digits)
        else { return nil }
        return switch unit {
        case "H": .seconds(count * 3600)
        case "M": .seconds(count * 60)
        case "S": .seconds(count)
        case "m": .milliseconds(count)
        case "u": .microseconds(count)
        case "n": .nanoseconds(count)
        default: nil
        }
    }
}
