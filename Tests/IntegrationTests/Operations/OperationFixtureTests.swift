import ConnectorModel
import OperationCompiler
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// Every folder of `Fixtures/Operations`: compiled, run on PostgreSQL through the executor and its lanes, compared whole.
///
/// `UPDATE_SNAPSHOTS=1` rewrites what is expected; what it wrote is to be read like code.
@Suite(
    .serialized,
    .enabled(if: ThrowawayPostgres.canRun, "PostgreSQL's programs are not installed: apt install postgresql"))
struct OperationFixtureTests {
    @Test(arguments: FixtureFolder.all) func behavesAsWrittenDown(_ folder: FixtureFolder) async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase(on: folder.server)
        let files: [String: String] = try await produce(folder, conninfo, hasEntityIDs: folder.hasClientCache)
        guard !Snapshots.areUpdated else { return try folder.replaceExpected(files) }
        #expect(folder.expectedFiles == files.keys.sorted())
        for (file, text) in files.sorted(by: { $0.key < $1.key }) {
            #expect(text == folder.text("expected/\(file)"), "\(folder.name)/expected/\(file)")
        }
    }

    /// What is asked for clients' caches changes nothing else.
    @Test(arguments: FixtureFolder.all.filter { !$0.hasClientCache && !Snapshots.areUpdated })
    func answersTheSameBesideEntityIDs(_ folder: FixtureFolder) async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase(on: folder.server)
        let files: [String: String] = try await produce(folder, conninfo, hasEntityIDs: true)
        for (file, text) in files.sorted(by: { $0.key < $1.key }) where file.hasSuffix(".json") {
            let expected: String? = folder.text("expected/\(file)")
            #expect(try FixtureCall.withoutExtensions(text) == expected, "\(folder.name)/expected/\(file)")
        }
    }

    private func produce(
        _ folder: FixtureFolder, _ conninfo: String, hasEntityIDs: Bool
    ) async throws -> [String: String] {
        let connection: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        defer { connection.close() }
        let traits: DatabaseTraits = try readCatalog(connection).traits
        let fixture: CompiledFixture = CompiledFixture(folder, hasEntityIDs: hasEntityIDs, traits: traits)
        #expect(fixture.withoutHint == [])
        var files: [String: String] = [:]
        if !fixture.diagnostics.isEmpty { files["diagnostics.txt"] = fixture.diagnostics }
        guard let project: CompiledProject = fixture.project else { return files }
        for step: MigrationStep in creationSteps(for: project.schema, traits: traits).steps {
            try connection.execute(step.sql)
        }
        if let seed: String = folder.text("seed.sql") { try connection.execute(seed) }
        let faults: [String] = try ShapeCheck.faults(of: project.service, on: connection)
        #expect(faults == [])
        let run: FixtureRun = FixtureRun(folder: folder, service: project.service, conninfo: conninfo)
        return files.merging(try await run.files(fixture.operations)) { first, _ in first }
    }
}
