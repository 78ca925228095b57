import ConnectorModel

/// `…Client.swift`: the connector, which has all operations.
struct SwiftClient {
    let interface: ConnectorInterface
    let settings: SwiftSDKSettings

    var text: String {
        let name: String = "\(SwiftNames.connector(interface.connectorID))Connector"
        var code: CodeWriter = CodeWriter()
        code.swiftImports()
        code.block("public extension DataConnect {") { code in
            code.line("/// The connector `\(interface.connectorID)`.")
            code.block("static let \(SwiftNames.property(of: name)): \(name) = {", "}()") { code in
                writeInstance(of: name, to: &code)
            }
        }
        code.blank()
        writeClass(name, to: &code)
        return code.text
    }

    private func writeInstance(of name: String, to code: inout CodeWriter) {
        var cacheSettings: String? = settings.cache.map(Self.text)
        if let cache: ClientCache = settings.cache, cache.maxByteCount != nil {
            writeCacheSettings(cache, to: &code)
            cacheSettings = "cacheSettings"
        }
        code.block("let dataConnect = DataConnect.dataConnect(", ")") { code in
            code.line("connectorConfig: \(name).connectorConfig,")
            if let cacheSettings {
                code.line("settings: DataConnectSettings(cacheSettings: \(cacheSettings)),")
            }
            code.line("callerSDKType: .generated")
        }
        code.line("return \(name)(dataConnect: dataConnect)")
    }

    /// The official settings take a kind of storage and an age, and no limit of size, which is for our library alone.
    private func writeCacheSettings(_ cache: ClientCache, to code: inout CodeWriter) {
        var official: ClientCache = cache
        official.maxByteCount = nil
        code.line("#if canImport(FirebaseDataConnect)")
        code.line("let cacheSettings = \(Self.text(official))")
        code.line("#else")
        code.line("let cacheSettings = \(Self.text(cache))")
        code.line("#endif")
    }

    /// Times are seconds there.
    private static func text(_ cache: ClientCache) -> String {
        let storage: String? = cache.storage.map { "storage: .\($0.rawValue)" }
        let maxAge: String? = cache.maxAge.map { maxAge in
            let milliseconds: Int64 = maxAge.milliseconds
            guard milliseconds % 1_000 != 0 else { return "maxAge: \(milliseconds / 1_000)" }
            var fraction: String = String(String(1_000 + milliseconds % 1_000).dropFirst())
            while fraction.last == "0" { fraction.removeLast() }
            return "maxAge: \(milliseconds / 1_000).\(fraction)"
        }
        let maxSize: String? = cache.maxByteCount.map { "maxSize: \($0)" }
        return "CacheSettings(\([storage, maxAge, maxSize].compactMap(\.self).joined(separator: ", ")))"
    }

    private func writeClass(_ name: String, to code: inout CodeWriter) {
        let operations: [(property: String, type: String)] = interface.operations.map { operation in
            let type: String = SwiftNames.operation(operation)
            return (SwiftNames.property(of: type), type)
        }
        code.block("public final class \(name): Sendable {") { code in
            code.line("let dataConnect: DataConnect")
            code.blank()
            code.block("public static let connectorConfig = ConnectorConfig(", ")") { code in
                code.line("serviceId: \(SwiftText.quoted(interface.serviceID)),")
                code.line("location: \(SwiftText.quoted(interface.location)),")
                code.line("connector: \(SwiftText.quoted(interface.connectorID))")
            }
            code.blank()
            code.block("init(dataConnect: DataConnect) {") { code in
                code.line("self.dataConnect = dataConnect")
                for (property, type) in operations {
                    code.line("self.\(property) = \(type)(dataConnect: dataConnect)")
                }
                SwiftFieldNames(interface: interface).write(to: &code)
            }
            code.blank()
            writeEmulator(&code)
            guard !operations.isEmpty else { return }
            code.blank()
            code.line("// MARK: Operations")
            code.blank()
            for (property, type) in operations { code.line("public let \(property): \(type)") }
        }
    }

    private func writeEmulator(_ code: inout CodeWriter) {
        code.line("/// Has it talk to a local server.")
        code.line("public func useEmulator(")
        code.indented { code in
            code.line("host: String = DataConnect.EmulatorDefaults.host,")
            code.line("port: Int = DataConnect.EmulatorDefaults.port")
        }
        code.block(") {") { $0.line("dataConnect.useEmulator(host: host, port: port)") }
    }
}
