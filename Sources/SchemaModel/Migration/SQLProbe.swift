public import GraphQLSyntax
public import SQL

/// Statements that show whether PostgreSQL takes a text of the author's, to be run in a transaction that is rolled back.
public struct SQLProbe: Hashable, Sendable {
    /// The statements.
    public var sql: String
    /// What is wrong where they are refused, for example `On Book.title @default(sql)`.
    public var place: String
    /// Where the text is written.
    public var span: SourceSpan
    /// The table whose step holds the text; nothing for a view.
    public var tableName: String?
    /// Whether it asks for one column of a view.
    public var isOfColumn: Bool = false
}

/// One probe for each default that is written as SQL and that the database does not have yet.
public func defaultProbes(for schema: Schema, in catalog: Catalog) -> [SQLProbe] {
    let ddl: TableDDL = TableDDL(
        schema: schema, defaults: DefaultText(catalog.traits, installed: catalog.extensions))
    let live: [QualifiedName: CatalogTable] = Dictionary(
        catalog.tables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return schema.tables.flatMap { table -> [SQLProbe] in
        guard let name: QualifiedName = table.name else { return [] }
        return table.columns.compactMap { column in
            guard case .sql(_, let span) = column.defaultValue, live[name]?.column(column.name) == nil else {
                return nil
            }
            // A default is looked at when it is written, and may fail when it is used: for rows that are there at once.
            return SQLProbe(
                sql: "CREATE TEMPORARY TABLE \(probeName) (\(ddl.definition(column))); "
                    + "INSERT INTO \(probeName) DEFAULT VALUES; DROP TABLE \(probeName)",
                place: "On \(table.objectType).\(column.fieldName) @default(sql)", span: span, tableName: name.name)
        }
    }
}

/// In the schema of temporary tables, so that it is none of the author's.
private let probeName: String = "pg_temp.\(quotedIdentifier("dataconnect probe"))"

/// What shows whether the query of a view can be run and has all columns.
public struct ViewProbes: Hashable, Sendable {
    /// All in one. Only where it is refused the others say why.
    public var whole: SQLProbe
    /// The query alone.
    public var query: SQLProbe
    /// The column of each field.
    public var columns: [SQLProbe]
}

/// The probes of each view.
public func viewProbes(for schema: Schema) -> [ViewProbes] {
    schema.views.compactMap { view in
        let origin: String
        var span: SourceSpan = view.span
        var place: String = "On \(view.objectType) @view"
        switch view.origin {
        case .table: return nil
        case .existingView(let name): origin = name.description
        case .query(let text):
            // A comment at the end of the text reaches to the end of its line.
            origin = "(\(text)\(text.contains("--") ? "\n" : ""))"
            span = view.querySpan
            place += "(sql)"
        }
        let rows: String = "FROM \(origin) AS \(quotedIdentifier("v")) LIMIT 0"
        func name(_ column: Column) -> String { "\(quotedIdentifier("v")).\(quotedIdentifier(column.name))" }
        return ViewProbes(
            whole: SQLProbe(
                sql: "SELECT \(view.columns.map(name).joined(separator: ", ")) \(rows)", place: place, span: span),
            query: SQLProbe(sql: "SELECT \(rows)", place: place, span: span),
            columns: view.columns.map { column in
                SQLProbe(
                    sql: "SELECT \(name(column)) \(rows)", place: "On \(view.objectType).\(column.fieldName)",
                    span: column.span, isOfColumn: true)
            })
    }
}
