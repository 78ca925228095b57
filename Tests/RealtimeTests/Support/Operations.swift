import CEL
import ConnectorModel
import SQL

/// An operation of connector `movies` whose variables are texts.
func operation(
    _ name: String, _ kind: CompiledOperation.Kind = .query, variables: [String] = [], connector: String = "movies",
    lookups: [EntityLookup] = [], refresh: [RefreshTrigger] = [], footprint: AuthFootprint = .none,
    writes: Set<QualifiedName> = [], fingerprint: String = "1"
) -> CompiledOperation {
    let declared: [CompiledVariable] = variables.map {
        CompiledVariable(name: $0, typeText: "String", type: .scalar(.string), isNonNull: false)
    }
    return CompiledOperation(
        connector: connector, name: name, kind: kind, variables: declared, variablesType: .variables(declared),
        access: .level(.public), steps: [], lookups: lookups, refresh: refresh, footprint: footprint, writes: writes,
        fingerprint: fingerprint)
}

/// `query GetMovie($id) { movie(id: $id) { … } }`
let getMovie: CompiledOperation = operation(
    "GetMovie", variables: ["id"],
    lookups: [EntityLookup(table: movieTable, key: [.source(.variable(slot: 0, path: []))])])

/// `query Profile { profile(key: { uid_expr: "auth.uid" }) { … } }`
let getProfile: CompiledOperation = operation(
    "GetProfile",
    lookups: [EntityLookup(table: profileTable, key: [.source(.expression(authUID))])], footprint: .uid)

/// `query List($genre) @refresh(onMutationExecuted: { operation: "UpdateMovie", condition: "request.variables.genre ==
/// mutation.variables.genre" }) { … }`
let listByGenre: CompiledOperation = operation(
    "ListByGenre", variables: ["genre"], refresh: [after("UpdateMovie", equal: [(0, 1)])])

/// `query Ranking @refresh(every: { seconds: 30 }) { … }`
let ranking: CompiledOperation = operation("Ranking", refresh: [.every(.seconds(30))])

/// `mutation UpdateMovie($id, $genre) { … }`
let updateMovie: CompiledOperation = operation(
    "UpdateMovie", .mutation, variables: ["id", "genre"], writes: [movieTable])

func after(
    _ mutation: String, connector: String = "movies", equal slots: [(Int, Int)] = [], _ residual: Program? = nil
) -> RefreshTrigger {
    .mutationExecuted(
        MutationTrigger(
            connector: connector, operation: mutation,
            equalities: slots.map { MutationTrigger.Equality(subscriber: $0.0, mutation: $0.1) }, residual: residual))
}

/// A condition of `@refresh` for a query and a mutation with those variables.
func condition(_ text: String, query: [String] = [], mutation: [String] = []) -> Program {
    var environment: CEL.Environment = CEL.Environment()
    environment.declare("request", .record(ConditionSlots.requestType(variables: recordType(query))))
    environment.declare("mutation", .record(ConditionSlots.mutationType(variables: recordType(mutation))))
    return program(text, environment)
}

private func recordType(_ variables: [String]) -> RecordType {
    .variables(
        variables.map { CompiledVariable(name: $0, typeText: "String", type: .scalar(.string), isNonNull: false) })
}

private let authUID: ExpressionSource = expression("auth.uid", type: .scalar(.string))

/// A key's expression.
func expression(_ text: String, type: VariableType) -> ExpressionSource {
    var environment: CEL.Environment = CEL.Environment()
    environment.declare("auth", .record(ExpressionSlots.authType))
    return ExpressionSource(
        program: program(text, environment), type: type, text: text, typeText: text, isRequired: true)
}

private func program(_ text: String, _ environment: CEL.Environment) -> Program {
    do throws(IssueList) {
        return environment.program(try environment.compile(text))
    } catch {
        preconditionFailure("\(text): \(error)")
    }
}
