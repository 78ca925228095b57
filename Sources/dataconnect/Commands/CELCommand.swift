import CEL
import JSON

/// `dataconnect cel`: evaluates one expression over JSON.
enum CELCommand {
    static func run(_ options: CELOptions) -> Int32 {
        guard let bindings: JSONObject = (try? parseJSON(options.bindings.utf8))?.object else {
            Console.complain("--bindings is not a JSON object")
            return 2
        }
        var environment: Environment = Environment()
        environment.enable(Extension.allCases)
        environment.acceptsNil = true
        var slots: [(VariableSlot, Value)] = []
        for member: JSONObject.Member in bindings.members {
            slots.append((environment.declare(member.name, .dyn), Value(json: member.value)))
        }
        do throws(IssueList) {
            let checked: CheckedExpr = try environment.compile(options.expression)
            var activation: Activation = Activation(for: environment)
            for (slot, value) in slots { activation[slot] = value }
            return show(environment.program(checked).evaluate(activation))
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
        Console.write((value.json()?.text.description ?? "\(value)") + "\n")
        return 0
    }

    /// The message with the expression and a mark under what it is about.
    private static func described(_ issue: Issue, _ expression: String) -> String {
        let before: Int = expression.utf8.prefix(issue.utf8Offsets.lowerBound).count
        let mark: String = String(repeating: " ", count: before) + "^"
        return "\(issue.message)\n  \(expression)\n  \(mark)" + (issue.hint.map { "\nhint: \($0)" } ?? "")
    }
}
