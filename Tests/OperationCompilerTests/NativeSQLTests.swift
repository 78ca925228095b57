import ConnectorModel
import GraphQLSyntax
import SQL
import Testing

/// What an operation with SQL of its author is compiled to.
@Suite struct NativeSQLTests {
    private func text(_ sql: String, _ params: String = "[]", in field: String = "_execute") throws -> String {
        let kind: String = field.hasPrefix("_select") ? "query" : "mutation"
        let compiled: CompiledOperation = try operation("\(kind) Q { \(field)(sql: \"\(sql)\", params: \(params)) }")
        return compiled.steps[0].template.render(ShapeKey()).statement.text
    }

    /// The author's text runs from its first word to its last, its parameters numbered as they come.
    @Test func trimsTheText() throws {
        #expect(try text("  DELETE FROM movie ; /* all */ ;") == "DELETE FROM movie")
        #expect(try text("/* a */ DELETE /* b */ FROM movie") == "DELETE /* b */ FROM movie")
        #expect(
            try text("UPDATE movie SET title=$2,year=$1::int WHERE code=$2", "[1, \\\"a\\\"]".replacing("\\", with: ""))
                == "UPDATE movie SET title=$1,year=$2::int WHERE code=$1")
    }

    @Test func wrapsRows() throws {
        #expect(
            try text("SELECT 1 /* one */", in: "_select") == """
                SELECT array_to_json(ARRAY(SELECT row_to_json("r$".*) FROM (
                SELECT 1
                ) AS "r$"))
                """)
        #expect(
            try text("DELETE FROM movie RETURNING id", in: "_executeReturningFirst") == """
                WITH "r$" AS (
                DELETE FROM movie RETURNING id
                ) SELECT (SELECT row_to_json("r$".*) FROM "r$" LIMIT 1), pg_current_xact_id()::text
                """)
    }

    private static let written: [(String, [String])] = [
        ("INSERT INTO movie (id) VALUES ('a')", ["movie"]),
        ("insert into PUBLIC.Movie (id) SELECT id FROM person", ["movie"]),
        ("UPDATE ONLY \\\"movie\\\" SET year = 1", ["movie"]),
        ("DELETE FROM \\\"public\\\" . \\\"review\\\"", ["review"]),
        ("WITH x AS (DELETE FROM review RETURNING 1) UPDATE movie SET year = 1", ["movie", "review"]),
        ("MERGE INTO movie USING person ON false WHEN MATCHED THEN DELETE", ["movie"]),
        ("DELETE FROM other.movie", []), ("DELETE FROM \\\"Movie\\\"", []), ("UPDATE elsewhere SET a = 'movie'", []),
        ("INSERT INTO movie (id) VALUES ('INSERT INTO person') ON CONFLICT (id) DO UPDATE SET year = 1", ["movie"]),
    ]

    @Test(arguments: written) func knowsTheTablesThatItNames(_ sql: String, _ tables: [String]) throws {
        let compiled: CompiledOperation = try operation("mutation Q { _execute(sql: \"\(sql)\") }")
        #expect(compiled.writes == Set(tables.map { QualifiedName(schema: "public", name: $0) }))
        #expect(compiled.hasNativeWrites)
        #expect(compiled.steps[0].captures == [])
    }

    @Test func readsAloneInItsTransaction() throws {
        let compiled: CompiledOperation = try operation(
            "query Q { movies { id } n: _selectFirst(sql: \"SELECT 1 AS n\") }")
        #expect(compiled.steps.map(\.isNative) == [false, true])
        #expect(compiled.steps.map(\.responseName) == ["movies", "n"])
        #expect(compiled.steps.allSatisfy { $0.result == .json })
        #expect(!compiled.hasNativeWrites)
    }

    /// Who asks is a part of the answer where an expression reads it.
    @Test func expressionsCountForTheFootprint() throws {
        let compiled: CompiledOperation = try operation(
            "query Q { _select(sql: \"SELECT $1\", params: [{_expr: \"auth.uid\"}]) }")
        guard case .uid = compiled.footprint else {
            Issue.record("\(compiled.footprint)")
            return
        }
    }

    /// Words that look like writes and are none.
    @Test(arguments: [
        "SELECT id FROM movie WHERE title = 'DELETE FROM movie'",
        "SELECT \\\"update\\\" FROM (SELECT 1 AS \\\"update\\\") x",
        "SELECT count(*) FILTER (WHERE year > 1) AS delete, (2) AS insert FROM movie",
        "SELECT f.* FROM (VALUES (1)) AS f (update)",
        "SELECT 1 AS into",
    ]) func readsAreNotTakenForWrites(_ sql: String) {
        #expect(errors("query Q { _select(sql: \"\(sql)\") }") == [])
    }
}
