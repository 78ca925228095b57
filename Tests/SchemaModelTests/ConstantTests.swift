import GraphQLSyntax
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// What a schema refuses as too large for a column is what PostgreSQL refuses, no more and no less.
@Suite(.enabled(if: ThrowawayPostgres.canRun)) struct ConstantTests {
    private static let texts: [(type: String, value: String)] = [
        ("varchar(2)", "ab"), ("varchar(2)", "abc"), ("varchar(2)", "ab   "), ("varchar(2)", "😀ü"),
        ("varchar(2)", "e\u{301}x"),
        ("char(3)", "abc"), ("char(3)", "abcd"), ("char(3)", "abc "), ("char", "a"), ("char", "ab"), ("varchar", "abc"),
        ("bit(3)", "101"), ("bit(3)", "10"), ("bit(3)", "1012"), ("bit(3)", "b101"), ("bit(4)", "xA"), ("bit(4)", "xG"),
        ("bit", "1"), ("bit", "11"), ("varbit(3)", "10"), ("varbit(3)", "1011"), ("varbit(3)", ""), ("varbit", "X1F"),
    ]

    private static let numbers: [(type: String, value: String)] = [
        ("smallint", "32767"), ("smallint", "-32768"), ("smallint", "32768"), ("real", "3.4e38"), ("real", "3.5e38"),
        ("real", "1e-45"), ("real", "1e-46"), ("real", "0e99"), ("double precision", "1.7e308"),
        ("double precision", "1.8e308"), ("double precision", "4e-324"), ("double precision", "1e-324"),
        ("numeric(4,2)", "99.994"), ("numeric(4,2)", "99.996"), ("numeric(3)", "999.4"), ("numeric(3)", "999.6"),
        ("numeric(2,4)", "0.0099"), ("numeric(2,4)", "0.00996"), ("numeric(2,4)", "0.01"), ("numeric(1)", "0.6"),
        ("numeric(1)", "9.6"), ("numeric(2,2)", "-0.996"), ("numeric(2,2)", "0.0"), ("numeric(5,0)", "1e4"),
        ("numeric(5,0)", "1e5"), ("numeric(5,0)", "123456e-1"), ("numeric(5,0)", "999996e-1"),
    ]

    @Test func refusesTheTextsThatPostgresRefuses() throws {
        let connection: BlockingConnection = try connect()
        defer { connection.close() }
        for (type, value): (String, String) in Self.texts {
            let isStored: Bool = try isAccepted("'\(value)'", as: type, connection)
            #expect(
                isValid("String @col(dataType: \"\(type)\") @default(value: \"\(value)\")") == isStored,
                "\(type) \(value)")
        }
    }

    @Test func refusesTheNumbersThatPostgresRefuses() throws {
        let connection: BlockingConnection = try connect()
        defer { connection.close() }
        for (type, value): (String, String) in Self.numbers {
            let scalar: String = type == "smallint" ? "Int" : "Float"
            let isStored: Bool = try isAccepted("\(value)::double precision", as: type, connection)
            #expect(
                isValid("\(scalar) @col(dataType: \"\(type)\") @default(value: \(value))") == isStored,
                "\(type) \(value)")
        }
    }

    @Test func roundsAsPostgresDoes() throws {
        let seed: UInt64 = 20_260_301
        print("random numbers, seed \(seed)")
        var random: Random = Random(seed: seed)
        let connection: BlockingConnection = try connect()
        defer { connection.close() }
        for _ in 0..<300 {
            let type: String = "numeric(\(random.below(6) + 1),\(random.below(9)))"
            let digits: String = (0...random.below(8)).map { _ in random.pick(["0", "4", "5", "9"]) }.joined()
            let value: String = "\(Int(digits) ?? 0)e\(random.below(16) - 12)"
            let isStored: Bool = try isAccepted("\(value)::numeric", as: type, connection)
            #expect(
                isValid("Float @col(dataType: \"\(type)\") @default(value: \(value))") == isStored, "\(type) \(value)")
        }
    }

    private func isValid(_ field: String) -> Bool { schema("type A @table { b: \(field) }").diagnostics == [] }

    private func isAccepted(_ value: String, as type: String, _ connection: BlockingConnection) throws -> Bool {
        do throws(PostgresError) {
            try connection.executeInTransaction(
                "DROP TABLE IF EXISTS t; CREATE TABLE t (c \(type) DEFAULT \(value)); INSERT INTO t DEFAULT VALUES")
            return true
        } catch {
            try #require(error.code == .server)
            return false
        }
    }

    private func connect() throws -> BlockingConnection {
        try BlockingConnection(ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase()))
    }
}
