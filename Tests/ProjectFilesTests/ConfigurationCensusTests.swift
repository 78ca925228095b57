import GraphQLSyntax
import ProjectFiles
import Testing

/// Spellings that real projects hold.
@Suite struct ConfigurationCensusTests {
    @Test(arguments: ["specVersion: v1\n", "specVersion: \"v1beta\"\n", "specVersion: 'v1alpha'\n", ""])
    func acceptsEveryVersionOfTheFile(line: String) throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project([
                "dataconnect/dataconnect.yaml": Sample.service.replacing("specVersion: \"v1\"\n", with: line)
            ]))
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(reading.diagnostics == [])
        #expect(reading.value.project?.serviceID == "library")
    }

    @Test func readsTheListOfOneSchemaWithAndWithoutItsId() throws {
        for id: String in ["", "id: main, ", "id: , "] {
            let service: String = """
                serviceId: library
                location: us-east4
                schemas:
                  - { \(id)source: ./schema, datasource: { postgresql: { database: d, cloudSql: { instanceId: i } } } }
                connectorDirs: [./connector]
                """
            let folder: TemporaryFolder = try TemporaryFolder(
                Sample.project(["dataconnect/dataconnect.yaml": service]))
            let reading: Diagnosed<ProjectReading> = folder.read()
            #expect(reading.diagnostics == [])
            #expect(reading.value.project?.schemaSources.map(\.name) == ["schema/schema.gql"])
        }
    }

    @Test func requiresConnectorYAMLInEveryConnectorFolder() throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project([
                "dataconnect/dataconnect.yaml": Sample.service.replacing(
                    "[\"./connector\"]", with: "[./connector, ./api]"),
                "dataconnect/api/q.gql": Sample.operations,
            ]))
        #expect(
            rendered(folder.read(), without: folder) == [
                "dataconnect.yaml:11:30: error CFG601: could not find api/connector.yaml (write it, or correct the path)"
            ])
    }

    @Test func suggestsTheKeysThatPeopleMeant() throws {
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project([
                "dataconnect/dataconnect.yaml": Sample.service + "version: 1\nconnectors: []\n",
                "dataconnect/connector/connector.yaml": """
                connectorId: shop
                authMode: FIREBASE_AUTH
                generate:
                  dart: { outputDir: a, package: b }
                  flutterSdk: [{ outputDir: a, package: b }]
                """,
            ]))
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(!reading.hasErrors)
        #expect(
            rendered(reading, without: folder) == [
                "dataconnect.yaml:12:1: warning CFG612: unknown key \"version\" (did you mean \"specVersion\"?)",
                "dataconnect.yaml:13:1: warning CFG612: unknown key \"connectors\" (did you mean \"connectorDirs\"?)",
                "connector/connector.yaml:4:3: warning CFG612: unknown key \"dart\" in generate (did you mean \"dartSdk\"?)",
                "connector/connector.yaml:5:3: warning CFG612: unknown key \"flutterSdk\" in generate"
                    + " (did you mean \"dartSdk\"?)",
            ])
    }

    @Test func readsEverySDKAsAnObjectAndAsAList() throws {
        let kinds: [(key: String, entry: String)] = [
            (
                "javascriptSdk",
                "outputDir: js, package: p, packageJsonDir: web, react: true, angular: true,"
                    + " clientCache: { maxAge: 5s, storage: memory }"
            ),
            (
                "swiftSdk",
                "outputDir: swift, package: P, observablePublisher: observableMacro, coreSdkPackageLocation: ../core,"
                    + " clientCache: { storage: persistent }"
            ),
            ("kotlinSdk", "outputDir: kotlin, package: com.example, clientCache: { maxSize: 100KB }"),
            ("dartSdk", "outputDir: dart, package: p/p.dart, clientCache: { maxAge: 1h }"),
            ("adminNodeSdk", "outputDir: admin, package: p, packageJsonDir: functions"),
            ("llmTools", "outputFile: tools.json"),
        ]
        for isList: Bool in [false, true] {
            let entries: [String] = kinds.map {
                isList ? "  \($0.key): [{ \($0.entry) }]" : "  \($0.key): { \($0.entry) }"
            }
            let folder: TemporaryFolder = try TemporaryFolder(
                Sample.project([
                    "dataconnect/connector/connector.yaml": "connectorId: shop\ngenerate:\n"
                        + entries.joined(separator: "\n")
                ]))
            let reading: Diagnosed<ProjectReading> = folder.read()
            #expect(reading.diagnostics == [])
            let generate: GenerateSettings = try #require(reading.value.project?.connectors.first?.generate)
            let base: String = "\(folder.path)/dataconnect"
            #expect(generate.sdks.map(\.kind) == [.javascript, .swift, .kotlin, .dart, .adminNode])
            #expect(
                generate.sdks.map(\.outputFolder)
                    == ["js", "swift", "kotlin", "dart", "admin"].map { "\(base)/connector/\($0)" })
            #expect(
                generate.sdks.map(\.packageJSONFolder).compactMap(\.self)
                    == ["web", "functions"].map { "\(base)/connector/\($0)" })
            #expect(generate.sdks[0].hasReact && generate.sdks[0].hasAngular)
            #expect(generate.sdks[1].coreSDKFolder == "\(base)/core")
            #expect(generate.sdks[2].clientCache?.maxByteCount == 102_400)
            #expect(generate.sdks[3].clientCache?.maxAge == .seconds(3_600))
            #expect(generate.llmToolFiles == ["\(base)/connector/tools.json"])
        }
    }
}
