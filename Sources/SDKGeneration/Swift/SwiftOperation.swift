import ConnectorModel

/// The class of an operation: its variables, its data, and what runs it.
struct SwiftOperation {
    private let operation: OperationInterface
    private let name: String
    private let variables: SwiftVariables
    private let data: SwiftObject
    private let publisher: SwiftSDKSettings.Publisher

    init(_ operation: OperationInterface, in interface: ConnectorInterface, settings: SwiftSDKSettings) {
        self.operation = operation
        name = SwiftNames.operation(operation)
        variables = SwiftVariables(operation, in: interface)
        data = SwiftObject(operation.data, name: "Data", in: interface)
        publisher = settings.publisher
    }

    private var isQuery: Bool { operation.kind == .query }

    /// The type of references to it.
    private var reference: String {
        let type: String =
            switch (isQuery, publisher) {
            case (false, _): "MutationRef"
            case (true, .observableMacro): "QueryRefObservation"
            case (true, .observableObject): "QueryRefObservableObject"
            }
        return "\(type)<\(name).Data, \(name).Variables>"
    }

    func write(to code: inout CodeWriter) {
        code.swiftDocumentation(operation.description)
        code.block("public final class \(name): Sendable {") { code in
            code.line("let dataConnect: DataConnect")
            code.blank()
            code.block("init(dataConnect: DataConnect) {") { $0.line("self.dataConnect = dataConnect") }
            code.blank()
            code.line("public static let OperationName = \(SwiftText.quoted(operation.name))")
            code.blank()
            code.line("public typealias Ref = \(reference)")
            code.blank()
            variables.write(to: &code)
            code.blank()
            data.write(to: &code)
            code.blank()
            writeReference(&code)
            code.blank()
            writeExecution(&code)
            code.blank()
            writeMaker(&code)
        }
    }

    private func writeMaker(_ code: inout CodeWriter) {
        code.block("private func makeRef(_ variables: Variables) -> Ref {") { code in
            let arguments: String = "name: Self.OperationName, variables: variables, resultsDataType: Data.self"
            if isQuery {
                // The official module gives its references as a protocol, and the publisher asked for decides which class it is.
                code.line("dataConnect.query(\(arguments), publisher: .\(publisher.rawValue)) as! Ref")
            } else {
                code.line("dataConnect.mutation(\(arguments))")
            }
        }
    }

    private func writeReference(_ code: inout CodeWriter) {
        let locals: Locals = Locals(variables)
        var parameters: [String] = variables.required.map(\.parameter)
        if variables.hasOptional {
            parameters.append("_ \(locals.closure): ((inout \(name).Variables) -> Void)? = nil")
        }
        code.line("/// A reference to it, with its variables.")
        code.block("public func ref(\(parameters.joined(separator: ", "))) -> \(reference) {") { code in
            let arguments: [String] =
                variables.required.map(\.argument) + (variables.hasOptional ? [locals.closure] : [])
            code.line("makeRef(Variables(\(arguments.joined(separator: ", "))))")
        }
    }

    private func writeExecution(_ code: inout CodeWriter) {
        let locals: Locals = Locals(variables)
        var parameters: [String] = isQuery ? ["\(locals.policy): QueryFetchPolicy = .preferCache"] : []
        parameters += variables.required.map(\.parameter)
        if variables.hasOptional {
            parameters.append("_ \(locals.closure): (@MainActor (inout \(name).Variables) -> Void)? = nil")
        }
        let execute: String = isQuery ? "execute(fetchPolicy: \(locals.policy))" : "execute()"
        let variablesValue: String = "Variables(\(variables.required.map(\.argument).joined(separator: ", ")))"
        code.line("/// Runs it once.")
        code.line("@MainActor")
        let list: String = parameters.joined(separator: ", ")
        code.block("public func execute(\(list)) async throws -> OperationResult<\(name).Data> {") { code in
            guard variables.hasOptional else {
                code.line("try await makeRef(\(variablesValue)).\(execute)")
                return
            }
            code.line("var \(locals.variables) = \(variablesValue)")
            code.line("if let \(locals.closure) { \(locals.closure)(&\(locals.variables)) }")
            code.line("return try await makeRef(\(locals.variables)).\(execute)")
        }
    }

    /// Names that functions add to those of their parameters.
    private struct Locals {
        let policy: String
        let closure: String
        let variables: String

        init(_ variables: SwiftVariables) {
            var names: UniqueNames = UniqueNames(taken: Set(variables.required.map(\.parameterName)))
            policy = names.claim("fetchPolicy")
            closure = names.claim("optionalVars")
            self.variables = names.claim("variables")
        }
    }
}
