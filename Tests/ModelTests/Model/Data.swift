import GraphQLSyntax
import SchemaModel

/// What `data` gives.
extension Model {
    /// A column and the value that `data` gives it.
    typealias Assignment = (column: Column, value: Value)

    /// The columns that an object gives: a variable that is left out gives none.
    func assignments(_ data: Given, to table: Table, _ call: Call) throws(Failure) -> [Assignment] {
        var result: [Assignment] = []
        for member: Given.Member in data.members where member.value != .absent {
            if let column: Column = table.column(member.name) {
                result.append((column, member.value.value(as: column.type, schema)))
            } else if let reference: Reference = table.reference(member.name) {
                result += try self.reference(reference, member.value, of: table, call)
            } else if let underscore: String.Index = member.name.lastIndex(of: "_"),
                let column: Column = table.column(String(member.name[..<underscore]))
            {
                let way: String = String(member.name[member.name.index(after: underscore)...])
                result.append((column, try computed(member.value, as: column.type, way, call)))
            }
        }
        return result
    }

    /// A reference as the key of the row it points to.
    private func reference(
        _ reference: Reference, _ key: Given, of table: Table, _ call: Call
    ) throws(Failure) -> [Assignment] {
        var result: [Assignment] = []
        for pair: Reference.Pair in reference.pairs {
            guard let column: Column = table.column(pair.fieldName) else { continue }
            let expression: Given = key == .null ? .absent : key[pair.targetFieldName + "_expr"]
            let plain: Given = key[pair.targetFieldName]
            if expression != .absent {
                result.append((column, try computed(expression, as: column.type, "expr", call)))
            } else if plain != .absent {
                result.append((column, plain.value(as: column.type, schema)))
            }
        }
        return result
    }

    /// A new row: what is not given takes its default.
    mutating func newRow(_ given: [Assignment], of table: Table, _ call: Call) throws(Failure) -> Row {
        var row: Row = [:]
        for (column, value) in given { row[column.fieldName] = value }
        for column: Column in table.columns where row[column.fieldName] == nil {
            row[column.fieldName] = try standard(column, call)
        }
        return row
    }

    private mutating func standard(_ column: Column, _ call: Call) throws(Failure) -> Value {
        switch column.defaultValue {
        case nil: return .null
        case .value(let value)?: return Given(value, [:]).value(as: column.type, schema)
        case .expression("uuidV4()", _)?: return makeFresh()
        case .expression(let text, _)?: return try expression(text, as: column.type, call)
        case .sql(let text)?:
            switch text {
            case "40 + 2": return .integer(42)
            case "'epoch'::date": return .day(0)
            default: preconditionFailure("the model does not know the default \(text)")
            }
        }
    }
}
