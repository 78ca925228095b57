import Foundation
import GraphQLSyntax
import ProjectFiles
import Testing

@Suite struct ProjectTests {
    @Test func readsAWholeProject() throws {
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project())
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(reading.diagnostics == [])
        let project: Project = try #require(reading.value.project)
        #expect(project.folder == "\(folder.path)/dataconnect")
        #expect(project.serviceID == "library")
        #expect(project.location == "us-east4")
        #expect(project.specVersion == "v1")
        #expect(project.schemaSources == [Source(name: "schema/schema.gql", text: Sample.schema)])
        #expect(project.database.database == "fdcdb")
        #expect(project.database.schema == "public")
        #expect(project.database.validation == nil)
        #expect(project.resolvers == [])
        #expect(project.seed == nil)
        let connector: ConnectorProject = try #require(project.connectors.first)
        #expect(project.connectors.count == 1)
        #expect(connector.id == "shop")
        #expect(connector.folder == "\(folder.path)/dataconnect/connector")
        #expect(connector.operations == [Source(name: "connector/operations.gql", text: Sample.operations)])
        #expect(connector.generate == GenerateSettings())
        #expect(!connector.hasClientCache)
        #expect(connector.span == SourceSpan(sourceName: "connector/connector.yaml", start: 13, end: 17))
    }

    @Test func readsDocumentsOfAllFoldersInOneOrder() throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project([
                "dataconnect/schema/b.gql": "b", "dataconnect/schema/a/z.graphql": "az",
                "dataconnect/schema/a/deep/er/x.gql": "ax", "dataconnect/schema/notes.md": "no",
                "dataconnect/schema/.dataconnect/schema/prelude.gql": "no",
                "dataconnect/schema/node_modules/p/q.graphql": "no", "dataconnect/Book_insert.gql": "no",
            ]))
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(
            reading.value.project?.schemaSources.map(\.name) == [
                "schema/a/deep/er/x.gql", "schema/a/z.graphql", "schema/b.gql", "schema/schema.gql",
            ])
        #expect(
            reading.value.watchedFolders.map { $0.replacing(folder.path, with: "") } == [
                "/dataconnect", "/dataconnect/schema", "/dataconnect/schema/a", "/dataconnect/schema/a/deep",
                "/dataconnect/schema/a/deep/er", "/dataconnect/connector",
            ])
    }

    @Test func followsPathsOutOfTheFolderAndBackslashes() throws {
        let service: String = Sample.service.replacing("./schema", with: "../shared/schema")
            .replacing("\"./connector\"", with: "'..\\shared\\movies'")
        let folder: TemporaryFolder = try TemporaryFolder([
            "dataconnect/dataconnect.yaml": service, "shared/schema/s.gql": Sample.schema,
            "shared/movies/connector.yaml": Sample.connector, "shared/movies/q.gql": Sample.operations,
        ])
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(reading.diagnostics == [])
        #expect(reading.value.project?.schemaSources.map(\.name) == ["../shared/schema/s.gql"])
        #expect(reading.value.project?.connectors.first?.operations.map(\.name) == ["../shared/movies/q.gql"])
        #expect(
            watchedFolders(ofProjectAt: "\(folder.path)/dataconnect").map { $0.replacing(folder.path, with: "") } == [
                "/dataconnect", "/shared/schema", "/shared/movies",
            ])
    }

    @Test func readsTheSampleProject() throws {
        let top: Substring = #filePath.prefix(
            upTo: try #require(#filePath.range(of: "/Tests/", options: .backwards)).lowerBound)
        let reading: Diagnosed<ProjectReading> = readProject(at: "\(top)/dataconnect")
        #expect(reading.diagnostics == [])
        let project: Project = try #require(reading.value.project)
        #expect(project.serviceID == "movies")
        #expect(project.schemaSources.map(\.name) == ["schema/schema.gql"])
        #expect(project.connectors.map(\.id) == ["movies"])
        #expect(project.connectors.map(\.hasClientCache) == [true])
        #expect(project.connectors.flatMap(\.operations).map(\.name) == ["connector/operations.gql"])
        #expect(project.seed?.name == "seed_data.gql")
        let documents: [Source] =
            project.schemaSources + project.connectors.flatMap(\.operations) + [project.seed].compactMap(\.self)
        #expect(documents.flatMap { parseDocument($0).diagnostics } == [])
    }

    @Test func readsASeedDocument() throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/seed_data.gql": "mutation { a }"]))
        #expect(folder.read().value.project?.seed == Source(name: "seed_data.gql", text: "mutation { a }"))
    }

    @Test func readsSeveralSchemas() throws {
        let service: String = """
            serviceId: library
            location: europe-west1
            schemas:
              - datasource: { postgresql: { database: books, schema: shop } }
              - id: pricing
                source: schema_pricing
                datasource: { httpGraphql: { uri: "https://example.com/q", timeout: 1m30s } }
            connectorDirs: []
            """
        let folder: TemporaryFolder = try TemporaryFolder([
            "dataconnect/dataconnect.yaml": service, "dataconnect/schema/s.gql": Sample.schema,
            "dataconnect/schema_pricing/p.gql": "type Query { price: Int }",
        ])
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(reading.diagnostics == [])
        let project: Project = try #require(reading.value.project)
        #expect(project.schemaSources.map(\.name) == ["schema/s.gql"])
        #expect(project.database.schema == "shop")
        #expect(project.connectors == [])
        let resolver: ResolverSchema = try #require(project.resolvers.first)
        #expect(resolver.id == "pricing")
        #expect(resolver.sources.map(\.name) == ["schema_pricing/p.gql"])
        #expect(resolver.uri == "https://example.com/q")
        #expect(resolver.timeout == .seconds(90))
    }

    @Test(arguments: [
        ("datasource: { postgresql: { database: d, schemaValidation: STRICT } }", DatabaseSettings.Validation.strict),
        ("datasource: { postgresql: { database: d, cloudSql: { schemaValidation: COMPATIBLE } } }", .compatible),
        ("datasource: { schemaValidation: NONE, postgresql: { database: d } }", .none),
    ])
    func acceptsSchemaValidationInItsThreePlaces(line: String, expected: DatabaseSettings.Validation) throws {
        let service: String = "serviceId: a\nlocation: b\nschema:\n  \(line)\nconnectorDirs: []\n"
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project(["dataconnect/dataconnect.yaml": service]))
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(reading.diagnostics == [])
        #expect(reading.value.project?.database.validation == expected)
    }
}
