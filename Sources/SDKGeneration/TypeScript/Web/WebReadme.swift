import ConnectorModel

/// `README.md` of a web SDK.
struct WebReadme {
    let interface: ConnectorInterface
    let settings: WebSettings

    var text: String {
        let queries: [TypeScriptNames] = names(.query)
        let mutations: [TypeScriptNames] = names(.mutation)
        var parts: [String] = [
            "# \(settings.package)",
            "The SDK of the connector `\(interface.connectorID)`. It is generated: changes in this folder are lost.",
            contents(queries, mutations), accessing, emulator,
        ]
        if let caching { parts.append(caching) }
        if let frameworks { parts.append(frameworks) }
        if isStandalone { parts += StandaloneGuide.sections.map { "## \($0.heading)\n\n\($0.text)" } }
        parts += section("Queries", queries, "A query reads. It can be run once, or be subscribed to by its reference.")
        parts += section("Mutations", mutations, "A mutation writes. Each call runs it once.")
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func names(_ kind: CompiledOperation.Kind) -> [TypeScriptNames] {
        interface.operations.filter { $0.kind == kind }.map(TypeScriptNames.init)
    }

    private func contents(_ queries: [TypeScriptNames], _ mutations: [TypeScriptNames]) -> String {
        var lines: [String] = ["## Contents", ""]
        let own: [String] = isStandalone ? StandaloneGuide.sections.map(\.heading) : []
        for heading: String in ["Accessing the connector", "Connecting to a local server"] + own {
            lines.append("* \(Markdown.link(heading))")
        }
        for (heading, names) in [("Queries", queries), ("Mutations", mutations)] where !names.isEmpty {
            lines.append("* \(Markdown.link(heading))")
            lines += names.map { "  * \(Markdown.link($0.operation.name))" }
        }
        return lines.joined(separator: "\n")
    }

    private var isStandalone: Bool { settings.runtime == .standalone }

    private var accessing: String {
        if isStandalone { return "## Accessing the connector\n\n" + StandaloneGuide.accessing }
        return """
            ## Accessing the connector

            Functions take the instance of the default app, or one that is given as their first argument:

            \(Markdown.code("javascript", """
                import { getDataConnect } from '\(settings.runtime.module)';
                import { connectorConfig } from '\(settings.operationsModule)';

                const dataConnect = getDataConnect(connectorConfig);
                """))
            """
    }

    private var emulator: String {
        """
        ## Connecting to a local server

        \(Markdown.code("javascript", """
            import { connectDataConnectEmulator, getDataConnect } from '\(settings.runtime.module)';
            import { connectorConfig } from '\(settings.operationsModule)';

            connectDataConnectEmulator(getDataConnect(connectorConfig), 'localhost', 9399);
            """))
        """
    }

    private var caching: String? {
        guard settings.cache != nil else { return nil }
        return """
            ## Caching

            Results are kept in memory where the instance is made with the settings of this package:

            \(Markdown.code("javascript", """
                import { getDataConnect } from '\(settings.runtime.module)';
                import { connectorConfig, dataConnectSettings } from '\(settings.operationsModule)';

                const dataConnect = getDataConnect(connectorConfig, dataConnectSettings);
                """))
            """
    }

    private var frameworks: String? {
        let names: [String] = (settings.hasReact ? ["react"] : []) + (settings.hasAngular ? ["angular"] : [])
        guard !names.isEmpty else { return nil }
        let lines: [String] = names.map { "* [`\(settings.package)/\($0)`](./\($0)/README.md)" }
        return "## Frameworks\n\n" + lines.joined(separator: "\n")
    }

    private func section(_ heading: String, _ names: [TypeScriptNames], _ text: String) -> [String] {
        names.isEmpty ? [] : ["## \(heading)", text] + names.map(self.text)
    }

    private func text(_ names: TypeScriptNames) -> String {
        let argument: String = names.hasVariables ? (names.operation.requiresVariables ? "vars" : "vars?") : ""
        let reference: String = names.isQuery ? "QueryRef" : "MutationRef"
        let run: String = names.isQuery ? "executeQuery" : "executeMutation"
        let description: String = names.operation.description.map { "\($0)\n\n" } ?? ""
        return """
            ### \(names.operation.name)

            \(description)#### Variables

            \(Markdown.variables(of: names.operation))

            #### Return Type

            `data` of the result is a `\(names.data)`; see [index.d.ts](./index.d.ts).

            #### Using the action shortcut function

            \(Markdown.code("javascript", """
                import { \(names.action) } from '\(settings.operationsModule)';

                const { data } = await \(names.action)(\(argument.filter { $0 != "?" }));
                """))

            #### Using the `\(reference)` function

            \(Markdown.code("javascript", """
                import { \(run) } from '\(settings.runtime.module)';
                import { \(names.reference) } from '\(settings.operationsModule)';

                const ref = \(names.reference)(\(argument.filter { $0 != "?" }));
                const { data } = await \(run)(ref);
                """))
            """
    }
}
