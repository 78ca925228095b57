import ConnectorModel
import GraphQLSyntax
import JSON
import SDKGeneration
import Testing

/// What is generated for the web, for Node and for language models, file by file.
@Suite struct TypeScriptTests {
    @Test(arguments: SDKFixture.all)
    func generatesTheWebSDK(_ fixture: SDKFixture) throws {
        try fixture.expect(
            WebSDK(.fixture(fixture.name)).files(for: fixture.interface()), as: "javascriptSdk")
    }

    @Test(arguments: SDKFixture.all)
    func generatesTheAdminSDK(_ fixture: SDKFixture) throws {
        try fixture.expect(
            AdminNodeSDK(.fixture(fixture.name)).files(for: fixture.interface()),
            as: "adminNodeSdk")
    }

    @Test(arguments: SDKFixture.all)
    func generatesTools(_ fixture: SDKFixture) throws {
        let files: [GeneratedFile] = try LLMTools(fileName: "tools.json").files(for: fixture.interface())
        try fixture.expect(files, as: "llmTools")
        for file: GeneratedFile in files { _ = try parseJSON(Array(file.contents.utf8)) }
    }

    /// Options that the official SDK does not have.
    @Test func generatesUnionsAndReadsTheEnvironment() throws {
        let fixture: SDKFixture = SDKFixture(name: "library")
        var web: WebSettings = WebSettings(package: "@dataconnect/library")
        web.usesStringUnions = true
        web.isFromEnvironment = true
        let code: Set<String> = ["index.d.ts", "index.cjs.js", "esm/index.esm.js"]
        try fixture.expect(
            WebSDK(web).files(for: fixture.interface()).filter { code.contains($0.path) }, as: "javascriptSdk+options")
        var admin: AdminNodeSettings = .fixture("library")
        admin.usesStringUnions = true
        admin.isFromEnvironment = true
        try fixture.expect(
            AdminNodeSDK(admin).files(for: fixture.interface()).filter { code.contains($0.path) },
            as: "adminNodeSdk+options")
    }

    /// Without a package to stand on; of other connectors only the modules that are the official SDK's as well would differ.
    @Test(arguments: ["library", "empty"])
    func generatesTheStandaloneSDK(_ name: String) throws {
        let fixture: SDKFixture = SDKFixture(name: name)
        try fixture.expect(
            StandaloneSDK(.standalone(name)).files(for: fixture.interface()), as: "javascriptSdk+standalone")
    }

    @Test func generatesTheSameTwice() throws {
        for fixture: SDKFixture in SDKFixture.all {
            let sdks: [any SDKGenerator] = [WebSDK(.fixture(fixture.name)), StandaloneSDK(.standalone(fixture.name))]
            for sdk: any SDKGenerator in sdks {
                #expect(try sdk.files(for: fixture.interface()) == sdk.files(for: fixture.interface()))
            }
        }
    }

    @Test func refusesNamesThatClash() throws {
        let interface: ConnectorInterface = try SDKFixture.interface(
            id: "c", schema: [Source(name: "schema.gql", text: "enum Shelf { A } type Book @table { shelf: Shelf }")],
            operations: [
                Source(
                    name: "q.gql",
                    text: """
                        query GetBook @auth(level: PUBLIC) { books { id } }
                        query getBook @auth(level: PUBLIC) { books { shelf } }
                        query UUIDString @auth(level: PUBLIC) { books { id } }
                        """)
            ])
        let expected: SDKProblems = SDKProblems([
            "the query GetBook and the query getBook would both be called \"getBook\": rename one of them",
            "the query GetBook and the query getBook would both be called \"getBookRef\": rename one of them",
            "the query GetBook and the query getBook would both be called \"GetBookData\": rename one of them",
        ])
        #expect(throws: expected) { try WebSDK(WebSettings(package: "p")).files(for: interface) }
        #expect(throws: expected) { try StandaloneSDK(WebSettings(package: "p")).files(for: interface) }
        let ofAdmin: SDKProblems = SDKProblems(expected.messages.filter { !$0.contains("getBookRef") })
        #expect(throws: ofAdmin) { try AdminNodeSDK(AdminNodeSettings(package: "p")).files(for: interface) }
    }

    /// Administrators have no references, so nothing clashes with the name of one.
    @Test func letsAdministratorsHaveOperationsNamedLikeReferences() throws {
        let interface: ConnectorInterface = try SDKFixture.interface(
            id: "c", schema: [Source(name: "schema.gql", text: "type Book @table { title: String }")],
            operations: [
                Source(
                    name: "q.gql",
                    text: """
                        query AddBook @auth(level: PUBLIC) { books { id } }
                        query AddBookRef @auth(level: PUBLIC) { books { title } }
                        """)
            ])
        let files: [GeneratedFile] = try AdminNodeSDK(AdminNodeSettings(package: "p")).files(for: interface)
        let module: String = try #require(files.first { $0.path == "esm/index.esm.js" }?.contents)
        let functions: [Substring] = module.split(separator: "\n").filter { $0.hasPrefix("export function") }
        #expect(
            functions.map(String.init) == [
                "export function addBook(dcOrOptions, options) {", "export function addBookRef(dcOrOptions, options) {",
            ])
        let clash: SDKProblems = SDKProblems([
            "the query AddBook and the query AddBookRef would both be called \"addBookRef\": rename one of them"
        ])
        #expect(throws: clash) { try WebSDK(WebSettings(package: "p")).files(for: interface) }
    }
}

extension WebSettings {
    /// The settings of a fixture: all that the official SDK has.
    static func fixture(_ name: String) -> WebSettings {
        var settings: WebSettings = WebSettings(package: "@dataconnect/\(name)")
        settings.hasReact = true
        settings.hasAngular = true
        if name == "library" { settings.cache = WebCache(maxAge: .milliseconds(30_500)) }
        if name == "variables" { settings.cache = WebCache() }
        return settings
    }

    /// The same for an SDK without other packages. To TypeScript two packages of one name and version are one.
    static func standalone(_ name: String) -> WebSettings {
        var settings: WebSettings = .fixture(name)
        settings.package += "-standalone"
        return settings
    }
}

extension AdminNodeSettings {
    /// The settings of a fixture.
    static func fixture(_ name: String) -> AdminNodeSettings {
        AdminNodeSettings(package: "@dataconnect/\(name)-admin")
    }
}
