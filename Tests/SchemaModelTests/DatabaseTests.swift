import GraphQLSyntax
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// What is generated, run on PostgreSQL and read back: a database that was just made must need nothing more.
@Suite struct DatabaseTests {
    @Test(
        arguments: ThrowawayServer.available,
        ["library", "league", "movies", "everything", "cycles", "vectors", "names"])
    func needsNothingAfterItsOwnSteps(_ server: ThrowawayServer, _ name: String) throws {
        let connection: BlockingConnection = try connect(to: server)
        defer { connection.close() }
        let text: String = try fixture("Schemas/\(name).gql")
        try expectNothingLeft(of: try validSchema(try adapted(text, to: connection)), connection)
    }

    @Test(arguments: ThrowawayServer.available)
    func makesRandomSchemas(_ server: ThrowawayServer) throws {
        for seed: UInt64 in 1...12 {
            let connection: BlockingConnection = try connect(to: server)
            defer { connection.close() }
            let hasVectors: Bool = try readCatalog(connection).traits.availableExtensions.contains("vector")
            let text: String = RandomSchema.text(seed: seed, hasVectors: hasVectors)
            print("random schema, seed \(seed), on the \(server) server")
            try expectNothingLeft(of: try validSchema(text), connection, "seed \(seed)\n\(text)")
        }
    }

    @Test(arguments: ThrowawayServer.available)
    func growsADatabaseAndStops(_ server: ThrowawayServer) throws {
        let connection: BlockingConnection = try connect(to: server)
        defer { connection.close() }
        let offersFunction: Bool = try readCatalog(connection).traits.availableExtensions.contains("uuid-ossp")
        for version: String in ["1", "2", "3"] {
            let schema: Schema = try validSchema(try fixture("Migrations/shop.\(version).gql"))
            let plan: MigrationPlan = try self.plan(to: schema, connection)
            #expect(plan.conflicts == [])
            let expected: [String] = lines(try fixture("Migrations/shop.\(version).sql"))
            #expect(plan.steps.map { $0.sql + ";" } == (offersFunction ? expected : withoutExtension(expected)))
            for step: MigrationStep in plan.steps { try connection.execute(step.sql) }
            #expect(try self.plan(to: schema, connection).isEmpty)
        }
    }

    /// A database as the official tool leaves it after some years: columns in the order in which they came, defaults of its earlier
    /// versions, its own names.
    @Test(arguments: ThrowawayServer.available)
    func findsNothingToDoInADatabaseOfTheOfficialTool(_ server: ThrowawayServer) throws {
        let connection: BlockingConnection = try connect(to: server)
        defer { connection.close() }
        let offersFunction: Bool = try readCatalog(connection).traits.availableExtensions.contains("uuid-ossp")
        let statements: [String] = lines(try fixture("Migrations/official.sql"))
        for statement: String in offersFunction ? statements : withoutExtension(statements) {
            try connection.execute(statement)
        }
        let schema: Schema = try validSchema(try fixture("Migrations/official.gql"))
        try expectNothingLeft(of: schema, connection)
    }

    /// Constants that PostgreSQL stores in another spelling, or would store as another value. Digits below a microsecond are dropped, as
    /// they are from what an operation or a request writes.
    @Test(arguments: ThrowawayServer.available)
    func storesDefaultsAsTheyAreMeant(_ server: ThrowawayServer) throws {
        let connection: BlockingConnection = try connect(to: server)
        defer { connection.close() }
        let schema: Schema = try validSchema(
            """
            type A @table(key: "k") {
              k: Int!
              a: Float @default(value: -0.0)
              b: Float @default(value: -0)
              c: [Float!] @default(value: [-0.0, -1.5])
              d: Timestamp @default(value: "2024-12-31T23:59:59.999999999Z")
              e: Timestamp @default(value: "2024-03-01T00:30:00.123456789+02:00")
              f: Timestamp @col(dataType: "timestamp") @default(value: "2024-03-01T00:30:00.5+02:00")
              g: Timestamp @col(dataType: "timestamp") @default(value: "2023-12-31T23:30:00-05:30")
              h: Timestamp @col(dataType: "timestamp") @default(value: "2024-03-01T00:30:00Z")
              i: Date @default(value: "2024-03-01T00:30:00+02:00")
              j: [Date!] @default(value: ["1583-01-01", "9999-12-31T23:59:59.5Z"])
              l: Timestamp @col(dataType: "timestamptz(3)") @default(value: "2024-03-01T00:30:00.1234Z")
            }
            """)
        try expectNothingLeft(of: schema, connection)
        try connection.execute("SET TIME ZONE 'UTC'")
        try connection.execute("INSERT INTO a (k) VALUES (1)")
        #expect(
            try connection.query("SELECT a, b, c, d, e, f, g, h, i, j, l FROM a") == [
                [
                    "-0", "-0", "{-0,-1.5}", "2024-12-31 23:59:59.999999+00", "2024-02-29 22:30:00.123456+00",
                    "2024-02-29 22:30:00.5", "2024-01-01 05:00:00", "2024-03-01 00:30:00", "2024-03-01",
                    "{1583-01-01,9999-12-31}", "2024-03-01 00:30:00.123+00",
                ]
            ])
    }

    @Test(arguments: ThrowawayServer.available)
    func worksInASchemaOfItsOwn(_ server: ThrowawayServer) throws {
        let connection: BlockingConnection = try connect(to: server)
        defer { connection.close() }
        let text: String = try fixture("Schemas/movies.gql")
        let schema: Schema = buildSchema([parsed(text)], schemaName: "film club").value
        let plan: MigrationPlan = try self.plan(to: schema, connection, in: "film club")
        #expect(plan.steps.first?.sql == "CREATE SCHEMA IF NOT EXISTS \"film club\"")
        for step: MigrationStep in plan.steps { try connection.execute(step.sql) }
        #expect(try self.plan(to: schema, connection, in: "film club").isEmpty)
    }

    /// Enums may be spelled as types of PostgreSQL, and a schema may have any name.
    @Test(arguments: ["public", "we\"x", "a.b", "Text"])
    func tellsTypesOfOneSpellingApart(_ name: String) throws {
        let connection: BlockingConnection = try connect(to: .installed)
        defer { connection.close() }
        let fields: [String] = [
            "type Tab @table { a: String b: Int c: [String!] d: String @col(dataType: \"varchar(3)\") }",
            "enum Text { X } enum Integer { X } type Tab @table { a: Text b: Integer c: [Text!] d: Text }",
        ]
        let schemas: [Schema] = fields.map { buildSchema([parsed($0)], schemaName: name).value }
        try run(try plan(to: schemas[0], connection, in: name), connection)
        #expect(try plan(to: schemas[0], connection, in: name).isEmpty)
        let own: String = quotedIdentifier(name)
        #expect(
            try plan(to: schemas[1], connection, in: name).conflicts.map(\.description) == [
                "column \"a\" of \"tab\" has type text where the schema says \(own).\"text\"",
                "column \"b\" of \"tab\" has type integer where the schema says \(own).\"integer\"",
                "column \"c\" of \"tab\" has type text[] where the schema says \(own).\"text\"[]",
                "column \"d\" of \"tab\" has type character varying(3) where the schema says \(own).\"text\"",
            ])
        try connection.execute("DROP TABLE \(own).\"tab\"")
        try run(try plan(to: schemas[1], connection, in: name), connection)
        #expect(try plan(to: schemas[1], connection, in: name).isEmpty)
        #expect(try plan(to: schemas[0], connection, in: name).conflicts.count == 4)
    }

    /// An enum of another schema is another type.
    @Test func tellsTypesOfOneNameApart() throws {
        let connection: BlockingConnection = try connect(to: .installed)
        defer { connection.close() }
        let schema: Schema = buildSchema(
            [parsed("enum Color { RED } type Tab @table(key: \"k\") { k: Int! a: Color b: [Color!] }")],
            schemaName: "app"
        ).value
        for statement: String in [
            "CREATE SCHEMA app", "CREATE TYPE public.color AS ENUM ('RED')", "CREATE TYPE app.color AS ENUM ('RED')",
            "CREATE TABLE app.tab (k int PRIMARY KEY, a public.color, b public.color[])",
        ] { try connection.execute(statement) }
        let conflicts: [MigrationConflict] = try plan(to: schema, connection, in: "app").conflicts
        #expect(
            conflicts.map(\.description) == [
                "column \"a\" of \"tab\" has type color where the schema says \"app\".\"color\"",
                "column \"b\" of \"tab\" has type color[] where the schema says \"app\".\"color\"[]",
            ])
    }

    /// Keys of every type, referred to by columns that nobody declares and by some that are.
    @Test(arguments: ThrowawayServer.available)
    func refersToKeysOfEveryType(_ server: ThrowawayServer) throws {
        let keys: [String] = [
            "Float!", "Float! @col(dataType: \"numeric(10,2)\")", "Float! @col(dataType: \"real\")", "String!",
            "String! @col(dataType: \"varchar(5)\")", "String! @col(dataType: \"char(3)\")",
            "String! @col(dataType: \"bit(3)\")", "String! @col(dataType: \"varbit(4)\")",
            "String! @col(dataType: \"jsonb\")", "Int! @col(dataType: \"serial\")", "Int! @col(dataType: \"smallint\")",
            "Int64! @col(dataType: \"numeric\")", "Int64! @col(dataType: \"integer\")",
            "Int64! @col(dataType: \"bigserial\")", "Timestamp! @col(dataType: \"timestamp(3)\")", "Any!", "Boolean!",
            "Date!", "E!",
        ]
        let types: [String] = keys.enumerated().map { number, key in
            """
            type K\(number) @table(key: "c") { c: \(key) d: \(key) @unique }
            type N\(number) @table(key: "k") { k: K\(number)! }
            type R\(number) @table {
              k: K\(number) n: N\(number) u: K\(number) @ref(references: ["d"])
              w: K\(number) @ref(fields: ["own"]) own: \(key.replacing("!", with: "").replacing("serial", with: "int"))
            }
            """
        }
        let connection: BlockingConnection = try connect(to: server)
        defer { connection.close() }
        let text: String = "enum E { A }\n" + types.joined(separator: "\n")
        try expectNothingLeft(of: try validSchema(text), connection)
        #expect(
            try connection.query("SELECT count(*) FROM pg_constraint WHERE contype = 'f'") == [["\(5 * keys.count)"]])
        #expect(
            try connection.query(
                """
                SELECT format_type(atttypid, atttypmod) FROM pg_attribute
                WHERE attname = 'n_k_c' AND attrelid IN ('r1'::regclass, 'r4'::regclass, 'r6'::regclass, 'r8'::regclass)
                ORDER BY attrelid::regclass::text
                """) == [["numeric(10,2)"], ["text"], ["bit(3)"], ["jsonb"]])
    }

    private func run(_ plan: MigrationPlan, _ connection: BlockingConnection) throws {
        try #require(plan.conflicts == [])
        for step: MigrationStep in plan.steps { try connection.execute(step.sql) }
    }

    /// Runs the steps to a schema, and expects that there are none afterwards.
    private func expectNothingLeft(
        of schema: Schema, _ connection: BlockingConnection, _ comment: Comment = ""
    ) throws {
        let plan: MigrationPlan = try self.plan(to: schema, connection)
        try #require(plan.conflicts == [], comment)
        for step: MigrationStep in plan.steps { try connection.execute(step.sql) }
        let again: MigrationPlan = try self.plan(to: schema, connection)
        #expect(again.steps == [], comment)
        #expect(again.conflicts == [], comment)
    }

    /// The plan with the answers of the database.
    private func plan(
        to schema: Schema, _ connection: BlockingConnection, in name: String = "public"
    ) throws -> MigrationPlan {
        let catalog: Catalog = try readCatalog(connection, schema: name)
        return migrationPlan(
            from: catalog, to: schema,
            answers: try defaultAnswers(to: defaultQuestions(from: catalog, to: schema), connection))
    }

    private func connect(to server: ThrowawayServer) throws -> BlockingConnection {
        try BlockingConnection(ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase(on: server)))
    }

    /// What the statements are on a server without `uuid-ossp` (decisions of the target, "uuid").
    private func withoutExtension(_ statements: [String]) -> [String] {
        statements.filter { !$0.contains("uuid-ossp") }.map {
            $0.replacing("uuid_generate_v4()", with: "gen_random_uuid()")
        }
    }

    /// Without its vectors where the server does not offer pgvector.
    private func adapted(_ text: String, to connection: BlockingConnection) throws -> String {
        let offered: Set<String> = try readCatalog(connection).traits.availableExtensions
        if offered.contains("vector") { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(": Vector") }
            .joined(separator: "\n")
    }
}
