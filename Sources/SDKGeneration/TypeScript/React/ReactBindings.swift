import ConnectorModel

/// The folder `react` of a web SDK: a hook for each operation, over TanStack Query.
struct ReactBindings {
    let folder: BindingsFolder

    init(interface: ConnectorInterface, settings: WebSettings) {
        folder = BindingsFolder(framework: .react, interface: interface, settings: settings)
    }

    var files: [GeneratedFile] { folder.files(declarations: declarations, module: module) }

    // MARK: Declarations

    private var declarations: String {
        var code: CodeWriter = CodeWriter()
        guard !folder.types.isEmpty else { return "export {};\n" }
        let results: [String] =
            (folder.hasQuery ? ["UseDataConnectQueryResult", "useDataConnectQueryOptions"] : [])
            + (folder.hasMutation ? ["UseDataConnectMutationResult", "useDataConnectMutationOptions"] : [])
        code.line("import { \(folder.types.joined(separator: ", ")) } from '../';")
        code.line("import { \(results.joined(separator: ", ")) } from '@tanstack-query-firebase/react/data-connect';")
        code.line("import { DataConnect } from '\(folder.settings.runtime.module)';")
        if folder.hasMutation { code.line("import { FirebaseError } from 'firebase/app';") }
        for names: TypeScriptNames in folder.names {
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
        let root: String = form == .commonJS ? "../index.cjs.js" : "../../esm/index.esm.js"
        let imports: [([String], String)] = [
            (folder.names.map(\.reference) + ["connectorConfig"], root),
            ((folder.hasMutation ? ["validateArgs"] : []) + ["CallerSdkTypeEnum"], folder.settings.runtime.module),
            (
                (folder.hasQuery ? ["useDataConnectQuery", "validateReactArgs"] : [])
                    + (folder.hasMutation ? ["useDataConnectMutation"] : []),
                "@tanstack-query-firebase/react/data-connect"
            ),
        ]
        return folder.module(form, imports: imports) { names, code in
            names.isQuery ? writeQuery(names, form, &code) : writeMutation(names, form, &code)
        }
    }

    private func writeQuery(_ names: TypeScriptNames, _ form: ModuleForm, _ code: inout CodeWriter) {
        let parameters: String = names.hasVariables ? "dcOrVars, varsOrOptions, options" : "dcOrOptions, options"
        let vars: String = names.hasVariables ? ", vars: inputVars" : ""
        let flags: String = names.hasVariables ? ", true, \(names.operation.requiresVariables)" : ""
        code.block(form.function(folder.framework.function(names), parameters)) { code in
            code.line(
                "const { dc: dcInstance\(vars), options: inputOpts } = "
                    + "validateReactArgs(connectorConfig, \(parameters)\(flags));")
            code.line("const ref = \(names.reference)(dcInstance\(names.hasVariables ? ", inputVars" : ""));")
            code.line("return useDataConnectQuery(ref, inputOpts, CallerSdkTypeEnum.GeneratedReact);")
        }
    }

    private func writeMutation(_ names: TypeScriptNames, _ form: ModuleForm, _ code: inout CodeWriter) {
        let vars: String = names.hasVariables ? "vars" : ""
        code.block(form.function(folder.framework.function(names), "dcOrOptions, options")) { code in
            code.line(
                "const { dc: dcInstance, vars: inputOpts } = validateArgs(connectorConfig, dcOrOptions, options);")
            code.block("function refFactory(\(vars)) {") { code in
                code.line("return \(names.reference)(dcInstance\(names.hasVariables ? ", vars" : ""));")
            }
            code.line("return useDataConnectMutation(refFactory, inputOpts, CallerSdkTypeEnum.GeneratedReact);")
        }
    }
}
