import ConnectorModel

/// `index.d.ts` of a web SDK.
struct WebDeclarations {
    let interface: ConnectorInterface
    let settings: WebSettings
    let types: TypeScriptDeclarations

    var text: String {
        var code: CodeWriter = CodeWriter()
        code.line("import { \(imports.joined(separator: ", ")) } from '\(settings.runtime.module)';")
        code.blank()
        code.line("export const connectorConfig: ConnectorConfig;")
        if settings.cache != nil { code.line("export const dataConnectSettings: DataConnectSettings;") }
        code.blank()
        types.write(to: &code)
        for operation: OperationInterface in interface.operations {
            write(TypeScriptNames(operation), to: &code)
            code.blank()
        }
        return code.text
    }

    private var imports: [String] {
        var names: [String] = ["ConnectorConfig"]
        if !interface.operations.isEmpty { names.append("DataConnect") }
        if interface.operations.contains(where: { $0.kind == .query }) {
            names += ["QueryRef", "QueryPromise", "ExecuteQueryOptions"]
        }
        if interface.operations.contains(where: { $0.kind == .mutation }) {
            names += ["MutationRef", "MutationPromise"]
        }
        if settings.cache != nil { names.append("DataConnectSettings") }
        return names
    }

    private func write(_ names: TypeScriptNames, to code: inout CodeWriter) {
        let kind: String = names.isQuery ? "Query" : "Mutation"
        let result: String = "<\(names.data), \(names.variables)>"
        let options: String? = names.isQuery ? "options?: ExecuteQueryOptions" : nil
        code.block("interface \(names.referenceType) {") { code in
            code.line("(\(list([names.parameter]))): \(kind)Ref\(result);")
            code.line("(\(list(["dc: DataConnect", names.parameter]))): \(kind)Ref\(result);")
            code.line("operationName: string;")
        }
        code.documentation(names.operation.description)
        code.line("export const \(names.reference): \(names.referenceType);")
        code.blank()
        for dc: String? in [nil, "dc: DataConnect"] {
            code.documentation(names.operation.description)
            code.line(
                "export function \(names.action)(\(list([dc, names.parameter, options]))): \(kind)Promise\(result);")
        }
    }

    private func list(_ parameters: [String?]) -> String { parameters.compactMap(\.self).joined(separator: ", ") }
}
