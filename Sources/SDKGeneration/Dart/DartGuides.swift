import ConnectorModel

/// `README.md` of an SDK in Dart, and the folder `.guides`.
struct DartGuides {
    let interface: ConnectorInterface
    let library: DartLibrary
    let operations: [DartOperation]

    private var connector: String { DartNames.connector(interface.connectorID) }

    var files: [GeneratedFile] { [GeneratedFile(path: "README.md", contents: readme.text)] + guides.files }

    private var readme: SDKReadme {
        SDKReadme(
            title: library.name, connectorID: interface.connectorID, language: "dart",
            access: "import '\(library.mainFile)';\n\nfinal connector = \(connector).instance;",
            emulator: "connector.dataConnect.useDataConnectEmulator('localhost', 9399);",
            calls: operations.map { SDKReadme.Call(operation: $0.operation, code: code($0)) })
    }

    private func code(_ generated: DartOperation) -> String {
        let execution: String = "final result = await \(chain(generated, ".execute()"));"
        guard generated.operation.kind == .query else { return execution }
        return execution + "\n\nfinal subscription = \(chain(generated, ".ref()"))\n    .subscribe()"
            + "\n    .listen((result) => print(result.data));"
    }

    private func chain(_ generated: DartOperation, _ last: String) -> String {
        let call: String =
            "connector.\(DartNames.method(generated.operation))(\(generated.arguments.dropFirst(2)))"
        return ([call] + generated.chain + [last]).joined(separator: "\n    ")
    }

    private var guides: UsageGuides {
        UsageGuides(
            interface: interface,
            steps: [
                "Add the package of the runtime: `flutter pub add firebase_data_connect`.",
                "Import `\(library.mainFile)`, and no other file of this folder.",
                "Await `Firebase.initializeApp` before the first operation. On a local server call `useDataConnectEmulator` as well.",
            ],
            introduction: """
                Every operation is a method of `\(connector).instance`. It gives a builder: set what may be left out by its methods, then
                call `execute`, or `ref` for a reference to subscribe to. Leave a variable out to have its default; `null` is a value of
                its own. Enums are read as `Known` or `Unknown`, since the schema may have grown.
                """,
            calls: operations.map { ($0.operation, "\(DartNames.method($0.operation))(\($0.parameters))") })
    }
}
