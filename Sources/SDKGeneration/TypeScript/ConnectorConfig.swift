import ConnectorModel

/// The constant that names the connector to the runtime.
struct ConnectorConfig {
    let interface: ConnectorInterface
    /// The key of the service's id: the runtime for administrators has another than that of the web.
    let serviceKey: String
    /// Whether the environment of the app may name another service and place.
    let isFromEnvironment: Bool

    func write(_ form: ModuleForm, to code: inout CodeWriter) {
        if isFromEnvironment { writeReader(&code) }
        code.block("\(form.constant("connectorConfig")){", "};") { code in
            code.line("connector: \(Self.quoted(interface.connectorID)),")
            code.line("\(serviceKey): \(value("serviceId", "DATACONNECT_SERVICE_ID", interface.serviceID)),")
            code.line("location: \(value("location", "DATACONNECT_LOCATION", interface.location))")
        }
        if let export: String = form.export(of: "connectorConfig") { code.line(export) }
    }

    /// A bundler replaces `process.env.X` as a whole, and pages without one have no `process`.
    private func writeReader(_ code: inout CodeWriter) {
        code.block("function fromEnvironment(name, read, otherwise) {") { code in
            code.line("const given = globalThis.dataConnectEnvironment && globalThis.dataConnectEnvironment[name];")
            code.line("if (given) return given;")
            code.block("try {", "} catch {") { $0.line("return read() || otherwise;") }
            code.indented { $0.line("return otherwise;") }
            code.line("}")
        }
        code.blank()
    }

    private func value(_ name: String, _ variable: String, _ value: String) -> String {
        guard isFromEnvironment else { return Self.quoted(value) }
        return "fromEnvironment('\(name)', () => process.env.\(variable), \(Self.quoted(value)))"
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
