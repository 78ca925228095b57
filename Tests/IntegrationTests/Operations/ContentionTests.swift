import ConnectorModel
import Execution
import GraphQLSyntax
import JSON
import OperationCompiler
import Postgres
import SQL
import SchemaModel
import Synchronization
import TestSupport
import Testing

/// Many clients that read a row, check it and write what they read plus one: none of them may be lost, and none may fail.
@Suite(
    .serialized,
    .enabled(if: ThrowawayPostgres.canRun, "PostgreSQL's programs are not installed: apt install postgresql"))
struct ContentionTests {
    private static let schema: String = """
        type Counter @table { id: String! value: Int! }
        type Seat @table(key: ["row", "number"]) { row: String! number: Int! taken: Int! @default(value: 0) owner: String }
        """
    private static let operations: String = """
        mutation Increment($id: String!) @transaction @auth(level: PUBLIC) {
          query @redact { counter(id: $id) @check(expr: "this != null && this.value >= 0") { value } }
          counter_update(id: $id, data: {value_expr: "response.query.counter.value + 1"})
        }
        mutation Bump($id: String!) @auth(level: PUBLIC) { counter_update(id: $id, data: {value_update: [{inc: 1}]}) }
        query Value @auth(level: PUBLIC) { counters { value } }
        mutation Save($seats: [Seat_Data!]! @allow(fields: "row number owner")) @auth(level: PUBLIC) {
          seat_upsertMany(data: $seats)
        }
        mutation Take($where: Seat_Filter!) @auth(level: PUBLIC) {
          seat_updateMany(where: $where, data: {taken_update: [{inc: 1}]})
        }
        mutation Add($seats: [Seat_Data!]! @allow(fields: "row number owner")) @auth(level: PUBLIC) {
          seat_insertMany(data: $seats)
        }
        mutation Pair($a: Int!, $b: Int!) @auth(level: PUBLIC) {
          seat_upsertMany(data: [{row: "p", number: $a, owner: "a"}, {row: "p", number: $b, owner: "b"}])
        }
        query Seats @auth(level: PUBLIC) { seats { _count taken_min taken_max } }
        """

    @Test func noIncrementIsLostAndNoneFails() async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let service: CompiledService = try Self.prepare(conninfo)
        let pauses: Mutex<[Duration]> = Mutex([])
        // Two server processes of one database, each client on a connection of its own.
        let workers: [ContentionWorker] = (0..<2).map { _ in
            ContentionWorker(conninfo, service: service, connections: 32) { pause in
                pauses.withLock { $0.append(pause) }
            }
        }
        for worker: ContentionWorker in workers { await worker.open() }
        let answers: Set<String> = await withTaskGroup(of: Set<String>.self) { group in
            for client: Int in 0..<64 {
                group.addTask {
                    var answers: Set<String> = []
                    for _: Int in 0..<50 {
                        answers.insert(await workers[client % 2].mutate("Increment", #"{"id": "c"}"#))
                    }
                    return answers
                }
            }
            return await group.reduce(into: []) { $0.formUnion($1) }
        }
        #expect(answers == [#"{"counter_update":{"id" : "c"}}"#])
        #expect(await workers[0].query("Value") == #"{"counters":[{"value":3200}]}"#)
        // The first attempt is followed by 5 ms, the second by 10, the third by 20: nobody needed a fourth.
        let longest: Duration? = pauses.withLock { $0.max() }
        #expect(longest ?? .zero <= .milliseconds(10), "\(pauses.withLock { $0.count }) attempts more than 3,200")
        for worker: ContentionWorker in workers { await worker.shutDown() }
    }

    /// Writes that never collide take no locks of ours; a transaction that keeps losing to them keeps them away in the end.
    @Test func transactionsHoldTheirOwnBesidePlainWrites() async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let worker: ContentionWorker = ContentionWorker(conninfo, service: try Self.prepare(conninfo), connections: 12)
        { _ in }
        await worker.open()
        let answers: Set<String> = await withTaskGroup(of: Set<String>.self) { group in
            for client: Int in 0..<12 {
                group.addTask {
                    var answers: Set<String> = []
                    for _: Int in 0..<20 {
                        answers.insert(await worker.mutate(client < 4 ? "Increment" : "Bump", #"{"id": "c"}"#))
                    }
                    return answers
                }
            }
            return await group.reduce(into: []) { $0.formUnion($1) }
        }
        #expect(answers == [#"{"counter_update":{"id" : "c"}}"#])
        #expect(await worker.query("Value") == #"{"counters":[{"value":240}]}"#)
        await worker.shutDown()
    }

    /// Many clients write the same rows, each in an order of its own, in one statement: none waits for one that waits for it.
    @Test func manyRowsAreWrittenWithoutDeadlocks() async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let pauses: Mutex<Int> = Mutex(0)
        let worker: ContentionWorker = ContentionWorker(conninfo, service: try Self.prepare(conninfo), connections: 16)
        {
            _ in pauses.withLock { $0 += 1 }
        }
        await worker.open()
        let answers: Set<String> = await withTaskGroup(of: Set<String>.self) { group in
            for client: Int in 0..<16 {
                group.addTask {
                    var answers: Set<String> = []
                    for round: Int in 0..<10 {
                        let seats: [Int] = client.isMultiple(of: 2) ? Array(0..<50) : (0..<50).reversed()
                        let saved: String = await worker.mutate(
                            "Save", Self.seats(seats, partly: round.isMultiple(of: 2)))
                        if saved != Self.keys(seats) { answers.insert(saved) }
                        answers.insert(await worker.mutate("Take", Self.filter(seats)))
                    }
                    return answers
                }
            }
            return await group.reduce(into: []) { $0.formUnion($1) }
        }
        #expect(answers == [#"{"seat_updateMany":50}"#])
        #expect(await worker.query("Seats") == #"{"seats":[{"_count":50,"taken_min":160,"taken_max":160}]}"#)
        #expect(pauses.withLock { $0 } == 0, "somebody was rolled back")
        // All but one find a row of the same key, in whichever order they come.
        let added: [String] = await withTaskGroup(of: String.self) { group in
            for client: Int in 0..<16 {
                group.addTask {
                    let seats: [Int] = client.isMultiple(of: 2) ? Array(100..<150) : (100..<150).reversed()
                    let answer: String = await worker.mutate("Add", Self.seats(seats, partly: false))
                    return answer == Self.keys(seats, of: "seat_insertMany") ? "added" : answer
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(added.count { $0 == "added" } == 1)
        #expect(Set(added).count == 2 && added.contains { $0.contains("ALREADY_EXISTS") }, "\(Set(added))")
        await worker.shutDown()
    }

    /// Rows spelled out are written in the order of the text; who is rolled back for that tries again and gets its turn.
    @Test func whoCollidesGetsItsTurn() async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let service: CompiledService = try Self.prepare(conninfo)
        let connection: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        try connection.execute(
            "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = 10', current_database()); END $$")
        connection.close()
        let worker: ContentionWorker = ContentionWorker(conninfo, service: service, connections: 16) { _ in }
        await worker.open()
        let failures: [String] = await withTaskGroup(of: [String].self) { group in
            for client: Int in 0..<16 {
                group.addTask {
                    let (first, second): (Int, Int) = client.isMultiple(of: 2) ? (1, 2) : (2, 1)
                    var failures: [String] = []
                    for _: Int in 0..<20 {
                        let answer: String = await worker.mutate("Pair", #"{"a": \#(first), "b": \#(second)}"#)
                        let keys: String = [first, second].map { #"{"row" : "p", "number" : \#($0)}"# }
                            .joined(separator: ",")
                        if answer != #"{"seat_upsertMany":[\#(keys)]}"# { failures.append(answer) }
                    }
                    return failures
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(failures == [])
        await worker.shutDown()
    }

    /// Seats of two rows by number; partly: some say nothing of their owner.
    private static func seats(_ numbers: [Int], partly: Bool) -> String {
        let seats: [String] = numbers.map { number in
            let owner: String = partly && number.isMultiple(of: 3) ? "" : #", "owner": "o""#
            return #"{"row": "\#(number % 2)", "number": \#(number)\#(owner)}"#
        }
        return #"{"seats": [\#(seats.joined(separator: ", "))]}"#
    }

    private static func keys(_ numbers: [Int], of field: String = "seat_upsertMany") -> String {
        let keys: [String] = numbers.map { #"{"row" : "\#($0 % 2)", "number" : \#($0)}"# }
        return #"{"\#(field)":[\#(keys.joined(separator: ","))]}"#
    }

    /// The same seats, spelled out in their order.
    private static func filter(_ numbers: [Int]) -> String {
        let seats: [String] = numbers.map { #"{"row": {"eq": "\#($0 % 2)"}, "number": {"eq": \#($0)}}"# }
        return #"{"where": {"_or": [\#(seats.joined(separator: ", "))]}}"#
    }

    private static func prepare(_ conninfo: String) throws -> CompiledService {
        try prepare(conninfo, schema: schema, operations: operations, seed: "INSERT INTO counter VALUES ('c', 0)")
    }

    /// A service, and the tables for it.
    static func prepare(
        _ conninfo: String, schema: String, operations: String, seed: String = ""
    ) throws -> CompiledService {
        let connection: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        defer { connection.close() }
        let traits: DatabaseTraits = try readCatalog(connection).traits
        let project: CompiledProject? =
            compileService(
                ServiceSources(
                    serviceID: "s", location: "l", schema: [Source(name: "schema.gql", text: schema)],
                    connectors: [
                        ServiceSources.Connector(
                            id: "c", sources: [Source(name: "operations.gql", text: operations)])
                    ]),
                traits: traits
            ).value
        let compiled: CompiledProject = try #require(project)
        for step: MigrationStep in creationSteps(for: compiled.schema, traits: traits).steps {
            try connection.execute(step.sql)
        }
        if !seed.isEmpty { try connection.execute(seed) }
        return compiled.service
    }
}
