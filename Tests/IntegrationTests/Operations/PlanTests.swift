import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// What PostgreSQL makes of the statements where there are rows: nothing keyed reads a table from end to end, and neither does a prefix.
@Suite(.enabled(if: ThrowawayPostgres.canRun, "PostgreSQL's programs are not installed: apt install postgresql"))
struct PlanTests {
    private static let schema: String = """
        type Movie @table { id: UUID!, title: String! @index, code: String @col(dataType: "varchar(20)") @unique, parts: Int }
        type Tiny @table { id: Int! @col(dataType: "int2"), price: Float @col(dataType: "numeric(9,2)") @index }
        type Fixed @table(key: ["code"]) { code: String! @col(dataType: "char(6)"), big: Int64 @col(dataType: "numeric") @unique }
        type Review @table { id: Int! @col(dataType: "serial"), movie: Movie!, stars: Int! }
        type Event @table { id: Int!, at: Timestamp @index, day: Date @index }
        """

    private static let rows: String = """
        INSERT INTO movie (id, title, code) SELECT md5(i::text)::uuid, 'title ' || i, 'c' || i FROM generate_series(1, 20000) i;
        INSERT INTO tiny (id, price) SELECT i, i FROM generate_series(1, 20000) i;
        INSERT INTO fixed (code, big) SELECT 'f' || i, i FROM generate_series(1, 20000) i;
        INSERT INTO review (movie_id, stars) SELECT md5(i::text)::uuid, 1 FROM generate_series(1, 20000) i;
        INSERT INTO event (id, at, day) SELECT i, '2024-01-01Z'::timestamptz + i * '1 hour'::interval, '1900-01-01'::date + i FROM generate_series(1, 20000) i;
        ANALYZE;
        """

    private static let operations: [String] = [
        "query Q($id: UUID!) { movie(id: $id) { title reviews_on_movie(limit: 5) { stars } } }",
        "query Q($ids: [UUID!]!) { movies(where: {id: {in: $ids}}) { title } }",
        "query Q($code: String!) { movies(where: {code: {eq: $code}}) { title } }",
        "query Q($code: [String!]!) { movies(where: {code: {in: $code}}) { title } }",
        "query Q($t: String!) { movies(where: {title: {startsWith: $t}}) { title } }",
        "query Q { movies(where: {title: {startsWith: \"title 77\"}}) { id } }",
        "query Q { movies(where: {code: {startsWith: \"c77\"}}) { id } }",
        "query Q { movies(where: {title: {pattern: {like: \"title 77_%\"}}}) { id } }",
        "query Q($t: String!) { movies(where: {title: {eq: $t}}) { id reviews_on_movie { id movie { title } } } }",
        "query Q($m: UUID!) { reviews(where: {movieId: {eq: $m}}) { stars _count id_max } }",
        "query Q($m: UUID!, $n: Int) { reviews(where: {movieId: {eq: $m}}, distinct: true, having: {_count: {gt: $n}}) { stars } }",
        "query Q($id: UUID!) { movie(id: $id) { reviews_on_movie(orderBy: [{_count: DESC}]) { stars } total: reviews_on_movie { _count } } }",
        "query Q { movies(distinct: true, orderBy: [{title: ASC}], limit: 10) { title } }",
        "query Q { movies(orderBy: [{title: ASC}], limit: 10) { title _count } }",
        "query Q { reviews { id_min id_max } }",
        "query Q($id: Int!) { tiny(id: $id) { price } }",
        "query Q($ids: [Int!]!) { tinies(where: {id: {in: $ids}}) { price } }",
        "query Q($p: Float!) { tinies(where: {price: {eq: $p}}) { id } }",
        "query Q($code: String!) { fixed(key: {code: $code}) { big } }",
        "query Q($big: Int64!) { fixeds(where: {big: {eq: $big}}) { code } }",
        "query Q { fixeds(where: {big: {in: [5, 6]}}) { code } }",
        "query Q($id: Int!) { review(id: $id) { stars movie { title } } }",
        "query Q($m: UUID!) { reviews(where: {movieId: {eq: $m}}) { id movie { id } } }",
        "query Q($m: UUID!) { reviews(where: {movie: {id: {eq: $m}}}) { id } }",
        "query Q($m: UUID!, $c: String!) { reviews(where: {_or: [{id: {eq: 7}}, {movie: {code: {eq: $c}}}]}) { id } }",
        "query Q { events(where: {at: {ge_time: {now: true, truncateTo: DAY}, lt_time: {now: true, add: {days: 1}}}}) { id } }",
        "query Q($n: Int) { events(where: {day: {eq_date: {today: true, sub: {weeks: $n}}}}) { id } }",
        "query Q($t: String!) { movies(where: {code: {in: [$t, \"c5\"]}}) { title } }",
        "mutation Q($id: UUID!, $p: Int) { movie_update(id: $id, data: {parts: $p}) }",
        "mutation Q($id: UUID!, $new: UUID!) { movie_update(id: $id, data: {id: $new}) }",
        "mutation Q($id: UUID!) { movie_delete(first: {where: {id: {eq: $id}}}) }",
        "mutation Q($id: Int!) { tiny_delete(id: $id) }",
        "mutation Q($code: String!) { fixed_delete(key: {code: $code}) }",
        "mutation Q($m: UUID!) { review_updateMany(where: {movieId: {eq: $m}}, data: {stars: 2}) }",
    ]

    @Test func usesIndexes() throws {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase()))
        defer { connection.close() }
        let traits: DatabaseTraits = try readCatalog(connection).traits
        var isFilled: Bool = false
        for text: String in Self.operations {
            let project: CompiledProject = try #require(Self.compile(text, traits))
            if !isFilled {
                for step: MigrationStep in creationSteps(for: project.schema, traits: traits).steps {
                    try connection.execute(step.sql)
                }
                try connection.execute(Self.rows)
                // The generic plan must do: the read lane has no other.
                try connection.execute("SET plan_cache_mode = force_generic_plan")
                isFilled = true
            }
            for step: CompiledStep in project.service.operation("Q", of: "c")?.steps ?? [] {
                let plan: [String] = try Self.plan(step, connection)
                let scans: [String] = plan.filter { $0.contains("Seq Scan") }
                #expect(scans == [], "\(text)\n\(plan.joined(separator: "\n"))")
            }
        }
    }

    private static func compile(_ operations: String, _ traits: DatabaseTraits) -> CompiledProject? {
        compileService(
            ServiceSources(
                serviceID: "s", location: "l", schema: [Source(name: "schema.gql", text: schema)],
                connectors: [
                    ServiceSources.Connector(id: "c", sources: [Source(name: "operations.gql", text: operations)])
                ]),
            traits: traits
        ).value
    }

    /// The plan for any values: with NULL for each parameter the generic one is the same.
    private static func plan(_ step: CompiledStep, _ connection: BlockingConnection) throws -> [String] {
        let rendered: RenderedStatement = step.template.render(ShapeKey(step.shapeSources.map { _ in .value }))
        try connection.execute("PREPARE shape AS \(rendered.statement.text)")
        let nulls: String = rendered.sources.map { _ in "NULL" }.joined(separator: ", ")
        let rows: [[String?]] = try connection.query("EXPLAIN EXECUTE shape" + (nulls.isEmpty ? "" : "(\(nulls))"))
        try connection.execute("DEALLOCATE shape")
        return rows.compactMap { $0.first ?? nil }
    }
}
