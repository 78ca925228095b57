public import GraphQLSyntax
public import SQL

/// A column of a table, with the GraphQL field that shows it.
public struct Column: Hashable, Sendable {
    /// The GraphQL field, for example `shelfCode`.
    public var fieldName: String
    /// The SQL name, for example `shelf_code`.
    public var name: String
    /// Its GraphQL type.
    public var type: ColumnType
    /// Its PostgreSQL type as DDL writes it, `[]` included for lists.
    public var sqlType: PostgresType
    /// Whether it may be null.
    public var isNullable: Bool
    /// What an insert that leaves it out stores.
    public var defaultValue: ColumnDefault?
    /// Whether nobody declared it: the key `id`, or the fields of a reference.
    public var isImplicit: Bool
    /// The reference that caused an implicit column.
    public var impliedBy: String?
    /// Where its field, or the reference that caused it, is declared.
    public var span: SourceSpan

    /// A column.
    public init(
        fieldName: String, name: String, type: ColumnType, sqlType: PostgresType, isNullable: Bool,
        defaultValue: ColumnDefault? = nil, isImplicit: Bool = false, impliedBy: String? = nil,
        span: SourceSpan = .generated
    ) {
        self.fieldName = fieldName
        self.name = name
        self.type = type
        self.sqlType = sqlType
        self.isNullable = isNullable
        self.defaultValue = defaultValue
        self.isImplicit = isImplicit
        self.impliedBy = impliedBy
        self.span = span
    }

    /// Whether an insert must give it: not nullable and nothing stands in for it.
    public var isRequiredOnInsert: Bool {
        switch defaultValue {
        case nil: !isNullable && !isSerial
        case .value(let value): !isNullable && value.kind == .null
        case .expression, .sql: false
        }
    }

    /// `serial` types bring a default of their own (PostgreSQL manual, 8.1.4).
    public var isSerial: Bool { ["serial", "smallserial", "bigserial"].contains(sqlType.text) }
}

/// What stands in for a column that an insert leaves out (`@default`).
public enum ColumnDefault: Hashable, Sendable {
    /// A constant that fits the column's type.
    case value(InputValue)
    /// CEL, evaluated by the server for each row; only `uuidV4()` is a default of the database too.
    case expression(String, span: SourceSpan)
    /// SQL as its author wrote it, evaluated by PostgreSQL.
    case sql(String, span: SourceSpan)

    /// The expression of a new random identifier.
    public static let uuidExpression: String = "uuidV4()"

    /// Whether it makes a new random identifier.
    public var isNewUUID: Bool {
        if case .expression(Self.uuidExpression, _) = self { true } else { false }
    }
}

/// The GraphQL type of a column.
public struct ColumnType: Hashable, Sendable {
    /// What one value is.
    public enum Element: Hashable, Sendable {
        case scalar(Scalar)
        /// An enum of the schema, by GraphQL name.
        case enumeration(String)
    }

    /// What one value is.
    public var element: Element
    /// Whether the column holds a list of them.
    public var isList: Bool

    /// A type.
    public init(_ element: Element, isList: Bool = false) {
        self.element = element
        self.isList = isList
    }

    /// The scalar of a column that is no list.
    public var singleScalar: Scalar? {
        if case .scalar(let scalar) = element, !isList { scalar } else { nil }
    }

    /// The scalar of the element, in a list or alone.
    public var scalar: Scalar? {
        if case .scalar(let scalar) = element { scalar } else { nil }
    }

    /// The GraphQL name of the element's type.
    public var elementName: String {
        switch element {
        case .scalar(let scalar): scalar.rawValue
        case .enumeration(let name): name
        }
    }
}

/// The scalars a column may have; the raw value is the GraphQL name.
public enum Scalar: String, Hashable, Sendable, CaseIterable {
    case string = "String"
    case int = "Int"
    case int64 = "Int64"
    case float = "Float"
    case boolean = "Boolean"
    case uuid = "UUID"
    case date = "Date"
    case timestamp = "Timestamp"
    case any = "Any"
    case vector = "Vector"
}

extension ColumnType: CustomStringConvertible {
    /// The type as GraphQL writes it, without non-null marks.
    public var description: String { isList ? "[\(elementName)]" : elementName }
}
