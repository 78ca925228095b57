import ConnectorModel

/// The file of an operation: its builder, the classes of its data and of its variables.
struct DartOperation {
    let operation: OperationInterface
    private let library: DartLibrary
    private let name: String
    private let data: [DartClass]
    private let keys: [DartClass]
    private let variables: [DartMember]

    init(
        _ operation: OperationInterface, in interface: ConnectorInterface, library: DartLibrary,
        _ names: inout UniqueNames
    ) {
        self.operation = operation
        self.library = library
        name = DartNames.operation(operation)
        var classes: DartClasses = DartClasses(interface: interface, prefix: name, names: names)
        let root: DartClass = classes.ofObject(operation.data, named: "\(name)Data", path: name)
        data = classes.found + [root]
        classes.found = []
        variables = classes.ofVariables(operation)
        keys = classes.found
        names = classes.names
    }

    var fileName: String { DartNames.file(operation) }

    private var isQuery: Bool { operation.kind == .query }
    private var hasVariables: Bool { !variables.isEmpty }
    private var required: [DartMember] { variables.filter { !$0.isOptional } }
    private var optional: [DartMember] { variables.filter(\.isOptional) }
    private var builder: String { "\(name)VariablesBuilder" }
    private var types: String { "\(name)Data, \(hasVariables ? "\(name)Variables" : "void")" }

    /// Parameters of the connector's method, in braces.
    var parameters: String {
        let list: [String] = required.map { "required \($0.type.text) \($0.name)" }
        return list.isEmpty ? "" : "{\(list.joined(separator: ", "))}"
    }

    /// What such a method gives to the builder.
    var arguments: String { required.map { ", \($0.name): \($0.name)" }.joined() }

    /// The optional variables as calls of the builder.
    var chain: [String] { optional.map { ".\($0.name)(\($0.name))" } }

    /// The builder that the connector's method gives.
    func writeMethod(to code: inout CodeWriter) {
        code.dartDocumentation(operation.description)
        code.block("\(builder) \(DartNames.method(operation))(\(parameters)) {") { code in
            code.line("return \(builder)(this.dataConnect\(arguments));")
        }
    }

    /// The whole file.
    var text: String {
        var code: CodeWriter = CodeWriter()
        code.line("part of \(DartText.quoted(library.mainFile));")
        code.blank()
        writeBuilder(&code)
        for type: DartClass in data + keys {
            code.blank()
            type.write(to: &code)
        }
        if hasVariables {
            code.blank()
            DartClass(name: "\(name)Variables", members: variables, isOfVariables: true).write(to: &code)
        }
        return code.text
    }

    private func writeBuilder(_ code: inout CodeWriter) {
        code.dartDocumentation(operation.description)
        code.block("class \(builder) {") { code in
            for variable: DartMember in variables {
                if variable.isOptional {
                    code.line("final \(variable.fullType) _\(variable.name) = \(variable.emptyOptional);")
                } else {
                    code.dartDocumentation(variable.description)
                    code.line("\(variable.type.text) \(variable.name);")
                }
            }
            code.blank()
            code.line("final FirebaseDataConnect _dataConnect;")
            for variable: DartMember in optional {
                code.blank()
                writeSetter(of: variable, to: &code)
            }
            code.blank()
            let parameters: String = required.map { "required this.\($0.name)" }.joined(separator: ", ")
            code.line("\(builder)(this._dataConnect\(parameters.isEmpty ? "" : ", {\(parameters)}"));")
            code.blank()
            writeSerializers(&code)
            code.blank()
            writeExecution(&code)
            code.blank()
            writeReference(&code)
        }
    }

    private func writeSetter(of variable: DartMember, to code: inout CodeWriter) {
        code.dartDocumentation(variable.description)
        let type: String = variable.type.text + (variable.isNonNull ? "" : "?")
        code.block("\(builder) \(variable.name)(\(type) t) {") { code in
            code.line("_\(variable.name).value = t;")
            code.line("return this;")
        }
    }

    private func writeSerializers(_ code: inout CodeWriter) {
        let data: String = "\(name)Data"
        code.line("Deserializer<\(data)> dataDeserializer = (dynamic json) => \(data).fromJson(jsonDecode(json));")
        guard hasVariables else { return }
        let type: String = "\(name)Variables"
        code.line("Serializer<\(type)> varsSerializer = (\(type) vars) => jsonEncode(vars.toJson());")
    }

    private func writeExecution(_ code: inout CodeWriter) {
        code.line("/// Runs it once.")
        if isQuery {
            let parameter: String = "{QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}"
            code.block("Future<QueryResult<\(types)>> execute(\(parameter)) {") { code in
                code.line("return ref().execute(fetchPolicy: fetchPolicy);")
            }
        } else {
            code.block("Future<OperationResult<\(types)>> execute() {") { $0.line("return ref().execute();") }
        }
    }

    private func writeReference(_ code: inout CodeWriter) {
        code.line("/// A reference to it, with its variables.")
        code.block("\(isQuery ? "QueryRef" : "MutationRef")<\(types)> ref() {") { code in
            code.block("return _dataConnect.\(isQuery ? "query" : "mutation")(", ");") { code in
                code.line("\(DartText.quoted(operation.name)),")
                code.line("dataDeserializer,")
                guard hasVariables else {
                    code.line("emptySerializer,")
                    code.line("null,")
                    return
                }
                code.line("varsSerializer,")
                code.block("\(name)Variables(", "),") { code in
                    for variable: DartMember in variables {
                        code.line("\(variable.name): \(variable.isOptional ? "_" : "")\(variable.name),")
                    }
                }
            }
        }
    }
}
