extension Library {
    /// Functions of strings.
    static let stringFunctions: [FunctionDeclaration] = [
        predicate("contains") { (text: String, part: String) -> Bool in
            ByteSearch(Array(part.utf8)).first(in: Array(text.utf8), from: 0) != nil
        },
        predicate("startsWith") { (text: String, part: String) -> Bool in text.utf8.starts(with: part.utf8) },
        predicate("endsWith") { (text: String, part: String) -> Bool in
            text.utf8.reversed().starts(with: part.utf8.reversed())
        },
        FunctionDeclaration(
            "matches",
            [
                Overload("matches", [.string, .string], .bool),
                Overload("matches_string", member: [.string, .string], .bool),
            ], .prepared(matcher, otherwise: matches)),
    ]

    private static func predicate(
        _ name: String, _ holds: @escaping @Sendable (String, String) -> Bool
    ) -> FunctionDeclaration {
        FunctionDeclaration(
            name, [Overload("\(name)_string", member: [.string, .string], .bool)],
            .binary { (left: Value, right: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .string(let text) = left, case .string(let part) = right else { return nil }
                guard budget.spendBytes(text.utf8.count + part.utf8.count) else { return .limitExceeded }
                return .bool(holds(text, part))
            })
    }

    // MARK: Patterns

    @Sendable private static func matcher(
        _ pattern: Value, _ budget: inout EvaluationBudget
    ) -> (@Sendable (Value, inout EvaluationBudget) -> Value?)? {
        guard case .string(let source) = pattern else { return { (_: Value, _: inout EvaluationBudget) in nil } }
        do throws(RuntimeError) {
            let compiled: Pattern = try Pattern(source, &budget)
            return { (value: Value, budget: inout EvaluationBudget) in match(value, compiled, &budget) }
        } catch {
            guard error.code != .limitExceeded else { return nil }
            let failure: Value = .error(error)
            return { (_: Value, _: inout EvaluationBudget) in failure }
        }
    }

    @Sendable private static func matches(
        _ value: Value, _ pattern: Value, _ budget: inout EvaluationBudget
    ) -> Value? {
        guard case .string(let source) = pattern else { return nil }
        do throws(RuntimeError) {
            return match(value, try Pattern(source, &budget), &budget)
        } catch {
            return .error(error)
        }
    }

    private static func match(_ value: Value, _ pattern: Pattern, _ budget: inout EvaluationBudget) -> Value? {
        guard case .string(let text) = value else { return nil }
        // A pattern beyond RE2's memory is matched by its slow machine: time is text times pattern.
        let factor: Int = 1 + pattern.size / 64
        let (units, overflows): (Int, Bool) = (text.utf8.count / 2).multipliedReportingOverflow(by: factor)
        guard !overflows, budget.spend(10 + units) else {
            budget.exhaust()
            return .limitExceeded
        }
        return .bool(pattern.matches(text))
    }
}
