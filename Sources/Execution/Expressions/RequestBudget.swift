import CEL

extension SharedBudget {
    /// What all conditions and expressions of one request may cost together: four times the most that one of them may, a third of a second
    /// of a worker. A check of a row that compares two texts takes three units.
    static let request: SharedBudget = SharedBudget(1_000_000)
}

extension GraphQLError {
    /// The conditions of a request are too much work.
    static func tooMuchWork(_ text: String, path: [PathSegment] = []) -> GraphQLError {
        GraphQLError(
            "the conditions of this operation take too much work in one request", path: path, code: .resourceExhausted,
            debugDetails: "the budget of all conditions was spent at \(text)")
    }
}
