import ConnectorModel
import GraphQLSyntax
import SDKGeneration
import Testing

/// What is generated for Android, file by file.
@Suite struct KotlinTests {
    @Test(arguments: SDKFixture.all)
    func generatesTheSDK(_ fixture: SDKFixture) throws {
        try fixture.expect(KotlinSDK(.fixture(fixture.name)).files(for: fixture.interface()), as: "kotlinSdk")
    }

    /// Files count too: some systems do not tell capitals apart.
    @Test func refusesNamesThatClash() throws {
        let interface: ConnectorInterface = try SDKFixture.interface(
            id: "c",
            schema: [Source(name: "schema.gql", text: "enum BookKey { A } type Book @table { shelf: BookKey }")],
            operations: [
                Source(
                    name: "q.gql",
                    text: """
                        query GetBook @auth(level: PUBLIC) { books { shelf } }
                        query getbook @auth(level: PUBLIC) { books { id } }
                        query FindURL @auth(level: PUBLIC) { books { id } }
                        query findUrl @auth(level: PUBLIC) { books { id } }
                        """)
            ])
        let expected: SDKProblems = SDKProblems([
            "the enum BookKey and the key of the table Book would both be called \"BookKey\": rename one of them",
            "the query GetBook and the query getbook would both be called \"GetBookQuery\": rename one of them",
            "the query FindURL and the query findUrl would both be called \"FindUrlQuery\": rename one of them",
        ])
        #expect(throws: expected) { try KotlinSDK(KotlinSDKSettings(package: "p")).files(for: interface) }
    }
}

extension KotlinSDKSettings {
    /// The settings of a fixture. Packages may have words of the language in them.
    static func fixture(_ name: String) -> KotlinSDKSettings {
        var settings: KotlinSDKSettings = KotlinSDKSettings(
            package: name == "reserved_words" ? "com.example.in.object" : "com.example.\(name)")
        if name == "library" { settings.cache = ClientCache(maxAge: .milliseconds(30_500), storage: .memory) }
        if name == "variables" { settings.cache = ClientCache() }
        return settings
    }
}
