import ConnectorModel

/// The folder `.guides`: what tools that write code should know of an SDK.
struct UsageGuides {
    let interface: ConnectorInterface
    /// The steps of the setup, each in one paragraph, without numbers.
    let steps: [String]
    /// How operations are called, in general.
    let introduction: String
    /// Each operation with its variables, as it is called.
    let calls: [(operation: OperationInterface, code: String)]

    var files: [GeneratedFile] {
        [
            GeneratedFile(path: ".guides/config.json", contents: config),
            GeneratedFile(path: ".guides/setup.md", contents: setup),
            GeneratedFile(path: ".guides/usage.md", contents: usage),
        ]
    }

    /// Which guides there are.
    private var config: String {
        let guides: OutputJSON = [
            "description": .string("How to use the generated SDK of the connector \(interface.connectorID)"),
            "guides": .array(["setup.md", "usage.md"]),
        ]
        return guides.text
    }

    private var setup: String {
        let numbered: [String] = steps.enumerated().map { index, step in
            "\(index + 1). \(step.replacing("\n", with: "\n   "))"
        }
        return """
            # Setup

            \(numbered.joined(separator: "\n"))

            Do not edit this folder: run `dataconnect sdk generate` after a change of the connector.

            """
    }

    private var usage: String {
        let lines: [String] = calls.map { operation, code in
            let description: String = operation.description.map { ": \($0.replacing("\n", with: " "))" } ?? ""
            return "* `\(code)`, a \(operation.kind.rawValue)\(description)"
        }
        return """
            # Usage

            \(introduction)

            ## Operations

            \(lines.isEmpty ? "There are none yet." : lines.joined(separator: "\n"))

            """
    }
}
