import ConnectorModel
import Execution
import JSON
import OperationCompiler
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// The operations of the fixtures on tables of a thousand rows: nothing reads a table from end to end where one of its indexes would do.
///
/// A fixture's `scans.txt` names what has to, and why: `Operation table: reason`.
@Suite(
    .serialized,
    .enabled(if: ThrowawayPostgres.canRun, "PostgreSQL's programs are not installed: apt install postgresql"))
struct ScanTests {
    @Test(arguments: FixtureFolder.all) func usesIndexesThatMatch(_ folder: FixtureFolder) async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase(on: folder.server)
        let connection: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        defer { connection.close() }
        let traits: DatabaseTraits = try readCatalog(connection).traits
        let fixture: CompiledFixture = CompiledFixture(
            folder, hasEntityIDs: folder.hasClientCache, traits: traits)
        guard let project: CompiledProject = fixture.project else { return }
        for step: MigrationStep in creationSteps(for: project.schema, traits: traits).steps {
            try connection.execute(step.sql)
        }
        // Views that the schema only names are made there.
        if let seed: String = folder.text("seed.sql") { try connection.execute(seed) }
        let catalog: Catalog = try readCatalog(connection)
        try connection.execute(ThousandRows.script(for: catalog))

        let worker: OperationWorker = OperationWorker(conninfo, service: project.service, reportsAll: true)
        let scans: ScanSearch = ScanSearch(catalog)
        let explanation: StatementExplanation = try StatementExplanation(
            ConnectionSettings(conninfo: conninfo), options: "FORMAT JSON", settings: [("enable_seqscan", "off")])
        defer { explanation.close() }
        let calls: [String: [FixtureCall]] = try FixtureCall.calls(folder.text("variables.json"))
        var found: Set<String> = []
        for name: String in fixture.operations {
            for call: FixtureCall in calls[name] ?? [.plain] {
                let request: ExecutionRequest = FixtureRun.request(name, call)
                for preview: StatementPreview in await worker.preview(request) {
                    // Values that the database refuses have no plan.
                    let plan: [String]? = try? explanation.plan(
                        of: preview.statement, preview.parameters, isGeneric: preview.planClass == .keyed)
                    guard let plan else { continue }
                    found.formUnion(try scans.avoidable(in: plan.joined()).map { "\(name) \($0)" })
                }
            }
        }
        await worker.shutDown()
        let allowed: [Substring] = (folder.text("scans.txt") ?? "").split(separator: "\n")
        let reasonless: [Substring] = allowed.filter { $0.split(separator: ": ").count < 2 }
        #expect(reasonless == [])
        #expect(
            found.sorted() == Set(allowed.compactMap { $0.split(separator: ": ").first.map { String($0) } }).sorted())
    }
}

/// Fills tables whose meaning nobody knows.
private enum ThousandRows {
    /// - Bounds: foreign keys are not checked; plans do not depend on them.
    static func script(for catalog: Catalog) -> String {
        let names: String = catalog.tables.map(\.name.description).joined(separator: ", ")
        let fills: [String] = catalog.tables.map { table in
            let columns: [CatalogColumn] = table.columns.filter { !$0.isGenerated }
            let values: [String] = columns.map { value(of: $0, catalog) }
            return """
                INSERT INTO \(table.name) (\(columns.map { quotedIdentifier($0.name) }.joined(separator: ", ")))
                SELECT \(values.joined(separator: ", ")) FROM generate_series(1, 1000) AS g
                ON CONFLICT DO NOTHING;
                """
        }
        return """
            SET session_replication_role = replica;
            \(names.isEmpty ? "" : "TRUNCATE \(names) CASCADE;")
            \(fills.joined(separator: "\n"))
            SET session_replication_role = origin;
            ANALYZE;
            """
    }

    private static func value(of column: CatalogColumn, _ catalog: Catalog) -> String {
        value(of: column.type.text, catalog)
    }

    private static func value(of type: String, _ catalog: Catalog) -> String {
        if type.hasSuffix("[]") { return "ARRAY[\(value(of: String(type.dropLast(2)), catalog))]::\(type)" }
        switch type.prefix(while: { $0 != "(" }) {
        case "uuid": return "md5(g::text)::uuid"
        case "smallint", "integer", "bigint", "real", "double precision": return "g"
        case "numeric": return "(g % 100)"
        case "boolean": return "g % 2 = 0"
        case "date": return "date '2000-01-01' + g"
        case "timestamp with time zone", "timestamp without time zone":
            return "timestamptz '2000-01-01' + g * interval '1 hour'"
        case "time without time zone", "time with time zone": return "time '00:00' + g * interval '1 second'"
        case "interval": return "g * interval '1 second'"
        case "json", "jsonb": return "to_jsonb(g)::\(type)"
        case "bytea": return "int4send(g)"
        case "bit", "bit varying": return "NULL"
        case "vector": return "array_fill(g::real, ARRAY[\(Int(type.filter(\.isNumber)) ?? 1)])::vector"
        default: break
        }
        if let labels: [String] = catalog.enums.first(where: { type == $0.name.name || type == $0.name.description })?
            .labels,
            let first: String = labels.first
        {
            return "'\(first.replacing("'", with: "''"))'::\(type)"
        }
        return "substring(to_hex(g) for 3)::\(type)"
    }
}

/// Finds in a plan the tables that are read whole although the condition or the order is one that an index has.
private struct ScanSearch {
    private let leading: [String: Set<String>]

    init(_ catalog: Catalog) {
        leading = Dictionary(
            catalog.tables.map { table in
                let indexes: [String] = table.indexes.filter { $0.method == "btree" }.compactMap(\.parts.first?.text)
                return (table.name.name, Set(indexes + table.primaryKey.prefix(1)))
            }, uniquingKeysWith: { $0.union($1) })
    }

    func avoidable(in plan: String) throws -> Set<String> {
        let tree: JSONValue = try parseJSON(Array(plan.utf8))
        var found: Set<String> = []
        for root: JSONValue in tree.array ?? [] { visit(root["Plan"] ?? .null, below: nil, &found) }
        return found
    }

    private func visit(_ node: JSONValue, below parent: JSONValue?, _ found: inout Set<String>) {
        if node["Node Type"]?.string == "Seq Scan", let table: String = node["Relation Name"]?.string {
            let filter: String = node["Filter"]?.string ?? ""
            let order: String = parent?["Sort Key"]?.array?.first?.string ?? ""
            for column: String in leading[table] ?? [] where isIndexable(column, filter) || isOrder(column, order) {
                found.insert(table)
            }
        }
        for child: JSONValue in node["Plans"]?.array ?? [] { visit(child, below: node, &found) }
    }

    /// Whether all rows must satisfy a comparison of the column that an index answers.
    private func isIndexable(_ column: String, _ filter: String) -> Bool {
        guard !filter.contains(" OR "), !filter.contains("NOT ") else { return false }
        let spellings: [String] = [column, quotedIdentifier(column)].flatMap {
            ["(\($0) ", "(\($0))::text ", ".\($0) "]
        }
        return spellings.contains { spelling in
            ["= ", "< ", "> ", "<= ", ">= "].contains { filter.contains(spelling + $0) }
        }
    }

    private func isOrder(_ column: String, _ key: String) -> Bool {
        let name: String = key.replacing(" DESC", with: "").split(separator: ".").last.map { String($0) } ?? ""
        return name == column || name == quotedIdentifier(column)
    }
}
