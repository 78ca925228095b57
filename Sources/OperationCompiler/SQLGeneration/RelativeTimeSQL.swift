import SQL

/// Writes relative times.
///
/// The arithmetic is PostgreSQL's, in the time zone of every connection, UTC: months first, then days, then hours and less, and the last
/// day of a month where the month has no such day.
enum RelativeTimeSQL {
    /// The time as a value of a type: `timestamptz`, `timestamp` or `date`.
    static func value(_ time: RelativeTime, as type: PostgresType) -> SQLTemplate {
        let shifts: [SQLTemplate] = shift(time.added, isAdded: true) + shift(time.subtracted, isAdded: false)
        let base: SQLTemplate = .build { time.base.append(to: &$0, as: type) }
        // A sum ends the vanishing: the base is always there.
        let sum: SQLTemplate = .sequence([base] + shifts)
        guard !shifts.isEmpty || time.truncation != nil else { return base }
        let shifted: SQLTemplate = wrapped("(", sum, time.isDate && !shifts.isEmpty ? ")::date" : ")")
        switch time.truncation {
        case nil: return shifted
        case .unit(let unit):
            return truncated(sum, time) { $0.literal(.string(unit.lowercased())) }
        case .source(let source):
            let value: SQLTemplate = truncated(sum, time) { $0.parameter(source.index, .text) }
            guard source.canBeAbsent || source.canBeNull else { return value }
            return .choice(source: source.index, absent: shifted, null: shifted, value: value)
        }
    }

    private static func truncated(
        _ sum: SQLTemplate, _ time: RelativeTime, unit: (inout SQLBuilder) -> Void
    ) -> SQLTemplate {
        .build {
            $0.keyword("date_trunc(")
            unit(&$0)
            $0.keyword(", ")
            $0.append(sum)
            $0.keyword(time.isDate ? ")::date" : ")")
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

    private static func wrapped(_ open: StaticString, _ inner: SQLTemplate, _ close: StaticString) -> SQLTemplate {
        .build {
            $0.keyword(open)
            $0.append(inner)
            $0.keyword(close)
        }
    }
}

extension SQLTemplate {
    /// The template where a source has a value; nothing where it is absent or null.
    func ifGiven(_ source: SourceReference?) -> SQLTemplate {
        guard let source, source.canBeAbsent || source.canBeNull else { return self }
        return .choice(source: source.index, absent: .nothing, null: .nothing, value: self)
    }
}
