import SQL

extension MigrationPlanner {
    /// Creates an enum type or appends labels to it. Labels can only be appended: their order is their sort order.
    mutating func add(_ type: EnumType) {
        guard let live: CatalogEnum = liveEnum(type.sqlName) else {
            let labels: String = type.values.map { sqlText(.string($0)) }.joined(separator: ", ")
            step(
                MigrationStep(
                    sql: "CREATE TYPE \(type.sqlName) AS ENUM (\(labels))",
                    description: "create enum type: \"\(type.sqlName.name)\"", kind: .createEnum,
                    origin: type.span))
            return
        }
        guard type.values.starts(with: live.labels) else {
            conflictOfLabels(type, live)
            return
        }
        for label: String in type.values.dropFirst(live.labels.count) {
            step(
                MigrationStep(
                    sql: "ALTER TYPE \(type.sqlName) ADD VALUE \(sqlText(.string(label)))",
                    description: "add value to enum type: \"\(type.sqlName.name)\"", kind: .addEnumValue,
                    origin: type.span))
        }
    }

    private mutating func conflictOfLabels(_ type: EnumType, _ live: CatalogEnum) {
        let name: String = type.sqlName.name
        let dropped: [String] = live.labels.filter { !type.values.contains($0) }
        for label: String in dropped {
            conflict(
                "dropping value \"\(label)\" from enum \"\(name)\" is not supported",
                "Keep the value in `enum \(type.name)`, or rename it in the database: "
                    + "ALTER TYPE \(type.sqlName) RENAME VALUE \(sqlText(.string(label))) TO '…'.", at: type.span)
        }
        guard dropped.isEmpty else { return }
        conflict(
            "enum \"\(name)\" has its values in another order than `enum \(type.name)`, or new ones in between",
            "Append new values at the end: the database has \(live.labels.joined(separator: ", ")).", at: type.span)
    }
}
