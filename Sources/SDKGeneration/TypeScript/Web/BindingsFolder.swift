import ConnectorModel

/// A framework that a web SDK has a folder of functions for, over TanStack Query.
enum BindingsFramework: String {
    case react
    case angular

    /// The folder.
    var folder: String { rawValue }

    /// What its function for an operation is called: `useGetBook`, `injectGetBook`.
    func function(_ names: TypeScriptNames) -> String {
        (self == .react ? "use" : "inject") + names.capitalized
    }

    /// The package that its functions stand on.
    var peer: OutputJSON.Member {
        switch self {
        case .react: .init("@tanstack-query-firebase/react", "^2.0.0")
        case .angular: .init("@tanstack-query-firebase/angular", "^1.0.0")
        }
    }
}

/// The folder of a framework: what all of them have.
struct BindingsFolder {
    let framework: BindingsFramework
    let interface: ConnectorInterface
    let settings: WebSettings

    /// The operations.
    var names: [TypeScriptNames] { interface.operations.map(TypeScriptNames.init) }
    /// Whether there are queries.
    var hasQuery: Bool { interface.operations.contains { $0.kind == .query } }
    /// Whether there are mutations.
    var hasMutation: Bool { interface.operations.contains { $0.kind == .mutation } }

    /// All files.
    func files(declarations: String, module: (ModuleForm) -> String) -> [GeneratedFile] {
        let package: NodePackage = NodePackage(
            name: "\(settings.package)-\(framework.folder)", description: "Generated SDK For \(interface.connectorID)",
            hasExports: framework == .angular, peers: [framework.peer])
        let files: [(name: String, text: String)] = [
            ("index.d.ts", declarations), ("index.cjs.js", module(.commonJS)), ("esm/index.esm.js", module(.esm)),
            ("esm/package.json", NodePackage.esm), ("package.json", package.text),
            ("README.md", BindingsReadme(folder: self).text),
        ]
        return files.map { GeneratedFile(path: "\(framework.folder)/\($0.name)", contents: $0.text) }
    }

    /// The types that declarations name: of what each operation gives, and takes.
    var types: [String] { names.flatMap { [$0.data] + ($0.hasVariables ? [$0.variables] : []) } }

    /// A module: what it takes from others, and the function of each operation.
    func module(
        _ form: ModuleForm, imports: [([String], String)], write: (TypeScriptNames, inout CodeWriter) -> Void
    ) -> String {
        guard !names.isEmpty else { return form == .esm ? "export {};\n" : "module.exports = {};\n" }
        var code: CodeWriter = CodeWriter()
        for (names, module) in imports {
            if let line: String = form.importing(names, from: module) { code.line(line) }
        }
        for names: TypeScriptNames in names {
            code.blank()
            write(names, &code)
            if let export: String = form.export(of: framework.function(names)) { code.line(export) }
        }
        return code.text
    }
}
