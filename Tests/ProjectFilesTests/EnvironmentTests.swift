import GraphQLSyntax
import ProjectFiles
import Testing

@Suite struct EnvironmentTests {
    private func read(_ files: [String: String], _ environment: String?) throws -> (
        Diagnosed<ProjectReading>, TemporaryFolder
    ) {
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project(files))
        return (readProject(at: "\(folder.path)/dataconnect", environment: environment), folder)
    }

    @Test func takesOverWhatIsDifferent() throws {
        let files: [String: String] = [
            "dataconnect/dataconnect.staging.yaml":
                "serviceId: library-staging\nlocation: europe-west1\ndatabase: staging\n",
            "dataconnect/dataconnect.ci.yaml": "database: ci\n",
        ]
        let (staging, _): (Diagnosed<ProjectReading>, TemporaryFolder) = try read(files, "staging")
        #expect(staging.diagnostics == [])
        #expect(staging.value.project?.serviceID == "library-staging")
        #expect(staging.value.project?.location == "europe-west1")
        #expect(staging.value.project?.database.database == "staging")
        #expect(staging.value.sources.map(\.name).prefix(2) == ["dataconnect.yaml", "dataconnect.staging.yaml"])
        let (ci, _): (Diagnosed<ProjectReading>, TemporaryFolder) = try read(files, "ci")
        #expect(ci.value.project?.serviceID == "library")
        #expect(ci.value.project?.location == "us-east4")
        #expect(ci.value.project?.database.database == "ci")
        let (none, _): (Diagnosed<ProjectReading>, TemporaryFolder) = try read(files, nil)
        #expect(none.value.project?.database.database == "fdcdb")
    }

    @Test func refusesEverythingElse() throws {
        let text: String = "locaton: x\nschema:\n  source: y\ndatabase: ''\nserviceId: a/b\n"
        let (reading, folder): (Diagnosed<ProjectReading>, TemporaryFolder) = try read(
            ["dataconnect/dataconnect.prod.yaml": text], "prod")
        let only: String = "only serviceId, location and database can differ by environment"
        #expect(
            rendered(reading, without: folder) == [
                "dataconnect.prod.yaml:1:1: error CFG612: unknown key \"locaton\": \(only) (did you mean \"location\"?)",
                "dataconnect.prod.yaml:2:1: error CFG612: unknown key \"schema\": \(only) (write it in dataconnect.yaml)",
                "dataconnect.prod.yaml:4:11: error CFG615: database must not be empty (write a text in the quotes)",
                "dataconnect.prod.yaml:5:12: error CFG615: serviceId \"a/b\" cannot be a part of a URL"
                    + " (use at most 63 letters, digits, hyphens and underscores)",
            ])
    }

    @Test func namesTheEnvironmentsThatThereAre() throws {
        let (reading, folder): (Diagnosed<ProjectReading>, TemporaryFolder) = try read(
            ["dataconnect/dataconnect.a.yaml": "", "dataconnect/dataconnect.b.yaml": ""], "c")
        #expect(
            rendered(reading, without: folder) == [
                "dataconnect.c.yaml:1:1: error CFG601: could not find dataconnect.c.yaml, which the environment \"c\" asks for"
                    + " (there are files for a, b)"
            ])
        let (other, otherFolder): (Diagnosed<ProjectReading>, TemporaryFolder) = try read([:], "../c")
        #expect(
            rendered(other, without: otherFolder) == [
                "dataconnect.yaml:1:1: error CFG615: \"../c\" cannot name an environment"
                    + " (use at most 63 letters, digits, hyphens and underscores)"
            ])
    }
}
