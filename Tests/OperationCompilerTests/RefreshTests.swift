import ConnectorModel
import Testing

/// What makes a subscribed result stale.
@Suite struct RefreshTests {
    private static func trigger(_ condition: String) throws -> MutationTrigger {
        let query: CompiledOperation = try operation(
            """
            query Q($id: UUID!, $year: Int, $title: String)
              @refresh(onMutationExecuted: [{operation: "M", condition: "\(condition)"}]) { movie(id: $id) { id } }
            mutation M($movie: UUID!, $year: Int, $n: Int64) { movie_deleteMany(where: {id: {eq: $movie}, year: {eq: $year}}) }
            """)
        guard case .mutationExecuted(let trigger)? = query.refresh.first else { throw NoTrigger() }
        return trigger
    }

    private struct NoTrigger: Error {}

    private static let cases: [(String, [MutationTrigger.Equality], Bool)] = [
        ("request.variables.id == mutation.variables.movie", [.init(subscriber: 0, mutation: 0)], false),
        ("mutation.variables.movie == request.variables.id", [.init(subscriber: 0, mutation: 0)], false),
        (
            "request.variables.id == mutation.variables.movie && request.variables.year == mutation.variables.year",
            [.init(subscriber: 0, mutation: 0), .init(subscriber: 1, mutation: 1)], false
        ),
        (
            "request.variables.id == mutation.variables.movie && mutation.variables.year > 1990",
            [.init(subscriber: 0, mutation: 0)], true
        ),
        ("request.auth.uid == mutation.auth.uid", [], true),
        ("request.variables.id == mutation.variables.movie || mutation.auth == null", [], true),
        ("!(request.variables.id == mutation.variables.movie)", [], true),
        // An Int and an Int64 are not equal as keys of an index.
        ("request.variables.year == mutation.variables.n", [], true),
        ("request.variables.id == request.variables.title", [], true),
    ]

    @Test(arguments: cases)
    func splitsConditions(_ condition: String, _ equalities: [MutationTrigger.Equality], _ hasResidual: Bool) throws {
        let trigger: MutationTrigger = try Self.trigger(condition)
        #expect(trigger.equalities == equalities)
        #expect((trigger.residual != nil) == hasResidual)
    }

    @Test func readsDurations() throws {
        let query: CompiledOperation = try operation(
            """
            query Q @refresh(every: {seconds: 10}) @refresh(every: {minutes: 1, seconds: 30}) @refresh(every: {hours: 1}) {
              movies { id }
            }
            """)
        let intervals: [Duration] = query.refresh.compactMap {
            if case .every(let interval) = $0 { interval } else { nil }
        }
        #expect(intervals == [.seconds(10), .seconds(90), .seconds(3600)])
    }

    @Test func findsMutationsOfOtherConnectors() throws {
        let query: CompiledOperation = try operation(
            """
            query Q @refresh(onMutationExecuted: [{operation: "M"}, {operation: "c/M"}]) { movies { id } }
            mutation M { movie_deleteMany(all: true) }
            """)
        let names: [String] = query.refresh.compactMap {
            if case .mutationExecuted(let trigger) = $0 { "\(trigger.connector)/\(trigger.operation)" } else { nil }
        }
        #expect(names == ["c/M", "c/M"])
    }

    @Test func knowsNoMutationOfAConnectorThatDoesNotExist() {
        #expect(
            errors("query Q @refresh(onMutationExecuted: [{operation: \"x/M\"}]) { movies { id } }")
                == ["\"x/M\": There is no mutation \"x/M\""])
    }
}
