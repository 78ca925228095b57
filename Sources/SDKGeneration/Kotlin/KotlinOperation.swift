import ConnectorModel

/// The file of an operation: its interface and the functions that run it.
struct KotlinOperation {
    private let operation: OperationInterface
    private let name: String
    private let connector: String
    private let variables: KotlinVariables
    private let data: KotlinObject

    init(_ operation: OperationInterface, in interface: ConnectorInterface) {
        self.operation = operation
        name = KotlinNames.operation(operation)
        connector = KotlinNames.connector(interface.connectorID)
        variables = KotlinVariables(operation, className: "\(name).Variables")
        data = KotlinObject(operation.data, name: "Data", in: interface)
    }

    private var isQuery: Bool { operation.kind == .query }

    /// The type of its data, from elsewhere.
    var dataType: String { operation.data.fields.isEmpty ? "Unit" : "\(name).Data" }

    /// The type of its variables, from elsewhere.
    var variablesType: String { variables.isEmpty ? "Unit" : "\(name).Variables" }

    func write(to code: inout CodeWriter) {
        if isQuery {
            code.line("import kotlinx.coroutines.flow.filterNotNull as _flow_filterNotNull")
            code.line("import kotlinx.coroutines.flow.map as _flow_map")
            code.blank()
        }
        writeInterface(&code)
        code.blank()
        writeReference(&code)
        code.blank()
        writeExecution(&code)
        if isQuery {
            code.blank()
            writeFlow(&code)
        }
    }

    private func writeInterface(_ code: inout CodeWriter) {
        let kind: String = isQuery ? "GeneratedQuery" : "GeneratedMutation"
        code.kotlinDocumentation(operation.description)
        code.line("public interface \(name) :")
        code.indented { code in
            code.block("\(KotlinTypes.library).generated.\(kind)<", "> {") { code in
                code.line("\(connector),")
                code.line("\(dataType),")
                code.line(variablesType)
            }
            if !variables.isEmpty {
                variables.write(to: &code)
                code.blank()
            }
            if !operation.data.fields.isEmpty {
                data.write(to: &code)
                code.blank()
            }
            writeCompanion(&code)
        }
        code.line("}")
    }

    private func writeCompanion(_ code: inout CodeWriter) {
        let data: String = operation.data.fields.isEmpty ? "Unit" : "Data"
        let variablesName: String = variables.isEmpty ? "Unit" : "Variables"
        code.block("public companion object {") { code in
            code.line("public val operationName: String = \(KotlinText.quoted(operation.name))")
            code.blank()
            code.line("public val dataDeserializer: kotlinx.serialization.DeserializationStrategy<\(data)> =")
            code.indented { $0.line("kotlinx.serialization.serializer()") }
            code.blank()
            code.line("public val variablesSerializer: kotlinx.serialization.SerializationStrategy<\(variablesName)> =")
            code.indented { $0.line("kotlinx.serialization.serializer()") }
        }
    }

    // MARK: Functions

    private var blockParameter: [String] {
        variables.hasOptional ? ["\(variables.block): \(name).Variables.Builder.() -> Unit = {}"] : []
    }

    private var arguments: String {
        (variables.arguments + (variables.hasOptional ? ["\(variables.block) = \(variables.block)"] : []))
            .joined(separator: ", ")
    }

    private func writeReference(_ code: inout CodeWriter) {
        let type: String =
            "\(KotlinTypes.library).\(isQuery ? "QueryRef" : "MutationRef")<\(dataType), \(variablesType)>"
        let value: String =
            if variables.isEmpty {
                "Unit"
            } else if variables.hasOptional {
                "\(name).Variables.build(\(arguments))"
            } else {
                "\(name).Variables(\(arguments))"
            }
        code.line("/** A reference to it, with its variables. */")
        writeHead("public fun \(name).ref", variables.parameters + blockParameter, to: &code)
        code.line("): \(type) =")
        code.indented { $0.line("this.ref(\(value))") }
    }

    /// A block comes last in one function, so that it can stand behind the call, and before the policy in the other.
    private func writeExecution(_ code: inout CodeWriter) {
        let policyType: String = "\(KotlinTypes.library).QueryRef.FetchPolicy"
        let policy: String = variables.policy
        let isSplit: Bool = isQuery && variables.hasOptional
        let withPolicy: [String] =
            isQuery && !isSplit ? ["\(policy): \(policyType) = \(policyType).PREFER_CACHE"] : []
        let call: String = isQuery && !isSplit ? "execute(fetchPolicy = \(policy))" : "execute()"
        writeExecution(variables.parameters + blockParameter + withPolicy, call, to: &code)
        guard isSplit else { return }
        code.blank()
        writeExecution(
            variables.parameters + blockParameter + ["\(policy): \(policyType)"], "execute(fetchPolicy = \(policy))",
            to: &code)
    }

    private func writeExecution(_ parameters: [String], _ call: String, to code: inout CodeWriter) {
        let result: String = isQuery ? "QueryResult" : "MutationResult"
        code.line("/** Runs it once. */")
        writeHead("public suspend fun \(name).execute", parameters, to: &code)
        code.line("): \(KotlinTypes.library).\(result)<\(dataType), \(variablesType)> =")
        code.indented { $0.line("this.ref(\(arguments)).\(call)") }
    }

    private func writeFlow(_ code: inout CodeWriter) {
        code.line("/** Its data, now and whenever it changes. */")
        writeHead("public fun \(name).flow", variables.parameters + blockParameter, to: &code)
        code.line("): kotlinx.coroutines.flow.Flow<\(dataType)> =")
        code.indented { code in
            code.line("this.ref(\(arguments))")
            code.indented { code in
                code.line(".subscribe()")
                code.line(".flow")
                code.line("._flow_map { querySubscriptionResult -> querySubscriptionResult.result.getOrNull() }")
                code.line("._flow_filterNotNull()")
                code.line("._flow_map { it.data }")
            }
        }
    }

    private func writeHead(_ name: String, _ parameters: [String], to code: inout CodeWriter) {
        code.line("\(name)(")
        code.indented { code in
            for parameter: String in parameters { code.line("\(parameter),") }
        }
    }
}
