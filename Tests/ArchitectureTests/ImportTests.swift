import Foundation
import Testing

/// Which target may import which: the rule that keeps compile time and run time apart.
@Suite struct ImportTests {
    /// Each target and the modules of this package that it may import. A new target needs a row; a row needs its target.
    private static let allowed: [String: Set<String>] = [
        "CLibpq": [], "CLibuv": [], "CNghttp2": [], "CLibyaml": [], "COpenSSL": [], "CLinux": [], "CLlhttp": [],
        "CRE2": [], "CCurl": [], "CTLS": ["COpenSSL"], "CSQLite": [],
        "EditDistance": [],
        "JSON": [],
        "GraphQLSyntax": ["EditDistance"],
        "CEL": ["JSON", "CRE2", "EditDistance"],
        "SQL": ["JSON"],
        "TypeSystem": ["GraphQLSyntax", "JSON", "EditDistance"],
        "SchemaModel": ["GraphQLSyntax", "TypeSystem", "CEL", "SQL", "JSON", "EditDistance"],
        "ConnectorModel": ["JSON", "CEL", "SQL"],
        "OperationCompiler": ["GraphQLSyntax", "TypeSystem", "SchemaModel", "ConnectorModel", "CEL", "SQL", "JSON"],
        "ProjectFiles": ["GraphQLSyntax", "CLibyaml", "JSON", "EditDistance"],
        "SDKGeneration": ["ConnectorModel"],
        "Reactor": ["CLibuv"],
        "Postgres": ["CLibpq", "CLinux", "Reactor", "SQL", "JSON"],
        "Execution": ["CEL", "SQL", "JSON", "ConnectorModel", "Postgres", "EditDistance"],
        "Realtime": ["CEL", "JSON", "ConnectorModel", "Execution"],
        "WebSocketProtocol": [],
        "Tokens": ["JSON", "COpenSSL", "EditDistance"],
        "Transport": [
            "Reactor", "WebSocketProtocol", "JSON", "Execution", "Realtime", "Tokens", "CLlhttp", "CNghttp2", "CLinux",
            "COpenSSL", "CTLS",
        ],
        "Server": ["JSON", "SQL", "ConnectorModel", "Reactor", "Postgres", "Execution", "Realtime", "Transport"],
        "DataConnectClient": ["Reactor", "WebSocketProtocol", "JSON", "COpenSSL", "CTLS", "CSQLite"],
        "dataconnect": [
            "JSON", "GraphQLSyntax", "CEL", "SQL", "TypeSystem", "SchemaModel", "ConnectorModel", "OperationCompiler",
            "ProjectFiles", "SDKGeneration", "Reactor", "Postgres", "Execution", "Realtime", "Tokens", "Transport",
            "Server", "CCurl",
        ],
        "conformance": [
            "JSON", "GraphQLSyntax", "CEL", "SQL", "TypeSystem", "SchemaModel", "ConnectorModel", "OperationCompiler",
            "ProjectFiles",
        ],
    ]

    /// Targets that do without Foundation: they are compiled into everything, or run on every request.
    private static let withoutFoundation: Set<String> = ["EditDistance", "JSON", "GraphQLSyntax", "CEL", "SQL"]

    @Test func everyTargetHasARow() throws {
        #expect(try ProjectFolder.targets() == Self.allowed.keys.sorted())
    }

    @Test func everyTargetImportsOnlyWhatItMay() throws {
        var violations: [String] = []
        for target: String in try ProjectFolder.targets() {
            let forbidden: Set<String> = Set(Self.allowed.keys).subtracting(Self.allowed[target] ?? []).union(
                Self.withoutFoundation.contains(target) ? Self.foundation : [])
            for file: SwiftFile in try ProjectFolder.swiftFiles(of: target) {
                violations += file.code.imports().filter(forbidden.contains).map { "\(file.path) imports \($0)" }
            }
        }
        #expect(violations == [])
    }

    private static let foundation: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    @Test func findsImportsInAllTheirForms() {
        let code: SwiftCode = SwiftCode(
            """
            import JSON
            public import SQL
            @preconcurrency import struct Foundation.Date
            // import CEL
            let text: String = "import CEL"
            #if canImport(Glibc)
                import Glibc
            #endif
            """)
        #expect(code.imports() == ["JSON", "SQL", "Foundation", "Glibc"])
    }
}

extension SwiftCode {
    /// The modules that the code imports.
    func imports() -> [String] {
        lines.compactMap { line in
            let words: [Substring] = line.split { $0 == " " || $0 == "\t" }
            guard let index: Int = words.firstIndex(of: "import"),
                words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains(String($0)) })
            else { return nil }
            let path: Substring? = words[(index + 1)...].first { !Self.importKinds.contains(String($0)) }
            return path.map { String($0.prefix { $0 != "." }) }
        }
    }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "private", "fileprivate"]

    private static let importKinds: Set<String> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
}
