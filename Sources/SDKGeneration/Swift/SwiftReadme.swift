import ConnectorModel

/// `README.md` of an SDK in Swift.
struct SwiftReadme {
    let interface: ConnectorInterface
    let settings: SwiftSDKSettings

    var text: String {
        let connector: String = "\(SwiftNames.connector(interface.connectorID))Connector"
        let instance: String = "DataConnect.\(SwiftNames.property(of: connector))"
        // A package may have dashes, which its module has not.
        let module: String = settings.package.replacing("-", with: "_")
        let readme: SDKReadme = SDKReadme(
            title: settings.package, connectorID: interface.connectorID, language: "swift",
            access:
                "import \(settings.core.library.rawValue)\nimport \(module)\n\nlet connector = \(instance)",
            emulator: "connector.useEmulator()",
            calls: interface.operations.map { SDKReadme.Call(operation: $0, code: code($0)) })
        return readme.text
    }

    private func code(_ operation: OperationInterface) -> String {
        let property: String = SwiftNames.property(of: SwiftNames.operation(operation))
        let variables: SwiftVariables = SwiftVariables(operation, in: interface)
        let optional: [SwiftProperty] = variables.properties.filter { !$0.isRequired }
        let arguments: String = variables.required.map(\.argument).joined(separator: ", ")
        var call: String = "let result = try await connector.\(property).execute(\(arguments))"
        if !optional.isEmpty {
            let lines: [String] = optional.map { "    variables.\($0.name) = \($0.parameterName)" }
            if arguments.isEmpty { call.removeLast(2) }
            call += " { variables in\n\(lines.joined(separator: "\n"))\n}"
        }
        guard operation.kind == .query else { return call }
        return call + "\n\nlet query = connector.\(property).ref(\(arguments))\n_ = try await query.subscribe()"
    }
}
