import ConnectorModel

/// The module of a web SDK: what runs.
struct WebModule {
    let interface: ConnectorInterface
    let settings: WebSettings
    let enums: [EnumInterface]

    func text(_ form: ModuleForm) -> String {
        var code: CodeWriter = CodeWriter()
        if let line: String = form.importing(imports, from: settings.runtime.module) { code.line(line) }
        code.blank()
        JavaScriptEnums.write(enums, form, to: &code)
        ConnectorConfig(
            interface: interface, serviceKey: "service", isFromEnvironment: settings.isFromEnvironment
        ).write(form, to: &code)
        if let cache: WebCache = settings.cache { write(cache, form, to: &code) }
        for operation: OperationInterface in interface.operations {
            code.blank()
            write(TypeScriptNames(operation), form, to: &code)
        }
        return code.text
    }

    private var imports: [String] {
        let hasQuery: Bool = interface.operations.contains { $0.kind == .query }
        let hasMutation: Bool = interface.operations.contains { $0.kind == .mutation }
        return (hasQuery ? ["queryRef", "executeQuery", "validateArgsWithOptions"] : [])
            + (hasMutation ? ["mutationRef", "executeMutation"] : [])
            + (hasQuery || hasMutation ? ["validateArgs"] : [])
            + (settings.cache != nil ? ["makeMemoryCacheProvider"] : [])
    }

    private func write(_ cache: WebCache, _ form: ModuleForm, to code: inout CodeWriter) {
        code.blank()
        code.block("\(form.constant("dataConnectSettings")){", "};") { code in
            code.block("cacheSettings: {") { code in
                let age: String = cache.maxAge > .zero ? ",\nmaxAgeSeconds: \(cache.maxAge.decimalSeconds)" : ""
                code.line("cacheProvider: makeMemoryCacheProvider()\(age)")
            }
        }
        if let export: String = form.export(of: "dataConnectSettings") { code.line(export) }
    }

    private func write(_ names: TypeScriptNames, _ form: ModuleForm, to code: inout CodeWriter) {
        writeReference(names, form, to: &code)
        code.blank()
        if names.isQuery {
            writeQuery(names, form, to: &code)
        } else {
            code.block(form.function(names.action, names.hasVariables ? "dcOrVars, vars" : "dc")) { code in
                code.line("const { dc: dcInstance, vars: inputVars } = \(validation(names));")
                code.line("return executeMutation(\(names.reference)(dcInstance, inputVars));")
            }
        }
        if let export: String = form.export(of: names.action) { code.line(export) }
    }

    private func writeReference(_ names: TypeScriptNames, _ form: ModuleForm, to code: inout CodeWriter) {
        let name: String = "'\(names.operation.name)'"
        let maker: String = names.isQuery ? "queryRef" : "mutationRef"
        let parameters: String = names.hasVariables ? "dcOrVars, vars" : "dc"
        code.block("\(form.constant(names.reference))(\(parameters)) => {", "};") { code in
            code.line(
                "const { dc: dcInstance\(names.hasVariables ? ", vars: inputVars" : "") } = \(validation(names));")
            code.line("dcInstance._useGeneratedSdk();")
            code.line("return \(maker)(dcInstance, \(name)\(names.hasVariables ? ", inputVars" : ""));")
        }
        code.line("\(names.reference).operationName = \(name);")
        if let export: String = form.export(of: names.reference) { code.line(export) }
    }

    private func writeQuery(_ names: TypeScriptNames, _ form: ModuleForm, to code: inout CodeWriter) {
        let parameters: String = names.hasVariables ? "dcOrVars, varsOrOptions, options" : "dcOrOptions, options"
        let arguments: String =
            names.hasVariables
            ? "dcOrVars, varsOrOptions, options, true, \(names.operation.requiresVariables)"
            : "dcOrOptions, options, undefined, false, false"
        code.block(form.function(names.action, parameters)) { code in
            code.line(
                "const { dc: dcInstance, vars: inputVars, options: inputOpts } = "
                    + "validateArgsWithOptions(connectorConfig, \(arguments));")
            code.line(
                "return executeQuery(\(names.reference)(dcInstance, inputVars), "
                    + "inputOpts && { fetchPolicy: inputOpts.fetchPolicy });")
        }
    }

    private func validation(_ names: TypeScriptNames) -> String {
        guard names.hasVariables else { return "validateArgs(connectorConfig, dc, undefined)" }
        return "validateArgs(connectorConfig, dcOrVars, vars\(names.operation.requiresVariables ? ", true" : ""))"
    }
}

extension Duration {
    /// The seconds as JavaScript writes a number, to the millisecond.
    var decimalSeconds: String {
        let milliseconds: Int64 = components.attoseconds / 1_000_000_000_000_000
        guard milliseconds != 0 else { return String(components.seconds) }
        let digits: String = String(milliseconds + 1_000).dropFirst().description
        return "\(components.seconds).\(digits)"
    }
}
