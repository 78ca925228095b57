import ConnectorModel

/// A `package.json` of a generated package.
struct NodePackage {
    let name: String
    var version: String = "1.0.0"
    let description: String
    /// Folders below that are packages of their own.
    var parts: [String] = []
    /// Whether it says what may be taken from it; parts of a package are reached through it.
    var hasExports: Bool = true
    let peers: [OutputJSON.Member]

    var text: String {
        var members: [OutputJSON.Member] = [
            .init("name", .string(name)), .init("version", .string(version)), .init("author", "dataconnect"),
            .init("description", .string(description)), .init("license", "Apache-2.0"),
            .init("engines", ["node": " >=18.0"]), .init("typings", "index.d.ts"),
            .init("module", "esm/index.esm.js"), .init("main", "index.cjs.js"), .init("browser", "esm/index.esm.js"),
        ]
        if hasExports { members.append(.init("exports", .object(exports))) }
        if !peers.isEmpty { members.append(.init("peerDependencies", .object(peers))) }
        return OutputJSON.object(members).text
    }

    private var exports: [OutputJSON.Member] {
        let whole: OutputJSON.Member = .init(
            ".", ["types": "./index.d.ts", "require": "./index.cjs.js", "default": "./esm/index.esm.js"])
        let parts: [OutputJSON.Member] = parts.map { part in
            .init(
                "./\(part)",
                [
                    "types": .string("./\(part)/index.d.ts"), "require": .string("./\(part)/index.cjs.js"),
                    "import": .string("./\(part)/esm/index.esm.js"), "default": .string("./\(part)/esm/index.esm.js"),
                ])
        }
        return [whole] + parts + [.init("./package.json", "./package.json")]
    }

    /// The `package.json` of a folder `esm`: what tells Node which form the modules in it have.
    static let esm: String = (["type": "module"] as OutputJSON).text
}
