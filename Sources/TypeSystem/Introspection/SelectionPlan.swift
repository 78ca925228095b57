import GraphQLSyntax
import JSON

/// A selected field with all that the request decides: its arguments, and what is selected below.
///
/// Every introspection type is an object, so one plan serves each of the thousands of values it is applied to.
struct PlannedField: Hashable, Sendable {
    var responseName: String
    var name: String
    /// The type whose field it is.
    var parentTypeName: String
    /// The arguments that have a value.
    var arguments: [String: JSONValue] = [:]
    var selection: [PlannedField] = []

    /// A truth value; null and absent are false.
    func flag(_ name: String) -> Bool { arguments[name]?.bool ?? false }
}

/// Makes plans of the selections of one request.
struct SelectionPlanner {
    private let schema: GraphQLSchema
    private let collector: FieldCollector
    private let variables: [String: JSONValue]

    init(_ document: Document, schema: GraphQLSchema, variables: [String: JSONValue]) {
        self.schema = schema
        self.variables = variables
        collector = FieldCollector(document, schema: schema)
    }

    func plan(_ selectionSet: SelectionSet, on type: ObjectType) -> [PlannedField] {
        collector.collect(selectionSet, on: type).compactMap { plan($0, on: type) }
    }

    private func plan(_ collected: CollectedField, on type: ObjectType) -> PlannedField? {
        var collected: CollectedField = collected
        collected.occurrences.removeAll { !$0.conditions.allSatisfy(holds) }
        // Decided here, so no condition is left to be repeated below.
        for index: Int in collected.occurrences.indices { collected.occurrences[index].conditions = [] }
        guard let field: Field = collected.occurrences.first?.field,
            let definition: FieldDefinition = schema.field(named: field.name.value, on: .object(type))
        else { return nil }
        var planned: PlannedField = PlannedField(
            responseName: collected.responseName, name: field.name.value, parentTypeName: type.name)
        planned.arguments = arguments(of: field, definition)
        if let inner: ObjectType = schema.objectType(named: definition.type.namedType.value) {
            planned.selection = collector.collectSubfields(of: collected, on: inner).compactMap { plan($0, on: inner) }
        }
        return planned
    }

    private func holds(_ condition: SelectionCondition) -> Bool {
        variables[condition.variable] == .bool(condition.mustBe)
    }

    private func arguments(of field: Field, _ definition: FieldDefinition) -> [String: JSONValue] {
        let coerced: [CoercedField] =
            coerceArguments(field.arguments, of: definition.arguments, at: field.span, in: schema).value
        var result: [String: JSONValue] = [:]
        for argument: CoercedField in coerced { result[argument.name] = value(argument.value, argument.fallback) }
        return result
    }

    /// Introspection takes truth values and names only; other kinds belong to fields that are refused.
    private func value(_ value: CoercedValue, _ fallback: CoercedValue?) -> JSONValue? {
        switch value.kind {
        case .variable(let name): variables[name] ?? fallback.flatMap { self.value($0, nil) }
        case .boolean(let truth): .bool(truth)
        case .string(let text): .string(text)
        default: nil
        }
    }
}
