import Foundation
import SDKGeneration
import Testing

/// What TypeScript's compiler and Node say of what is generated.
@Suite struct NodeTests {
    /// All fixtures with all their parts, and what apps write against them.
    @Test(.needs("tsc")) func compilesStrictly() throws {
        let folder: NodeFolder = try makeFolder()
        defer { folder.remove() }
        for fixture: SDKFixture in SDKFixture.all {
            for (file, name) in [("use.ts", "\(fixture.name).ts"), ("standalone.mts", "\(fixture.name).mts")] {
                guard let use: String = fixture.text(of: file) else { continue }
                try folder.add(name, use)
            }
        }
        let portable: String = try #require(SDKFixture(name: "library").text(of: "portable.mts"))
        try folder.add("official.mts", portable)
        try folder.add(
            "moved.mts",
            portable.replacing("'firebase/data-connect'", with: "'@dataconnect/library-standalone/dataconnect'")
                .replacing("'@dataconnect/library'", with: "'@dataconnect/library-standalone'"))
        let imports: [String] = SDKFixture.all.flatMap { fixture in
            ["", "/react", "/angular", "-admin"].map { "import '@dataconnect/\(fixture.name)\($0)';" }
        }
        let options: String = "import { Shelf, getBook } from '@dataconnect/library-options';"
        try folder.add(
            "all.ts",
            (imports + [options, "getBook({ id: '' }).then(({ data }) => data.book?.shelf === 'OPEN' || Shelf.LOST);"])
                .joined(separator: "\n"))
        let standalone: [String] = SDKFixture.all.map { "import '@dataconnect/\($0.name)-standalone';" }
        try folder.add("standalone.mts", standalone.joined(separator: "\n"))
        let tsc: String = try #require(NodeFolder.find("tsc"))
        let files: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
            $0.hasSuffix("ts")
        }
        let strict: [String] = [
            "--strict", "--noEmit", "--target", "es2020", "--module", "node16", "--moduleResolution", "node16",
            "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess",
        ]
        let (status, output): (Int32, String) = try folder.run(tsc, strict + files.sorted())
        #expect(output == "")
        #expect(status == 0)
    }

    /// `require` and `import` find the same in every package.
    @Test(.needs("node")) func loadsInBothForms() throws {
        let folder: NodeFolder = try makeFolder()
        defer { folder.remove() }
        let packages: [String] = SDKFixture.all.flatMap { fixture in
            ["", "/react", "/angular", "-admin"].map { "@dataconnect/\(fixture.name)\($0)" }
        }
        let node: String = try #require(NodeFolder.find("node"))
        let (status, output): (Int32, String) = try folder.run(node, ["load.mjs"] + packages)
        #expect(status == 0, "\(output)")
        let lines: [Substring] = output.split(separator: "\n").filter { $0.hasPrefix("@dataconnect/library") }
        #expect(
            lines == [
                """
                @dataconnect/library: Shelf addBook addBookRef connectorConfig dataConnectSettings getBook getBookRef \
                listBooks listBooksRef
                """,
                "@dataconnect/library/react: useAddBook useGetBook useListBooks",
                "@dataconnect/library/angular: injectAddBook injectGetBook injectListBooks",
                "@dataconnect/library-admin: Shelf addBook connectorConfig getBook listBooks",
            ])
        #expect(!output.contains(" / "), "\(output)")
    }

    /// Standalone SDKs need nothing but themselves.
    @Test(.needs("node")) func loadsWithoutOtherPackages() throws {
        let folder: NodeFolder = try NodeFolder()
        defer { folder.remove() }
        try addStandalone(to: folder)
        let node: String = try #require(NodeFolder.find("node"))
        let packages: [String] = SDKFixture.all.map { "@dataconnect/\($0.name)-standalone" }
        try folder.add("load.mjs", NodeFolder.driver("standalone/load.mjs"))
        let (status, output): (Int32, String) = try folder.run(
            node, ["load.mjs", "@dataconnect/library-standalone/dataconnect"] + packages)
        #expect(status == 0, "\(output)")
        #expect(
            output.split(separator: "\n").filter { $0.hasPrefix("@dataconnect/library") } == [
                """
                @dataconnect/library-standalone/dataconnect: DataConnect DataConnectError DataConnectOperationError \
                QueryFetchPolicy authTokenChanged connectDataConnectEmulator executeMutation executeQuery getDataConnect \
                makeMemoryCacheProvider mutationRef queryRef setAppCheckTokenProvider setAuthTokenProvider subscribe \
                terminate validateArgs validateArgsWithOptions
                """,
                """
                @dataconnect/library-standalone: Shelf addBook addBookRef connectorConfig dataConnectSettings getBook \
                getBookRef listBooks listBooksRef
                """,
            ])
    }

    /// The client of standalone SDKs with a server, a clock and a chance that the programs play: they say what is expected.
    @Test(.needs("node"), arguments: ["stream.mjs", "calls.mjs"])
    func theClientDoes(_ program: String) throws {
        let folder: NodeFolder = try NodeFolder()
        defer { folder.remove() }
        try addStandalone(to: folder)
        try folder.add(program, NodeFolder.driver("standalone/\(program)"))
        let node: String = try #require(NodeFolder.find("node"))
        let (status, output): (Int32, String) = try folder.run(
            node, [program, "@dataconnect/library-standalone/dataconnect"])
        #expect(output == "")
        #expect(status == 0)
    }

    private func addStandalone(to folder: NodeFolder) throws {
        for fixture: SDKFixture in SDKFixture.all {
            let settings: WebSettings = .standalone(fixture.name)
            try folder.add(settings.package, StandaloneSDK(settings).files(for: fixture.interface()))
        }
    }

    private func makeFolder() throws -> NodeFolder {
        let folder: NodeFolder = try NodeFolder()
        for fixture: SDKFixture in SDKFixture.all {
            let interface = try fixture.interface()
            try folder.add("@dataconnect/\(fixture.name)", WebSDK(.fixture(fixture.name)).files(for: interface))
            try folder.add(
                "@dataconnect/\(fixture.name)-admin", AdminNodeSDK(.fixture(fixture.name)).files(for: interface))
        }
        try addStandalone(to: folder)
        var options: WebSettings = WebSettings(package: "@dataconnect/library-options")
        options.usesStringUnions = true
        options.isFromEnvironment = true
        try folder.add(
            options.package, WebSDK(options).files(for: SDKFixture(name: "library").interface()))
        return folder
    }
}
