import ConnectorModel
import GraphQLSyntax
import SQL
import Testing

/// What fixtures cannot show of aggregates: tables that are read, and vectors, which the database of the fixtures may not have.
@Suite struct AggregateTests {
    private static let points: String = """
        type Point @table { id: Int!, at: Vector @col(size: 3), tags: [String], a: Int @col(name: "a$0") }
        """

    private static func text(_ query: String) throws -> String {
        let step: CompiledStep? = try operation(query, schema: points).steps.first
        return try #require(step).template.render(ShapeKey()).statement.text
    }

    @Test func countsVectors() throws {
        #expect(
            try Self.text("query Q { points { at_count(distinct: true) at_count2: at_count } }") == """
                SELECT row_to_json(r$) FROM (SELECT array_to_json(ARRAY(SELECT r$ FROM (SELECT \
                "t0"."a$$0"::integer AS "at_count", "t0"."a$$1"::integer AS "at_count2" FROM (SELECT \
                count(DISTINCT "t0"."at") AS "a$$0", count("t0"."at") AS "a$$1" FROM "public"."point" AS "t0" \
                LIMIT 100) AS "t0") AS r$)) AS "points") AS r$
                """)
    }

    @Test func groupsByVectors() throws {
        #expect(
            try Self.text("query Q { points { at _count } }") == """
                SELECT row_to_json(r$) FROM (SELECT array_to_json(ARRAY(SELECT r$ FROM (SELECT \
                "t0"."at"::text::json AS "at", "t0"."a$$0"::integer AS "_count" FROM (SELECT \
                "t0"."at", count(*) AS "a$$0" FROM "public"."point" AS "t0" GROUP BY "t0"."at" \
                LIMIT 100) AS "t0") AS r$)) AS "points") AS r$
                """)
    }

    @Test func listsHaveNoAggregates() {
        #expect(
            errors("query Q { points { tags_count } }", schema: Self.points) == [
                """
                tags_count: Cannot query field "tags_count" on type "Point". \
                Did you mean "a_count", "at_count", "_count", or "id_count"?
                """
            ])
    }

    @Test(arguments: [
        ("query Q { movies { title _count } }", ["movie"]),
        ("query Q { movies(where: {director: {born: {isNull: true}}}) { _count } }", ["movie", "person"]),
        ("query Q { movies(orderBy: [{director: {born: ASC}}]) { directorName _count } }", ["movie", "person"]),
        ("query Q { movies { reviews_on_movie(having: {stars_avg: {gt: 3}}) { stars } } }", ["movie", "review"]),
        (
            "query Q { movies { people_via_Review(orderBy: [{stars_max: DESC}]) { name } } }",
            ["movie", "person", "review"]
        ),
    ])
    func knowsWhatIsRead(_ text: String, _ tables: [String]) throws {
        #expect(try operation(text).reads.map(\.name).sorted() == tables)
    }
}
