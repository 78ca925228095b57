import ConnectorModel

/// `README.md` of the folder for a framework.
struct BindingsReadme {
    /// The framework.
    enum Bindings {
        case react
        case angular
    }

    let interface: ConnectorInterface
    let settings: WebSettings
    let bindings: Bindings

    var text: String {
        let names: [TypeScriptNames] = interface.operations.map(TypeScriptNames.init)
        var parts: [String] = ["# \(settings.package)/\(folder)", introduction]
        if names.isEmpty { parts.append("The connector has no operations.") }
        for names: TypeScriptNames in names { parts.append(text(names)) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var folder: String { bindings == .react ? "react" : "angular" }

    private var introduction: String {
        switch bindings {
        case .react:
            """
            Hooks for the operations of the connector `\(interface.connectorID)`, over TanStack Query. They want a
            `QueryClientProvider` around the components that use them.
            """
        case .angular:
            """
            Injectables for the operations of the connector `\(interface.connectorID)`, over TanStack Query. They want
            `provideDataConnect` and `provideTanStackQuery` among the providers of the app.
            """
        }
    }

    private func text(_ names: TypeScriptNames) -> String {
        let function: String = (bindings == .react ? "use" : "inject") + names.capitalized
        let argument: String = names.isQuery && names.operation.requiresVariables ? "vars" : ""
        let description: String = names.operation.description.map { "\($0)\n\n" } ?? ""
        let mutate: String = names.hasVariables ? "vars" : ""
        let use: String =
            switch (bindings, names.isQuery) {
            case (.react, true): "const { data, isPending, error } = \(function)(\(argument));"
            case (.react, false): "const { mutate } = \(function)();\nmutate(\(mutate));"
            case (.angular, true): "readonly query = \(function)(\(argument));"
            case (.angular, false): "readonly mutation = \(function)();\n// later: this.mutation.mutate(\(mutate));"
            }
        return """
            ## \(names.operation.name)

            \(description)\(Markdown.variables(of: names.operation))

            \(Markdown.code("javascript", "import { \(function) } from '\(settings.package)/\(folder)';\n\n\(use)"))
            """
    }
}
