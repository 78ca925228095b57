import SQL

/// Writes relative times.
///
/// The arithmetic is PostgreSQL's, on the clock of UTC whatever the session's zone: months first, then days, then hours and less, and the
/// last day of a month where the month has no such day.
enum RelativeTimeSQL {
    /// The time as a value of a type: `timestamptz`, `timestamp` or `date`.
    static func value(_ time: RelativeTime, as type: PostgresType) -> SQLTemplate {
        let shifts: [SQLTemplate] = shift(time.added, isAdded: true) + shift(time.subtracted, isAdded: false)
        let base: SQLTemplate = .build { time.base.append(to: &$0, as: type) }
        guard !shifts.isEmpty || time.truncation != nil else { return base }
        // A sum ends the vanishing: the base is always there.
        let sum: SQLTemplate = .sequence([onTheClock(base, as: type)] + shifts)
        switch time.truncation {
        case nil: return inRange(sum, as: type)
        case .unit(let unit):
            return inRange(truncated(sum) { $0.literal(.string(unit.lowercased())) }, as: type)
        case .source(let source):
            let value: SQLTemplate = inRange(truncated(sum) { $0.parameter(source.index, .text) }, as: type)
            guard source.canBeAbsent || source.canBeNull else { return value }
            let shifted: SQLTemplate = inRange(sum, as: type)
            return .choice(source: source.index, absent: shifted, null: shifted, value: value)
        }
    }

    /// A value as a `timestamp` in UTC, in which no zone has a say.
    static func onTheClock(_ value: SQLTemplate, as type: PostgresType) -> SQLTemplate {
        .sequence([value, .text(type.hasZone ? " AT TIME ZONE 'UTC'" : type == .date ? "::timestamp" : "")])
    }

    /// A `timestamp` in UTC as a value of a type, if its year is one from 1583 to 9999.
    ///
    /// The server can hold years from 4713 BC to 294276 and says itself what leaves them. So the value goes as many days forth as lie between
    /// the end of our years and of its years, then back to where ours begin with its first day, and is where it was.
    static func inRange(_ clock: SQLTemplate, as type: PostgresType) -> SQLTemplate {
        .build {
            $0.keyword("((")
            $0.append(clock)
            $0.keyword(") + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)")
            if type.hasZone { $0.keyword(" AT TIME ZONE 'UTC'") } else if type == .date { $0.keyword("::date") }
        }
    }

    private static func truncated(_ sum: SQLTemplate, unit: (inout SQLBuilder) -> Void) -> SQLTemplate {
        .build {
            $0.keyword("date_trunc(")
            unit(&$0)
            $0.keyword(", ")
            $0.append(sum)
            $0.keyword(")")
        }
    }

    /// What is added to a time or taken from it, with its sign before it; nothing where that is nothing.
    ///
    /// The parts become one interval first: a year and a month after the last of February are thirteen months after it.
    static func shift(_ duration: Duration, isAdded: Bool) -> [SQLTemplate] {
        var parts: [SQLTemplate] = []
        if let constant: SQLLiteral = duration.constant { parts.append(.build { $0.literal(constant) }) }
        parts += duration.variables.map { variable in
            let part: SQLTemplate = .build {
                $0.parameter(variable.source.index, .integer)
                $0.keyword(" * ")
                $0.keyword(variable.unit.interval)
            }
            return part.ifGiven(variable.source)
        }
        guard !parts.isEmpty else { return [] }
        let isSum: Bool = parts.count > 1
        return [
            .join(
                SQLTemplate.Join(
                    separator: " + ",
                    open: .build {
                        $0.keyword(isAdded ? " + " : " - ")
                        if isSum { $0.keyword("(") }
                    },
                    close: .text(isSum ? ")" : ""), elements: parts))
        ]
    }

}

extension PostgresType {
    /// Whether its values are points in time, shown in some zone.
    fileprivate var hasZone: Bool { text.hasPrefix("timestamptz") }
}

extension SQLTemplate {
    /// The template where a source has a value; nothing where it is absent or null.
    func ifGiven(_ source: SourceReference?) -> SQLTemplate {
        guard let source, source.canBeAbsent || source.canBeNull else { return self }
        return .choice(source: source.index, absent: .nothing, null: .nothing, value: self)
    }
}
