import GraphQLSyntax

/// Merges types, enums and their extensions over all documents, and reports every other kind of definition.
struct TypeCollector {
    private(set) var types: [String: MergedType] = [:]
    private(set) var enums: [String: MergedEnum] = [:]
    /// The names of all that is defined, whether or not a schema may hold it.
    private(set) var names: Set<String> = []

    mutating func collect(_ documents: [Document], _ issues: inout Issues) {
        let definitions: [Definition] = documents.flatMap(\.definitions)
        var typeDefinitions: [TypeDefinition] = []
        for definition: Definition in definitions {
            if case .type(let type) = definition { typeDefinitions.append(type) } else { refuse(definition, &issues) }
        }
        names = Set(typeDefinitions.lazy.filter { !$0.isExtension }.map(\.name.value))
        for type: TypeDefinition in typeDefinitions where !type.isExtension { define(type, &issues) }
        for type: TypeDefinition in typeDefinitions where type.isExtension { extend(type, &issues) }
    }

    private mutating func define(_ type: TypeDefinition, _ issues: inout Issues) {
        let name: String = type.name.value
        if let first: SourceSpan = types[name]?.name.span ?? enums[name]?.name.span {
            let word: String = enums[name] == nil ? "`extend type` to add fields" : "`extend enum` to add values"
            issues.error(
                .duplicate, "There can be only one type named \"\(name)\"", at: type.name.span,
                hint: "\(issues.whereFirst(first))Rename one of them, or write \(word).")
            return
        }
        if builtinTypeNames.contains(name) || name.hasPrefix("__") {
            issues.error(
                .badName, "`\(name)` is the name of a built-in type", at: type.name.span, hint: "Choose another name.")
            return
        }
        switch type.kind {
        case .object(let interfaces, let fields):
            refuseInterfaces(interfaces, &issues)
            types[name] = MergedType(name: type.name, directives: type.directives, fields: fields, span: type.span)
        case .enumeration(let values):
            enums[name] = MergedEnum(name: type.name, directives: type.directives, values: values, span: type.span)
        case .scalar, .interface, .union, .inputObject: refuse(.type(type), &issues)
        }
    }

    private mutating func extend(_ type: TypeDefinition, _ issues: inout Issues) {
        let name: String = type.name.value
        switch type.kind {
        case .object(let interfaces, let fields) where types[name] != nil:
            refuseInterfaces(interfaces, &issues)
            types[name]?.fields += fields
            types[name]?.directives += type.directives
        case .enumeration(let values) where enums[name] != nil:
            enums[name]?.values += values
            enums[name]?.directives += type.directives
        case .object, .enumeration: refuseExtension(type, &issues)
        case .scalar, .interface, .union, .inputObject: refuse(.type(type), &issues)
        }
    }

    private func refuseExtension(_ type: TypeDefinition, _ issues: inout Issues) {
        let name: String = type.name.value
        let kind: String = enums[name] == nil ? "a type" : "an enum"
        if types[name] != nil || enums[name] != nil {
            issues.error(
                .notAllowed, "Cannot extend \"\(name)\" as \(word(for: type.kind)) because it is \(kind)",
                at: type.name.span, hint: "Write `extend \(enums[name] == nil ? "type" : "enum") \(name)`.")
        } else if builtinTypeNames.contains(name) {
            issues.error(
                .notAllowed, "Cannot extend the built-in type \"\(name)\"", at: type.name.span,
                hint: "Define a type of your own.")
        } else if !names.contains(name) {
            let known: [String] = if case .enumeration = type.kind { Array(enums.keys) } else { Array(types.keys) }
            let definition: String =
                if case .enumeration = type.kind { "`enum \(name)`" } else { "`type \(name) @table`" }
            issues.error(
                .unknownType, "Cannot extend type \"\(name)\" because it is not defined", at: type.name.span,
                hint: issues.didYouMean(name, among: known) ?? "Define \(definition) first.")
        }
    }

    private func refuseInterfaces(_ interfaces: [Name], _ issues: inout Issues) {
        for interface: Name in interfaces {
            issues.error(
                .notAllowed, "Types of a schema cannot implement interfaces", at: interface.span,
                hint: "Repeat the fields in the type.")
        }
    }

    private func refuse(_ definition: Definition, _ issues: inout Issues) {
        let allowed: String = "A schema holds `type … @table`, `type … @view` and `enum`."
        switch definition {
        case .operation(let operation):
            issues.error(
                .notAllowed, "An operation cannot stand in a schema", at: operation.span,
                hint: "Move it to a connector.")
        case .fragment(let fragment):
            issues.error(
                .notAllowed, "A fragment cannot stand in a schema", at: fragment.span, hint: "Move it to a connector.")
        case .schema(let schema):
            issues.error(.notAllowed, "`schema` is made by the engine", at: schema.span, hint: allowed)
        case .directive(let directive):
            issues.error(
                .notAllowed, "A schema cannot define directives", at: directive.name.span, hint: allowed)
        case .type(let type):
            issues.error(
                .notAllowed,
                "A schema cannot \(type.isExtension ? "extend" : "define") `\(type.name.value)` as "
                    + word(for: type.kind), at: type.name.span, hint: allowed)
        }
    }

    private func word(for kind: TypeDefinition.Kind) -> String {
        switch kind {
        case .scalar: "a scalar"
        case .object: "a type"
        case .interface: "an interface"
        case .union: "a union"
        case .enumeration: "an enum"
        case .inputObject: "an input"
        }
    }
}

/// Names that the prelude takes and that have no `_` in them; the others are refused for their `_` or found by collision.
let builtinTypeNames: Set<String> = [
    "String", "Int", "Int64", "Float", "Boolean", "ID", "UUID", "Date", "Timestamp", "Any", "Vector", "Void", "True",
    "Query", "Mutation", "Subscription", "AccessLevel", "SchemaCoordinate", "GeneratedPurpose", "OrderDirection",
    "IndexFieldOrder", "IndexType", "VectorSimilarityMethod",
]
