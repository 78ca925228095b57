import ConnectorModel

/// `README.md` of an SDK in Dart, and the folder `.guides`: what tools that write code should know of it.
struct DartGuides {
    let interface: ConnectorInterface
    let library: DartLibrary
    let operations: [DartOperation]

    private var connector: String { DartNames.connector(interface.connectorID) }

    var readme: String {
        var parts: [String] = [
            "# \(library.name)",
            "The SDK of the connector `\(interface.connectorID)`. It is generated: changes in this folder are lost.",
            "## Accessing the connector",
            Markdown.code(
                "dart", "import '\(library.mainFile)';\n\nfinal connector = \(connector).instance;"),
            "## Connecting to a local server",
            Markdown.code("dart", "connector.dataConnect.useDataConnectEmulator('localhost', 9399);"),
        ]
        parts += section("Queries", .query)
        parts += section("Mutations", .mutation)
        return parts.joined(separator: "\n\n") + "\n"
    }

    private func section(_ heading: String, _ kind: CompiledOperation.Kind) -> [String] {
        let operations: [DartOperation] = operations.filter { $0.operation.kind == kind }
        return operations.isEmpty ? [] : ["## \(heading)"] + operations.map(text)
    }

    private func text(_ generated: DartOperation) -> String {
        let operation: OperationInterface = generated.operation
        let calls: String = ([call(generated)] + generated.chain + [".execute()"]).joined(separator: "\n    ")
        var code: String = "final result = await \(calls);"
        if operation.kind == .query {
            let reference: String = ([call(generated)] + generated.chain + [".ref()"]).joined(separator: "\n    ")
            code +=
                "\n\nfinal subscription = \(reference)\n    .subscribe()\n    .listen((result) => print(result.data));"
        }
        let description: String = operation.description.map { "\($0)\n\n" } ?? ""
        return "### \(operation.name)\n\n\(description)\(Markdown.code("dart", code))"
    }

    private func call(_ generated: DartOperation) -> String {
        "connector.\(DartNames.method(generated.operation))(\(generated.arguments.dropFirst(2)))"
    }

    // MARK: Guides

    /// Which guides there are.
    var config: String {
        let guides: OutputJSON = [
            "description": .string("How to use the generated SDK of the connector \(interface.connectorID)"),
            "guides": .array(["setup.md", "usage.md"]),
        ]
        return guides.text
    }

    var setup: String {
        """
        # Setup

        1. Add the package of the runtime: `flutter pub add firebase_data_connect`.
        2. Import `\(library.mainFile)`, and no other file of this folder.
        3. Await `Firebase.initializeApp` before the first operation. On a local server call `useDataConnectEmulator` as well.

        Do not edit this folder: run `dataconnect sdk generate` after a change of the connector.

        """
    }

    var usage: String {
        let lines: [String] = operations.map { generated in
            let operation: OperationInterface = generated.operation
            let description: String = operation.description.map { ": \($0.replacing("\n", with: " "))" } ?? ""
            let method: String = "\(DartNames.method(operation))(\(generated.parameters))"
            return "* `\(method)`, a \(operation.kind.rawValue)\(description)"
        }
        let list: String = lines.isEmpty ? "There are none yet." : lines.joined(separator: "\n")
        return """
            # Usage

            Every operation is a method of `\(connector).instance`. It gives a builder: set what may be left out by its methods, then
            call `execute`, or `ref` for a reference to subscribe to. Leave a variable out to have its default; `null` is a value of
            its own. Enums are read as `Known` or `Unknown`, since the schema may have grown.

            ## Operations

            \(list)

            """
    }
}
