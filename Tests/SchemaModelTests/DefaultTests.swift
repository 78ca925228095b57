import GraphQLSyntax
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// Defaults in all the spellings that PostgreSQL prints back as another one.
@Suite struct DefaultTests {
    /// Types of fields, each with `sql` defaults.
    private static let expressions: [(type: String, defaults: [String])] = [
        (
            "Timestamp",
            [
                "now()", "CURRENT_TIMESTAMP", "transaction_timestamp()", "clock_timestamp() + interval '1 day'",
                "statement_timestamp()", "LOCALTIMESTAMP", "CURRENT_TIMESTAMP(3)", "date_trunc('day', now())",
                "'2024-01-01T00:00:00+02:00'", "timestamptz '2024-01-01 10:00:00'", "'infinity'::timestamptz",
                "to_timestamp(0)", "now() - '3 hours'::interval", "NULL", "cast(null as timestamptz)",
                "'now'::timestamptz", "'tomorrow'", "now() at time zone 'utc'",
            ]
        ),
        (
            "Timestamp @col(dataType: \"timestamp\")",
            ["now() at time zone 'utc'", "timezone('utc', now())", "'epoch'", "'today'::timestamp + interval '1 hour'"]
        ),
        (
            "Date",
            ["current_date", "CURRENT_DATE + 7", "'epoch'::date", "now()", "now()::date", "'yesterday'", "NULL::date"]
        ),
        (
            "String",
            [
                "lower('ABC')", "'it''s'", "E'a\\\\nb'", "$$dollar$$", "NULL", "cast(gen_random_uuid() as text)",
                "gen_random_uuid()", "uuid_generate_v4()::text", "'x' || 'y'", "current_user", "session_user::text",
                "coalesce(NULL, 'x')", "md5(random()::text)", "replace(gen_random_uuid()::text, '-', '')",
                "to_char(now(), 'YYYY')", "case when random() < 0.5 then 'a' else 'b' end", "substring('abc' from 2)",
                "trim(both ' ' from ' a ')", "concat('a', 1)", "current_setting('TimeZone')", "12", "now()", "''",
                "'now'", "'a' collate \"C\"", "'b' is not null", "U&'\\\\00e9'", "overlay('abc' placing 'x' from 2)",
                "'a' = 'b' or 'c' = 'c'",
            ]
        ),
        (
            "String @col(dataType: \"varchar(5)\")",
            [
                "CAST(random() AS varchar(5))", "'abc'", "'abc'::text", "lower('AB')", "NULL::varchar",
                "left(random()::text, 3)",
            ]
        ),
        ("String @col(dataType: \"char(3)\")", ["'a'", "'abc'::char(3)", "chr(65)"]),
        ("String @col(dataType: \"bit(3)\")", ["B'101'", "5::bit(3)"]),
        ("String @col(dataType: \"jsonb\")", ["'{}'::jsonb", "to_jsonb('x'::text)"]),
        (
            "Any",
            [
                "'{}'::jsonb", "'{\"b\": [1, 2.50], \"a\": null}'", "jsonb_build_object('a', 1)", "'[]'::json::jsonb",
                "to_jsonb(now())", "'null'::jsonb",
            ]
        ),
        ("UUID", ["gen_random_uuid()", "uuid_generate_v4()", "'00000000-0000-0000-0000-000000000000'", "NULL"]),
        (
            "Int",
            [
                "1+1", "(1+2)*3", "1+2*3", "-5", "- (5)", "nextval('numbers')", "length('abc')", "1.4", "'7'",
                "1 /* it's /* one */ */", "/**/nextval(/* a */ 'numbers')", "floor(random() * 10)",
                "extract(year from now())", "2^3", "5 % 3", "abs(-4)", "1::smallint", "1 << 4",
            ]
        ),
        (
            "Int64",
            ["1", "9223372036854775807", "nextval('numbers'::regclass)", "(extract(epoch from now()) * 1000)::bigint"]
        ),
        ("Int64 @col(dataType: \"numeric\")", ["1.50", "1e3"]),
        ("Float", ["0", "random()", "pi()", "'NaN'", "-1.5", "1/3.0", "1e10", "'-Infinity'::float8"]),
        ("Float @col(dataType: \"numeric(6,2)\")", ["1", "1.005", "0::float8", "round(2.345, 1)"]),
        ("Float @col(dataType: \"real\")", ["0.1", "1/3.0"]),
        ("Boolean", ["true", "'t'", "not false", "1 = 1", "random() > 0.5", "true and false", "'yes'::boolean"]),
        ("State", ["'OPEN'", "'DONE'::state", "('OPEN'::text)::state", "'DONE'::\"public\".\"state\""]),
        (
            "[String!]",
            ["ARRAY['a']::text[]", "'{}'", "array['a', 'b']", "string_to_array('a,b', ',')", "ARRAY[]::text[]"]
        ),
        ("[Int!]", ["'{1,2}'", "ARRAY[1, 1+1]", "array_fill(0, ARRAY[3])"]),
        ("[State!]", ["'{OPEN}'", "ARRAY['DONE']::state[]"]),
    ]

    /// Fields with `value` defaults, which become SQL of ours.
    private static let values: [String] = [
        "String @default(value: \"it's\")", "String @default(value: \"a\\\\b\")", "Int @default(value: -5)",
        "Int64 @default(value: -9223372036854775808)", "Float @default(value: -0.0)", "Float @default(value: 1e300)",
        "Boolean @default(value: true)", "Date @default(value: \"1583-01-01\")",
        "Timestamp @default(value: \"2024-01-01T00:00:00.5+02:00\")", "State @default(value: OPEN)",
        "[State!] @default(value: [OPEN, DONE])", "[String!] @default(value: [\"a b\", \"NULL\", \"\"])",
        "Any @default(value: {b: [1, 2.50], a: null})", "Float @col(dataType: \"numeric(6,2)\") @default(value: 1.5)",
        "String @col(dataType: \"varchar(5)\") @default(value: \"abc  \")", "UUID @default(expr: \"uuidV4()\")",
        "String @default(expr: \"uuidV4()\")", "Int @col(dataType: \"smallint\") @default(value: 3)",
        "String @col(dataType: \"jsonb\") @default(value: \"{}\")",
        "String @col(dataType: \"jsonb\") @default(value: \" {\\\"b\\\": [1.50, \\\"it's\\\"], \\\"b\\\": null}\")",
        "[String!] @col(dataType: \"jsonb[]\") @default(value: [\"{}\", \"1\"])",
        "[String!] @col(dataType: \"jsonb\") @default(value: [\"{\"])",
        "Int64 @col(dataType: \"numeric(4)\") @default(value: 3)", "Int! @col(dataType: \"serial\")",
    ]

    private static func text(_ fields: [String]) -> String {
        let lines: [String] = fields.enumerated().map { "  f\($0): \($1)" }
        return "enum State { OPEN DONE }\ntype A @table {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    private static func field(_ type: String, _ sql: String) -> String {
        "\(type) @default(sql: \"\(sql.replacing("\"", with: "\\\""))\")"
    }

    @Test(arguments: ThrowawayServer.available)
    func findsNoDifferenceInWhatItHasJustMade(_ server: ThrowawayServer) throws {
        let connection: BlockingConnection = try connect(to: server)
        defer { connection.close() }
        try connection.execute("CREATE SEQUENCE numbers")
        let fields: [String] =
            Self.expressions.flatMap { type, defaults in defaults.map { Self.field(type, $0) } } + Self.values
        #expect(fields.count >= 60)
        let schema: Schema = try validSchema(Self.text(fields))
        for step: MigrationStep in migrationPlan(from: try readCatalog(connection), to: schema).steps {
            try connection.execute(step.sql)
        }
        let catalog: Catalog = try readCatalog(connection)
        let plan: MigrationPlan = migrationPlan(
            from: catalog, to: schema,
            answers: try defaultAnswers(to: defaultQuestions(from: catalog, to: schema), connection)
        )
        #expect(plan.conflicts.map(\.description) == [])
        #expect(plan.steps == [])
        #expect(try connection.query("SELECT is_called FROM numbers") == [["f"]])
    }

    /// What is there, what is wanted, and whether they are one.
    private static let pairs: [(type: String, live: String, wanted: String, areSame: Bool)] = [
        ("Int", "1 + 2 * 3", "(1 + 2) * 3", false), ("Int", "7", "1 + 2 * 3", true), ("Int", "1.7", "1.7::int", true),
        ("Float", "1.7", "1.7::int", false), ("Date", "current_date", "current_date + 0", true),
        ("Date", "to_char(now(), 'YYYY-MM-DD')::date", "current_date", true),
        ("Date", "'2020-01-01'::date", "'epoch'::date", false),
        ("Int", "nextval('numbers')", "nextval('others')", false),
        ("Int", "nextval('numbers')", "1", false), ("String", "'now'", "'today'", false),
        ("Timestamp", "'now'::timestamptz", "now()", false), ("String", "NULL", "''", false),
        ("Timestamp", "now()", "clock_timestamp()", false), ("Timestamp", "now()", "CURRENT_TIMESTAMP", true),
        ("String", "lower('A')", "upper('A')", false), ("String", "lower('A')", "'a'", true),
        ("State", "'OPEN'", "'DONE'", false), ("Any", "'{\"a\": 1, \"b\": 2}'", "'{\"b\": 2, \"a\": 1}'", true),
        ("Float @col(dataType: \"numeric\")", "1.0", "1.00", true), ("UUID", "gen_random_uuid()", "NULL", false),
        ("UUID", "gen_random_uuid()", "uuid_generate_v4()", true), ("Int", "1/0", "1 / 0", true),
        ("Int", "1/0", "0", false), ("Boolean", "random() > 0.5", "random() > 0.4", false),
    ]

    @Test(arguments: ThrowawayServer.available)
    func asksWhetherTwoDefaultsAreOne(_ server: ThrowawayServer) throws {
        let connection: BlockingConnection = try connect(to: server)
        defer { connection.close() }
        try connection.execute("CREATE SEQUENCE numbers; CREATE SEQUENCE others")
        let before: Schema = try validSchema(Self.text(Self.pairs.map { Self.field($0.type, $0.live) }))
        let after: Schema = try validSchema(Self.text(Self.pairs.map { Self.field($0.type, $0.wanted) }))
        for step: MigrationStep in migrationPlan(from: try readCatalog(connection), to: before).steps {
            try connection.execute(step.sql)
        }
        let catalog: Catalog = try readCatalog(connection)
        let plan: MigrationPlan = migrationPlan(
            from: catalog, to: after,
            answers: try defaultAnswers(to: defaultQuestions(from: catalog, to: after), connection))
        for (number, pair) in Self.pairs.enumerated() {
            let differs: Bool = plan.conflicts.contains { $0.description.hasPrefix("column \"f\(number)\" ") }
            #expect(differs != pair.areSame, "\(pair)")
        }
    }

    /// An account that may read and nothing else.
    @Test(arguments: ThrowawayServer.available)
    func asksWithoutTheRightToMakeAnything(_ server: ThrowawayServer) throws {
        let connection: BlockingConnection = try connect(to: server)
        defer { connection.close() }
        try connection.execute(
            "CREATE TABLE a (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), n int DEFAULT 1 + 1, t text DEFAULT 'a' || 'b')"
        )
        try connection.execute("REVOKE TEMPORARY ON DATABASE \(try database(connection)) FROM PUBLIC")
        let role: String = "reader_\(try database(connection))"
        try connection.execute("CREATE ROLE \(role); GRANT USAGE ON SCHEMA public TO \(role); SET ROLE \(role)")
        let schema: Schema = try validSchema(
            "type A @table { n: Int @default(sql: \"2\") t: String @default(sql: \"'ab'\") }")
        let catalog: Catalog = try readCatalog(connection)
        let questions: [DefaultQuestion] = defaultQuestions(from: catalog, to: schema)
        #expect(questions.map(\.wanted) == ["2", "'ab'"])
        let plan: MigrationPlan = migrationPlan(
            from: catalog, to: schema, answers: try defaultAnswers(to: questions, connection))
        #expect(plan.conflicts == [])
    }

    @Test func saysWhatPostgresDoesNotTake() throws {
        let connection: BlockingConnection = try connect(to: .installed)
        defer { connection.close() }
        try connection.execute(
            "CREATE TABLE a (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), n int, m int DEFAULT 1+1)")
        let schema: Schema = try validSchema(
            "type A @table { m: Int @default(sql: \"2\") n: Int @default(sql: \"nothing()\") }")
        let catalog: Catalog = try readCatalog(connection)
        let plan: MigrationPlan = migrationPlan(
            from: catalog, to: schema,
            answers: try defaultAnswers(to: defaultQuestions(from: catalog, to: schema), connection))
        #expect(
            plan.conflicts == [
                MigrationConflict(
                    description: "column \"n\" of \"a\" has no default where the schema says nothing(), and PostgreSQL "
                        + "could not compare the two: function nothing() does not exist",
                    hint:
                        "Change `@default`, or the column: ALTER TABLE \"public\".\"a\" ALTER COLUMN \"n\" SET DEFAULT "
                        + "nothing().",
                    span: SourceSpan(sourceName: "schema.gql", start: 63, end: 74))
            ])
    }

    private func database(_ connection: BlockingConnection) throws -> String {
        try connection.query("SELECT current_database()").first?.first.flatMap { $0 } ?? ""
    }

    private func connect(to server: ThrowawayServer) throws -> BlockingConnection {
        try BlockingConnection(ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase(on: server)))
    }
}
