import ConnectorModel

/// `README.md` of an SDK in Swift.
struct SwiftReadme {
    let interface: ConnectorInterface
    let settings: SwiftSDKSettings

    var text: String {
        let connector: String = "\(SwiftNames.connector(interface.connectorID))Connector"
        let instance: String = "DataConnect.\(Naming.lowercasingFirst(connector))"
        var parts: [String] = [
            "# \(settings.package)",
            "The SDK of the connector `\(interface.connectorID)`. It is generated: changes in this folder are lost.",
            "## Accessing the connector",
            Markdown.code("swift", "import \(settings.package)\n\nlet connector = \(instance)"),
            "## Connecting to a local server",
            Markdown.code("swift", "connector.useEmulator()"),
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
        let property: String = Naming.lowercasingFirst(SwiftNames.operation(operation))
        let variables: SwiftVariables = SwiftVariables(operation, in: interface)
        let optional: [SwiftProperty] = variables.properties.filter { !$0.isRequired }
        let arguments: String = variables.required.map(\.argument).joined(separator: ", ")
        var call: String = "let result = try await connector.\(property).execute(\(arguments))"
        if !optional.isEmpty {
            let lines: [String] = optional.map { "    variables.\($0.name) = \($0.parameterName)" }
            if arguments.isEmpty { call.removeLast(2) }
            call += " { variables in\n\(lines.joined(separator: "\n"))\n}"
        }
        if operation.kind == .query {
            call += "\n\nlet query = connector.\(property).ref(\(arguments))\n_ = try await query.subscribe()"
        }
        let description: String = operation.description.map { "\($0)\n\n" } ?? ""
        return "### \(operation.name)\n\n\(description)\(Markdown.code("swift", call))"
    }
}
