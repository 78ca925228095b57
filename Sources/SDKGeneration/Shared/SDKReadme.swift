import ConnectorModel

/// `README.md` of an SDK for apps: how its connector is got at, and how each operation is called.
struct SDKReadme {
    /// An operation with the code that calls it.
    struct Call {
        let operation: OperationInterface
        let code: String
    }

    let title: String
    let connectorID: String
    /// The language of all code, as Markdown names it.
    let language: String
    /// What gets the connector.
    let access: String
    /// What has it talk to a local server.
    let emulator: String
    let calls: [Call]

    var text: String {
        let parts: [String] =
            [
                "# \(title)",
                "The SDK of the connector `\(connectorID)`. It is generated: changes in this folder are lost.",
                "## Accessing the connector", Markdown.code(language, access), "## Connecting to a local server",
                Markdown.code(language, emulator),
            ] + section("Queries", .query) + section("Mutations", .mutation)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func section(_ heading: String, _ kind: CompiledOperation.Kind) -> [String] {
        let calls: [Call] = calls.filter { $0.operation.kind == kind }
        return calls.isEmpty ? [] : ["## \(heading)"] + calls.map(text)
    }

    private func text(_ call: Call) -> String {
        let description: String = call.operation.description.map { "\($0)\n\n" } ?? ""
        return "### \(call.operation.name)\n\n\(description)\(Markdown.code(language, call.code))"
    }
}
