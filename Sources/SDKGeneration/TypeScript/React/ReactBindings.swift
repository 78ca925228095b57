import ConnectorModel

/// The folder `react` of a web SDK: a hook for each operation, over TanStack Query.
struct ReactBindings {
    let interface: ConnectorInterface
    let settings: WebSettings

    /// The package that hooks stand on.
    static let peer: OutputJSON.Member = .init("@tanstack-query-firebase/react", "^2.0.0")

    var files: [GeneratedFile] {
        let package: NodePackage = NodePackage(
            name: "\(settings.package)-react", description: "Generated SDK For \(interface.connectorID)",
            hasExports: false, peers: [Self.peer])
        return [
            GeneratedFile(path: "react/index.d.ts", contents: declarations),
            GeneratedFile(path: "react/index.cjs.js", contents: module(.commonJS)),
            GeneratedFile(path: "react/esm/index.esm.js", contents: module(.esm)),
            GeneratedFile(path: "react/esm/package.json", contents: NodePackage.esm),
            GeneratedFile(path: "react/package.json", contents: package.text),
            GeneratedFile(
                path: "react/README.md",
                contents: BindingsReadme(interface: interface, settings: settings, bindings: .react).text),
        ]
    }

    private var names: [TypeScriptNames] { interface.operations.map(TypeScriptNames.init) }
    private var hasQuery: Bool { interface.operations.contains { $0.kind == .query } }
    private var hasMutation: Bool { interface.operations.contains { $0.kind == .mutation } }

    // MARK: Declarations

    private var declarations: String {
        var code: CodeWriter = CodeWriter()
        let types: [String] = names.flatMap { [$0.data] + ($0.hasVariables ? [$0.variables] : []) }
        guard !types.isEmpty else { return "export {};\n" }
        let results: [String] =
            (hasQuery ? ["UseDataConnectQueryResult", "useDataConnectQueryOptions"] : [])
            + (hasMutation ? ["UseDataConnectMutationResult", "useDataConnectMutationOptions"] : [])
        code.line("import { \(types.joined(separator: ", ")) } from '../';")
        code.line("import { \(results.joined(separator: ", ")) } from '@tanstack-query-firebase/react/data-connect';")
        code.line("import { DataConnect } from '\(settings.runtime.module)';")
        if hasMutation { code.line("import { FirebaseError } from 'firebase/app';") }
        for names: TypeScriptNames in names {
            code.blank()
            for dc: String? in [nil, "dc: DataConnect"] {
                code.documentation(names.operation.description)
                code.line(Self.signature(names, dc))
            }
        }
        return code.text
    }

    /// The hook's declaration.
    static func signature(_ names: TypeScriptNames, _ dc: String?) -> String {
        let isVoid: Bool = !names.operation.requiresVariables
        let kind: String
        let parameters: [String?]
        let result: String
        if names.isQuery {
            kind = "Query"
            parameters = [dc, names.parameter, "options?: useDataConnectQueryOptions<\(names.data)>"]
            result = names.variables
        } else {
            kind = "Mutation"
            let given: String = names.hasVariables ? names.variables + (isVoid ? " | void" : "") : "void"
            parameters = [dc, "options?: useDataConnectMutationOptions<\(names.data), FirebaseError, \(given)>"]
            result = names.hasVariables ? given : "undefined"
        }
        return "export function use\(names.capitalized)(\(parameters.compactMap(\.self).joined(separator: ", "))): "
            + "UseDataConnect\(kind)Result<\(names.data), \(result)>;"
    }

    // MARK: Module

    private func module(_ form: ModuleForm) -> String {
        var code: CodeWriter = CodeWriter()
        guard !interface.operations.isEmpty else { return form == .esm ? "export {};\n" : "module.exports = {};\n" }
        let root: String = form == .commonJS ? "../index.cjs.js" : "../../esm/index.esm.js"
        let imports: [([String], String)] = [
            (names.map(\.reference) + ["connectorConfig"], root),
            ((hasMutation ? ["validateArgs"] : []) + ["CallerSdkTypeEnum"], settings.runtime.module),
            (
                (hasQuery ? ["useDataConnectQuery", "validateReactArgs"] : [])
                    + (hasMutation ? ["useDataConnectMutation"] : []), "@tanstack-query-firebase/react/data-connect"
            ),
        ]
        for (names, module) in imports {
            if let line: String = form.importing(names, from: module) { code.line(line) }
        }
        for names: TypeScriptNames in names {
            code.blank()
            names.isQuery ? writeQuery(names, form, &code) : writeMutation(names, form, &code)
            if let export: String = form.export(of: "use\(names.capitalized)") { code.line(export) }
        }
        return code.text
    }

    private func writeQuery(_ names: TypeScriptNames, _ form: ModuleForm, _ code: inout CodeWriter) {
        let parameters: String = names.hasVariables ? "dcOrVars, varsOrOptions, options" : "dcOrOptions, options"
        let vars: String = names.hasVariables ? ", vars: inputVars" : ""
        let flags: String = names.hasVariables ? ", true, \(names.operation.requiresVariables)" : ""
        code.block(form.function("use\(names.capitalized)", parameters)) { code in
            code.line(
                "const { dc: dcInstance\(vars), options: inputOpts } = "
                    + "validateReactArgs(connectorConfig, \(parameters)\(flags));")
            code.line("const ref = \(names.reference)(dcInstance\(names.hasVariables ? ", inputVars" : ""));")
            code.line("return useDataConnectQuery(ref, inputOpts, CallerSdkTypeEnum.GeneratedReact);")
        }
    }

    private func writeMutation(_ names: TypeScriptNames, _ form: ModuleForm, _ code: inout CodeWriter) {
        let vars: String = names.hasVariables ? "vars" : ""
        code.block(form.function("use\(names.capitalized)", "dcOrOptions, options")) { code in
            code.line(
                "const { dc: dcInstance, vars: inputOpts } = validateArgs(connectorConfig, dcOrOptions, options);")
            code.block("function refFactory(\(vars)) {") { code in
                code.line("return \(names.reference)(dcInstance\(names.hasVariables ? ", vars" : ""));")
            }
            code.line("return useDataConnectMutation(refFactory, inputOpts, CallerSdkTypeEnum.GeneratedReact);")
        }
    }
}
