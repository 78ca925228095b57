/// What the schema documents of a service mean: its tables, views and enums.
///
/// - Shape: tables, views and enums are sorted by their GraphQL name in byte order. Names are unique across all of them.
/// - Source: made by `buildSchema`; nothing else should make one outside tests.
public struct Schema: Hashable, Sendable {
    /// The PostgreSQL schema that holds everything, for example `public`.
    public let schemaName: String
    /// The `@table` types.
    public let tables: [Table]
    /// The `@view` types, as tables that cannot be written.
    public let views: [Table]
    /// The enum types.
    public let enums: [EnumType]
    private let positions: NamePositions

    /// A schema of known parts.
    public init(schemaName: String = "public", tables: [Table] = [], views: [Table] = [], enums: [EnumType] = []) {
        self.schemaName = schemaName
        self.tables = tables.sorted { $0.objectType < $1.objectType }
        self.views = views.sorted { $0.objectType < $1.objectType }
        self.enums = enums.sorted { $0.name < $1.name }
        positions = NamePositions(rows: self.tables + self.views, enums: self.enums)
    }

    /// Tables and views together, by the name of their object type in byte order.
    public var rowTypes: [Table] { (tables + views).sorted { $0.objectType < $1.objectType } }

    /// The table or view of an object type such as `BookAuthor`.
    public func table(_ objectType: String) -> Table? { row(positions.objectTypes[objectType]) }

    /// The table or view whose single look-up and mutations begin with this name, such as `bookAuthor`.
    public func table(singular: String) -> Table? { row(positions.singulars[singular]) }

    /// The table or view whose list query has this name, such as `bookAuthors`.
    public func table(plural: String) -> Table? { row(positions.plurals[plural]) }

    /// The enum of that GraphQL name.
    public func enumType(_ name: String) -> EnumType? { positions.enums[name].map { enums[$0] } }

    private func row(_ position: Int?) -> Table? {
        guard let position else { return nil }
        return position < tables.count ? tables[position] : views[position - tables.count]
    }
}

/// Where each name is found, so that a look-up costs one hash.
private struct NamePositions: Hashable, Sendable {
    var objectTypes: [String: Int] = [:]
    var singulars: [String: Int] = [:]
    var plurals: [String: Int] = [:]
    var enums: [String: Int] = [:]

    init(rows: [Table], enums: [EnumType]) {
        for (position, row) in rows.enumerated() {
            objectTypes[row.objectType] = position
            singulars[row.singular] = position
            plurals[row.plural] = position
        }
        for (position, type) in enums.enumerated() { self.enums[type.name] = position }
    }
}
