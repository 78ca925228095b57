import ConnectorModel
import GraphQLSyntax
import JSON
import SchemaModel
import TypeSystem

/// Reads what clients see of an operation from its text and the types of the fields, whatever plan these have.
struct OperationInterfaceReader {
    private let service: ServiceContext
    private let types: ClientTypes
    private let texts: AuthorTexts
    private let fragments: Fragments
    private let collector: FieldCollector
    private let allows: AllowRules

    /// What new clients do not know of: redacted fields are never sent to them, retired ones only to old ones.
    private static let hidden: Set<String> = ["redact", "retired"]

    init(connector: ParsedConnector, service: ServiceContext, types: ClientTypes, texts: AuthorTexts) {
        self.service = service
        self.types = types
        self.texts = texts
        fragments = connector.document.fragmentsByName
        collector = FieldCollector(connector.document, schema: service.types)
        allows = AllowRules(types: service.types, sources: connector.sourcesByName)
    }

    /// Nothing for a retired operation.
    func operation(_ definition: OperationDefinition) -> OperationInterface? {
        guard let name: String = definition.name?.value, !definition.directives.areRetired,
            let root: ObjectType = service.types.rootType(for: definition.type)
        else { return nil }
        let selection: GuardedSelection = GuardedSelection(
            [(definition.selectionSet, false)], fragments, redacting: Self.hidden)
        return OperationInterface(
            name: name, kind: definition.type == .mutation ? .mutation : .query,
            description: definition.description?.value,
            variables: definition.variables.filter { !$0.directives.areRetired }.map(variable),
            data: object(root, collector.collect(definition.selectionSet, on: root), selection))
    }

    // MARK: Variables

    private func variable(_ definition: VariableDefinition) -> VariableInterface {
        // What is wrong with it was said when the operation was compiled.
        var ignored: [Diagnostic] = []
        return VariableInterface(
            name: definition.name.value, description: definition.description?.value,
            type: types.input(definition.type), isNonNull: definition.type.isNonNull,
            defaultJSON: definition.defaultValue.map(text), allow: allows.rule(definition, &ignored))
    }

    private func text(_ value: InputValue) -> String {
        var writer: JSONWriter = JSONWriter()
        writer.value(value.json)
        return String(decoding: writer.finish().utf8, as: UTF8.self)
    }

    // MARK: Responses

    private func object(
        _ type: ObjectType, _ collected: [CollectedField], _ selection: GuardedSelection
    ) -> ObjectInterface {
        let fields: [FieldInterface] = collected.compactMap { field in
            let occurrences: [GuardedSelection.Occurrence] = selection.occurrences[field.responseName] ?? []
            return occurrences.allSatisfy(\.isRedacted) ? nil : self.field(field, on: type, occurrences)
        }
        return ObjectInterface(typeName: type.name, fields: fields, coversKey: coversKey(type, fields))
    }

    private func field(
        _ field: CollectedField, on parent: ObjectType, _ occurrences: [GuardedSelection.Occurrence]
    ) -> FieldInterface? {
        let name: String = field.field.name.value
        guard let definition: FieldDefinition = service.types.field(named: name, on: .object(parent)) else {
            return nil
        }
        return FieldInterface(
            field.responseName, fieldName: name, hasArguments: !field.field.arguments.isEmpty,
            description: texts.text(definition),
            type: value(definition.type, field, occurrences),
            isNonNull: definition.type.isNonNull && field.isUnconditional)
    }

    private func value(
        _ type: TypeReference, _ field: CollectedField, _ occurrences: [GuardedSelection.Occurrence]
    ) -> ClientType {
        switch type {
        case .nonNull(let inner, _): return value(inner, field, occurrences)
        case .list(let element, _):
            return .list(value(element, field, occurrences), elementIsNonNull: element.isNonNull)
        case .named(let name):
            guard let type: ObjectType = service.types.objectType(named: name.value) else {
                return types.leaf(name.value)
            }
            let selection: GuardedSelection = GuardedSelection(
                below: occurrences, fragments, redacting: Self.hidden)
            return .object(object(type, collector.collectSubfields(of: field, on: type), selection))
        }
    }

    private func coversKey(_ type: ObjectType, _ fields: [FieldInterface]) -> Bool {
        guard let table: Table = service.schema.table(type.name), !table.isView else { return false }
        let held: Set<String> = Set(fields.lazy.filter { !$0.isAliased && $0.isNonNull }.map(\.fieldName))
        return table.primaryKey.allSatisfy(held.contains)
    }
}

extension [Directive] {
    /// Whether new clients are not to know what they stand on.
    fileprivate var areRetired: Bool { contains { $0.name.value == "retired" } }
}
