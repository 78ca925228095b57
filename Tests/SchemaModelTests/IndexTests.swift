import GraphQLSyntax
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// Indexes that have the right name and do something else.
@Suite struct IndexTests {
    private static let text: String = """
        type A @table @index(name: "two", fields: ["b", "c"], order: [ASC, DESC]) {
          b: Int @unique(indexName: "one")
          c: String @index(name: "plain")
          d: [String!] @index(name: "list")
          e: Any @index(name: "json", type: GIN)
        }
        """

    /// An index, what stands in its place, and what is told of it.
    private static let changes: [(name: String, sql: String, difference: String)] = [
        ("plain", "INDEX plain ON a (c text_pattern_ops)", "it covers (\"c\" text_pattern_ops), not (\"c\")"),
        ("plain", "INDEX plain ON a (c) WHERE b > 1", "it holds only rows where (b > 1)"),
        ("plain", "INDEX plain ON a (c NULLS FIRST)", "it covers (\"c\" NULLS FIRST), not (\"c\")"),
        ("plain", "INDEX plain ON a (c) INCLUDE (b, d)", "it includes b, d"),
        ("plain", "INDEX plain ON a (c COLLATE \"POSIX\")", "it covers (\"c\" COLLATE \"POSIX\"), not (\"c\")"),
        ("plain", "INDEX plain ON a (lower(c))", "it covers ((lower(c))), not (\"c\")"),
        ("plain", "INDEX plain ON a USING hash (c)", "it is hash, not btree"),
        ("plain", "UNIQUE INDEX plain ON a (c)", "it is unique"),
        ("one", "UNIQUE INDEX one ON a (b) NULLS NOT DISTINCT", "it takes two nulls for equal"),
        ("one", "INDEX one ON a (b)", "it is not unique"),
        (
            "two", "INDEX two ON a (b, c DESC NULLS LAST)",
            "it covers (\"b\", \"c\" DESC NULLS LAST), not (\"b\", \"c\" DESC)"
        ),
        ("two", "INDEX two ON a (c DESC, b)", "it covers (\"c\" DESC, \"b\"), not (\"b\", \"c\" DESC)"),
        ("json", "INDEX json ON a USING gin (e jsonb_path_ops)", "it covers (\"e\" jsonb_path_ops), not (\"e\")"),
        ("list", "INDEX list ON a USING gin (d, e)", "it covers (\"d\", \"e\"), not (\"d\")"),
    ]

    @Test(arguments: ThrowawayServer.available)
    func tellsWhatIsDifferent(_ server: ThrowawayServer) throws {
        let schema: Schema = try validSchema(Self.text)
        let connection: BlockingConnection = try made(schema, on: server)
        defer { connection.close() }
        for change in Self.changes {
            try connection.execute("DROP INDEX \(change.name); CREATE \(change.sql)")
            let plan: MigrationPlan = try self.plan(to: schema, connection)
            #expect(
                plan.conflicts == [
                    MigrationConflict(
                        description:
                            "index \"\(change.name)\" of \"a\" differs from the schema's: \(change.difference)",
                        hint: "Drop it, and the next start makes it anew: DROP INDEX \"public\".\"\(change.name)\".",
                        span: try place(of: change.name, in: schema))
                ], "\(change.sql)")
            #expect(plan.steps == [])
            try connection.execute("DROP INDEX \(change.name)")
            for step: MigrationStep in try self.plan(to: schema, connection).steps { try connection.execute(step.sql) }
        }
    }

    /// Other spellings of the same.
    @Test(
        arguments: ThrowawayServer.available,
        [
            "INDEX plain ON a (c text_ops ASC NULLS LAST)", "INDEX plain ON a (c varchar_ops)",
            "INDEX plain ON a (c COLLATE \"default\")", "INDEX plain ON a (c) WITH (fillfactor = 50)",
            "INDEX another ON a (c)",
        ])
    func takesWhatDoesTheSame(_ server: ThrowawayServer, _ sql: String) throws {
        let schema: Schema = try validSchema(Self.text)
        let connection: BlockingConnection = try made(schema, on: server)
        defer { connection.close() }
        try connection.execute("DROP INDEX plain; CREATE \(sql)")
        #expect(try plan(to: schema, connection).isEmpty)
    }

    @Test(arguments: ThrowawayServer.available)
    func knowsConstraintsAndFailedBuilds(_ server: ThrowawayServer) throws {
        let schema: Schema = try validSchema(Self.text)
        let connection: BlockingConnection = try made(schema, on: server)
        defer { connection.close() }
        try connection.execute("DROP INDEX one; ALTER TABLE a ADD CONSTRAINT one UNIQUE (b)")
        #expect(try plan(to: schema, connection).isEmpty)
        try connection.execute(
            "ALTER TABLE a DROP CONSTRAINT one; ALTER TABLE a ADD CONSTRAINT one UNIQUE (b) DEFERRABLE;"
                + "INSERT INTO a (c) VALUES ('x'), ('x')")
        #expect(throws: PostgresError.self) {
            try connection.execute("DROP INDEX plain")
            try connection.execute("CREATE UNIQUE INDEX CONCURRENTLY plain ON a (c)")
        }
        #expect(
            try plan(to: schema, connection).conflicts == [
                MigrationConflict(
                    description: "index \"plain\" of \"a\" differs from the schema's: it is unique; it is not valid: "
                        + "building it has failed",
                    hint: "Drop it, and the next start makes it anew: DROP INDEX \"public\".\"plain\".",
                    span: try place(of: "plain", in: schema)),
                MigrationConflict(
                    description:
                        "index \"one\" of \"a\" differs from the schema's: it belongs to a deferrable constraint",
                    hint:
                        "Drop it, and the next start makes it anew: ALTER TABLE \"public\".\"a\" DROP CONSTRAINT \"one\".",
                    span: try place(of: "one", in: schema)),
            ])
    }

    /// Where an index is declared.
    private func place(of index: String, in schema: Schema) throws -> SourceSpan {
        try #require(schema.tables.flatMap(\.indexes).first { $0.name == index }).span
    }

    @Test(arguments: ThrowawayServer.available.filter { $0 == .packaged })
    func comparesTheOperatorClassesOfVectors(_ server: ThrowawayServer) throws {
        let schema: Schema = try validSchema(
            """
            type A @table {
              h: Vector @col(size: 3) @index(name: "h", vector_method: COSINE)
              i: Vector @col(size: 3) @index(name: "i", type: IVFFLAT)
              j: Vector @col(size: 3) @index(name: "j", type: IVFFLAT, vector_method: L2)
              k: Vector @col(size: 3) @index(name: "k", vector_method: L2)
            }
            """)
        let connection: BlockingConnection = try made(schema, on: server)
        defer { connection.close() }
        try connection.execute(
            "DROP INDEX h, i, j, k; CREATE INDEX h ON a USING hnsw (h vector_l2_ops);"
                + "CREATE INDEX i ON a USING ivfflat (i) WITH (lists = 10);"
                + "CREATE INDEX j ON a USING ivfflat (j vector_l2_ops) WITH (lists = 10);"
                + "CREATE INDEX k ON a USING ivfflat (k)")
        #expect(
            try plan(to: schema, connection).conflicts.map(\.description) == [
                "index \"h\" of \"a\" differs from the schema's: it covers (\"h\" vector_l2_ops), not "
                    + "(\"h\" vector_cosine_ops)",
                "index \"i\" of \"a\" differs from the schema's: it covers (\"i\"), not (\"i\" vector_ip_ops)",
                "index \"k\" of \"a\" differs from the schema's: it is ivfflat, not hnsw; it covers (\"k\"), not "
                    + "(\"k\" vector_l2_ops)",
            ])
    }

    /// A foreign key waits for a unique index that can carry it.
    @Test func needsAnIndexThatForeignKeysCanPointTo() throws {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase()))
        defer { connection.close() }
        try connection.execute(
            "CREATE TABLE b (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), code text NOT NULL);"
                + "CREATE UNIQUE INDEX part ON b (code) WHERE code > '';"
                + "CREATE TABLE a (id uuid PRIMARY KEY DEFAULT gen_random_uuid())")
        let schema: Schema = try validSchema(
            "type A @table { b: B @ref(references: \"code\") } type B @table { code: String! @unique }")
        let first: MigrationPlan = try plan(to: schema, connection)
        #expect(first.conflicts == [])
        for step: MigrationStep in first.steps { try connection.execute(step.sql) }
        #expect(try plan(to: schema, connection).isEmpty)
    }

    private func made(_ schema: Schema, on server: ThrowawayServer) throws -> BlockingConnection {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase(on: server)))
        for step: MigrationStep in try plan(to: schema, connection).steps { try connection.execute(step.sql) }
        return connection
    }

    private func plan(to schema: Schema, _ connection: BlockingConnection) throws -> MigrationPlan {
        let catalog: Catalog = try readCatalog(connection)
        return migrationPlan(
            from: catalog, to: schema,
            answers: try defaultAnswers(to: defaultQuestions(from: catalog, to: schema), connection))
    }
}
