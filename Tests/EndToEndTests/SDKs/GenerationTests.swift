import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What `dataconnect sdk generate` does to folders.
    @Suite struct GeneratedFolders {
        @Test func writesEverySDK() async throws {
            let node: NodeProject = try NodeProject()
            defer { node.remove() }
            let (status, lines): (Int32, [String]) = try await node.generate()
            #expect(status == 0)
            #expect(
                lines == [
                    "[connector \"library\" javascriptSdk] Generating sources into "
                        + "\"ROOT/app/node_modules/@dataconnect/library\"",
                    "[connector \"library\" adminNodeSdk] Generating sources into "
                        + "\"ROOT/app/node_modules/@dataconnect/library-admin\"",
                    "[connector \"library\" llmTools] Generating sources into \"ROOT/app\"",
                ])
            let web: String = "node_modules/@dataconnect/library"
            #expect(
                node.files() == [
                    "\(web)-admin/.dataconnect-sdk.json", "\(web)-admin/esm/index.esm.js",
                    "\(web)-admin/esm/package.json", "\(web)-admin/index.cjs.js", "\(web)-admin/index.d.ts",
                    "\(web)-admin/package.json", "\(web)/.dataconnect-sdk.json", "\(web)/.guides/config.json",
                    "\(web)/.guides/setup.md", "\(web)/.guides/usage.md", "\(web)/README.md",
                    "\(web)/angular/README.md", "\(web)/angular/esm/index.esm.js", "\(web)/angular/esm/package.json",
                    "\(web)/angular/index.cjs.js", "\(web)/angular/index.d.ts", "\(web)/angular/package.json",
                    "\(web)/esm/index.esm.js", "\(web)/esm/package.json", "\(web)/index.cjs.js",
                    "\(web)/index.d.ts", "\(web)/package.json", "\(web)/react/README.md",
                    "\(web)/react/esm/index.esm.js", "\(web)/react/esm/package.json", "\(web)/react/index.cjs.js",
                    "\(web)/react/index.d.ts", "\(web)/react/package.json", "tools.json",
                ])
        }

        /// Swift and Kotlin have folders of their own, in which the lists of their files lie.
        @Test func writesForApps() async throws {
            let node: NodeProject = try NodeProject(
                generate: """
                      swiftSdk: { outputDir: ../../app, package: LibrarySDK, coreSdkPackageLocation: ../../core }
                      kotlinSdk: [{ outputDir: ../../app }, { outputDir: ../../app, package: com.example }]
                      dartSdk: { outputDir: ../../app/dart, package: library/generated.dart }

                    """)
            defer { node.remove() }
            try node.write("../core/Package.swift", "")
            #expect(try await node.generate().status == 0)
            let files: Set<String> = Set(node.files())
            for folder: String in ["LibrarySDK", "connectors/library", "com/example", "dart"] {
                #expect(files.contains("\(folder)/.dataconnect-sdk.json"))
            }
            for file: String in [
                "LibrarySDK/Package.swift", "LibrarySDK/Sources/LibraryClient.swift",
                "connectors/library/LibraryConnector.kt", "com/example/LibraryConnector.kt", "dart/generated.dart",
            ] { #expect(files.contains(file)) }
            #expect(try node.text(of: "LibrarySDK/Package.swift").contains("\"../../core\""))
        }

        @Test func leavesUnchangedFilesAlone() async throws {
            let node: NodeProject = try NodeProject()
            defer { node.remove() }
            _ = try await node.generate()
            let before: [String: UInt64] = try node.identities()
            #expect(try await node.generate().status == 0)
            #expect(try node.identities() == before)
        }

        /// What an earlier run wrote goes, and so do folders that are empty then. What others wrote stays.
        @Test func removesWhatItWroteBefore() async throws {
            let node: NodeProject = try NodeProject()
            defer { node.remove() }
            _ = try await node.generate()
            let web: String = "node_modules/@dataconnect/library"
            try node.write("\(web)/angular/mine.txt", "mine")
            try node.project.edit("connector/connector.yaml", "react: true", "react: false")
            try node.project.edit("connector/connector.yaml", "angular: true", "angular: false")
            #expect(try await node.generate().status == 0)
            #expect(
                node.files().filter { $0.hasPrefix("\(web)/") } == [
                    "\(web)/.dataconnect-sdk.json", "\(web)/.guides/config.json", "\(web)/.guides/setup.md",
                    "\(web)/.guides/usage.md", "\(web)/README.md", "\(web)/angular/mine.txt",
                    "\(web)/esm/index.esm.js", "\(web)/esm/package.json", "\(web)/index.cjs.js", "\(web)/index.d.ts",
                    "\(web)/package.json",
                ])
            #expect(!FileManager.default.fileExists(atPath: node.web.appending(path: "react").path))
        }

        /// The list of files lies in a repository, where anyone may have written it.
        @Test func removesNothingElsewhere() async throws {
            let node: NodeProject = try NodeProject()
            defer { node.remove() }
            try node.write("precious.txt", "precious")
            try node.write("node_modules/@dataconnect/library/src/kept.txt", "kept")
            try node.write(
                "node_modules/@dataconnect/library/.dataconnect-sdk.json",
                #"{"files": ["../../../precious.txt", "src", "", ".", "src/../../x", 5, "/etc/hostname"]}"#)
            #expect(try await node.generate().status == 0)
            #expect(try node.text(of: "precious.txt") == "precious")
            #expect(try node.text(of: "node_modules/@dataconnect/library/src/kept.txt") == "kept")
        }

        /// Behind a link in the folder are files of others, though the list names them.
        @Test func removesNothingBehindALink() async throws {
            let node: NodeProject = try NodeProject()
            defer { node.remove() }
            let web: String = "node_modules/@dataconnect/library"
            try node.write("precious/file.txt", "precious")
            try node.write("\(web)/.dataconnect-sdk.json", #"{"files": ["away/file.txt", "away", "mine.txt"]}"#)
            try node.link("\(web)/away", to: "precious")
            try node.link("\(web)/mine.txt", to: "precious/file.txt")
            #expect(try await node.generate().status == 0)
            #expect(try node.text(of: "precious/file.txt") == "precious")
            #expect(try node.target(of: "\(web)/away") == node.app.appending(path: "precious").path)
            #expect(try node.target(of: "\(web)/mine.txt") == node.app.appending(path: "precious/file.txt").path)
        }

        /// The folder as a whole may lie behind a link, as package managers have it; what is in it may not.
        @Test(arguments: ["esm", "index.d.ts", ".dataconnect-sdk.json"])
        func writesNothingThroughALinkInTheFolder(name: String) async throws {
            let node: NodeProject = try NodeProject(
                generate: "  javascriptSdk: { outputDir: ../../app/sdk, package: library }\n")
            defer { node.remove() }
            try node.write("store/kept.txt", "kept")
            try node.link("sdk", to: "store")
            #expect(try await node.generate().status == 0)
            #expect(try node.text(of: "store/kept.txt") == "kept")
            let written: String = try node.text(of: "store/index.d.ts")
            try FileManager.default.removeItem(at: node.app.appending(path: "store/\(name)"))
            try node.write("precious", "precious")
            try node.link("store/\(name)", to: "precious")
            let (status, lines): (Int32, [String]) = try await node.generate()
            #expect(status == 1)
            #expect(
                lines.last == "[connector \"library\" javascriptSdk]: outputDir has a link where a file of the SDK is "
                    + "to be: \"ROOT/app/sdk/\(name)\"; remove it, or give the SDK a folder of its own")
            #expect(try node.text(of: "precious") == "precious")
            if name != "index.d.ts" { #expect(try node.text(of: "store/index.d.ts") == written) }
        }

        /// A folder that is an app's would cost that app its own files; one that another generator filled is taken over.
        @Test func doesNotTakeAnAppsFolder() async throws {
            let node: NodeProject = try NodeProject(
                generate: "  javascriptSdk: { outputDir: ../../app, package: library }\n")
            defer { node.remove() }
            try node.write("package.json", #"{"name": "app"}"#)
            let (status, lines): (Int32, [String]) = try await node.generate()
            #expect(status == 1)
            let problem: String =
                "[connector \"library\" javascriptSdk]: outputDir holds a file that no generator wrote: "
                + "\"ROOT/app/package.json\"; give the SDK a folder of its own"
            #expect(lines.last == problem)
            #expect(node.files() == ["package.json"])
            try node.write("package.json", #"{"description": "Generated SDK For library"}"#)
            #expect(try await node.generate().status == 0)
        }

        /// The same for every target; a file that another generator wrote tells whose folder it is.
        @Test(arguments: [
            ("swiftSdk: { outputDir: ../../app, package: SDK }", "SDK/README.md", "SDK/Sources/LibraryClient.swift"),
            ("kotlinSdk: { outputDir: ../../app, package: a.b }", "a/b/README.md", "a/b/LibraryConnector.kt"),
            ("dartSdk: { outputDir: ../../app/lib, package: sdk }", "lib/get_book.dart", "lib/library.dart"),
            (
                "javascriptSdk: { outputDir: ../../app/web, package: sdk, runtime: standalone }", "web/index.js",
                "web/package.json"
            ),
        ])
        func overwritesNoFileOfAnAuthor(target: String, file: String, marked: String) async throws {
            let node: NodeProject = try NodeProject(generate: "  \(target)\n")
            defer { node.remove() }
            try node.write(file, "mine")
            let (status, lines): (Int32, [String]) = try await node.generate()
            #expect(status == 1)
            #expect(
                lines.last == "[connector \"library\" \(target.prefix { $0 != ":" })]: outputDir holds a file that no "
                    + "generator wrote: \"ROOT/app/\(file)\"; give the SDK a folder of its own")
            #expect(node.files() == [file])
            try FileManager.default.removeItem(at: node.app.appending(path: file))
            #expect(try await node.generate().status == 0)
            // Without the list of its files, as after a copy that leaves out what begins with a dot.
            let list: String = try #require(node.files().first { $0.hasSuffix(".dataconnect-sdk.json") })
            try FileManager.default.removeItem(at: node.app.appending(path: list))
            try node.write(file, "older")
            try node.write(marked, "// older\n" + node.text(of: marked))
            #expect(try await node.generate().status == 0)
            #expect(try node.text(of: file) != "older")
        }

        @Test func takesOnePlatformElsewhere() async throws {
            let node: NodeProject = try NodeProject()
            defer { node.remove() }
            let (status, lines): (Int32, [String]) = try await node.generate(
                "-platform=admin_node", "-connector_id=library", "-output_dir=\(node.app.path)/elsewhere")
            #expect(status == 0)
            #expect(lines == ["[connector \"library\" adminNodeSdk] Generating sources into \"ROOT/app/elsewhere\""])
            #expect(
                node.files() == [
                    "elsewhere/.dataconnect-sdk.json", "elsewhere/esm/index.esm.js", "elsewhere/esm/package.json",
                    "elsewhere/index.cjs.js", "elsewhere/index.d.ts", "elsewhere/package.json",
                ])
        }

        /// Two connectors that would write into each other's folder, and one whose names clash.
        @Test func tellsOfEachTarget() async throws {
            let node: NodeProject = try NodeProject(
                files: [
                    "other/connector.yaml": """
                    connectorId: other
                    generate:
                      javascriptSdk: { outputDir: ../../app/node_modules/@dataconnect/library/other, package: other }
                      adminNodeSdk: { outputDir: ../../app/other-admin, package: other-admin, packageJsonDir: ../../app }
                    """,
                    "other/operations.gql": """
                    query GetBook @auth(level: NO_ACCESS) { books { title } }
                    """,
                    "clash/connector.yaml": """
                    connectorId: clash
                    generate:
                      javascriptSdk: { outputDir: ../../app/clash, package: clash }
                    """,
                    "clash/operations.gql": """
                    query Books @auth(level: NO_ACCESS) { books { title } }
                    query books @auth(level: NO_ACCESS) { books { id } }
                    """,
                ])
            defer { node.remove() }
            try node.project.edit(
                "dataconnect.yaml", "[\"./connector\"]", "[\"./connector\", \"./other\", \"./clash\"]")
            let (status, lines): (Int32, [String]) = try await node.generate()
            #expect(status == 1)
            let expected: String = """
                Failed to generate SDKs:
                [connector "other" javascriptSdk]: outputDir must be disjoint, but found \
                "ROOT/app/node_modules/@dataconnect/library/other" and "ROOT/app/node_modules/@dataconnect/library" of \
                [connector "library" javascriptSdk]
                [connector "other" adminNodeSdk]: packageJsonDir has no package.json that can be read: \
                "ROOT/app/package.json"
                [connector "clash" javascriptSdk]: the query Books and the query books would both be called "books": \
                rename one of them; the query Books and the query books would both be called "booksRef": rename one of \
                them; the query Books and the query books would both be called "BooksData": rename one of them
                """
            let told: [String] = Array(lines.drop { (line: String) in !line.hasPrefix("Failed") })
            #expect(told.joined(separator: "\n") == expected)
            #expect(node.files().contains("other-admin/index.d.ts"))
            #expect(!node.files().contains("clash/index.d.ts"))
        }

        /// In one connector and through a link as well; the first of two that overlap is made, and the project compiles.
        @Test func refusesPlacesInEachOther() async throws {
            let node: NodeProject = try NodeProject(
                generate: """
                      javascriptSdk: [{ outputDir: ../../app/web, package: library }, { outputDir: ../../app/link, package: b }]
                      adminNodeSdk: { outputDir: ../../app/web/admin, package: admin }
                      llmTools: [{ outputFile: ../../app/web/README.md }, { outputFile: ../../app/tools.json },
                        { outputFile: ../../app/tools.json }, { outputFile: ../../app/package.json }]

                    """)
            defer { node.remove() }
            try node.write("web/kept.txt", "kept")
            try node.link("link", to: "web")
            try node.write("package.json", #"{"name": "app"}"#)
            let (status, lines): (Int32, [String]) = try await node.generate()
            #expect(status == 1)
            #expect(
                Array(lines.drop { (line: String) in !line.hasPrefix("Failed") }).joined(separator: "\n") == """
                    Failed to generate SDKs:
                    [connector "library" javascriptSdk]: outputDir must be disjoint, but found "ROOT/app/link" and \
                    "ROOT/app/web" of [connector "library" javascriptSdk]
                    [connector "library" adminNodeSdk]: outputDir must be disjoint, but found "ROOT/app/web/admin" and \
                    "ROOT/app/web" of [connector "library" javascriptSdk]
                    [connector "library" llmTools]: outputFile must be disjoint, but found "ROOT/app/web/README.md" and \
                    "ROOT/app/web" of [connector "library" javascriptSdk]
                    [connector "library" llmTools]: outputFile must be disjoint, but found "ROOT/app/tools.json" and \
                    "ROOT/app/tools.json" of [connector "library" llmTools]
                    [connector "library" llmTools]: outputFile is a file that no generator wrote: \
                    "ROOT/app/package.json"; name another one, or remove it
                    """)
            #expect(try node.text(of: "package.json") == #"{"name": "app"}"#)
            #expect(try node.text(of: "web/README.md").hasPrefix("#"))
        }

        /// Names that are none, places that are no folders, and files of an app.
        @Test func tellsWhatCannotBeWritten() async throws {
            let node: NodeProject = try NodeProject(
                generate: """
                      javascriptSdk: [{ outputDir: ../../app/web, package: has space }, { outputDir: ../../app/mine, package: b }]
                      adminNodeSdk: { outputDir: ../../app/file.txt/admin, package: admin }
                      swiftSdk:
                        - { outputDir: ../../app/ios, package: ../../../evil }
                        - { outputDir: ../../app, package: LibrarySDK, coreSdkPackageLocation: ../../nowhere }
                      kotlinSdk: { outputDir: ../../app, package: UPPER/x }
                      dartSdk: { outputDir: ../../app/dart, package: ../up }
                      llmTools: { outputFile: ../../app/taken }

                    """)
            defer { node.remove() }
            try node.write("mine/index.cjs.js", "mine")
            try node.write("file.txt", "mine")
            try node.write("taken/file.txt", "mine")
            let (status, lines): (Int32, [String]) = try await node.generate()
            #expect(status == 1)
            #expect(
                Array(lines.drop { (line: String) in !line.hasPrefix("Failed") }).joined(separator: "\n") == """
                    Failed to generate SDKs:
                    [connector "library" javascriptSdk]: package "has space" is no name of a package: write letters, digits, \
                    "-", "_" and ".", with "@scope/" before them if need be
                    [connector "library" javascriptSdk]: outputDir holds a file that no generator wrote: \
                    "ROOT/app/mine/index.cjs.js"; give the SDK a folder of its own
                    [connector "library" swiftSdk]: package "../../../evil" is no name of a Swift package: write letters, \
                    digits, "_" and "-", a letter first, and no word of the language
                    [connector "library" swiftSdk]: coreSdkPackageLocation is no folder: "ROOT/nowhere"; name a checkout of \
                    the package that the SDK stands on
                    [connector "library" kotlinSdk]: package "UPPER/x" is no name of a Kotlin package: write names of letters, \
                    digits and "_" with "." between them, as in com.example.shop
                    [connector "library" dartSdk]: package "../up" is no name of a Dart library: write names of letters, digits \
                    and "_" with "/" between them, the last perhaps a file, as in shop/generated.dart
                    [connector "library" adminNodeSdk]: cannot write "ROOT/app/file.txt/admin/index.d.ts": \
                    "ROOT/app/file.txt" is a file
                    [connector "library" llmTools]: outputFile is a folder: "ROOT/app/taken"; name a file in it
                    """)
            #expect(node.files() == ["file.txt", "mine/index.cjs.js", "taken/file.txt"])
        }

        @Test func linksThePackage() async throws {
            let node: NodeProject = try NodeProject(
                generate: """
                      javascriptSdk:
                        outputDir: ../../app/src/generated
                        package: "@dataconnect/library"
                        packageJsonDir: ../../app

                    """)
            defer { node.remove() }
            try node.write("yarn.lock", "")
            try node.write("package.json", "{\n    \"name\": \"app\",\n    \"dependencies\": {}\n}\n")
            let (status, lines): (Int32, [String]) = try await node.generate()
            #expect(status == 0)
            #expect(
                lines.last == "[connector \"library\" javascriptSdk] Linked \"@dataconnect/library\" in "
                    + "\"ROOT/app/package.json\": run `yarn install` there")
            #expect(
                try node.text(of: "package.json") == """
                    {
                        "name": "app",
                        "dependencies": {
                            "@dataconnect/library": "file:src/generated"
                        }
                    }

                    """)
            #expect(try await node.generate().lines.count == 1)
            // With a mark before the text, as editors on Windows write it; and with what cannot be added to.
            try node.write("package.json", "\u{FEFF}{\"dependencies\": {}}")
            #expect(try await node.generate().status == 0)
            let written: Data = try Data(contentsOf: node.app.appending(path: "package.json"))
            let expected: String = #"{"dependencies": {"@dataconnect/library": "file:src/generated"}}"#
            #expect(written == Data([0xEF, 0xBB, 0xBF] + Array(expected.utf8)))
            try node.write("package.json", "{\"dependencies\": []}")
            #expect(
                try await node.generate().lines.last
                    == "[connector \"library\" javascriptSdk]: \"dependencies\" is no object "
                    + "in \"ROOT/app/package.json\": write {} to have the SDK added")
            #expect(try node.text(of: "package.json") == "{\"dependencies\": []}")
        }

        /// An app has one package of a name: each run would turn it from one folder to the other.
        @Test func linksOnePackageOfAName() async throws {
            let node: NodeProject = try NodeProject(
                generate: """
                      javascriptSdk:
                        - { outputDir: ../../app/one, package: "@dataconnect/library", packageJsonDir: ../../app }
                        - { outputDir: ../../app/two, package: "@dataconnect/library", packageJsonDir: ../../app/. }

                    """)
            defer { node.remove() }
            try node.write("package.json", "{}")
            for _ in 1...2 {
                let (status, lines): (Int32, [String]) = try await node.generate()
                #expect(status == 1)
                #expect(
                    lines.last == "[connector \"library\" javascriptSdk]: package \"@dataconnect/library\" is that of "
                        + "[connector \"library\" javascriptSdk] for the package.json in \"ROOT/app\" already; give it "
                        + "another name, or leave out one packageJsonDir")
                #expect(
                    try node.text(of: "package.json").filter { !$0.isWhitespace }
                        == #"{"dependencies":{"@dataconnect/library":"file:one"}}"#)
            }
            #expect(node.files().allSatisfy { !$0.hasPrefix("two/") })
        }

        /// A folder that is given with steps up from one that is not there.
        @Test func tellsWhatCannotBeWrittenWhereStepsLeadUp() async throws {
            let node: NodeProject = try NodeProject(
                generate: "  javascriptSdk: { outputDir: ../../app/web, package: web }\n")
            defer { node.remove() }
            try node.write("file.txt", "mine")
            let folder: String = node.app.path(percentEncoded: false) + "/none/../file.txt"
            let (status, lines): (Int32, [String]) = try await node.generate(
                "--platform", "javascript", "--output_dir", folder)
            #expect(status == 1)
            #expect(lines.last?.hasSuffix("\"ROOT/app/file.txt\" is a file") == true, "\(lines)")
        }
    }
}
