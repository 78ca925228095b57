public import GraphQLSyntax

/// Collects the fields of selections, fragments merged into them.
///
/// - Shape: one entry a response name, in the order in which the names are first met. What `@skip` or `@include` rules out by a
///   constant is gone; what variables decide stays, with its conditions.
/// - Bounds: a spread is followed once for each set of conditions. Validate before: the rules bound how much a document expands to.
/// - Source: GraphQL specification, section 6.3.2, `CollectFields`.
public struct FieldCollector: Sendable {
    private let schema: GraphQLSchema
    private let fragments: [String: FragmentDefinition]

    /// A collector for the operations of a document.
    public init(_ document: Document, schema: GraphQLSchema) {
        self.schema = schema
        self.fragments = document.fragmentsByName
    }

    /// The fields selected on an object type.
    public func collect(_ selectionSet: SelectionSet, on type: ObjectType) -> [CollectedField] {
        var collection: Collection = Collection(schema: schema, fragments: fragments, objectName: type.name)
        collection.add(selectionSet, parent: type.name, conditions: [])
        return collection.fields
    }

    /// The fields selected below a field whose value is of an object type (section 6.4.3, `MergeSelectionSets`).
    ///
    /// Where the occurrences of the field depend on variables in different ways, what is below them depends on them in the same way.
    public func collectSubfields(of field: CollectedField, on type: ObjectType) -> [CollectedField] {
        var collection: Collection = Collection(schema: schema, fragments: fragments, objectName: type.name)
        let first: [SelectionCondition]? = field.occurrences.first?.conditions
        let differ: Bool = field.occurrences.contains { $0.conditions != first }
        for occurrence: FieldOccurrence in field.occurrences {
            guard let selectionSet: SelectionSet = occurrence.field.selectionSet else { continue }
            collection.add(selectionSet, parent: type.name, conditions: differ ? occurrence.conditions : [])
        }
        return collection.fields
    }
}

extension FieldCollector {
    private struct Visit: Hashable {
        let fragment: String
        let conditions: [SelectionCondition]
    }

    private struct Collection {
        let schema: GraphQLSchema
        let fragments: [String: FragmentDefinition]
        let objectName: String
        var fields: [CollectedField] = []
        private var positions: [String: Int] = [:]
        private var visited: Set<Visit> = []

        init(schema: GraphQLSchema, fragments: [String: FragmentDefinition], objectName: String) {
            self.schema = schema
            self.fragments = fragments
            self.objectName = objectName
        }

        mutating func add(_ selectionSet: SelectionSet, parent: String, conditions: [SelectionCondition]) {
            for selection: Selection in selectionSet.selections {
                switch selection {
                case .field(let field):
                    guard let own = conditions.adding(field.directives) else { continue }
                    add(FieldOccurrence(field: field, parentTypeName: parent, conditions: own))
                case .inlineFragment(let fragment):
                    guard let own = conditions.adding(fragment.directives) else { continue }
                    let condition: String = fragment.typeCondition?.value ?? parent
                    guard applies(condition) else { continue }
                    add(fragment.selectionSet, parent: condition, conditions: own)
                case .fragmentSpread(let spread):
                    guard let own = conditions.adding(spread.directives) else { continue }
                    follow(spread.name.value, own)
                }
            }
        }

        private mutating func follow(_ name: String, _ conditions: [SelectionCondition]) {
            guard let fragment: FragmentDefinition = fragments[name], applies(fragment.typeCondition.value),
                visited.insert(Visit(fragment: name, conditions: conditions)).inserted
            else { return }
            add(fragment.selectionSet, parent: fragment.typeCondition.value, conditions: conditions)
        }

        private func applies(_ condition: String) -> Bool {
            condition == objectName || schema.isSubtype(objectName, of: condition)
        }

        private mutating func add(_ occurrence: FieldOccurrence) {
            let name: String = occurrence.field.responseName
            if let position: Int = positions[name] {
                fields[position].occurrences.append(occurrence)
            } else {
                positions[name] = fields.count
                fields.append(
                    CollectedField(responseName: name, occurrences: [occurrence], field: occurrence.field))
            }
        }
    }
}

extension [SelectionCondition] {
    /// These conditions and those of directives; nothing where a constant rules the selection out.
    fileprivate func adding(_ directives: [Directive]) -> [SelectionCondition]? {
        var result: [SelectionCondition] = self
        for directive: Directive in directives {
            let mustBe: Bool
            switch directive.name.value {
            case "skip": mustBe = false
            case "include": mustBe = true
            default: continue
            }
            switch directive.argument("if")?.value.kind {
            case .boolean(let value):
                if value != mustBe { return nil }
            case .variable(let name):
                let condition: SelectionCondition = SelectionCondition(variable: name, mustBe: mustBe)
                if result.contains(SelectionCondition(variable: name, mustBe: !mustBe)) { return nil }
                if !result.contains(condition) { result.append(condition) }
            default: continue
            }
        }
        return result
    }
}

extension Document {
    /// The fragments by name; of several with one name the first.
    public var fragmentsByName: [String: FragmentDefinition] {
        var result: [String: FragmentDefinition] = [:]
        for case .fragment(let fragment) in definitions where result[fragment.name.value] == nil {
            result[fragment.name.value] = fragment
        }
        return result
    }
}
