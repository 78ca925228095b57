import ConnectorModel
import SQL
import SchemaModel

extension Column {
    /// The type a value is cast to before it is compared with the column or stored in it.
    ///
    /// Not the declared type where that has a length: a cast to `varchar(3)` cuts a text silently, an assignment refuses it. `serial` is
    /// no type but a way to declare one.
    var bindingType: PostgresType {
        let element: PostgresType = elementBindingType
        return type.isList ? element.array : element
    }

    /// The type of one value: the column's, or a list column's element.
    var elementBindingType: PostgresType {
        if isListAsJSON { return type.scalar == .string ? .text : .jsonb }
        var text: String = sqlType.text
        if type.isList, text.hasSuffix("[]") { text = String(text.dropLast(2)) }
        let isLengthened: Bool = text.hasSuffix(")") && !text.hasPrefix("\"")
        let base: String = isLengthened ? String(text.prefix { $0 != "(" }) : text
        switch base {
        case "character varying", "varchar": return .text
        case "character", "char": return PostgresType("bpchar")
        case "bit": return PostgresType("bit varying")
        // Not so narrow that a number could be compared with which the scalar has and the column cannot hold.
        case "serial", "smallserial", "int2", "int4", "smallint", "int", "integer":
            return type.scalar == .int64 ? .bigint : .integer
        case "bigserial", "int8": return .bigint
        default: return PostgresType(checkedAuthorText: base)
        }
    }

    /// Whether it is a list that is stored whole, as JSON, and not as an array.
    var isListAsJSON: Bool { type.isList && sqlType == .jsonb }

    /// Whether it is an array of narrower numbers than those it is compared with.
    var isNarrowList: Bool {
        type.isList && [.integer, .bigint].contains(elementBindingType) && sqlType != bindingType
    }

    /// The type of what is stored, where that is not the one its values are compared in.
    var storedType: PostgresType { isListAsJSON ? .jsonb : bindingType }

    /// Whether the values are texts, for patterns.
    var isText: Bool { type.singleScalar == .string }

    /// The type of a request's value for one element.
    func variableType(in schema: Schema) -> VariableType? {
        switch type.element {
        case .scalar(let scalar): ScalarKind(rawValue: scalar.rawValue).map { .scalar($0) }
        case .enumeration(let name):
            schema.enumType(name).map { .enumeration(name: name, values: $0.values) }
        }
    }

    /// The type of a request's value for the column as a whole: a list where it holds lists.
    func storedType(in schema: Schema) -> VariableType? {
        let element: VariableType? = variableType(in: schema)
        return type.isList ? element.map { .list($0, elementIsNonNull: true) } : element
    }
}
