import Postgres
import SQL
import TestSupport
import Testing

@Suite(.enabled(if: ThrowawayPostgres.canRun))
struct CatalogReaderTests {
    private static let schema: String = """
        CREATE TYPE "Genre" AS ENUM ('drama', 'comedy');
        ALTER TYPE "Genre" ADD VALUE 'action' BEFORE 'comedy';
        CREATE TABLE studio (name varchar(40) NOT NULL, city text NOT NULL, PRIMARY KEY (city, name));
        CREATE TABLE movie (
            id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
            title text NOT NULL DEFAULT 'un''titled',
            tags text[],
            genre "Genre",
            "studioName" varchar(40), studio_city text,
            price numeric(10, 2),
            title_length int GENERATED ALWAYS AS (length(title)) STORED,
            gone int,
            CONSTRAINT movie_studio FOREIGN KEY (studio_city, "studioName") REFERENCES studio (city, name)
                ON DELETE SET NULL);
        ALTER TABLE movie DROP COLUMN gone;
        CREATE UNIQUE INDEX movie_title ON movie (title DESC, lower(title)) INCLUDE (price, "studioName");
        CREATE INDEX movie_part ON movie (title COLLATE "C" text_pattern_ops NULLS FIRST) WHERE price > 1;
        CREATE INDEX movie_varchar ON movie ("studioName" varchar_ops DESC NULLS LAST);
        CREATE UNIQUE INDEX movie_null ON movie (genre) NULLS NOT DISTINCT;
        ALTER TABLE movie ADD CONSTRAINT movie_late UNIQUE (price) DEFERRABLE;
        UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'movie_varchar'::regclass;
        CREATE INDEX movie_tags ON movie USING gin (tags);
        CREATE VIEW titles AS SELECT title FROM movie;
        """

    @Test func readsEverythingTheMigrationCompares() throws {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase()))
        for statement: Substring in Self.schema.split(separator: ";\n") { try connection.execute(String(statement)) }
        let catalog: Catalog = try readCatalog(connection)

        #expect(catalog.enums == [CatalogEnum(name: name("Genre"), labels: ["drama", "action", "comedy"])])
        #expect(
            catalog.table(name("studio"))
                == CatalogTable(
                    name: name("studio"),
                    columns: [
                        CatalogColumn(
                            name: "name", type: Self.builtIn("character varying(40)", "varchar", "40"),
                            isNullable: false),
                        CatalogColumn(name: "city", type: Self.builtIn("text", "text"), isNullable: false),
                    ], primaryKey: ["city", "name"]))
        #expect(
            catalog.table(name("movie"))
                == CatalogTable(
                    name: name("movie"),
                    columns: [
                        CatalogColumn(
                            name: "id", type: Self.builtIn("uuid", "uuid"), isNullable: false,
                            defaultExpression: "gen_random_uuid()"),
                        CatalogColumn(
                            name: "title", type: Self.builtIn("text", "text"), isNullable: false,
                            defaultExpression: "'un''titled'::text"),
                        CatalogColumn(
                            name: "tags",
                            type: CatalogType(
                                "text[]", name: QualifiedName(schema: "pg_catalog", name: "text"), isArray: true),
                            isNullable: true),
                        CatalogColumn(
                            name: "genre", type: CatalogType("\"Genre\"", name: name("Genre")), isNullable: true),
                        CatalogColumn(
                            name: "studioName", type: Self.builtIn("character varying(40)", "varchar", "40"),
                            isNullable: true),
                        CatalogColumn(name: "studio_city", type: Self.builtIn("text", "text"), isNullable: true),
                        CatalogColumn(
                            name: "price", type: Self.builtIn("numeric(10,2)", "numeric", "10,2"), isNullable: true),
                        CatalogColumn(
                            name: "title_length", type: Self.builtIn("integer", "int4"), isNullable: true,
                            defaultExpression: "length(title)", isGenerated: true),
                    ],
                    primaryKey: ["id"],
                    indexes: [
                        CatalogIndex(
                            name: "movie_late", parts: [CatalogIndex.Part("price")], isUnique: true, isImmediate: false,
                            isOfConstraint: true),
                        CatalogIndex(
                            name: "movie_null", parts: [CatalogIndex.Part("genre")], isUnique: true, holdsNullOnce: true
                        ),
                        CatalogIndex(
                            name: "movie_part",
                            parts: [
                                CatalogIndex.Part(
                                    "title", isNullsFirst: true, operatorClass: "text_pattern_ops", collation: "C")
                            ],
                            predicate: "(price > (1)::numeric)", isUnique: false),
                        CatalogIndex(name: "movie_tags", columns: ["tags"], isUnique: false, method: "gin"),
                        CatalogIndex(
                            name: "movie_title",
                            parts: [
                                CatalogIndex.Part("title", isDescending: true),
                                CatalogIndex.Part("lower(title)", isExpression: true),
                            ],
                            includedColumns: ["price", "studioName"], isUnique: true),
                        CatalogIndex(
                            name: "movie_varchar",
                            parts: [CatalogIndex.Part("studioName", isDescending: true, isNullsFirst: false)],
                            isUnique: false, isValid: false),
                    ],
                    foreignKeys: [
                        CatalogForeignKey(
                            name: "movie_studio", columns: ["studio_city", "studioName"], target: name("studio"),
                            targetColumns: ["city", "name"], onDelete: .setNull)
                    ]))
        #expect(catalog.tables.map(\.name.name) == ["movie", "studio"])
        #expect(catalog.extensions == ["plpgsql"])
        #expect(catalog.traits.serverVersion >= 150_000)
        #expect(catalog.traits.defaultCollation == "C.UTF-8")
        #expect(catalog.traits.availableExtensions.contains("plpgsql"))
    }

    @Test func findsNothingInASchemaThatIsNotThere() throws {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase()))
        let catalog: Catalog = try readCatalog(connection, schema: "no\"where")
        #expect(catalog.tables == [])
        #expect(catalog.enums == [])
        // The transaction is over.
        try connection.execute("CREATE TABLE t (id int)")
    }

    private static func builtIn(_ text: String, _ name: String, _ modifier: String? = nil) -> CatalogType {
        CatalogType(text, name: QualifiedName(schema: "pg_catalog", name: name), modifier: modifier)
    }

    private func name(_ name: String) -> QualifiedName { QualifiedName(schema: "public", name: name) }
}
