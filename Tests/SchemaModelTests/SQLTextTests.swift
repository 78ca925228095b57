import GraphQLSyntax
import SQL
import SchemaModel
import Testing

/// The bounds of SQL texts: one expression for a default, one query for a view.
@Suite struct SQLTextTests {
    private static func quoted(_ text: String) -> String {
        "\"" + text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : $0 == "\n" ? "\\n" : String($0) }.joined() + "\""
    }

    private static func problems(_ text: String) -> [String] {
        schema(text).diagnostics.filter { $0.severity == .error }.map { "\($0.code.rawValue) \($0.message)" }
    }

    @Test(arguments: [
        "now()", "'epoch'::date", "CURRENT_DATE", "';--/*$1'", "'it''s;'", "E'\\';'", "e'a'\n'\\';'", "'\\'",
        "$$;'$$", "$a$ $$ ; $a$", "\"a;\"\"--\"()", "ARRAY[1, 2]", "(1 + 2) * 3", "coalesce(NULL, 1)",
        "now() AT TIME ZONE 'utc'", "CAST(now() AS timestamp with time zone)", "1 IS NOT NULL", "f$1(2)",
        "'{}'::jsonb -> 'select'", "('select')", "1 /* one */", "/* a /* b; ' ) */ */ 1", "1 /**/ + /*-- ,*/ 2",
    ])
    func takesOneExpression(_ text: String) {
        #expect(Self.problems("type A @table { b: String @default(sql: \(Self.quoted(text))) }") == [])
    }

    @Test(arguments: [
        ("1); DROP TABLE victim; --", "closes a `)` that is not open"), ("1; DROP TABLE victim", "holds a `;`"),
        ("1 -- rest", "holds a comment to the end of the line, which hides what comes after it"),
        ("1 --\n", "holds a comment to the end of the line, which hides what comes after it"),
        ("/* a */ -- b", "holds a comment to the end of the line, which hides what comes after it"),
        ("/* a */", "is empty"), ("1 /* */ , 2", "is more than one expression"),
        ("(/* a */ SELECT 1)", "holds a subquery, which begins with SELECT"),
        ("1 NOT /* a */ NULL", "goes on behind the expression, with NOT NULL"),
        ("1 /* a */ */ CHECK (true) /*", "has a comment that does not end"),
        ("1 /* /* */", "has a comment that does not end"), ("$1", "holds a parameter such as $1"),
        ("(1", "lacks a `)`"), ("ARRAY[1)", "has `)` where `]` is due"), ("1]", "closes a `]` that is not open"),
        ("'a", "has a quote that does not end"), ("E'\\'", "has a quote that does not end"),
        ("'\\'; --'", "holds a `;`"), ("\"a", "has a quote that does not end"),
        ("$a$ $$", "has a dollar quote that does not end"), ("  ", "is empty"),
        ("(SELECT 1)", "holds a subquery, which begins with SELECT"),
        ("( ( values (1) ) )", "holds a subquery, which begins with VALUES"),
        ("SELECT 1", "holds a subquery, which begins with SELECT"),
        ("EXISTS(TABLE x)", "holds a subquery, which begins with TABLE"),
        ("1, c int", "is more than one expression"), ("1 NOT NULL", "goes on behind the expression, with NOT NULL"),
        ("1 check (true)", "goes on behind the expression, with CHECK"),
    ])
    func refusesEverythingElse(_ text: String, _ flaw: String) {
        #expect(
            Self.problems("type A @table { b: String @default(sql: \(Self.quoted(text))) }") == [
                "SCH214 On A.b @default(sql): \(flaw)"
            ])
    }

    @Test(arguments: [
        "SELECT 1 AS x", "WITH a AS (SELECT 1 AS x) TABLE a;\n", "(VALUES (1))", "-- note; with (\nselect ';' AS x",
        "SELECT 1 AS x -- the end",
    ])
    func takesOneQuery(_ text: String) {
        #expect(Self.problems("type V @view(sql: \(Self.quoted(text))) { x: Int }") == [])
    }

    @Test(arguments: [
        ("DROP TABLE x", "is no query: it does not begin with SELECT, WITH, TABLE or VALUES"),
        ("SELECT 1; SELECT 2", "holds a `;`"), ("SELECT 1) AS a, (SELECT 2", "closes a `)` that is not open"),
        ("SELECT (1", "lacks a `)`"), ("SELECT $1", "holds a parameter such as $1"), (" ; ", "is empty"),
    ])
    func refusesOtherViews(_ text: String, _ flaw: String) {
        #expect(
            Self.problems("type V @view(sql: \(Self.quoted(text))) { x: Int }") == [
                "SCH217 On V @view(sql): \(flaw)"
            ])
    }
}
