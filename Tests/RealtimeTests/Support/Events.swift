import ConnectorModel
import Execution
import JSON
import Realtime
import SQL

/// The first subscription of a stream.
func id(_ carrier: UInt64, _ number: UInt64 = 1) -> SubscriberID {
    SubscriberID(carrier: CarrierID(worker: 0, number: carrier), number: number)
}

func carrier(_ number: UInt64) -> CarrierID { CarrierID(worker: 0, number: number) }

func user(_ uid: String, _ claims: JSONValue = [:]) -> AuthContext { AuthContext(uid: uid, claims: claims) }

/// A subscription whose variables are texts.
func subscribed(
    _ id: SubscriberID, _ operation: CompiledOperation, _ variables: [String?] = [],
    auth: AuthContext = .unauthenticated, generation: Int = 1
) -> HubEvent {
    .subscribed(
        Subscription(
            id: id, operation: operation, generation: generation, variables: texts(variables),
            sentVariables: sentTexts(variables), auth: auth))
}

func texts(_ variables: [String?]) -> VariableValues {
    VariableValues(variables.map { text in text.map { CoercedValue.text($0) } })
}

private func sentTexts(_ variables: [String?]) -> JSONText {
    JSONText("[" + variables.map { text in text.map { "\"\($0)\"" } ?? "null" }.joined(separator: ",") + "]")
}

func sent(_ execution: UInt64) -> HubEvent { .executionSent(ExecutionID(number: execution)) }

func finished(_ execution: UInt64, _ data: String, label: String? = nil) -> HubEvent {
    .executionFinished(
        ExecutionID(number: execution),
        SharedResult(ExecutionResult(data: JSONText(data)), label: label.flatMap { SnapshotLabel($0) }))
}

func failed(_ execution: UInt64, _ message: String = "database away", isPassing: Bool = true) -> HubEvent {
    .executionFailed(
        ExecutionID(number: execution), [GraphQLError(message, code: .unavailable)], isPassing: isPassing)
}

/// A mutation of connector `movies`.
func changed(
    _ operation: String, _ variables: [String?] = [], auth: AuthContext = .unauthenticated,
    connector: String = "movies",
    rows: [EntityKey] = [], transactions: [String] = [], outcome: Change.Outcome = .committed, generation: Int = 1
) -> HubEvent {
    .changed(
        Change(
            connector: connector, operation: operation, variables: texts(variables), auth: auth,
            rows: rows.map { Change.Row(key: $0, kind: .update) }, transactionIDs: transactions, outcome: outcome),
        generation: generation)
}

let movieTable: QualifiedName = QualifiedName(schema: "public", name: "movie")
let profileTable: QualifiedName = QualifiedName(schema: "public", name: "profile")

func movie(_ key: String) -> EntityKey { EntityKey(table: movieTable, members: [key]) }
func profile(_ key: String) -> EntityKey { EntityKey(table: profileTable, members: [key]) }
