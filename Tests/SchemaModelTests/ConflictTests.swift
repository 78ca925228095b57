import GraphQLSyntax
import SQL
import SchemaModel
import Testing

/// What stands in the way of a schema is told, and never changed.
@Suite struct ConflictTests {
    private static let text: String = """
        enum State { OPEN PAID SENT }
        type Item @table @unique(fields: ["title"]) {
          title: String! price: Float! @default(value: 0) state: State @default(value: OPEN)
          code: String @col(dataType: "varchar(5)") made: Timestamp @default(expr: "request.time")
        }
        type Sale @table(key: ["item", "day"]) { item: Item! day: Date! seller: String! }
        """

    /// A type of PostgreSQL's own, from what it prints of it.
    private static func builtIn(_ text: String) -> CatalogType {
        let names: [String: (name: String, modifier: String?)] = [
            "integer": ("int4", nil), "double precision": ("float8", nil), "character varying(5)": ("varchar", "5"),
            "timestamp with time zone": ("timestamptz", nil),
        ]
        return CatalogType(
            text, name: QualifiedName(schema: "pg_catalog", name: names[text]?.name ?? text),
            modifier: names[text]?.modifier)
    }

    private static let uuid: CatalogColumn = CatalogColumn(
        name: "id", type: builtIn("uuid"), isNullable: false, defaultExpression: "gen_random_uuid()")

    /// A database that fits, though the official tool would have made it a little differently.
    private static let fitting: Catalog = Catalog(
        traits: fullTraits, extensions: ["uuid-ossp"],
        enums: [CatalogEnum(name: QualifiedName(schema: "public", name: "state"), labels: ["OPEN", "PAID", "SENT"])],
        tables: [
            CatalogTable(
                name: QualifiedName(schema: "public", name: "item"),
                columns: [
                    CatalogColumn(name: "title", type: builtIn("text"), isNullable: false),
                    uuid,
                    CatalogColumn(
                        name: "price", type: builtIn("double precision"), isNullable: false,
                        defaultExpression: "'0'::double precision"),
                    CatalogColumn(
                        name: "state",
                        type: CatalogType("public.state", name: QualifiedName(schema: "public", name: "state")),
                        isNullable: true, defaultExpression: "'OPEN'::public.state"
                    ),
                    CatalogColumn(name: "code", type: builtIn("character varying(5)"), isNullable: true),
                    CatalogColumn(
                        name: "made", type: builtIn("timestamp with time zone"), isNullable: true,
                        defaultExpression: "CURRENT_TIMESTAMP"),
                    CatalogColumn(name: "legacy", type: builtIn("inet"), isNullable: true),
                    CatalogColumn(name: "number", type: builtIn("integer"), isNullable: false, defaultExpression: "7"),
                ], primaryKey: ["id"],
                indexes: [
                    CatalogIndex(name: "title_is_unique", columns: ["title"], isUnique: true),
                    CatalogIndex(name: "another", columns: ["legacy"], isUnique: false),
                ]),
            CatalogTable(
                name: QualifiedName(schema: "public", name: "sale"),
                columns: [
                    CatalogColumn(name: "item_id", type: builtIn("uuid"), isNullable: false),
                    CatalogColumn(name: "day", type: builtIn("date"), isNullable: false),
                    CatalogColumn(name: "seller", type: builtIn("text"), isNullable: false),
                ], primaryKey: ["item_id", "day"],
                indexes: [CatalogIndex(name: "sale_itemId_idx", columns: ["item_id"], isUnique: false)],
                foreignKeys: [
                    CatalogForeignKey(
                        name: "by_hand", columns: ["item_id"], target: QualifiedName(schema: "public", name: "item"),
                        targetColumns: ["id"], onDelete: .cascade)
                ]),
        ])

    private static let answers: [DefaultQuestion: DefaultAnswer] = [
        DefaultQuestion(type: .doublePrecision, wanted: "0::double precision", live: "'0'::double precision"):
            .compared(wanted: "'0'::double precision", live: "'0'::double precision", areEqual: true)
    ]

    private static func plan(_ change: (inout Catalog) -> Void) throws -> MigrationPlan {
        var catalog: Catalog = fitting
        change(&catalog)
        return migrationPlan(from: catalog, to: try validSchema(text), answers: answers)
    }

    @Test func toleratesWhatFits() throws {
        let plan: MigrationPlan = try Self.plan { _ in }
        #expect(plan.isEmpty)
    }

    @Test(arguments: 0..<changes.count)
    func tellsWhatDiffers(_ number: Int) throws {
        let (change, description, hint): ((inout Catalog) -> Void, String, String) = Self.changes[number]
        let plan: MigrationPlan = try Self.plan(change)
        #expect(plan.conflicts.map(\.description) == [description])
        #expect(plan.conflicts.map(\.hint) == [hint])
        #expect(!plan.conflicts.contains { $0.span == .generated })
        #expect(plan.steps.isEmpty)
    }

    /// Whether a live default is the wanted one: told at once, or by what the database says.
    @Test(arguments: [
        ("Int @default(value: 1)", "integer", "1", nil, true),
        ("Timestamp @default(sql: \"now()\")", "timestamp with time zone", "CURRENT_TIMESTAMP", nil, true),
        ("Int @default(sql: \"1 + 2\")", "integer", "(1 + 2)", nil, true),
        ("Int @default(sql: \"1 + 2\")", "integer", "3", .refused("it is closed"), false),
        ("Int @default(sql: \"1 + 2\")", "integer", "3", answer("3", "3", true), true),
        ("Date @default(sql: \"'epoch'::date\")", "date", "'1970-01-01'::date", nil, false),
        (
            "Date @default(sql: \"'epoch'::date\")", "date", "'1970-01-01'::date",
            answer("'1970-01-01'::date", "'1970-01-01'::date", true), true
        ),
        // A constant that is equal today is another default.
        (
            "Date @default(sql: \"current_date\")", "date", "'2026-03-01'::date",
            answer("CURRENT_DATE", "'2026-03-01'::date", true), false
        ),
        (
            "Date @default(sql: \"'today'\")", "date", "'2026-02-28'::date",
            answer("'2026-03-01'::date", "'2026-02-28'::date", false), true
        ),
        (
            "Date @default(sql: \"now()::date\")", "date", "CURRENT_DATE",
            answer("(now())::date", "CURRENT_DATE", true), true
        ),
        ("Int @default(value: 1)", "integer", "2", answer("1", "2", false), false),
    ])
    func comparesDefaults(
        _ field: String, _ type: String, _ live: String, _ answer: DefaultAnswer?, _ isSame: Bool
    ) throws {
        let catalog: Catalog = Catalog(
            traits: fullTraits, extensions: ["uuid-ossp"],
            tables: [
                CatalogTable(
                    name: QualifiedName(schema: "public", name: "a"),
                    columns: [
                        Self.uuid,
                        CatalogColumn(name: "b", type: Self.builtIn(type), isNullable: true, defaultExpression: live),
                    ], primaryKey: ["id"])
            ])
        let schema: Schema = try validSchema("type A @table { b: \(field) }")
        var answers: [DefaultQuestion: DefaultAnswer] = [:]
        for question: DefaultQuestion in defaultQuestions(from: catalog, to: schema) {
            #expect(question.live == live)
            answers[question] = answer
        }
        let plan: MigrationPlan = migrationPlan(from: catalog, to: schema, answers: answers)
        #expect(plan.conflicts.isEmpty == isSame)
        #expect(plan.steps == [])
    }

    private static func answer(_ wanted: String, _ live: String, _ areEqual: Bool) -> DefaultAnswer {
        .compared(wanted: wanted, live: live, areEqual: areEqual)
    }

    @Test func usesTheCoreFunctionWithoutTheExtension() throws {
        let schema: Schema = try validSchema("type A @table { b: String @default(expr: \"uuidV4()\") }")
        let traits: DatabaseTraits = DatabaseTraits(
            serverVersion: 170_000, defaultCollation: "C", availableExtensions: [])
        #expect(
            creationSteps(for: schema, traits: traits).steps.map(\.sql) == [
                """
                CREATE TABLE "public"."a" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), \
                "b" text NULL DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text), PRIMARY KEY ("id"))
                """
            ])
    }

    @Test func needsVectorsToBeOffered() throws {
        let schema: Schema = try validSchema("type A @table { b: Vector @col(size: 3) @index }")
        #expect(
            creationSteps(for: schema, traits: .embedded).conflicts.map(\.description) == [
                "the schema has Vector fields and this server does not offer the extension \"vector\""
            ])
        #expect(
            creationSteps(for: schema, traits: fullTraits).steps.map(\.sql).suffix(1) == [
                "CREATE INDEX \"a_b_idx\" ON \"public\".\"a\" USING hnsw (\"b\" vector_ip_ops)"
            ])
    }

    private static let changes: [(change: @Sendable (inout Catalog) -> Void, description: String, hint: String)] = [
        (
            { $0.tables[0].columns[0].type = builtIn("integer") },
            "column \"title\" of \"item\" has type integer where the schema says text",
            "Change the field or `@col(dataType:)`, or convert the column yourself: ALTER TABLE \"public\".\"item\" "
                + "ALTER COLUMN \"title\" TYPE text USING \"title\"::text."
        ),
        (
            { $0.tables[0].columns[0].isNullable = true },
            "column \"title\" of \"item\" is nullable where the schema says NOT NULL",
            "Change the field, or the column: ALTER TABLE \"public\".\"item\" ALTER COLUMN \"title\" SET NOT NULL."
        ),
        (
            { $0.tables[0].columns[2].defaultExpression = "1" },
            "column \"price\" of \"item\" has the default 1 where the schema says 0::double precision",
            "Change `@default`, or the column: ALTER TABLE \"public\".\"item\" ALTER COLUMN \"price\" "
                + "SET DEFAULT 0::double precision."
        ),
        (
            { $0.tables[0].columns[4].defaultExpression = "'x'::character varying" },
            "column \"code\" of \"item\" has the default 'x'::character varying where the schema says none",
            "Change `@default`, or the column: ALTER TABLE \"public\".\"item\" ALTER COLUMN \"code\" DROP DEFAULT."
        ),
        (
            { $0.tables[0].columns[7].defaultExpression = nil },
            "column \"number\" of \"item\" is NOT NULL without a default and the schema does not have it",
            "Add a field for it, or loosen it: ALTER TABLE \"public\".\"item\" ALTER COLUMN \"number\" DROP NOT NULL."
        ),
        (
            {
                $0.tables[0].indexes[0].name = "item_title_uidx"; $0.tables[0].indexes[0].isUnique = false
            },
            "index \"item_title_uidx\" of \"item\" differs from the schema's: it is not unique",
            "Drop it, and the next start makes it anew: DROP INDEX \"public\".\"item_title_uidx\"."
        ),
        (
            { $0.tables[1].primaryKey = ["item_id"] },
            "table \"sale\" has the primary key (item_id) where the schema needs (item_id, day)",
            "Change `@table(key:)`, or change the table: ALTER TABLE \"public\".\"sale\" DROP CONSTRAINT \"sale_pkey\", "
                + "ADD PRIMARY KEY (\"item_id\", \"day\")."
        ),
        (
            { $0.tables[1].columns.removeLast() },
            "column \"seller\" would be added to \"sale\" as NOT NULL without a default of the database, which fails as "
                + "soon as there are rows",
            "Make Sale.seller nullable or give it `@default(value:)` or `@default(sql:)`; or add the column yourself and "
                + "fill it."
        ),
        (
            {
                $0.tables[1].foreignKeys[0].name = "sale_item_id_fkey"
                $0.tables[1].foreignKeys[0].onDelete = .noAction
            },
            "foreign key \"sale_item_id_fkey\" of \"sale\" differs from Sale.item: it is (item_id) to \"public\".\"item\" "
                + "(id) ON DELETE NO ACTION",
            "Drop it, and the next start makes it anew: ALTER TABLE \"public\".\"sale\" DROP CONSTRAINT "
                + "\"sale_item_id_fkey\"."
        ),
        (
            { $0.enums[0].labels = ["OPEN", "GONE", "PAID", "SENT"] },
            "dropping value \"GONE\" from enum \"state\" is not supported",
            "Keep the value in `enum State`, or rename it in the database: ALTER TYPE \"public\".\"state\" RENAME VALUE "
                + "'GONE' TO '…'."
        ),
        (
            { $0.enums[0].labels = ["PAID", "OPEN", "SENT"] },
            "enum \"state\" has its values in another order than `enum State`, or new ones in between",
            "Append new values at the end: the database has PAID, OPEN, SENT."
        ),
    ]
}
