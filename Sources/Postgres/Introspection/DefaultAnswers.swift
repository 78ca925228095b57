import JSON
public import SQL

/// Lets PostgreSQL compare defaults.
///
/// The planner is asked, not the executor: `EXPLAIN (VERBOSE)` of a query without a table prints its expressions back after the parser
/// has resolved names, types and casts and the planner has computed what is immutable. Both spellings take the same way, so that
/// equal texts mean equal defaults. That needs no right to create anything (a temporary table would), changes nothing, and never
/// takes a number from a sequence. Only what comes out different is evaluated, in a transaction that may not write.
///
/// - Returns: an answer to every question.
public func defaultAnswers(
    to questions: [DefaultQuestion], _ connection: BlockingConnection
) throws(PostgresError) -> [DefaultQuestion: DefaultAnswer] {
    guard !questions.isEmpty else { return [:] }
    try connection.execute("BEGIN READ ONLY")
    defer { try? connection.execute("ROLLBACK") }
    let reader: DefaultReader = DefaultReader(connection: connection)
    var answers: [DefaultQuestion: DefaultAnswer] = [:]
    // A query has 1,664 columns at most, and each question takes two.
    for start: Int in stride(from: 0, to: questions.count, by: 800) {
        let part: [DefaultQuestion] = Array(questions[start..<min(start + 800, questions.count)])
        answers.merge(try reader.answers(to: part)) { first, _ in first }
    }
    return answers
}

private struct DefaultReader {
    let connection: BlockingConnection

    /// All in one round trip. One wrong default fails the whole query; halves then tell which it is.
    func answers(to questions: [DefaultQuestion]) throws(PostgresError) -> [DefaultQuestion: DefaultAnswer] {
        switch try attempt(explanation(of: questions)) {
        case .success(let rows):
            let texts: [String] = outputs(rows.first?.first.flatMap { $0 } ?? "")
            guard texts.count == 2 * questions.count else {
                throw PostgresError(.protocolViolation, "EXPLAIN did not print the expressions of its query")
            }
            var answers: [DefaultQuestion: DefaultAnswer] = [:]
            for (index, question) in questions.enumerated() {
                answers[question] = try answer(question, wanted: texts[2 * index], live: texts[2 * index + 1])
            }
            return answers
        case .failure(let error):
            guard let first: DefaultQuestion = questions.first else { return [:] }
            if questions.count == 1 { return [first: .refused(error.message)] }
            let half: Int = questions.count / 2
            return try answers(to: Array(questions[..<half]))
                .merging(try answers(to: Array(questions[half...]))) { first, _ in first }
        }
    }

    private func explanation(of questions: [DefaultQuestion]) -> String {
        let columns: [String] = questions.flatMap { [cast($0.wanted, $0), cast($0.live, $0)] }
        return "EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) SELECT \(columns.joined(separator: ", "))"
    }

    private func cast(_ expression: String, _ question: DefaultQuestion) -> String {
        "CAST((\(expression)) AS \(question.type))"
    }

    /// The expressions that the plan gives out.
    private func outputs(_ plan: String) -> [String] {
        let explanation: JSONValue? = try? parseJSON(Array(plan.utf8))
        return explanation?.array?.first?["Plan"]?["Output"]?.array?.compactMap(\.string) ?? []
    }

    private func answer(
        _ question: DefaultQuestion, wanted: String, live: String
    ) throws(PostgresError) -> DefaultAnswer {
        let areEqual: Bool = if wanted == live { true } else { try areEqual(question) }
        return .compared(wanted: wanted, live: live, areEqual: areEqual)
    }

    /// Whether both give one value at one moment. Of volatile ones that says nothing: two random numbers may be equal by chance.
    private func areEqual(_ question: DefaultQuestion) throws(PostgresError) -> Bool {
        let condition: String =
            "\(cast(question.wanted, question)) IS NOT DISTINCT FROM \(cast(question.live, question))"
        // The planner tests a condition once, before it reads a row, unless something in it is volatile.
        let plan: Result<[[String?]], PostgresError> = try attempt(
            "EXPLAIN (COSTS OFF, FORMAT JSON) SELECT FROM generate_series(1, 1) WHERE \(condition)")
        guard case .success(let rows) = plan, let text: String = rows.first?.first.flatMap({ $0 }),
            let explanation: JSONValue = try? parseJSON(Array(text.utf8)), !hasFilter(explanation),
            case .success(let answer) = try attempt("SELECT \(condition)")
        else { return false }
        return answer == [["t"]]
    }

    private func hasFilter(_ plan: JSONValue) -> Bool {
        switch plan {
        case .array(let elements): elements.contains(where: hasFilter)
        case .object(let object): object.members.contains { $0.name == "Filter" || hasFilter($0.value) }
        default: false
        }
    }

    /// Runs a query that may fail, which must not end the transaction.
    private func attempt(_ query: String) throws(PostgresError) -> Result<[[String?]], PostgresError> {
        try connection.execute("SAVEPOINT attempt")
        do throws(PostgresError) {
            let rows: [[String?]] = try connection.query(query)
            try connection.execute("RELEASE SAVEPOINT attempt")
            return .success(rows)
        } catch {
            guard error.code == .server else { throw error }
            try connection.execute("ROLLBACK TO SAVEPOINT attempt")
            return .failure(error)
        }
    }
}
