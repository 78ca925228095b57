import ConnectorModel

/// `README.md` of the folder for a framework.
struct BindingsReadme {
    let folder: BindingsFolder

    private var package: String { "\(folder.settings.package)/\(folder.framework.folder)" }

    var text: String {
        var parts: [String] = ["# \(package)", introduction]
        if folder.names.isEmpty { parts.append("The connector has no operations.") }
        for names: TypeScriptNames in folder.names { parts.append(text(names)) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var introduction: String {
        switch folder.framework {
        case .react:
            """
            Hooks for the operations of the connector `\(folder.interface.connectorID)`, over TanStack Query. They want a
            `QueryClientProvider` around the components that use them.
            """
        case .angular:
            """
            Injectables for the operations of the connector `\(folder.interface.connectorID)`, over TanStack Query. They want
            `provideDataConnect` and `provideTanStackQuery` among the providers of the app.
            """
        }
    }

    private func text(_ names: TypeScriptNames) -> String {
        let function: String = folder.framework.function(names)
        let argument: String = names.isQuery && names.operation.requiresVariables ? "vars" : ""
        let description: String = names.operation.description.map { "\($0)\n\n" } ?? ""
        let mutate: String = names.hasVariables ? "vars" : ""
        let use: String =
            switch (folder.framework, names.isQuery) {
            case (.react, true): "const { data, isPending, error } = \(function)(\(argument));"
            case (.react, false): "const { mutate } = \(function)();\nmutate(\(mutate));"
            case (.angular, true): "readonly query = \(function)(\(argument));"
            case (.angular, false): "readonly mutation = \(function)();\n// later: this.mutation.mutate(\(mutate));"
            }
        return """
            ## \(names.operation.name)

            \(description)\(Markdown.variables(of: names.operation))

            \(Markdown.code("javascript", "import { \(function) } from '\(package)';\n\n\(use)"))
            """
    }
}
