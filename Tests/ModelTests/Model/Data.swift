import Execution
import GraphQLSyntax
import SchemaModel

/// What `data` gives.
extension Model {
    /// A column and what `data` does with it.
    struct Assignment {
        enum Content {
            case value(Value)
            /// Changes of what it holds.
            case changes(Given)
        }

        var column: Column
        var content: Content
        /// Whether a null is given to a column that has none, and not what an expression made: refused whether there is a row or not.
        var isRefused: Bool = false

        init(_ column: Column, _ value: Value, isComputed: Bool = false) {
            self.column = column
            content = .value(value)
            isRefused = !isComputed && value.isNull && !column.isNullable
        }

        init(_ column: Column, changes: Given) {
            self.column = column
            content = .changes(changes)
        }
    }

    /// The columns that an object gives: a variable that is left out gives none.
    func assignments(_ data: Given, to table: Table, _ call: Call) throws(Failure) -> [Assignment] {
        var result: [Assignment] = []
        for member: Given.Member in data.members where member.value != .absent {
            noteData(member, table, call)
            if let column: Column = table.column(member.name) {
                result.append(Assignment(column, member.value.value(as: column.type, schema)))
            } else if let reference: Reference = table.reference(member.name) {
                result += try self.reference(reference, member.value, of: table, call)
            } else if let underscore: String.Index = member.name.lastIndex(of: "_"),
                let column: Column = table.column(String(member.name[..<underscore]))
            {
                let way: String = String(member.name[member.name.index(after: underscore)...])
                if way == "update" {
                    result.append(Assignment(column, changes: member.value))
                } else if let value: Value = try computed(member.value, as: column.type, way, call) {
                    result.append(Assignment(column, value, isComputed: true))
                }
            }
        }
        return result
    }

    private func noteData(_ member: Given.Member, _ table: Table, _ call: Call) {
        if member.value == .null { call.note(.data, "null") }
        if table.reference(member.name) != nil { call.note(.data, "reference") }
        let parts: [Substring] = member.name.split(separator: "_")
        guard let first: Substring = parts.first, let column: Column = table.column(String(first)) else { return }
        let scalar: String? = if case .scalar(let scalar) = column.type.element { scalar.rawValue } else { nil }
        let name: String = column.type.isList ? "[\(scalar ?? "enum")]" : scalar ?? "enum"
        if parts.count == 1 { return call.note(.data, name) }
        if parts.count == 2, ["expr", "date", "time"].contains(parts[1]) { call.note(.data, "\(name)_\(parts[1])") }
    }

    /// A reference as the key of the row it points to, given whole. A key of one member is that member, if it is written at all.
    private func reference(
        _ reference: Reference, _ key: Given, of table: Table, _ call: Call
    ) throws(Failure) -> [Assignment] {
        var result: [Assignment] = []
        if case .object([]) = key { throw .code(.invalidArgument) }
        let isWhole: Bool = reference.pairs.count == 1 || key == .null
        for pair: Reference.Pair in reference.pairs {
            guard let column: Column = table.column(pair.fieldName) else { continue }
            for way: String in ["", "_expr", "_date", "_time"] {
                let given: Given = key[pair.targetFieldName + way]
                guard given != .absent, key != .null || way.isEmpty else { continue }
                if way.isEmpty {
                    guard isWhole || given != .null else { throw .code(.invalidArgument) }
                    result.append(Assignment(column, given.value(as: column.type, schema)))
                } else if let value = try computed(given, as: column.type, String(way.dropFirst()), call) {
                    guard isWhole || !value.isNull else { throw .code(.invalidArgument) }
                    result.append(Assignment(column, value, isComputed: true))
                }
            }
        }
        guard isWhole || result.count == reference.pairs.count else { throw .code(.invalidArgument) }
        return result
    }

    /// A new row: what is not given takes its default.
    mutating func newRow(_ given: [Assignment], of table: Table, _ call: Call) throws(Failure) -> Row {
        var row: Row = [:]
        for assignment: Assignment in given {
            let column: Column = assignment.column
            switch assignment.content {
            case .value(let value): row[column.fieldName] = value
            case .changes(let changes):
                let standard: Value = try standard(column, call)
                row[column.fieldName] = try changed(
                    column.type.isList && standard.isNull ? .list([]) : standard, by: changes, column.type, call)
            }
        }
        for column: Column in table.columns where row[column.fieldName] == nil {
            if column.defaultValue != nil { call.note(.data, "default") }
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
        case .sql(let text, _)?:
            switch text {
            case "40 + 2": return .integer(42)
            case "'epoch'::date": return .day(0)
            default: preconditionFailure("the model does not know the default \(text)")
            }
        }
    }
}
