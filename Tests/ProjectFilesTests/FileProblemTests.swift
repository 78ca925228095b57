import Foundation
import GraphQLSyntax
import Testing

@testable import ProjectFiles

@Suite struct FileProblemTests {
    @Test func saysWhereTheFileShouldBe() throws {
        let folder: TemporaryFolder = try TemporaryFolder(["dataconnect/dataconnect/dataconnect.yaml": Sample.service])
        #expect(
            rendered(folder.read(), without: folder) == [
                "dataconnect.yaml:1:1: error CFG601: could not find dataconnect.yaml in /tmp/dataconnect"
                    + " (use the folder /tmp/dataconnect/dataconnect)"
            ])
    }

    @Test func tellsOfTheOtherEnding() throws {
        let folder: TemporaryFolder = try TemporaryFolder(["dataconnect/dataconnect.yml": Sample.service])
        #expect(folder.read().diagnostics.map(\.hint) == ["rename dataconnect.yml to dataconnect.yaml"])
    }

    @Test func watchesTheNearestFolderOfAMissingProject() throws {
        let folder: TemporaryFolder = try TemporaryFolder(["readme": ""])
        #expect(folder.read().value.watchedFolders == [folder.path])
    }

    @Test func reportsMissingFoldersWhereTheyAreNamed() throws {
        let folder: TemporaryFolder = try TemporaryFolder([
            "dataconnect/dataconnect.yaml": Sample.service, "dataconnect/connector/q.gql": Sample.operations,
        ])
        #expect(
            rendered(folder.read(), without: folder) == [
                "dataconnect.yaml:5:11: error CFG601: could not find schema (write it, or correct the path)",
                "dataconnect.yaml:11:17: error CFG601: could not find connector/connector.yaml (write it, or correct the path)",
            ])
    }

    @Test func refusesTwoConnectorsOfOneIDAndOneFolderTwice() throws {
        let service: String = Sample.service.replacing("[\"./connector\"]", with: "[connector, other, ./connector/]")
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project([
                "dataconnect/dataconnect.yaml": service, "dataconnect/other/connector.yaml": Sample.connector,
            ]))
        #expect(
            rendered(folder.read(), without: folder) == [
                "dataconnect.yaml:11:28: warning CFG606: other holds no .gql or .graphql file (write one there, or correct the path)",
                "other/connector.yaml:1:14: error CFG617: two connectors have the id \"shop\" (give one of them another connectorId)",
                "dataconnect.yaml:11:35: error CFG617: the connector folder connector is named twice (remove one of the two)",
            ])
    }

    /// Of documents the parser tells, which goes on behind such bytes.
    @Test func reportsBytesThatAreNotUTF8() throws {
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project())
        let bytes: Data = Data(Array("# é\n".utf8) + [0xC3, 0x28])
        try folder.write(bytes, to: "dataconnect/schema/schema.gql")
        try folder.write(bytes, to: "dataconnect/connector/connector.yaml")
        #expect(
            rendered(folder.read(), without: folder) == [
                "connector/connector.yaml:2:1: error CFG603: connector/connector.yaml is not UTF-8 (save the file as UTF-8)"
            ])
    }

    @Test func tellsOfUTF16Once() throws {
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project())
        try folder.write(
            Data([0xFF, 0xFE]) + Data("type A".utf8.flatMap { [$0, 0] }), to: "dataconnect/schema/schema.gql")
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(
            rendered(reading, without: folder) == [
                "schema/schema.gql:1:1: error CFG603: schema/schema.gql is UTF-16 (save the file as UTF-8)"
            ])
        #expect(reading.value.documents?.schema == ProjectDocuments.Folder())
    }

    @Test func reportsLinksThatLeadInACircle() throws {
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project())
        try folder.link("dataconnect/schema/again", to: "../schema")
        try folder.link("dataconnect/schema/self.gql", to: "self.gql")
        #expect(
            rendered(folder.read(), without: folder) == [
                "schema/again:1:1: error CFG605: schema/again is a symbolic link that leads back to itself"
                    + " (remove the link)",
                "schema/self.gql:1:1: error CFG605: schema/self.gql is a symbolic link that leads back to itself"
                    + " (remove the link)",
            ])
    }

    @Test func readsAFolderOnceWhateverWaysLeadToIt() throws {
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project(["dataconnect/schema/a/x.gql": "x"]))
        try folder.link("dataconnect/schema/b", to: "a")
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(reading.diagnostics == [])
        #expect(reading.value.project?.schemaSources.map(\.name) == ["schema/a/x.gql", "schema/schema.gql"])
    }

    @Test func refusesAPipeInThePlaceOfADocument() throws {
        let folder: TemporaryFolder = try TemporaryFolder(Sample.project())
        #expect(mkfifo("\(folder.path)/dataconnect/schema/pipe.gql", 0o600) == 0)
        #expect(
            rendered(folder.read(), without: folder) == [
                "schema/pipe.gql:1:1: error CFG602: schema/pipe.gql is not a regular file (put a file in its place)"
            ])
    }

    @Test func boundsFilesAndFolders() throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/schema/a/b/c.gql": "0123456789", "dataconnect/schema/big.gql": "0123456789+"]))
        var limits: ProjectLimits = .standard
        limits.documentByteCount = 10
        #expect(
            rendered(folder.read(limits: limits), without: folder).prefix(1) == [
                "schema/big.gql:1:1: error CFG604: schema/big.gql is larger than the limit of 10 (split it, or name another folder)"
            ])
        limits = .standard
        limits.totalByteCount = 20
        #expect(folder.read(limits: limits).diagnostics.map(\.code) == [.projectTooLarge, .projectTooLarge])
        limits = .standard
        limits.entryCount = 3
        #expect(folder.read(limits: limits).diagnostics.map(\.message) == ["schema holds more than 3 files"])
        limits = .standard
        limits.folderDepth = 1
        #expect(
            folder.read(limits: limits).diagnostics.map(\.message) == ["schema/a/b nests more than 1 folders deep"])
        limits = .standard
        limits.configurationByteCount = 20
        #expect(folder.read(limits: limits).diagnostics.map(\.code) == [.projectTooLarge])
    }
}
