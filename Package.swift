// swift-tools-version: 6.2
import PackageDescription

// One set of rules for every target, so that no module is looser than its neighbours.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A library target. Leaving its README out makes the build warn, so every target has one.
func library(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: imports, exclude: ["README.md"], swiftSettings: settings)
}

func tests(_ name: String, _ imports: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: imports, swiftSettings: settings)
}

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let cModules: [Target] = [
    system("CLibpq", pkgConfig: "libpq", apt: "libpq-dev", brew: "libpq"),
    system("CLibuv", pkgConfig: "libuv", apt: "libuv1-dev", brew: "libuv"),
    system("CNghttp2", pkgConfig: "libnghttp2", apt: "libnghttp2-dev", brew: "libnghttp2"),
    system("CLibyaml", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    system("COpenSSL", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
    system("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
    system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
    .target(name: "CTLS", dependencies: ["COpenSSL"], linkerSettings: [.linkedLibrary("ssl")]),
    .target(name: "CLinux"),
    .target(name: "CLlhttp", cSettings: [.define("LLHTTP_STRICT_MODE", to: "1")]),
    .target(name: "CRE2", linkerSettings: [.linkedLibrary("re2")]),
]

let compileTime: [Target] = [
    library("EditDistance"),
    library("JSON"),
    library("GraphQLSyntax", ["EditDistance"]),
    library("CEL", ["JSON", "CRE2", "EditDistance"]),
    library("SQL", ["JSON"]),
    library("TypeSystem", ["GraphQLSyntax", "JSON", "EditDistance"]),
    library("SchemaModel", ["GraphQLSyntax", "TypeSystem", "CEL", "SQL", "JSON", "EditDistance"]),
    library("ConnectorModel", ["JSON", "CEL", "SQL"]),
    library(
        "OperationCompiler",
        ["GraphQLSyntax", "TypeSystem", "CEL", "SQL", "JSON", "SchemaModel", "ConnectorModel"]),
    library("ProjectFiles", ["GraphQLSyntax", "CLibyaml", "JSON", "EditDistance"]),
    library("SDKGeneration", ["ConnectorModel"]),
]

let runTime: [Target] = [
    library("Reactor", ["CLibuv"]),
    library("Postgres", ["CLibpq", "CLinux", "Reactor", "SQL", "JSON"]),
    library("Execution", ["CEL", "SQL", "JSON", "ConnectorModel", "Postgres", "EditDistance"]),
    library("Realtime", ["CEL", "JSON", "ConnectorModel", "Execution"]),
    library("WebSocketProtocol"),
    library("Tokens", ["JSON", "COpenSSL", "EditDistance"]),
    library(
        "Transport",
        [
            "Reactor", "WebSocketProtocol", "JSON", "Execution", "Realtime", "Tokens", "CLlhttp", "CNghttp2", "CLinux",
            "COpenSSL", "CTLS",
        ]),
    library(
        "Server",
        ["JSON", "SQL", "ConnectorModel", "Reactor", "Postgres", "Execution", "Realtime", "Transport"]),
]

/// The library that apps link; nothing of the server.
let client: [Target] = [
    library("DataConnectClient", ["Reactor", "WebSocketProtocol", "JSON", "CTLS", "CSQLite"])
]

let executables: [Target] = [
    .executableTarget(
        name: "dataconnect",
        dependencies: [
            "JSON", "GraphQLSyntax", "CEL", "SQL", "TypeSystem", "SchemaModel", "ConnectorModel",
            "OperationCompiler", "ProjectFiles", "SDKGeneration", "Reactor", "Postgres", "Execution", "Realtime",
            "Tokens", "Transport", "Server", "CCurl",
        ],
        exclude: ["README.md"],
        swiftSettings: settings),
    .executableTarget(
        name: "conformance",
        dependencies: [
            "GraphQLSyntax", "CEL", "JSON", "TypeSystem", "SchemaModel", "OperationCompiler", "ConnectorModel",
            "ProjectFiles",
            "SQL",
        ],
        exclude: ["README.md"],
        swiftSettings: settings),
]

let fuzzedModules: [Target.Dependency] = [
    "JSON", "GraphQLSyntax", "CEL", "SQL", "TypeSystem", "SchemaModel", "ConnectorModel", "OperationCompiler",
    "ProjectFiles",
    "Execution", "Realtime", "WebSocketProtocol", "Tokens", "Transport", "CTLS",
]

/// Tests, or a program for libFuzzer where `Scripts/fuzz NAME --libfuzzer` asks for it.
let fuzzing: Target =
    Context.environment["DATACONNECT_LIBFUZZER"] == nil
    ? .testTarget(
        name: "FuzzTests", dependencies: fuzzedModules + ["dataconnect"],
        exclude: ["LibFuzzer", "README.md", "names.txt"], swiftSettings: settings)
    : .executableTarget(
        name: "fuzz", dependencies: fuzzedModules, path: "Tests/FuzzTests",
        exclude: ["Engine/Campaign.swift", "Engine/ForkedCampaign.swift", "FuzzTests.swift", "README.md", "names.txt"],
        swiftSettings: settings)

let testTargets: [Target] = [
    .target(
        name: "TestSupport",
        dependencies: ["JSON", "SQL", "ConnectorModel", "Postgres", "Execution", "Reactor"],
        path: "Tests/TestSupport",
        exclude: ["README.md"],
        swiftSettings: settings),
    tests("ArchitectureTests", []),
    tests("JSONTests", ["JSON"]),
    tests("GraphQLSyntaxTests", ["GraphQLSyntax", "TestSupport"]),
    tests("CELTests", ["CEL", "JSON", "TestSupport"]),
    tests("SQLTests", ["SQL", "JSON"]),
    tests("TypeSystemTests", ["TypeSystem", "GraphQLSyntax", "JSON"]),
    tests(
        "SchemaModelTests",
        ["SchemaModel", "GraphQLSyntax", "SQL", "TypeSystem", "Postgres", "JSON", "TestSupport"]),
    tests(
        "OperationCompilerTests",
        ["OperationCompiler", "SchemaModel", "ConnectorModel", "GraphQLSyntax", "TypeSystem", "SQL", "CEL", "JSON"]),
    tests("ProjectFilesTests", ["ProjectFiles", "GraphQLSyntax"]),
    tests(
        "SDKGenerationTests",
        [
            "SDKGeneration", "ConnectorModel", "OperationCompiler", "SchemaModel", "SQL", "GraphQLSyntax", "JSON",
            "DataConnectClient", "TestSupport",
        ]),
    tests("ReactorTests", ["Reactor"]),
    tests("PostgresTests", ["Postgres", "Reactor", "SQL", "JSON", "TestSupport"]),
    tests("ExecutionTests", ["Execution", "ConnectorModel", "CEL", "SQL", "JSON", "Postgres"]),
    tests("RealtimeTests", ["Realtime", "Execution", "ConnectorModel", "CEL", "SQL", "JSON"]),
    tests("WebSocketProtocolTests", ["WebSocketProtocol"]),
    tests("TokensTests", ["Tokens", "JSON", "COpenSSL", "TestSupport"]),
    tests(
        "TransportTests",
        [
            "Transport", "CNghttp2", "CTLS", "WebSocketProtocol", "Execution", "Realtime", "Reactor", "Tokens", "JSON",
            "TestSupport",
        ]),
    tests(
        "IntegrationTests",
        [
            "Server", "Postgres", "Execution", "Realtime", "Reactor", "Transport", "OperationCompiler", "SchemaModel",
            "GraphQLSyntax", "TypeSystem", "ConnectorModel", "ProjectFiles", "SQL", "CEL", "JSON", "TestSupport",
        ]),
    .testTarget(
        name: "ModelTests",
        dependencies: [
            "Postgres", "Execution", "OperationCompiler", "SchemaModel", "GraphQLSyntax", "ConnectorModel", "SQL",
            "JSON",
            "TestSupport",
        ],
        exclude: ["README.md"],
        swiftSettings: settings),
    tests(
        "DataConnectClientTests",
        ["DataConnectClient", "WebSocketProtocol", "Reactor", "JSON", "TestSupport", "dataconnect"]),
    fuzzing,
    tests("EndToEndTests", ["TestSupport", "JSON", "Tokens", "dataconnect"]),
]

let package = Package(
    name: "dataconnect",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "dataconnect", targets: ["dataconnect"]),
        .library(name: "CEL", targets: ["CEL"]),
        .library(name: "DataConnectClient", targets: ["DataConnectClient"]),
    ],
    targets: cModules + compileTime + runTime + client + executables + testTargets
)
