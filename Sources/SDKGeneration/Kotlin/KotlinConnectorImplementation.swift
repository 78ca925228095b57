import ConnectorModel

/// The classes behind the interfaces of a connector.
struct KotlinConnectorImplementation {
    let interface: ConnectorInterface
    /// Operations by the names of their properties.
    let operations: [OperationInterface]

    private var name: String { KotlinNames.connector(interface.connectorID) }
    private static let library: String = KotlinTypes.library
    private static let experimental: String = "@\(library).ExperimentalFirebaseDataConnect"

    func write(to code: inout CodeWriter) {
        writeConnector(&code)
        for (kind, isUsed) in [("Query", has(.query)), ("Mutation", has(.mutation))] where isUsed {
            code.blank()
            writeBase(kind, to: &code)
        }
        for operation: OperationInterface in operations {
            code.blank()
            write(operation, to: &code)
        }
    }

    private func has(_ kind: CompiledOperation.Kind) -> Bool { operations.contains { $0.kind == kind } }

    private func writeConnector(_ code: inout CodeWriter) {
        code.line("private class \(name)Impl(")
        code.indented { $0.line("override val dataConnect: \(Self.library).FirebaseDataConnect,") }
        code.block(") : \(name) {") { code in
            for operation: OperationInterface in operations {
                let property: String = KotlinNames.property(operation)
                code.block("override val \(property) by lazy(LazyThreadSafetyMode.PUBLICATION) {") { code in
                    code.line("\(KotlinNames.operation(operation))Impl(this)")
                }
            }
            code.blank()
            writeLists(&code)
            code.blank()
            code.line(Self.experimental)
            code.line("override fun copy(dataConnect: \(Self.library).FirebaseDataConnect) = \(name)Impl(dataConnect)")
            code.blank()
            code.line("override fun equals(other: Any?): Boolean =")
            code.indented { $0.line("other is \(name)Impl && other.dataConnect == dataConnect") }
            code.blank()
            code.line("override fun hashCode(): Int = java.util.Objects.hash(\"\(name)Impl\", dataConnect)")
            code.blank()
            code.line("override fun toString(): String = \"\(name)Impl(dataConnect=$dataConnect)\"")
        }
    }

    private func writeLists(_ code: inout CodeWriter) {
        let type: String = "\(Self.library).generated.Generated"
        code.line(Self.experimental)
        code.line("override fun operations(): List<\(type)Operation<\(name), *, *>> = queries() + mutations()")
        let lists: [(String, String, CompiledOperation.Kind)] = [
            ("mutations", "Mutation", .mutation), ("queries", "Query", .query),
        ]
        for (function, element, kind) in lists {
            let properties: [String] = operations.filter { $0.kind == kind }.map(KotlinNames.property)
            code.blank()
            code.line(Self.experimental)
            code.line("override fun \(function)(): List<\(type)\(element)<\(name), *, *>> =")
            code.indented { $0.line("listOf(\(properties.joined(separator: ", ")))") }
        }
    }

    private func writeBase(_ kind: String, to code: inout CodeWriter) {
        let base: String = "\(name)Generated\(kind)Impl"
        let serialization: String = "kotlinx.serialization"
        let members: String = "connector, operationName, dataDeserializer, variablesSerializer"
        code.line("private open class \(base)<Data, Variables>(")
        code.indented { code in
            code.line("override val connector: \(name),")
            code.line("override val operationName: String,")
            code.line("override val dataDeserializer: \(serialization).DeserializationStrategy<Data>,")
            code.line("override val variablesSerializer: \(serialization).SerializationStrategy<Variables>,")
        }
        let generated: String = "\(Self.library).generated.Generated\(kind)<\(name), Data, Variables>"
        code.block(") : \(generated) {") { code in
            code.line(Self.experimental)
            code.line("override fun copy(")
            code.indented { code in
                code.line("connector: \(name),")
                code.line("operationName: String,")
                code.line("dataDeserializer: \(serialization).DeserializationStrategy<Data>,")
                code.line("variablesSerializer: \(serialization).SerializationStrategy<Variables>,")
            }
            code.line(") = \(base)(\(members))")
            code.blank()
            code.line(Self.experimental)
            code.line("override fun <NewVariables> withVariablesSerializer(")
            code.indented { $0.line("variablesSerializer: \(serialization).SerializationStrategy<NewVariables>,") }
            code.line(") = \(base)(\(members))")
            code.blank()
            code.line(Self.experimental)
            code.line("override fun <NewData> withDataDeserializer(")
            code.indented { $0.line("dataDeserializer: \(serialization).DeserializationStrategy<NewData>,") }
            code.line(") = \(base)(\(members))")
            code.blank()
            Self.writeComparison(of: base, to: &code)
        }
    }

    private static func writeComparison(of base: String, to code: inout CodeWriter) {
        let members: [String] = ["connector", "operationName", "dataDeserializer", "variablesSerializer"]
        code.line("override fun equals(other: Any?): Boolean =")
        code.indented { code in
            code.line("other is \(base)<*, *> &&")
            code.indented { code in
                for member: String in members {
                    code.line("other.\(member) == \(member)\(member == members.last ? "" : " &&")")
                }
            }
        }
        code.blank()
        code.line("override fun hashCode(): Int =")
        code.indented { $0.line("java.util.Objects.hash(\"\(base)\", \(members.joined(separator: ", ")))") }
        code.blank()
        let parts: [String] = members.map { "\($0)=$\($0)" }
        code.line("override fun toString(): String =")
        code.indented { $0.line("\"\(base)(\(parts.joined(separator: ", ")))\"") }
    }

    private func write(_ operation: OperationInterface, to code: inout CodeWriter) {
        let type: String = KotlinNames.operation(operation)
        let generated: KotlinOperation = KotlinOperation(operation, in: interface)
        let kind: String = operation.kind == .query ? "Query" : "Mutation"
        code.line("private class \(type)Impl(connector: \(name)) :")
        code.indented { code in
            code.line("\(type),")
            code.block(
                "\(name)Generated\(kind)Impl<\(generated.dataType), \(generated.variablesType)>(", ")"
            ) { code in
                code.line("connector,")
                for member: String in ["operationName", "dataDeserializer", "variablesSerializer"] {
                    code.line("\(type).Companion.\(member),")
                }
            }
        }
    }
}
