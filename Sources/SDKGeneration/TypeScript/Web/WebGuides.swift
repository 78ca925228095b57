import ConnectorModel

/// The folder `.guides` of a web SDK: what tools that write code should know of it.
struct WebGuides {
    let interface: ConnectorInterface
    let settings: WebSettings

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

        1. Add the package of the runtime: `npm install \(settings.runtime.package)@\(settings.runtime.versions)`.
        2. Add this folder as the package `\(settings.package)`: `npm install file:PATH`, unless `packageJsonDir` of the
           connector has done so.
        3. Call `initializeApp` before the first operation. On a local server call `connectDataConnectEmulator` as well.

        Do not edit this folder: run `dataconnect sdk generate` after a change of the connector.

        """
    }

    var usage: String {
        let operations: [String] = interface.operations.map { operation in
            let names: TypeScriptNames = TypeScriptNames(operation)
            let description: String = operation.description.map { ": \($0.replacing("\n", with: " "))" } ?? ""
            return "* `\(names.action)(\(names.parameter ?? ""))`, a \(operation.kind.rawValue)\(description)"
        }
        let list: String = operations.isEmpty ? "There are none yet." : operations.joined(separator: "\n")
        return """
            # Usage

            Every operation is a function that gives a promise of `{ data }`. Leave a variable out to have its default; `null` is
            a value of its own. An enum may hold values that this version does not know.

            ## Operations

            \(list)

            """
    }
}
