import ConnectorModel
import GraphQLSyntax
import SDKGeneration
import Testing

/// What is generated for Flutter, file by file.
@Suite struct DartTests {
    @Test(arguments: SDKFixture.all)
    func generatesTheSDK(_ fixture: SDKFixture) throws {
        try fixture.expect(DartSDK(.fixture(fixture.name)).files(for: fixture.interface()), as: "dartSdk")
    }

    /// Files count too.
    @Test func refusesNamesThatClash() throws {
        let schema: String = "enum GetBookData { A } type Book @table { shelf: GetBookData }"
        let interface: ConnectorInterface = try SDKFixture.interface(
            id: "c", schema: [Source(name: "schema.gql", text: schema)],
            operations: [
                Source(
                    name: "q.gql",
                    text: """
                        query GetBook @auth(level: PUBLIC) { books { shelf } }
                        query FindURL @auth(level: PUBLIC) { books { id } }
                        query findUrl @auth(level: PUBLIC) { books { id } }
                        """)
            ])
        let expected: SDKProblems = SDKProblems([
            "the enum GetBookData and the query GetBook would both be called \"GetBookData\": rename one of them",
            "the query FindURL and the query findUrl would both be called \"find_url.dart\": rename one of them",
        ])
        #expect(throws: expected) { try DartSDK(DartSDKSettings(package: "p")).files(for: interface) }
    }
}

extension DartTests {
    /// Dart takes what begins with an underscore for private, and nothing may begin with a digit.
    @Test func namesClassesOfWhatBeginsWithADigit() throws {
        let interface: ConnectorInterface = ConnectorInterface(connectorID: "1abc", serviceID: "s", location: "l")
        let files: [GeneratedFile] = try DartSDK(DartSDKSettings(package: "p")).files(for: interface)
        #expect(files[0].contents.contains("class N1abcConnector {"))
    }
}

extension DartSDKSettings {
    /// The settings of a fixture.
    static func fixture(_ name: String) -> DartSDKSettings {
        var settings: DartSDKSettings = DartSDKSettings(
            package: name == "library" ? "dataconnect_generated/generated.dart" : "\(name)_sdk")
        if name == "library" { settings.cache = ClientCache(maxAge: .milliseconds(30_500), storage: .memory) }
        if name == "variables" { settings.cache = ClientCache() }
        return settings
    }
}
