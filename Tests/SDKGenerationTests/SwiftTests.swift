import ConnectorModel
import GraphQLSyntax
import SDKGeneration
import Testing

/// What is generated for Swift, file by file.
@Suite struct SwiftTests {
    @Test(arguments: SDKFixture.all)
    func generatesTheSDK(_ fixture: SDKFixture) throws {
        try fixture.expect(SwiftSDK(.fixture(fixture.name)).files(for: fixture.interface()), as: "swiftSdk")
    }

    /// For systems without the Observation framework, on the official package.
    @Test func generatesReferencesForCombine() throws {
        let fixture: SDKFixture = SDKFixture(name: "library")
        var settings: SwiftSDKSettings = SwiftSDKSettings(package: "LibrarySDK")
        settings.publisher = .observableObject
        settings.cache = ClientCache(storage: .memory)
        let files: [GeneratedFile] = try SwiftSDK(settings).files(for: fixture.interface())
        let changed: Set<String> = [
            "LibrarySDK/Package.swift", "LibrarySDK/Sources/LibraryClient.swift",
            "LibrarySDK/Sources/LibraryOperations.swift",
        ]
        try fixture.expect(files.filter { changed.contains($0.path) }, as: "swiftSdk+observableObject")
    }

    /// The last part of a way that leads up is no name for the package manager.
    @Test func namesAPackageThatIsAbove() throws {
        var settings: SwiftSDKSettings = SwiftSDKSettings(package: "EmptySDK")
        settings.core = SwiftCore(.dataConnectClient, at: .folder("../../.."))
        let files: [GeneratedFile] = try SwiftSDK(settings).files(for: SDKFixture(name: "empty").interface())
        #expect(
            files.first { $0.path == "EmptySDK/Package.swift" }?.contents == """
                // swift-tools-version: 6.0

                import PackageDescription

                let package = Package(
                  name: "EmptySDK",
                  platforms: [.macOS(.v15)],
                  products: [.library(name: "EmptySDK", targets: ["EmptySDK"])],
                  dependencies: [.package(name: "dataconnect", path: "../../..")],
                  targets: [
                    .target(
                      name: "EmptySDK",
                      dependencies: [
                        .product(name: "DataConnectClient", package: "dataconnect")
                      ],
                      path: "Sources"
                    )
                  ]
                )

                """)
    }

    /// Our library's cache is told of each value of a row whose name in responses is not that of its field.
    @Test func tellsTheCacheWhatNamesStandFor() throws {
        let interface: ConnectorInterface = try SDKFixture.interface(
            id: "c", schema: [Source(name: "schema.gql", text: "type Book @table { title: String, year: Int }")],
            operations: [
                Source(
                    name: "q.gql",
                    text: """
                        query Plain @auth(level: PUBLIC) { mine: books { id title } }
                        query Aliased @auth(level: PUBLIC) { mine: books { title: year year_count(distinct: true) } }
                        """)
            ])
        let files: [GeneratedFile] = try SwiftSDK(SwiftSDKSettings(package: "P")).files(for: interface)
        let text: String = try #require(files.first { $0.path == "P/Sources/CClient.swift" }?.contents)
        let lines: ArraySlice<Substring> =
            text.split(separator: "\n").drop { !$0.hasSuffix("#if !canImport(FirebaseDataConnect)") }
        #expect(
            lines.prefix(5).joined(separator: "\n") == """
                    #if !canImport(FirebaseDataConnect)
                      dataConnect.nameFields([
                        "Aliased": ["mine.title": .field("year"), "mine.year_count": .own],
                      ])
                    #endif
                """)
    }

    /// A property called as its type would hide it.
    @Test func tellsPropertiesFromTypesThatBeginWithNoLetter() throws {
        let interface: ConnectorInterface = try SDKFixture.interface(
            id: "1abc", schema: [Source(name: "schema.gql", text: "type Book @table { title: String }")],
            operations: [Source(name: "q.gql", text: "query All @auth(level: PUBLIC) { books { id } }")])
        let files: [GeneratedFile] = try SwiftSDK(SwiftSDKSettings(package: "P")).files(for: interface)
        let client: GeneratedFile = try #require(files.first { $0.path.hasSuffix("Client.swift") })
        let lines: [String] = client.contents.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        #expect(
            lines.filter { $0.contains("_:") || $0.contains("_ =") } == [
                "static let _1abcConnector_: _1abcConnector = {"
            ])
    }

    @Test func refusesNamesThatClash() throws {
        let interface: ConnectorInterface = try SDKFixture.interface(
            id: "c",
            schema: [Source(name: "schema.gql", text: "enum BookKey { A } type Book @table { shelf: BookKey }")],
            operations: [
                Source(
                    name: "q.gql",
                    text: """
                        query GetBook @auth(level: PUBLIC) { books { shelf } }
                        query get_book @auth(level: PUBLIC) { books { id } }
                        """)
            ])
        let expected: SDKProblems = SDKProblems([
            "the enum BookKey and the key of the table Book would both be called \"BookKey\": rename one of them",
            "the query GetBook and the query get_book would both be called \"GetBookQuery\": rename one of them",
        ])
        #expect(throws: expected) { try SwiftSDK(SwiftSDKSettings(package: "P")).files(for: interface) }
    }
}

extension SwiftSDKSettings {
    /// The settings of a fixture: they stand on our own library, so that they can be compiled here.
    static func fixture(_ name: String) -> SwiftSDKSettings {
        var settings: SwiftSDKSettings = SwiftSDKSettings(package: "\(Naming.pascalCase(name))SDK")
        settings.core = SwiftCore(.dataConnectClient, at: .folder("../../dataconnect"))
        if name == "library" {
            settings.cache = ClientCache(maxAge: .milliseconds(30_500), storage: .memory, maxByteCount: 50_000_000)
        }
        if name == "variables" { settings.cache = ClientCache() }
        return settings
    }
}
