extension Library {
    /// Functions that take a point in time, or a span, apart.
    static let timeFunctions: [FunctionDeclaration] = [
        field("getFullYear", "year") { $0.date.year },
        field("getMonth", "month") { $0.date.month - 1 },
        field("getDate", "day_of_month_1_based") { $0.date.day },
        field("getDayOfMonth", "day_of_month") { $0.date.day - 1 },
        field("getDayOfYear", "day_of_year") { $0.date.dayOfYear },
        field("getDayOfWeek", "day_of_week") { $0.dayOfWeek },
        field("getHours", "hours", ofSpan: { $0.nanoseconds / 3_600_000_000_000 }) { $0.secondOfDay / 3_600 },
        field("getMinutes", "minutes", ofSpan: { $0.nanoseconds / 60_000_000_000 }) { $0.secondOfDay / 60 % 60 },
        field("getSeconds", "seconds", ofSpan: { $0.wholeSeconds }) { $0.secondOfDay % 60 },
        // Of a span only the part below the second, unlike the hours, minutes and seconds.
        field("getMilliseconds", "milliseconds", ofSpan: { $0.nanoseconds / 1_000_000 % 1_000 }) {
            Int64($0.nanoseconds) / 1_000_000
        },
    ]

    private static func field(
        _ name: String, _ id: String, ofSpan: (@Sendable (DurationValue) -> Int64)? = nil,
        _ part: @escaping @Sendable (LocalTime) -> Int64
    ) -> FunctionDeclaration {
        var overloads: [Overload] = [
            Overload("timestamp_to_\(id)", member: [.timestamp], .int),
            Overload("timestamp_to_\(id)_with_tz", member: [.timestamp, .string], .int),
        ]
        if ofSpan != nil { overloads.append(Overload("duration_to_\(id)", member: [.duration], .int)) }
        return FunctionDeclaration(
            name, overloads,
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                switch value {
                case .timestamp(let time): .int(part(LocalTime(time, offset: 0)))
                case .duration(let span): ofSpan.map { .int($0(span)) }
                default: nil
                }
            },
            .zoned { (value: Value, zone: Value, zones: TimeZoneProvider, budget: inout EvaluationBudget) in
                guard case .timestamp(let time) = value, case .string(let zone) = zone else { return nil }
                // A zone that is not known yet is a file to open.
                guard budget.spend(25) else { return .limitExceeded }
                guard zone.utf8.count <= 64, let offset: Int32 = zones.offset(of: zone, at: time.seconds) else {
                    return .failure(.invalidArgument, "unknown time zone: '\(String(zone.unicodeScalars.prefix(64)))'")
                }
                return .int(part(LocalTime(time, offset: offset)))
            })
    }
}
