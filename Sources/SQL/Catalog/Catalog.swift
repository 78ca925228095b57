/// What `pg_catalog` says of one schema of a database.
public struct Catalog: Hashable, Sendable {
    /// What the server is and offers.
    public var traits: DatabaseTraits
    /// Extensions that are installed.
    public var extensions: Set<String>
    /// Enum types by name.
    public var enums: [CatalogEnum]
    /// Tables by name, those of extensions left out.
    public var tables: [CatalogTable]

    /// A picture of a database.
    public init(
        traits: DatabaseTraits, extensions: Set<String> = [], enums: [CatalogEnum] = [], tables: [CatalogTable] = []
    ) {
        self.traits = traits
        self.extensions = extensions
        self.enums = enums
        self.tables = tables
    }

    /// The table of that name.
    public func table(_ name: QualifiedName) -> CatalogTable? { tables.first { $0.name == name } }
}

/// What the compiler must know of the server it compiles for.
public struct DatabaseTraits: Hashable, Sendable {
    /// The version as in `server_version_num`, for example 150018.
    public var serverVersion: Int
    /// The collation of the database, for example `C.UTF-8`.
    public var defaultCollation: String
    /// Extensions that the server offers.
    public var availableExtensions: Set<String>

    /// Traits of a server.
    public init(serverVersion: Int, defaultCollation: String, availableExtensions: Set<String>) {
        self.serverVersion = serverVersion
        self.defaultCollation = defaultCollation
        self.availableExtensions = availableExtensions
    }

    /// The embedded development database: PostgreSQL 15 of the distribution, made with `--locale=C.UTF-8`.
    public static let embedded: DatabaseTraits = DatabaseTraits(
        serverVersion: 150_000, defaultCollation: "C.UTF-8", availableExtensions: ["uuid-ossp"])
}

/// An enum type.
public struct CatalogEnum: Hashable, Sendable {
    /// Its name.
    public var name: QualifiedName
    /// Its labels in order.
    public var labels: [String]

    /// An enum type.
    public init(name: QualifiedName, labels: [String]) {
        self.name = name
        self.labels = labels
    }
}

/// A base table.
public struct CatalogTable: Hashable, Sendable {
    /// Its name.
    public var name: QualifiedName
    /// Its columns in their order.
    public var columns: [CatalogColumn]
    /// The columns of the primary key in order; empty without one.
    public var primaryKey: [String]
    /// Its indexes, that of the primary key left out.
    public var indexes: [CatalogIndex]
    /// Its foreign keys.
    public var foreignKeys: [CatalogForeignKey]

    /// A table.
    public init(
        name: QualifiedName, columns: [CatalogColumn], primaryKey: [String], indexes: [CatalogIndex] = [],
        foreignKeys: [CatalogForeignKey] = []
    ) {
        self.name = name
        self.columns = columns
        self.primaryKey = primaryKey
        self.indexes = indexes
        self.foreignKeys = foreignKeys
    }

    /// The column of that name.
    public func column(_ name: String) -> CatalogColumn? { columns.first { $0.name == name } }
}

/// A column (the catalog calls it an attribute).
public struct CatalogColumn: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its type.
    public var type: CatalogType
    /// Whether NULL is allowed.
    public var isNullable: Bool
    /// Its default as `pg_get_expr` prints it.
    public var defaultExpression: String?
    /// Whether it is computed (`GENERATED ALWAYS AS`).
    public var isGenerated: Bool

    /// A column.
    public init(
        name: String, type: CatalogType, isNullable: Bool, defaultExpression: String? = nil, isGenerated: Bool = false
    ) {
        self.name = name
        self.type = type
        self.isNullable = isNullable
        self.defaultExpression = defaultExpression
        self.isGenerated = isGenerated
    }
}

/// A foreign key.
public struct CatalogForeignKey: Hashable, Sendable {
    /// What happens to a row whose referenced row is deleted.
    public enum DeleteRule: String, Hashable, Sendable {
        case noAction = "NO ACTION"
        case restrict = "RESTRICT"
        case cascade = "CASCADE"
        case setNull = "SET NULL"
        case setDefault = "SET DEFAULT"
    }

    /// The name of the constraint.
    public var name: String
    /// The referencing columns.
    public var columns: [String]
    /// The referenced table.
    public var target: QualifiedName
    /// The referenced columns.
    public var targetColumns: [String]
    /// The delete rule.
    public var onDelete: DeleteRule

    /// A foreign key.
    public init(
        name: String, columns: [String], target: QualifiedName, targetColumns: [String], onDelete: DeleteRule
    ) {
        self.name = name
        self.columns = columns
        self.target = target
        self.targetColumns = targetColumns
        self.onDelete = onDelete
    }
}
