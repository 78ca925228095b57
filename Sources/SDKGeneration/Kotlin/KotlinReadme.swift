import ConnectorModel

/// `README.md` of an SDK in Kotlin.
struct KotlinReadme {
    let interface: ConnectorInterface
    let settings: KotlinSDKSettings

    var text: String {
        let connector: String = KotlinNames.connector(interface.connectorID)
        let package: String = KotlinNames.package(settings.package)
        var parts: [String] = [
            "# \(settings.package)",
            "The SDK of the connector `\(interface.connectorID)`. It is generated: changes in this folder are lost.",
            "## Accessing the connector",
            Markdown.code(
                "kotlin",
                """
                import \(package).\(connector)
                import \(package).instance

                val connector = \(connector).instance
                """),
            "## Connecting to a local server",
            Markdown.code("kotlin", "connector.dataConnect.useEmulator(\"10.0.2.2\", 9399)"),
        ]
        parts += section("Queries", .query)
        parts += section("Mutations", .mutation)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func section(_ heading: String, _ kind: CompiledOperation.Kind) -> [String] {
        let operations: [OperationInterface] = interface.operations.filter { $0.kind == kind }
        return operations.isEmpty ? [] : ["## \(heading)"] + operations.map(text)
    }

    private func text(_ operation: OperationInterface) -> String {
        let property: String = KotlinNames.property(operation)
        let variables: KotlinVariables = KotlinVariables(operation, className: "Variables")
        var arguments: String = "(\(variables.arguments.joined(separator: ", ")))"
        if variables.hasOptional {
            if variables.arguments.isEmpty { arguments = "" }
            let lines: [String] = variables.optionalNames.map { "  this.\($0) = \($0)" }
            arguments += " {\n\(lines.joined(separator: "\n"))\n}"
        }
        var lines: [String] = ["val result = connector.\(property).execute\(arguments)"]
        if operation.kind == .query { lines.append("val flow = connector.\(property).flow\(arguments)") }
        let description: String = operation.description.map { "\($0)\n\n" } ?? ""
        let code: String = Markdown.code("kotlin", lines.joined(separator: "\n\n"))
        return "### \(operation.name)\n\n\(description)\(code)"
    }
}
