import ConnectorModel

/// `README.md` of an SDK in Kotlin.
struct KotlinReadme {
    let interface: ConnectorInterface
    let settings: KotlinSDKSettings

    var text: String {
        let connector: String = KotlinNames.connector(interface.connectorID)
        let package: String = KotlinNames.package(settings.package)
        let readme: SDKReadme = SDKReadme(
            title: settings.package, connectorID: interface.connectorID, language: "kotlin",
            access: """
                import \(package).\(connector)
                import \(package).instance

                val connector = \(connector).instance
                """,
            emulator: "connector.dataConnect.useEmulator(\"10.0.2.2\", 9399)",
            calls: interface.operations.map { SDKReadme.Call(operation: $0, code: code($0)) })
        return readme.text
    }

    private func code(_ operation: OperationInterface) -> String {
        let property: String = KotlinNames.property(operation)
        let variables: KotlinVariables = KotlinVariables(operation, className: "Variables")
        var arguments: String = "(\(variables.arguments.joined(separator: ", ")))"
        if variables.hasOptional {
            if variables.arguments.isEmpty { arguments = "" }
            let lines: [String] = variables.optionalNames.map { "  this.\($0) = \($0)" }
            arguments += " {\n\(lines.joined(separator: "\n"))\n}"
        }
        let execution: String = "val result = connector.\(property).execute\(arguments)"
        guard operation.kind == .query else { return execution }
        return execution + "\n\nval flow = connector.\(property).flow\(arguments)"
    }
}
