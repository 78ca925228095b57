import CEL
import ConnectorModel
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Makes the nodes of a response out of what is selected and the types of the fields.
///
/// It goes by the generated types alone, so that it knows every field of the language, whatever plan the field has.
struct ResponseBuilder {
    let context: PlanningContext
    let fragments: Fragments

    /// The value of a field.
    func field(
        _ field: CollectedField, on parent: ObjectType, _ occurrences: [GuardedSelection.Occurrence]
    ) -> ResponseNode {
        let node: ResponseNode
        if let definition: FieldDefinition = context.types.field(named: field.field.name.value, on: .object(parent)) {
            node = value(definition.type, field, occurrences)
        } else {
            node = leaf(.scalar(.any), isNonNull: false)
        }
        var seen: [SourceSpan] = []
        for directive: Directive in occurrences.flatMap(\.field.directives).checks where !seen.contains(directive.span)
        {
            seen.append(directive.span)
            node.checks.append(directive)
        }
        return node
    }

    /// An object of members, such as the data of a query.
    func object(_ name: String, _ members: [ResponseNode.Member]) -> ResponseNode {
        // In the plan for a request `@skip` has taken fields away that the expressions still name.
        let type: RecordType = RecordType(
            name: name, fields: members.map { RecordField($0.name, $0.node.celType) },
            isDynamic: context.isPlannedForRequest)
        return ResponseNode(.object(type, members), .record(type))
    }

    private func value(
        _ type: TypeReference, _ field: CollectedField, _ occurrences: [GuardedSelection.Occurrence]
    ) -> ResponseNode {
        switch type.nullable {
        case .nonNull: return leaf(.scalar(.any), isNonNull: false)
        case .named(let name):
            let node: ResponseNode = named(name.value, field, occurrences)
            node.isNeverNull = type.isNonNull
            return node
        case .list(let element, _):
            let inner: ResponseNode = value(element, field, occurrences)
            if case .leaf(let leaf) = inner.kind {
                return self.leaf(.list(leaf, elementIsNonNull: element.isNonNull), isNonNull: type.isNonNull)
            }
            let node: ResponseNode = ResponseNode(
                .list(inner), CELType.list(inner.celType).orNull(unless: type.isNonNull))
            node.isNeverNull = type.isNonNull
            return node
        }
    }

    private func named(
        _ name: String, _ field: CollectedField, _ occurrences: [GuardedSelection.Occurrence]
    ) -> ResponseNode {
        switch context.types.type(named: name) {
        case .object(let type)?: return object(type, field, occurrences)
        case .enumeration(let type)?:
            return leaf(.enumeration(name: type.name, values: type.values.names), isNonNull: false)
        default: break
        }
        if let scalar: ScalarKind = ScalarKind(rawValue: name) { return leaf(.scalar(scalar), isNonNull: false) }
        if name == "ID" { return leaf(.scalar(.string), isNonNull: false) }
        return key(name) ?? leaf(.scalar(.any), isNonNull: false)
    }

    private func object(
        _ type: ObjectType, _ field: CollectedField, _ occurrences: [GuardedSelection.Occurrence]
    ) -> ResponseNode {
        let selection: GuardedSelection = GuardedSelection(below: occurrences, fragments)
        let members: [ResponseNode.Member] = context.collector.collectSubfields(of: field, on: type).map {
            member($0, on: type, selection)
        }
        let node: ResponseNode = object(type.name, members)
        node.objectChecks = selection.checks
        return node
    }

    /// A field as a member of the object around it.
    func member(
        _ field: CollectedField, on type: ObjectType, _ selection: GuardedSelection
    ) -> ResponseNode.Member {
        let occurrences: [GuardedSelection.Occurrence] = selection.occurrences[field.responseName] ?? []
        return ResponseNode.Member(
            name: field.responseName, node: self.field(field, on: type, occurrences),
            isRedacted: !occurrences.isEmpty && occurrences.allSatisfy(\.isRedacted))
    }

    /// What a write gives: the scalar `T_KeyOutput` is an object of the key's fields.
    private func key(_ name: String) -> ResponseNode? {
        let suffix: String = "_KeyOutput"
        guard name.hasSuffix(suffix), let table: Table = context.schema.table(String(name.dropLast(suffix.count)))
        else { return nil }
        return object(
            name,
            table.keyColumns.map { column in
                let node: ResponseNode = leaf(
                    column.variableType(in: context.schema) ?? .scalar(.any), isNonNull: false)
                node.isNeverNull = !column.isNullable
                return ResponseNode.Member(name: column.fieldName, node: node, isRedacted: false)
            })
    }

    /// Any scalar may be compared with null, also one that cannot be null: an author need not know which is which.
    private func leaf(_ type: VariableType, isNonNull: Bool) -> ResponseNode {
        ResponseNode(.leaf(type), type.celType(isNonNull: isNonNull))
    }
}
