import Execution
import GraphQLSyntax

extension Model {
    /// What became of the root fields of a mutation.
    struct Outcome {
        /// Of those that ran.
        var values: [String: Expected] = [:]
        var problems: [Answer.Problem] = []

        /// The answer: every field is in it, null where it did not run or was undone.
        func answer(_ fields: [Selected], isTransaction: Bool) -> Answer {
            let isUndone: Bool = isTransaction && !problems.isEmpty
            var isRun: Bool = true
            var answer: Answer = Answer(data: .object([]))
            var members: [Expected.Member] = []
            for field: Selected in fields {
                let value: Expected = isUndone ? .exact(.null) : values[field.name] ?? .exact(.null)
                members.append(Expected.Member(name: field.name, value: value, isRedacted: field.isRedacted))
                if let own: Answer.Problem = problems.first(where: { $0.field == field.name }) {
                    answer.problems.append(own)
                    isRun = isRun && own.message == nil && !isTransaction
                } else if isUndone || !isRun {
                    let fate: String = isRun ? "(rolled back)" : "(aborted)"
                    answer.problems.append(
                        Answer.Problem(field: field.name, code: .aborted, message: "\(field.name) \(fate)"))
                }
            }
            answer.data = Expected.object(members).visible
            return answer
        }
    }

    func noteEnd(_ outcome: Outcome, _ fields: [Selected], isTransaction: Bool, _ call: Call) {
        for field: Selected in fields where field.isRedacted { call.note(.redactions, "root field") }
        guard let problem: Answer.Problem = outcome.problems.first else {
            if isTransaction { call.note(.mutations, "committed") }
            return
        }
        let isCheck: Bool = outcome.problems.last?.message != nil
        let isLast: Bool = outcome.values.count == fields.count
        if isTransaction, problem.field != fields.first?.name {
            call.note(.mutations, isCheck ? "rolled back by a check" : "rolled back")
        }
        if isTransaction, !isLast { call.note(.mutations, "aborted") }
        if !isTransaction, isCheck, !isLast { call.note(.mutations, "aborted by a check") }
        if !isTransaction, outcome.problems.count < fields.count { call.note(.mutations, "partial errors") }
    }
}
