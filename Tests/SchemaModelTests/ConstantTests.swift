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
        ("numeric(5,0)", "1e5"), ("numeric(5,0)", "123456e-1"),
        ("numeric(2,-3)", "99499"), ("numeric(2,-3)", "99500"), ("numeric(2,-3)", "9999"), ("numeric(2,-3)", "-1e5"),
        ("numeric(5,0)", "999996e-1"),
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

    private static let types: [(scalar: String, type: String)] = [
        ("String", "varchar(0)"), ("String", "varchar(1)"), ("String", "varchar(10485760)"),
        ("String", "varchar(10485761)"), ("String", "varchar()"), ("String", "varchar(5,)"), ("String", "varchar(-1)"),
        ("String", "varchar (5)"), ("String", "VarChar( 5 )"), ("String", "character varying(5)"),
        ("String", "text(5)"),
        ("String", "char(0)"), ("String", "char(10485760)"), ("String", "char(10485761)"), ("String", "bpchar(3)"),
        ("String", "bit(0)"), ("String", "bit(83886080)"), ("String", "bit(83886081)"), ("String", "bit varying(0)"),
        ("String", "varbit(83886080)"), ("String", "varbit(83886081)"), ("Int", "int(4)"), ("Int", "smallint"),
        ("Float", "numeric(1000,1)"), ("Float", "numeric(1001)"), ("Float", "numeric(0)"), ("Float", "numeric(2000,1)"),
        ("Float", "numeric(5,6)"), ("Float", "numeric(5,-2)"), ("Float", "numeric(5,1000)"),
        ("Float", "numeric(5,1001)"),
        ("Float", "numeric(5,-1000)"), ("Float", "numeric(5,-1001)"), ("Float", "numeric(-5)"), ("Float", "dec(3,1)"),
        ("Int64", "decimal(1000)"), ("Int64", "numeric(3,1,1)"), ("Timestamp", "timestamptz(0)"),
        ("Timestamp", "timestamptz(6)"), ("Timestamp", "timestamptz(-1)"), ("Timestamp", "timestamp(3)"),
        ("Timestamp", "timestamp()"), ("[Timestamp!]", "timestamptz(3)[]"), ("[String!]", "varchar(0)[]"),
        ("[String!]", "varchar(3)[]"), ("[Float!]", "numeric(5,-2)[]"),
    ]

    /// What is taken is found again as it was made. A precision above six PostgreSQL takes and cuts; that is refused here.
    @Test func takesTheTypesThatPostgresTakes() throws {
        let connection: BlockingConnection = try connect()
        defer { connection.close() }
        var fields: [String] = []
        for (scalar, type): (String, String) in Self.types {
            let field: String = "\(scalar) @col(dataType: \"\(type)\")"
            #expect(isValid(field) == (try isAccepted("NULL", as: type, connection)), "\(type)")
            if isValid(field) { fields.append("f\(fields.count): \(field)") }
        }
        #expect(!isValid("Timestamp @col(dataType: \"timestamptz(7)\")"))
        try connection.execute("DROP TABLE t")
        let made: Schema = try validSchema("type A @table { \(fields.joined(separator: " ")) }")
        for step: MigrationStep in migrationPlan(from: try readCatalog(connection), to: made).steps {
            try connection.execute(step.sql)
        }
        let again: MigrationPlan = migrationPlan(from: try readCatalog(connection), to: made)
        #expect(again.conflicts.map(\.description) == [])
        #expect(again.steps == [])
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
