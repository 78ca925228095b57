import ConnectorModel

/// The variables of an operation as a class, with a builder where some may be left out.
struct KotlinVariables {
    /// A variable in its three forms.
    private struct Variable {
        let property: KotlinProperty
        /// The type in functions and in the builder.
        let type: String
        let isRequired: Bool
        /// What holds it while the builder works.
        let local: String
    }

    /// The class that they are in: `GetBookQuery.Variables`.
    let className: String
    private let variables: [Variable]
    /// The parameter that is the block of a builder; no variable is called like it.
    let block: String
    /// The parameter that is the policy of a query.
    let policy: String

    init(_ operation: OperationInterface, className: String) {
        self.className = className
        let names: [String] = KotlinProperty.names(operation.variables.map(\.name))
        var unique: UniqueNames = UniqueNames(taken: Set(names + ["value_"]))
        block = unique.claim("block_")
        policy = unique.claim("fetchPolicy")
        variables = zip(operation.variables, names).map { variable, name in
            let sent: String = KotlinTypes.text(
                InputType(variable.type), isNonNull: variable.isNonNull, .sent)
            let property: KotlinProperty = KotlinProperty(
                wireName: variable.name, name: name, description: Self.description(of: variable),
                type: variable.isRequired ? sent : KotlinTypes.optional(sent))
            return Variable(
                property: property,
                type: KotlinTypes.text(InputType(variable.type), isNonNull: variable.isNonNull, .parameter),
                isRequired: variable.isRequired, local: unique.claim("\(name.filter { $0 != "`" })_"))
        }
    }

    private static func description(of variable: VariableInterface) -> String? {
        let ofDefault: String? = variable.defaultJSON.map { "Where it is left out, the server takes `\($0)`." }
        let texts: [String] = [variable.description, ofDefault].compactMap(\.self)
        return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    }

    var isEmpty: Bool { variables.isEmpty }

    /// Whether some may be left out.
    var hasOptional: Bool { variables.contains { !$0.isRequired } }

    /// Parameters for what must be given.
    var parameters: [String] { variables.filter(\.isRequired).map { "\($0.property.name): \($0.type)" } }

    /// Arguments for what must be given.
    var arguments: [String] {
        variables.filter(\.isRequired).map { "\($0.property.name) = \($0.property.name)" }
    }

    /// The names of those that may be left out.
    var optionalNames: [String] { variables.filter { !$0.isRequired }.map(\.property.name) }

    func write(to code: inout CodeWriter) {
        let properties: [KotlinProperty] = variables.map(\.property)
        guard hasOptional else {
            code.kotlinClass("Variables", properties)
            return
        }
        code.kotlinClass("Variables", properties) { code in
            code.line("@kotlin.DslMarker public annotation class BuilderDsl")
            code.blank()
            code.line("@BuilderDsl")
            code.block("public interface Builder {") { code in
                for variable: Variable in variables {
                    code.kotlinDocumentation(variable.property.description)
                    code.line("public var \(variable.property.name): \(variable.type)")
                }
            }
            code.blank()
            code.block("public companion object {") { writeBuild(&$0) }
        }
    }

    private func writeBuild(_ code: inout CodeWriter) {
        let parameters: String = (parameters + ["\(block): Builder.() -> Unit"]).joined(separator: ", ")
        code.block("public fun build(\(parameters)): Variables {") { code in
            for variable: Variable in variables {
                if variable.isRequired {
                    code.line("var \(variable.local): \(variable.type) = \(variable.property.name)")
                } else {
                    let undefined: String = "\(KotlinTypes.library).OptionalVariable.Undefined"
                    code.line("var \(variable.local): \(KotlinTypes.optional(variable.type)) = \(undefined)")
                }
            }
            code.blank()
            code.block("return object : Builder {", "}.apply(\(block)).let {") { code in
                for variable: Variable in variables { Self.writeSetter(of: variable, to: &code) }
            }
            code.indented { code in
                let arguments: [String] = variables.map { "\($0.property.name) = \($0.local)" }
                code.line("Variables(\(arguments.joined(separator: ", ")))")
            }
            code.line("}")
        }
    }

    private static func writeSetter(of variable: Variable, to code: inout CodeWriter) {
        let message: String = KotlinText.quoted("getting builder values is not supported")
        let value: String = variable.isRequired ? "value_" : "\(KotlinTypes.library).OptionalVariable.Value(value_)"
        code.line("override var \(variable.property.name): \(variable.type)")
        code.indented { code in
            code.line("get() = throw UnsupportedOperationException(\(message))")
            code.line("set(value_) { \(variable.local) = \(value) }")
        }
    }
}
