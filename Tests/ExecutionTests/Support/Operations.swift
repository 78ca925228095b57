import CEL
import ConnectorModel
import Execution
import JSON
import SQL

extension CompiledService {
    static func testing(_ operations: [CompiledOperation]) -> CompiledService {
        let named: [String: CompiledOperation] = Dictionary(uniqueKeysWithValues: operations.map { ($0.name, $0) })
        return CompiledService(
            serviceID: "s", location: "l", connectors: ["c": CompiledConnector(id: "c", operations: named)],
            generation: 1)
    }
}

extension CompiledOperation {
    static func testing(
        _ name: String, _ kind: Kind, _ variables: [CompiledVariable],
        access: AccessRule = .level(.public), checks: [CompiledCheck] = [], isTransaction: Bool = false,
        reads: Set<QualifiedName> = [], writes: Set<QualifiedName> = [], shapedSlots: [Int] = [],
        planner: (any OperationPlanner)? = nil, lookups: [EntityLookup] = [], refresh: [RefreshTrigger] = [],
        _ steps: [CompiledStep]
    ) -> CompiledOperation {
        CompiledOperation(
            connector: "c", name: name, kind: kind, variables: variables, objectTypes: .places,
            variablesType: .variables(variables, .places), access: access, checks: checks,
            isTransaction: isTransaction, steps: steps, shapedSlots: shapedSlots, planner: planner, lookups: lookups,
            refresh: refresh, reads: reads, writes: writes, fingerprint: name)
    }

    static func testing(
        access: AccessRule = .level(.public), _ steps: [CompiledStep]
    ) -> CompiledOperation {
        .testing("Op", .query, [], access: access, steps)
    }

    static func testing(
        _ name: String, _ kind: Kind, checks: [CompiledCheck] = [], isTransaction: Bool = false,
        reads: Set<QualifiedName> = [], writes: Set<QualifiedName> = [], _ steps: [CompiledStep]
    ) -> CompiledOperation {
        .testing(
            name, kind, [], checks: checks, isTransaction: isTransaction, reads: reads, writes: writes, steps)
    }

    /// A query that sends its only variable as its only parameter.
    static func echo(_ variable: CompiledVariable, _ type: PostgresType) -> CompiledOperation {
        .testing(
            "Echo", .query, [variable],
            [.reading([.variable(slot: 0, path: [])]) { $0.parameter(0, type) }])
    }
}

extension CompiledStep {
    /// The one step of a query, which finds its row by key where one plan serves every value, unless it is a list.
    static func reading(
        _ sources: [ParameterSource], _ planClass: PlanClass = .keyed, isList: Bool = false,
        _ write: (inout SQLBuilder) -> Void
    ) -> CompiledStep {
        var step: CompiledStep = CompiledStep(
            responseName: "", template: .build(write), sources: sources, result: .wholeData, planClass: planClass)
        step.isLookup = planClass == .keyed && !isList
        return step
    }

    /// A root field whose statement is its own name.
    static func field(
        _ name: StaticString, _ sources: [ParameterSource] = [], result: ResultKind = .json,
        captures: [CapturedWrite] = [], isRead: Bool = false, inspection: ResultInspection? = nil
    ) -> CompiledStep {
        CompiledStep(
            responseName: "\(name)",
            template: .build { sql in
                sql.keyword(name)
                for source: Int in sources.indices {
                    sql.keyword(" ")
                    sql.parameter(source, .text)
                }
            },
            sources: sources, result: result, planClass: .keyed, captures: captures, isRead: isRead,
            inspection: inspection)
    }
}

extension ResultInspection {
    /// A value that later root fields see, whatever it looks like.
    static let readLater: ResultInspection = ResultInspection(shape: .any, isReadLater: true)

    /// A value with checks on itself.
    static func checked(_ checks: CompiledCheck..., shape: ResultShape = .any) -> ResultInspection {
        ResultInspection(shape: shape, checks: checks)
    }
}

extension ResultShape {
    static let any: ResultShape = .scalar(.scalar(.any))

    /// An object; a name with a `-` before it is left out of the response, one with a `~` is not read.
    static func object(_ members: KeyValuePairs<String, ResultShape>) -> ResultShape {
        let named: [ObjectShape.Member] = members.map { name, shape in
            ObjectShape.Member(
                name: String(name.drop { "-~".contains($0) }), shape: shape, isRedacted: name.hasPrefix("-"),
                isRead: !name.hasPrefix("~"))
        }
        return .object(
            ObjectShape(
                type: RecordType(name: "object", fields: named.map { RecordField($0.name, .dyn) }), members: named))
    }
}

extension CompiledCheck {
    static func that(
        _ text: String, _ path: [CompiledCheck.Step] = [], message: String = "permission denied",
        isOptional: Bool = false, variables: [CompiledVariable] = []
    ) throws -> CompiledCheck {
        CompiledCheck(
            path: path, program: try planned(text, variables), message: message, isOptional: isOptional, text: text)
    }
}

extension CompiledVariable {
    /// A variable of a scalar type, a list of it, or either with `!`: `Int`, `[UUID!]`, `String!`.
    init(_ name: String, _ text: String, default defaultValue: JSONValue? = nil) {
        let isNonNull: Bool = text.hasSuffix("!")
        self.init(
            name: name, typeText: text, type: VariableType(isNonNull ? String(text.dropLast()) : text),
            isNonNull: isNonNull, defaultValue: defaultValue)
    }
}

extension VariableType {
    init(_ text: String) {
        if text.hasPrefix("[") {
            let element: String = String(text.dropFirst().dropLast())
            let isNonNull: Bool = element.hasSuffix("!")
            self = .list(
                VariableType(isNonNull ? String(element.dropLast()) : element), elementIsNonNull: isNonNull)
        } else if let kind: ScalarKind = ScalarKind(rawValue: text) {
            self = .scalar(kind)
        } else if text == "Genre" {
            self = .enumeration(name: "Genre", values: ["DRAMA", "COMEDY"])
        } else {
            self = .object(text)
        }
    }
}

extension VariableObjectTypes {
    /// A key within a key, a condition on places that holds others of its kind, and rows within rows.
    static let places: VariableObjectTypes = VariableObjectTypes([
        VariableObjectType(
            name: "Place_Key",
            members: [
                .init(name: "country", type: .object("Country_Key"), isNonNull: true),
                .init(name: "founded", type: .scalar(.date), isNonNull: false),
                .init(name: "name", type: .scalar(.string), isNonNull: true),
            ], textOnly: ["name_expr"]),
        VariableObjectType(
            name: "Country_Key", members: [.init(name: "id", type: .scalar(.uuid), isNonNull: true)]),
        VariableObjectType(
            name: "Place_Filter",
            members: [
                .init(name: "_not", type: .object("Place_Filter"), isNonNull: false),
                .init(name: "_or", type: .list(.object("Place_Filter"), elementIsNonNull: true), isNonNull: false),
                .init(name: "name", type: .object("String_Pattern"), isNonNull: false),
            ]),
        VariableObjectType(
            name: "String_Pattern",
            members: [
                .init(name: "like", type: .scalar(.string), isNonNull: false),
                .init(name: "regex", type: .scalar(.string), isNonNull: false),
                .init(name: "limit", type: .scalar(.int), isNonNull: true, defaultValue: .number(JSONNumber(Int64(0)))),
            ], choices: [.init(names: ["like", "regex"], isRequired: false)]),
        VariableObjectType(
            name: "Node_Data",
            members: [
                .init(name: "any", type: .scalar(.any), isNonNull: false),
                .init(name: "name", type: .scalar(.string), isNonNull: false),
                .init(name: "tags", type: .list(.scalar(.string), elementIsNonNull: true), isNonNull: false),
                .init(name: "vector", type: .scalar(.vector), isNonNull: false),
                .init(
                    name: "nodes_on_node", type: .list(.object("Node_Data"), elementIsNonNull: true), isNonNull: false),
                .init(name: "leaf_on_node", type: .object("Leaf_Data"), isNonNull: false),
            ]),
        VariableObjectType(
            name: "Leaf_Data", members: [.init(name: "day", type: .scalar(.date), isNonNull: false)]),
    ])
}

/// What expressions of an operation may name, as the compiler declares it.
func operationEnvironment(_ variables: [CompiledVariable]) -> Environment {
    let type: RecordType = .variables(variables, .places)
    var environment: Environment = Environment()
    environment.acceptsNil = true
    environment.nullableObjects = [["auth"], ["request", "auth"]]
    environment.declare("auth", .record(ExpressionSlots.authType))
    environment.declare("vars", .record(type))
    environment.declare("request", .record(ExpressionSlots.requestType(variables: type)))
    environment.declare("response", .dyn)
    environment.declare("this", .dyn)
    for name: String in ["uuidV4", "uuidV7"] {
        _ = environment.declareFunction(name, [Overload(name, [], .string)], isDeterministic: false)
    }
    return environment
}

func planned(_ text: String, _ variables: [CompiledVariable] = []) throws -> Program {
    let environment: Environment = operationEnvironment(variables)
    return environment.program(try environment.compile(text))
}

/// An expression as a parameter.
func expression(
    _ text: String, as type: String, _ variables: [CompiledVariable] = [], isRequired: Bool = false
) throws -> ParameterSource {
    .expression(
        ExpressionSource(
            program: try planned(text, variables), type: VariableType(type), text: text, typeText: type,
            isRequired: isRequired))
}
