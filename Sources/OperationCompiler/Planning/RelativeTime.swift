import SQL

/// A day or a time at a distance from another (`Date_Relative`, `Timestamp_Relative`).
struct RelativeTime: Hashable {
    /// Where it starts: a literal, a variable, or the time of the request.
    var base: Operand
    /// Whether a day is meant.
    var isDate: Bool
    var added: Duration
    var subtracted: Duration
    var truncation: Truncation?

    /// A unit to whose beginning a time is cut.
    enum Truncation: Hashable {
        /// `WEEK`, which begins on Monday, and kin.
        case unit(String)
        /// The name of a unit; absent or null it cuts nothing.
        case source(SourceReference)
    }

    var hasRequestValue: Bool {
        base.hasRequestValue || !added.variables.isEmpty || !subtracted.variables.isEmpty
    }
}

/// A length of time: of months, days and seconds, none of which is a fixed number of another.
struct Duration: Hashable {
    var months: Int64 = 0
    var days: Int64 = 0
    var milliseconds: Int64 = 0
    /// What a request adds; absent or null it adds nothing.
    var variables: [Variable] = []

    /// A number of a unit that a request gives.
    struct Variable: Hashable {
        var unit: DurationUnit
        var source: SourceReference
    }

    /// The part that the operation's text gives, as PostgreSQL reads it; nothing where there is none.
    var constant: SQLLiteral? {
        var parts: [String] = []
        if months != 0 { parts.append(months == 1 ? "1 month" : "\(months) months") }
        if days != 0 { parts.append(days == 1 ? "1 day" : "\(days) days") }
        if milliseconds != 0 { parts.append(clock) }
        return parts.isEmpty ? nil : .typed(parts.joined(separator: " "), PostgresType("interval"))
    }

    /// Hours, minutes, seconds: a field of seconds alone holds only 32 bits.
    private var clock: String {
        let total: UInt64 = milliseconds.magnitude
        func padded(_ number: UInt64, _ width: Int) -> String {
            let digits: String = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        let seconds: UInt64 = total / 1000
        let time: String =
            "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2))"
        let rest: UInt64 = total % 1000
        return (milliseconds < 0 ? "-" : "") + time + (rest == 0 ? "" : ".\(padded(rest, 3))")
    }
}

/// The members of `Timestamp_Duration`, and from `days` on of `Date_Duration`.
enum DurationUnit: String, Hashable {
    case milliseconds, seconds, minutes, hours, days, weeks, months, years

    /// One of it, for a number that a request gives.
    var interval: StaticString {
        switch self {
        case .milliseconds: "'1 millisecond'::interval"
        case .seconds: "'1 second'::interval"
        case .minutes: "'1 minute'::interval"
        case .hours: "'1 hour'::interval"
        case .days: "'1 day'::interval"
        case .weeks: "'1 week'::interval"
        case .months: "'1 month'::interval"
        case .years: "'1 year'::interval"
        }
    }
}

extension Duration {
    /// Adds a number of a unit; the number has 32 bits, so that nothing here can overflow.
    mutating func add(_ number: Int32, _ unit: DurationUnit) {
        let number: Int64 = Int64(number)
        switch unit {
        case .milliseconds: milliseconds += number
        case .seconds: milliseconds += number * 1000
        case .minutes: milliseconds += number * 60_000
        case .hours: milliseconds += number * 3_600_000
        case .days: days += number
        case .weeks: days += number * 7
        case .months: months += number
        case .years: months += number * 12
        }
    }

    /// Whether PostgreSQL has room for it: 32 bits for months, days and, as text, hours.
    var isRepresentable: Bool {
        Int32(exactly: months) != nil && Int32(exactly: days) != nil
            && Int32(exactly: milliseconds / 3_600_000) != nil
    }
}
