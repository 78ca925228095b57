import SQL

/// Compares the default a column has with the one it should have (observed.md 2).
///
/// What PostgreSQL prints back is no spelling of the author's: it resolves names, adds casts and computes constants. So texts alone
/// decide only where they are the same; all else is for PostgreSQL to say.
struct DefaultComparison {
    enum Verdict: Hashable {
        case same, different
        /// PostgreSQL does not take one of them, in its own words.
        case refused(String)
        case undecided(DefaultQuestion)
    }

    let column: Column
    let wanted: String?
    let live: String?
    let answers: [DefaultQuestion: DefaultAnswer]

    /// What must be asked before the verdict, if anything.
    var question: DefaultQuestion? {
        if case .undecided(let question) = verdictByText { question } else { nil }
    }

    /// The verdict; without an answer only what is one but for casts and parentheses counts as the same.
    var verdict: Verdict {
        guard case .undecided(let question) = verdictByText else { return verdictByText }
        switch answers[question] {
        case nil: return sameForm(question) ? .same : .different
        case .refused(let message): return sameForm(question) ? .same : .refused(message)
        case .compared(let wanted, let live, let areEqual):
            return isSame(wanted, live, areEqual: areEqual) ? .same : .different
        }
    }

    private var verdictByText: Verdict {
        if column.isSerial {
            return live.map(normalisedSQL)?.first == .word("nextval") ? .same : .different
        }
        if wanted == live { return .same }
        // No default and a default of NULL are one to PostgreSQL.
        let question: DefaultQuestion = DefaultQuestion(
            type: column.sqlType, wanted: wanted ?? "NULL", live: live ?? "NULL")
        if sqlTokens(question.wanted) == sqlTokens(question.live) { return .same }
        if wanted == nil, isToleratedWithoutDefault(question.live) { return .same }
        return .undecided(question)
    }

    /// Databases of 2025 and before have `CURRENT_TIMESTAMP` where the server now computes `request.time` (observed.md 1.5).
    private func isToleratedWithoutDefault(_ live: String) -> Bool {
        guard case .expression = column.defaultValue else { return false }
        return sqlTokens(live) == [.word("current_timestamp")]
    }

    /// Where PostgreSQL has nothing to say: whether both are one but for what it adds to what it prints.
    private func sameForm(_ question: DefaultQuestion) -> Bool {
        normalisedSQL(question.wanted) == normalisedSQL(question.live)
    }

    private func isSame(_ wanted: String, _ live: String, areEqual: Bool) -> Bool {
        let desired: [SQLToken] = sqlTokens(wanted)
        let actual: [SQLToken] = sqlTokens(live)
        if desired == actual || isSameMoment(desired, actual) { return true }
        // A constant and an expression that gives it today, such as `CURRENT_DATE`, are two defaults all the same.
        return areEqual && normalisedSQL(wanted).isConstant == normalisedSQL(live).isConstant
    }

    /// Whether both are a moment that PostgreSQL took from the clock when it read a word such as `'now'::timestamp`: the live one when
    /// the column was made, the other one just now.
    private func isSameMoment(_ desired: [SQLToken], _ actual: [SQLToken]) -> Bool {
        guard case .sql(let text, _) = column.defaultValue, sqlTokens(text).namesMoment, !desired.namesMoment else {
            return false
        }
        return desired.map(\.withoutText) == actual.map(\.withoutText)
    }
}

extension [SQLToken] {
    /// Whether it holds a string that PostgreSQL may read as a moment, once and for all (manual, 8.5.1.4).
    var namesMoment: Bool {
        contains { token in
            guard case .string(let text) = token else { return false }
            let words: [Substring] = text.lowercased().split { !$0.isLetter }
            return words.contains { ["now", "today", "tomorrow", "yesterday"].contains($0) }
        }
    }
}

extension SQLToken {
    fileprivate var withoutText: SQLToken {
        if case .string = self { .string("") } else { self }
    }
}
