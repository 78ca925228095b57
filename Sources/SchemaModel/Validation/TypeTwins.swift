import SQL

/// Finds tables whose types differ so little that everything generated from them meets, such as `Ab` and `ab`: one mistake, and not one
/// for each name.
struct TypeTwins {
    let schema: Schema

    init(_ schema: Schema) { self.schema = schema }

    /// Reports each of them once.
    ///
    /// - Returns: the types that were reported, with the one that each meets.
    func check(_ issues: inout Issues) -> [String: String] {
        var first: [[String]: String] = [:]
        var twins: [String: String] = [:]
        for table: Table in schema.tables {
            guard let name: String = table.name?.name else { continue }
            let names: [String] = [table.singular, table.plural, name]
            guard let other: String = first[names] else {
                first[names] = table.objectType
                continue
            }
            twins[table.objectType] = other
            issues.error(
                .collision,
                "\(table.objectType) and \(other) both come to the root field \"\(table.singular)\" and the table "
                    + "\"\(name)\"", at: table.span, hint: "Rename one of the two types.")
        }
        return twins
    }
}
