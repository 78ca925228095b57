import ConnectorModel

/// The module of an SDK for administrators, and its declarations.
struct AdminNodeModule {
    let interface: ConnectorInterface
    let settings: AdminNodeSettings
    let types: TypeScriptDeclarations

    private static let module: String = "firebase-admin/data-connect"

    private var names: [TypeScriptNames] { interface.operations.map(TypeScriptNames.init) }

    // MARK: Declarations

    var declarations: String {
        var code: CodeWriter = CodeWriter()
        let used: [String] =
            ["ConnectorConfig"]
            + (names.isEmpty ? [] : ["DataConnect", "OperationOptions", "ExecuteOperationResponse"])
        code.line("import { \(used.joined(separator: ", ")) } from '\(Self.module)';")
        code.blank()
        code.line("export const connectorConfig: ConnectorConfig;")
        code.blank()
        types.write(to: &code)
        for names: TypeScriptNames in names {
            write(names, "dc: DataConnect", "with the given `DataConnect` instance", &code)
            write(names, nil, "with the `DataConnect` instance of the default app", &code)
            code.blank()
        }
        return code.text
    }

    private func write(_ names: TypeScriptNames, _ dc: String?, _ instance: String, _ code: inout CodeWriter) {
        let parameters: [String?] = [dc, names.parameter, "options?: OperationOptions"]
        let description: String = names.operation.description.map { "\n\n\($0)" } ?? ""
        code.documentation(
            "Runs the \(names.operation.kind.rawValue) `\(names.operation.name)` \(instance).\(description)")
        code.line(
            "export function \(names.action)(\(parameters.compactMap(\.self).joined(separator: ", "))): "
                + "Promise<ExecuteOperationResponse<\(names.data)>>;")
    }

    // MARK: Module

    func text(_ form: ModuleForm) -> String {
        var code: CodeWriter = CodeWriter()
        if let line: String = form.importing(names.isEmpty ? [] : ["validateAdminArgs"], from: Self.module) {
            code.line(line)
        }
        code.blank()
        JavaScriptEnums.write(types.enums, form, to: &code)
        ConnectorConfig(
            interface: interface, serviceKey: "serviceId", isFromEnvironment: settings.isFromEnvironment
        ).write(form, to: &code)
        for names: TypeScriptNames in names {
            code.blank()
            write(names, form, &code)
        }
        return code.text
    }

    private func write(_ names: TypeScriptNames, _ form: ModuleForm, _ code: inout CodeWriter) {
        let parameters: String =
            names.hasVariables ? "dcOrVarsOrOptions, varsOrOptions, options" : "dcOrOptions, options"
        let arguments: String =
            names.hasVariables
            ? "\(parameters), true, \(names.operation.requiresVariables)" : "\(parameters), undefined"
        let vars: String = names.hasVariables ? ", vars: inputVars" : ""
        let call: String = names.isQuery ? "executeQuery" : "executeMutation"
        code.block(form.function(names.action, parameters)) { code in
            code.line(
                "const { dc: dcInstance\(vars), options: inputOpts } = validateAdminArgs(connectorConfig, \(arguments));"
            )
            code.line("dcInstance.useGen(true);")
            code.line(
                "return dcInstance.\(call)('\(names.operation.name)', "
                    + "\(names.hasVariables ? "inputVars" : "undefined"), inputOpts);")
        }
        if let export: String = form.export(of: names.action) { code.line(export) }
    }
}
