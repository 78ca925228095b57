public import GraphQLSyntax
public import SQL

/// An enum of the schema, kept as a PostgreSQL enum type.
public struct EnumType: Hashable, Sendable {
    /// Its GraphQL name.
    public var name: String
    /// Its PostgreSQL type.
    public var sqlName: QualifiedName
    /// Its values in order of declaration, which is their sort order.
    public var values: [String]
    /// Where it is defined.
    public var span: SourceSpan

    /// An enum.
    public init(name: String, sqlName: QualifiedName, values: [String], span: SourceSpan = .generated) {
        self.name = name
        self.sqlName = sqlName
        self.values = values
        self.span = span
    }
}
