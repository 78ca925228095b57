import ConnectorModel
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Translates GraphQL types into those of an interface.
struct ClientTypes: Sendable {
    let types: GraphQLSchema
    let schema: Schema

    /// The type of a variable or a member of one, without its outermost non-null mark.
    func input(_ reference: TypeReference) -> ClientType {
        switch reference {
        case .nonNull(let inner, _): return input(inner)
        case .list(let element, _): return .list(input(element), elementIsNonNull: element.isNonNull)
        case .named(let name):
            if let table: String = tableName(name.value, suffix: "_Key") { return .key(table) }
            if let table: String = tableName(name.value, suffix: "_Data") { return .row(table) }
            if types.inputObjectType(named: name.value) != nil { return .input(name.value) }
            return leaf(name.value)
        }
    }

    /// The type of a scalar, an enum or the key that a write gives.
    func leaf(_ name: String) -> ClientType {
        if let scalar: ScalarKind = ScalarKind(rawValue: name) { return .scalar(scalar) }
        if name == "ID" { return .scalar(.string) }
        if types.enumType(named: name) != nil { return .enumeration(name) }
        return tableName(name, suffix: "_KeyOutput").map { .key($0) } ?? .scalar(.any)
    }

    /// The type of a column.
    func column(_ column: Column) -> ClientType {
        let element: ClientType = leaf(column.type.elementName)
        return column.type.isList ? .list(element, elementIsNonNull: true) : element
    }

    private func tableName(_ name: String, suffix: String) -> String? {
        guard name.hasSuffix(suffix), let table: Table = schema.table(String(name.dropLast(suffix.count))),
            !table.isView
        else { return nil }
        return table.objectType
    }
}
