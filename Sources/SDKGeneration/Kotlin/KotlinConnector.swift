import ConnectorModel

/// `…Connector.kt`: the connector, which has all operations.
struct KotlinConnector {
    let interface: ConnectorInterface
    let settings: KotlinSDKSettings

    private var name: String { KotlinNames.connector(interface.connectorID) }
    private static let library: String = KotlinTypes.library

    /// Operations by the names of their properties.
    private var operations: [OperationInterface] {
        interface.operations.sorted { KotlinNames.property($0) < KotlinNames.property($1) }
    }

    func write(to code: inout CodeWriter) {
        code.line("import \(Self.library).getInstance as _fdcGetInstance")
        if settings.cache?.maxAge != nil {
            code.line("import kotlin.time.Duration.Companion.milliseconds as _milliseconds")
        }
        code.blank()
        writeInterface(&code)
        code.blank()
        writeExtensions(&code)
        code.blank()
        KotlinConnectorImplementation(interface: interface, operations: operations).write(to: &code)
    }

    private func writeInterface(_ code: inout CodeWriter) {
        code.line("/** The connector `\(interface.connectorID)`. */")
        code.block("public interface \(name) : \(Self.library).generated.GeneratedConnector<\(name)> {") { code in
            code.line("override val dataConnect: \(Self.library).FirebaseDataConnect")
            code.blank()
            for operation: OperationInterface in operations {
                code.kotlinDocumentation(operation.description)
                code.line("public val \(KotlinNames.property(operation)): \(KotlinNames.operation(operation))")
            }
            code.blank()
            code.block("public companion object {") { writeCompanion(&$0) }
        }
    }

    private func writeCompanion(_ code: inout CodeWriter) {
        code.line("@Suppress(\"MemberVisibilityCanBePrivate\")")
        code.line("public val config: \(Self.library).ConnectorConfig =")
        code.indented { code in
            code.block("\(Self.library).ConnectorConfig(", ")") { code in
                code.line("connector = \(KotlinText.quoted(interface.connectorID)),")
                code.line("location = \(KotlinText.quoted(interface.location)),")
                code.line("serviceId = \(KotlinText.quoted(interface.serviceID)),")
            }
        }
        code.blank()
        if let cache: ClientCache = settings.cache {
            Self.write(cache, to: &code)
            code.blank()
        }
        code.line("private val instances =")
        code.indented { $0.line("java.util.WeakHashMap<\(Self.library).FirebaseDataConnect, \(name)Impl>()") }
        code.blank()
        code.line("public fun getInstance(dataConnect: \(Self.library).FirebaseDataConnect): \(name) =")
        code.indented { code in
            code.line("synchronized(instances) { instances.getOrPut(dataConnect) { \(name)Impl(dataConnect) } }")
        }
    }

    private static func write(_ cache: ClientCache, to code: inout CodeWriter) {
        code.line("public val defaultCacheSettings: \(library).CacheSettings =")
        code.indented { code in
            code.block("\(library).CacheSettings(", ")") { code in
                if let maxAge: Duration = cache.maxAge { code.line("maxAge = \(maxAge.milliseconds)._milliseconds,") }
                if let storage: ClientCache.Storage = cache.storage {
                    let value: String = storage.rawValue.uppercased()
                    code.line("storage = \(library).CacheSettings.Storage.\(value),")
                }
            }
        }
        code.blank()
        code.line("public val defaultDataConnectSettings: \(library).DataConnectSettings =")
        code.indented { $0.line("\(library).DataConnectSettings(cacheSettings = defaultCacheSettings)") }
    }

    private func writeExtensions(_ code: inout CodeWriter) {
        let hasCache: Bool = settings.cache != nil
        let settingsType: String = "\(Self.library).DataConnectSettings"
        let initial: String = hasCache ? "defaultDataConnectSettings" : "\(settingsType)()"
        let get: String = "getInstance(\(Self.library).FirebaseDataConnect._fdcGetInstance"
        code.line("public val \(name).Companion.instance: \(name)")
        code.indented { $0.line("get() = \(get)(config\(hasCache ? ", defaultDataConnectSettings" : "")))") }
        code.blank()
        code.line("public fun \(name).Companion.getInstance(")
        code.indented { $0.line("settings: \(settingsType) = \(initial),") }
        code.line("): \(name) =")
        code.indented { $0.line("\(get)(config, settings))") }
        code.blank()
        code.line("public fun \(name).Companion.getInstance(")
        code.indented { code in
            code.line("app: com.google.firebase.FirebaseApp,")
            code.line("settings: \(settingsType) = \(initial),")
        }
        code.line("): \(name) =")
        code.indented { $0.line("\(get)(app, config, settings))") }
    }
}
