import ConnectorModel

extension UsageGuides {
    /// The guides of a web SDK.
    init(web interface: ConnectorInterface, _ settings: WebSettings) {
        self.init(
            interface: interface,
            steps: [
                "Add the package of the runtime: `npm install \(settings.runtime.package)@\(settings.runtime.versions)`.",
                """
                Add this folder as the package `\(settings.package)`: `npm install file:PATH`, unless `packageJsonDir` of the
                connector has done so.
                """,
                "Call `initializeApp` before the first operation. On a local server call `connectDataConnectEmulator` as well.",
            ],
            introduction: """
                Every operation is a function that gives a promise of `{ data }`. Leave a variable out to have its default; `null` is
                a value of its own. An enum may hold values that this version does not know.
                """,
            calls: interface.operations.map { operation in
                let names: TypeScriptNames = TypeScriptNames(operation)
                return (operation, "\(names.action)(\(names.parameter ?? ""))")
            })
    }
}
