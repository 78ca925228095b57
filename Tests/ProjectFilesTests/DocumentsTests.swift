import GraphQLSyntax
import Testing

@testable import ProjectFiles

/// What is right in a faulty configuration leads to documents all the same, so that they are checked in the same run.
@Suite struct DocumentsTests {
    private func documents(_ changes: [String: String]) throws -> ProjectDocuments? {
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project(changes))
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(reading.hasErrors)
        return reading.value.documents
    }

    private func service(_ old: String, _ new: String) -> [String: String] {
        ["dataconnect/dataconnect.yaml": Sample.service.replacing(old, with: new)]
    }

    @Test func areReadWithoutIDsAndDataSources() throws {
        let changes: [[String: String]] = [
            service("serviceId: \"library\"\n", ""), service("location: ", "locaton: "),
            service("\"fdcdb\"", "''"), service("    postgresql:", "    postgres:"),
            service("  datasource:", "  dataSource:"),
            service("schema:", "schemas: []\nschema:"),
            service("connectorDirs: [\"./connector\"]", "connectorDirs: ./connector"),
        ]
        for change: [String: String] in changes {
            let found: ProjectDocuments = try #require(try documents(change))
            #expect(found.schema.sources.map(\.name) == ["schema/schema.gql"])
            #expect(found.schema.isComplete)
            #expect(found.connectors.map(\.id) == ["shop"])
            #expect(found.connectors.map(\.isIDKnown) == [true])
            #expect(found.connectors.map(\.operations.isComplete) == [true])
        }
    }

    @Test func areLookedForWhereTheyUsuallyAreIfTheSettingsDoNotSay() throws {
        let noSchema: ProjectDocuments = try #require(
            try documents(["dataconnect/dataconnect.yaml": "connectorDirs: [connector]\n"]))
        #expect(noSchema.schema.sources.map(\.name) == ["schema/schema.gql"])
        #expect(noSchema.connectors.map(\.operations.sources.count) == [1])
        for text: String in ["serviceId: \"club\nlocation: x\n", "hello\n", "- a\n"] {
            let found: ProjectDocuments = try #require(try documents(["dataconnect/dataconnect.yaml": text]))
            #expect(found.schema.sources.map(\.name) == ["schema/schema.gql"])
            #expect(found.schema.isComplete)
            #expect(found.connectors.isEmpty)
        }
    }

    @Test func knowWhenTheyAreNotAll() throws {
        let elsewhere: ProjectDocuments = try #require(try documents(service("\"./schema\"", "nowhere")))
        #expect(elsewhere.schema == ProjectDocuments.Folder())
        let noConnector: ProjectDocuments = try #require(try documents(service("\"./connector\"", "connector, other")))
        #expect(noConnector.connectors.map(\.id) == ["shop", "other"])
        #expect(noConnector.connectors.map(\.operations.isComplete) == [true, false])
        #expect(noConnector.connectors.map(\.isIDKnown) == [true, false])
    }

    @Test func areReadOfAConnectorWhoseFileIsWrong() throws {
        for text: String in ["connectorId: [", "{}", "connectorId: a b"] {
            let found: ProjectDocuments = try #require(try documents(["dataconnect/connector/connector.yaml": text]))
            #expect(found.connectors.map(\.id) == ["connector"])
            #expect(found.connectors.map(\.isIDKnown) == [false])
            #expect(found.connectors.map(\.operations.sources.count) == [1])
        }
    }

    @Test func areNoneWhereNothingLeadsToThem() throws {
        let folder: TemporaryFolder = try TemporaryFolder(["dataconnect/schema/schema.gql": "type A @table { b: Int }"])
        #expect(folder.read().value.documents == nil)
    }
}
