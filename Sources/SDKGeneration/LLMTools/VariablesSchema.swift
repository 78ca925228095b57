import ConnectorModel

/// JSON Schema of the variables of an operation.
///
/// What `@allow` does not list is not in it: rows and conditions are written out as far as they may be given, without `_and`, `_or` and
/// `_not`, which a model does better without. Types that may be given whole stand in `$defs`, for they hold one another in circles.
struct VariablesSchema {
    private let interface: ConnectorInterface
    private var waiting: [ClientType] = []
    private var defined: [String] = []

    init(_ interface: ConnectorInterface) { self.interface = interface }

    func schema(of operation: OperationInterface) -> OutputJSON {
        var copy: VariablesSchema = self
        return copy.build(operation)
    }

    private mutating func build(_ operation: OperationInterface) -> OutputJSON {
        let properties: [OutputJSON.Member] = operation.variables.map { variable in
            var members: [OutputJSON.Member] = Self.described(
                type(variable.type, isNullable: !variable.isNonNull, variable.allow), variable.description)
            if let json: String = variable.defaultJSON { members.append(.init("default", .verbatim(json))) }
            return .init(variable.name, .object(members))
        }
        var members: [OutputJSON.Member] = Self.object(
            properties, required: operation.variables.filter(\.isRequired).map(\.name))
        var definitions: [OutputJSON.Member] = []
        while let next: ClientType = waiting.popLast() { definitions.append(.init(Self.name(of: next), whole(next))) }
        if !definitions.isEmpty { members.append(.init("$defs", .object(definitions.sorted { $0.name < $1.name }))) }
        return .object(members)
    }

    // MARK: Types

    private mutating func type(
        _ type: ClientType, isNullable: Bool, _ allow: AllowRule? = nil
    ) -> [OutputJSON.Member] {
        switch type {
        case .scalar(let scalar): return Self.scalar(scalar, isNullable)
        case .enumeration(let name):
            let enumeration: EnumInterface? = interface.enumeration(name)
            let values: [OutputJSON] = (enumeration?.values ?? []).map { .string($0.name) }
            let schema: [OutputJSON.Member] =
                Self.kind("string", isNullable) + [.init("enum", .array(values + (isNullable ? [.null] : [])))]
            return Self.described(schema, enumeration.flatMap(Self.description))
        case .list(let element, let elementIsNonNull):
            let items: [OutputJSON.Member] = self.type(element, isNullable: !elementIsNonNull, allow)
            let limit: [OutputJSON.Member] = allow.map { [.init("maxItems", .int($0.maxCount))] } ?? []
            return Self.kind("array", isNullable) + [.init("items", .object(items))] + limit
        case .key, .row, .input:
            let members: [OutputJSON.Member] = object(type, allow?.fields)
            guard isNullable else { return members }
            return [.init("anyOf", .array([.object(members), ["type": "null"]]))]
        case .object: return []
        }
    }

    /// An object that may be given as far as it is allowed, written out; or where all of it may, a reference.
    private mutating func object(_ type: ClientType, _ allowed: AllowedFields?) -> [OutputJSON.Member] {
        guard let allowed else { return reference(type) }
        let listed: [String: AllowedFields?] = allowed.members
        let members: [OutputJSON.Member] = properties(fields(of: type).filter { listed[$0.name] != nil }) {
            listed[$0.name] ?? nil
        }
        return Self.described(members, description(of: type))
    }

    private mutating func whole(_ type: ClientType) -> OutputJSON {
        .object(Self.described(properties(fields(of: type)) { _ in nil }, description(of: type)))
    }

    private mutating func properties(
        _ fields: [Field], _ allowed: (Field) -> AllowedFields?
    ) -> [OutputJSON.Member] {
        let members: [OutputJSON.Member] = fields.map { field in
            let rule: AllowRule? = allowed(field).map { AllowRule(fields: $0, maxCount: Int(Int32.max)) }
            var schema: [OutputJSON.Member] = type(field.type, isNullable: !field.isNonNull, rule)
            schema.removeAll { $0.name == "maxItems" }
            return .init(field.name, .object(Self.described(schema, field.description)))
        }
        return Self.object(members, required: fields.filter(\.isRequired).map(\.name))
    }

    private mutating func reference(_ type: ClientType) -> [OutputJSON.Member] {
        let name: String = Self.name(of: type)
        if !defined.contains(name) {
            defined.append(name)
            waiting.append(type)
        }
        return [.init("$ref", .string("#/$defs/\(name)"))]
    }

    // MARK: Fields

    private struct Field {
        var name: String
        var type: ClientType
        var isNonNull: Bool
        var isRequired: Bool
        var description: String?
    }

    private func fields(of type: ClientType) -> [Field] {
        switch type {
        case .key(let name): (interface.table(name)?.key ?? []).map { field($0, isRequired: true) }
        case .row(let name):
            (interface.table(name)?.columns ?? []).map { field($0, isRequired: $0.isRequired) }
                + (interface.table(name)?.children ?? []).map { child in
                    Field(
                        name: child.name,
                        type: child.isList ? .list(.row(child.table), elementIsNonNull: true) : .row(child.table),
                        isNonNull: false, isRequired: false)
                }
        case .input(let name):
            (interface.input(name)?.members ?? []).map {
                Field(
                    name: $0.name, type: $0.type, isNonNull: $0.isNonNull, isRequired: $0.isRequired,
                    description: $0.description)
            }
        case .scalar, .enumeration, .list, .object: []
        }
    }

    private func field(_ column: ColumnInterface, isRequired: Bool) -> Field {
        Field(
            name: column.name, type: column.type, isNonNull: column.isNonNull, isRequired: isRequired,
            description: column.description)
    }

    // MARK: Descriptions

    /// What is said of a member, and behind it what is said of its type.
    private static func described(_ schema: [OutputJSON.Member], _ text: String?) -> [OutputJSON.Member] {
        guard let text else { return schema }
        var result: [OutputJSON.Member] = schema
        guard let index: Int = result.firstIndex(where: { $0.name == "description" }),
            case .string(let ofType) = result[index].value
        else { return result + [.init("description", .string(text))] }
        result[index].value = .string("\(text)\n\n\(ofType)")
        return result
    }

    /// Models know `enum`, and nothing in it that could describe one value: the values are told of in the text.
    private static func description(_ enumeration: EnumInterface) -> String? {
        let values: [String] = enumeration.values.compactMap { value in
            value.description.map { "`\(value.name)`: \($0)" }
        }
        let lines: [String] = (enumeration.description.map { [$0] } ?? []) + values
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// What is said of the rows of a table. A key names one of them; a condition or an order is none.
    private func description(of type: ClientType) -> String? {
        switch type {
        case .key(let name), .row(let name): interface.table(name)?.description
        case .scalar, .enumeration, .list, .input, .object: nil
        }
    }

    // MARK: Pieces

    private static func object(_ properties: [OutputJSON.Member], required: [String]) -> [OutputJSON.Member] {
        [.init("type", "object"), .init("properties", .object(properties))]
            + (required.isEmpty ? [] : [.init("required", .array(required.map { .string($0) }))])
            + [.init("additionalProperties", .bool(false))]
    }

    private static func kind(_ name: String, _ isNullable: Bool) -> [OutputJSON.Member] {
        [.init("type", isNullable ? .array([.string(name), "null"]) : .string(name))]
    }

    private static func name(of type: ClientType) -> String { TypeScriptTypes.text(type) }

    /// Formats as the wire has them: an `Int64` is a text of digits, a UUID may do without its dashes.
    private static func scalar(_ scalar: ScalarKind, _ isNullable: Bool) -> [OutputJSON.Member] {
        switch scalar {
        case .string: kind("string", isNullable)
        case .int:
            kind("integer", isNullable) + [
                .init("minimum", .int(-2_147_483_648)), .init("maximum", .int(2_147_483_647)),
            ]
        case .int64: kind("string", isNullable) + [.init("pattern", "^-?[0-9]{1,19}$")]
        case .float: kind("number", isNullable)
        case .boolean: kind("boolean", isNullable)
        case .uuid:
            kind("string", isNullable) + [
                .init("pattern", "^[0-9a-fA-F]{8}-?([0-9a-fA-F]{4}-?){3}[0-9a-fA-F]{12}$")
            ]
        case .date: kind("string", isNullable) + [.init("format", "date")]
        case .timestamp: kind("string", isNullable) + [.init("format", "date-time")]
        case .any: []
        case .vector: kind("array", isNullable) + [.init("items", ["type": "number"])]
        }
    }
}
