import GraphQLSyntax
import ProjectFiles
import Testing

@Suite struct ConnectorTests {
    @Test func readsWhatIsToBeGenerated() throws {
        let connector: String = """
            connectorId: "shop"
            authMode: PUBLIC
            generate:
              javascriptSdk:
                - outputDir: ../../web/generated
                  package: "@shop/web"
                  packageJSONDir: "..\\\\..\\\\web"
                  react: yes
                  clientCache: {}
                - { outputDir: /abs/js, package: other, stringUnions: true, environmentOverrides: true }
                - { outputDir: ../../page, package: page, runtime: standalone, react: false }
                - { outputDir: ../../app, package: app, runtime: firebase }
              swiftSdk: { outputDir: ../../ios, package: ShopSDK, observablePublisher: observableObject }
              kotlinSdk: { outputDir: ../../android, clientCache: { maxAge: 30s, storage: memory, maxSize: 50MB } }
              llmTools: { outputFile: ../../tools.json }
            """
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/connector/connector.yaml": connector]))
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(reading.diagnostics == [])
        let found: ConnectorProject = try #require(reading.value.project?.connectors.first)
        #expect(found.hasClientCache)
        #expect(found.generate.llmToolFiles == ["\(folder.path)/tools.json"])
        #expect(
            found.generate.sdks.map(described) == [
                "javascriptSdk \(folder.path)/web/generated @shop/web \(folder.path)/web react cache 0.0 seconds",
                "javascriptSdk /abs/js other unions environment",
                "javascriptSdk \(folder.path)/page page standalone",
                "javascriptSdk \(folder.path)/app app",
                "swiftSdk \(folder.path)/ios ShopSDK observableObject",
                "kotlinSdk \(folder.path)/android cache 30.0 seconds memory 52428800",
            ])
    }

    /// Those for Swift and Kotlin have a folder of their own below the output folder.
    @Test func knowsTheFolderThatIsFilled() throws {
        let connector: String = """
            connectorId: my-shop
            generate:
              javascriptSdk: { outputDir: ../gen, package: p }
              swiftSdk: { outputDir: ../apps, package: Shop }
              kotlinSdk: [{ outputDir: ../apps }, { outputDir: ../apps, package: com.example.shop }]
            """
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/connector/connector.yaml": connector]))
        let found: ConnectorProject = try #require(folder.read().value.project?.connectors.first)
        #expect(
            found.generate.sdks.map {
                relativePath(from: found.folder, to: $0.filledFolder(ofConnector: found.id))
            } == ["../gen", "../apps/Shop", "../apps/connectors/my_shop", "../apps/com/example/shop"])
        // No name of a package begins with a digit.
        #expect(SDKSettings.kotlinPackage(ofConnector: "1abc") == "connectors._1abc")
    }

    /// Folders in each other are a matter of generating, which must not stop anything else.
    @Test func readsOutputFoldersInEachOther() throws {
        let connector: String = """
            connectorId: shop
            generate:
              javascriptSdk: { outputDir: ../gen, package: p }
              swiftSdk: { outputDir: ../gen, package: Shop }
            """
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/connector/connector.yaml": connector]))
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(rendered(reading, without: folder) == [])
        #expect(reading.value.project?.connectors.first?.generate.sdks.map(\.kind) == [.javascript, .swift])
    }

    @Test func warnsOfWrongKeysInConnectors() throws {
        let connector: String = """
            connectorId: shop
            auth: PUBLIC
            generate:
              nodeAdminSdk: { outputDir: a, package: b }
              javascriptSdk: { outputDir: a, pakage: b, package: c }
            """
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/connector/connector.yaml": connector]))
        let reading: Diagnosed<ProjectReading> = folder.read()
        #expect(!reading.hasErrors)
        #expect(
            rendered(reading, without: folder) == [
                "connector/connector.yaml:2:1: warning CFG612: unknown key \"auth\" (did you mean \"authMode\"?)",
                "connector/connector.yaml:4:3: warning CFG612: unknown key \"nodeAdminSdk\" in generate"
                    + " (did you mean \"adminNodeSdk\"?)",
                "connector/connector.yaml:5:34: warning CFG612: unknown key \"pakage\" in generate.javascriptSdk"
                    + " (did you mean \"package\"?)",
            ])
    }

    /// Bindings for frameworks call the package that a standalone SDK does without.
    @Test func refusesRuntimesThatAreNone() throws {
        let connector: String = """
            connectorId: shop
            generate:
              javascriptSdk:
                - { outputDir: a, package: a, runtime: standalon }
                - { outputDir: b, package: b, runtime: deno }
                - { outputDir: c, package: c, runtime: standalone, react: true, angular: true }
              adminNodeSdk: { outputDir: d, package: d, runtime: standalone }
            """
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/connector/connector.yaml": connector]))
        #expect(
            rendered(folder.read(), without: folder) == [
                "connector/connector.yaml:4:44: error CFG615: generate.javascriptSdk[0].runtime must be one of firebase,"
                    + " standalone (did you mean \"standalone\"?)",
                "connector/connector.yaml:5:44: error CFG615: generate.javascriptSdk[1].runtime must be one of firebase,"
                    + " standalone (for example firebase)",
                "connector/connector.yaml:6:56: error CFG615: generate.javascriptSdk[2].react needs the firebase package,"
                    + " which runtime \"standalone\" does without (remove react, or runtime)",
                "connector/connector.yaml:6:69: error CFG615: generate.javascriptSdk[2].angular needs the firebase package,"
                    + " which runtime \"standalone\" does without (remove angular, or runtime)",
                "connector/connector.yaml:7:45: warning CFG612: unknown key \"runtime\" in generate.adminNodeSdk"
                    + " (remove it; known here are clientCache, environmentOverrides, outputDir, package, packageJSONDir,"
                    + " packageJsonDir, stringUnions)",
            ])
    }

    @Test func refusesWrongValuesInConnectors() throws {
        let connector: String = """
            generate:
              dartSdk: { package: d }
              swiftSdk:
                outputDir: x
                package: y
                observablePublisher: observableMacros
                clientCache: { maxAge: soon, storage: disk, maxSize: big }
              javascriptSdk: [ text ]
              llmTools: text
            """
        let folder: TemporaryFolder = try TemporaryFolder(
            Sample.project(["dataconnect/connector/connector.yaml": connector]))
        #expect(
            rendered(folder.read(), without: folder) == [
                "connector/connector.yaml:1:1: error CFG613: missing required key \"connectorId\""
                    + " (write a value for connectorId)",
                "connector/connector.yaml:2:3: error CFG613: missing required key \"generate.dartSdk.outputDir\""
                    + " (write a value for outputDir)",
                "connector/connector.yaml:6:26: error CFG615: generate.swiftSdk.observablePublisher must be one of"
                    + " observableMacro, observableObject (did you mean \"observableMacro\"?)",
                "connector/connector.yaml:7:28: error CFG615: generate.swiftSdk.clientCache.maxAge \"soon\" is not a duration"
                    + " (write a number with its unit, as 500ms, 5s, 10m or 1h)",
                "connector/connector.yaml:7:43: error CFG615: generate.swiftSdk.clientCache.storage must be one of"
                    + " persistent, memory (for example persistent)",
                "connector/connector.yaml:7:58: error CFG615: generate.swiftSdk.clientCache.maxSize \"big\" is not an amount"
                    + " of bytes (write a number with its unit, as 100KB, 50MB or 1GB)",
                "connector/connector.yaml:8:20: error CFG614: generate.javascriptSdk[0] must be a map, not a single value"
                    + " (write {key: value})",
                "connector/connector.yaml:9:13: error CFG614: generate.llmTools must be a map or a list of maps, not a single"
                    + " value (write {key: value}, or several of those in brackets)",
            ])
    }
}

private func described(_ sdk: SDKSettings) -> String {
    var words: [String] = [sdk.kind.rawValue, sdk.outputFolder]
    words += [sdk.package, sdk.packageJSONFolder].compactMap { $0 }
    if sdk.hasReact { words.append("react") }
    if sdk.runtime != .firebase { words.append("\(sdk.runtime)") }
    if sdk.usesStringUnions { words.append("unions") }
    if sdk.isFromEnvironment { words.append("environment") }
    if sdk.kind == .swift { words.append("\(sdk.observablePublisher)") }
    if let cache: ClientCacheSettings = sdk.clientCache {
        words += ["cache", "\(cache.maxAge)"]
        if let storage: ClientCacheSettings.Storage = cache.storage { words.append("\(storage)") }
        if let size: Int = cache.maxByteCount { words.append("\(size)") }
    }
    return words.joined(separator: " ")
}
