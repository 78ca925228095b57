import CEL
import JSON

/// `dataconnect cel`: evaluates one expression over JSON, with the names and functions that expressions of a project have.
enum CELCommand {
    static func run(_ options: CELOptions) -> Int32 {
        guard let bindings: JSONObject = (try? parseJSON(options.bindings.utf8))?.object else {
            Console.complain("--bindings is not a JSON object")
            return 2
        }
        let names: TrialEnvironment = TrialEnvironment(bindings)
        do throws(IssueList) {
            let checked: CheckedExpr = try names.environment.compile(options.expression)
            return show(names.environment.program(checked).evaluate(names.activation))
        } catch {
            for issue: Issue in error.issues { Console.complain(described(issue, options.expression)) }
            return 1
        }
    }

    private static func show(_ value: Value) -> Int32 {
        if case .error(let error) = value {
            Console.complain("the expression fails: \(error)")
            return 1
        }
        Console.write((value.json()?.text.description ?? value.text) + "\n")
        return 0
    }

    /// The message with the expression and a mark under what it is about.
    private static func described(_ issue: Issue, _ expression: String) -> String {
        let before: Int = expression.utf8.prefix(issue.utf8Offsets.lowerBound).count
        let mark: String = String(repeating: " ", count: before) + "^"
        let hint: String? = issue.hint ?? TrialEnvironment.hint(for: issue)
        return "\(issue.message)\n  \(expression)\n  \(mark)" + (hint.map { "\nhint: \($0)" } ?? "")
    }
}
