import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// Searches find their rows by the indexes that were made for them.
@Suite(.enabled(if: ThrowawayPostgres.canRun, "PostgreSQL's programs are not installed: apt install postgresql"))
struct SearchPlanTests {
    private static let films: String = """
        type Movie @table { id: Int!, title: String! @searchable, plot: String @searchable, year: Int }
        """

    private static let filmRows: String = """
        INSERT INTO movie (id, title, plot) SELECT i, 'title ' || i, 'word' || (i % 5000) FROM generate_series(1, 20000) i;
        SELECT gin_clean_pending_list('movie__search_idx');
        ANALYZE;
        """

    @Test(arguments: [
        "query Q($q: String) { movies_search(query: $q) { id } }",
        "query Q($q: String!) { movies_search(query: $q, queryFormat: PHRASE) { title _metadata { relevance } } }",
        "query Q { movies_search(query: \"word77\", relevanceThreshold: 0.01) { title } }",
        "query Q($q: String!, $y: Int) { movies_search(query: $q, where: {year: {eq: $y}}, orderBy: [{year: DESC}]) { id } }",
    ]) func textIsFoundByItsIndex(_ operation: String) throws {
        let plan: String = try Self.plan(operation, of: Self.films, Self.filmRows, on: .installed)
        #expect(plan.contains("Bitmap Index Scan on movie__search_idx"), "\(plan)")
        #expect(!plan.contains("Seq Scan"), "\(plan)")
    }

    private static let notes: String = """
        type Note @table {
          id: Int!
          a: Vector @col(size: 3) @index(vector_method: L2)
          b: Vector @col(size: 3) @index(vector_method: COSINE)
          c: Vector @col(size: 3) @index
        }
        """

    private static let noteRows: String = """
        INSERT INTO note SELECT i, format('[%s,%s,%s]', r, i, r * i)::vector, format('[%s,%s,1]', i, r)::vector, format('[%s,1,%s]', r, i)::vector
        FROM (SELECT i, random() AS r FROM generate_series(1, 500) i) x;
        ANALYZE;
        SET enable_seqscan = off;
        """

    @Test(
        .enabled(if: ThrowawayServer.available.contains(.packaged), "the packaged server with pgvector is not here"),
        arguments: [
            (
                "note_a_idx",
                "query Q($v: Vector!) { notes_a_similarity(compare: $v, method: L2) { id _metadata { distance } } }"
            ),
            ("note_b_idx", "query Q($v: Vector) { notes_b_similarity(compare: $v, method: COSINE, limit: 10) { id } }"),
            ("note_c_idx", "query Q { notes_c_similarity(compare: [1, 2, 3], limit: 5) { id } }"),
            (
                "note_a_idx",
                "query Q($e: String!) { notes_a_similarity(compare_embed: {model: \"m\", text: $e}, method: L2) { id } }"
            ),
        ]) func vectorsAreFoundByTheirIndex(_ index: String, _ operation: String) throws
    {
        let plan: String = try Self.plan(operation, of: Self.notes, Self.noteRows, on: .packaged)
        #expect(plan.contains("Index Scan using \(index)"), "\(plan)")
        #expect(!plan.contains("Sort"), "\(plan)")
    }

    /// The generic plan of an operation's one statement.
    private static func plan(
        _ operation: String, of schema: String, _ rows: String, on server: ThrowawayServer
    ) throws -> String {
        let connection: BlockingConnection = try BlockingConnection(
            ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase(on: server)))
        defer { connection.close() }
        let traits: DatabaseTraits = try readCatalog(connection).traits
        let compiled: Diagnosed<CompiledProject?> = compileService(
            ServiceSources(
                serviceID: "s", location: "l", schema: [Source(name: "schema.gql", text: schema)],
                connectors: [
                    ServiceSources.Connector(id: "c", sources: [Source(name: "operations.gql", text: operation)])
                ]),
            traits: traits)
        let project: CompiledProject = try #require(compiled.value)
        for step: MigrationStep in creationSteps(for: project.schema, traits: traits).steps {
            try connection.execute(step.sql)
        }
        try connection.execute(rows)
        try connection.execute("SET plan_cache_mode = force_generic_plan")
        let step: CompiledStep = try #require(project.service.operation("Q", of: "c")?.steps.first)
        let rendered: RenderedStatement = step.template.render(ShapeKey(step.shapeSources.map { _ in .value }))
        try connection.execute("PREPARE shape AS \(rendered.statement.text)")
        let nulls: String = rendered.sources.map { _ in "NULL" }.joined(separator: ", ")
        let lines: [[String?]] = try connection.query("EXPLAIN EXECUTE shape" + (nulls.isEmpty ? "" : "(\(nulls))"))
        return lines.compactMap { $0.first ?? nil }.joined(separator: "\n")
    }
}
