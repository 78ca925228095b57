public import SQL

/// Reads one schema of a database into a `Catalog`.
///
/// Objects that belong to extensions are left out. Everything is sorted by bytes, columns and labels keep their order.
/// The texts of types, defaults and expressions are PostgreSQL's own, with every name qualified that is not in
/// `pg_catalog` or the schema itself.
public func readCatalog(_ connection: BlockingConnection, schema: String = "public") throws(PostgresError) -> Catalog {
    try connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    defer { try? connection.execute("COMMIT") }
    let reader: CatalogReader = CatalogReader(connection: connection, schema: schema)
    let traits: DatabaseTraits = try reader.traits()
    return Catalog(
        traits: traits, extensions: try reader.extensions(), enums: try reader.enums(), tables: try reader.tables())
}

private struct CatalogReader {
    let connection: BlockingConnection
    let schema: String

    /// Lists (labels, key columns) come as one row an element and are grouped here: no separator is safe in a name.
    private func rows(_ text: String) throws(PostgresError) -> [[String]] {
        try connection.query(text, ParameterList([schema])).map { row in row.map { $0 ?? "" } }
    }

    /// The locale of a provider other than libc stands in a column whose name depends on the version.
    func traits() throws(PostgresError) -> DatabaseTraits {
        let facts: [[String?]] = try connection.query(
            """
            SELECT current_setting('server_version_num'),
                coalesce(to_jsonb(d)->>'datlocale', to_jsonb(d)->>'daticulocale', datcollate)
            FROM pg_database d WHERE datname = current_database()
            """)
        let available: [[String?]] = try connection.query("SELECT name FROM pg_available_extensions")
        let row: [String?] = facts.first ?? []
        return DatabaseTraits(
            serverVersion: row.first.flatMap { $0 }.flatMap { Int($0) } ?? 0,
            defaultCollation: row.last.flatMap { $0 } ?? "",
            availableExtensions: Set(available.compactMap { $0.first ?? nil }))
    }

    func extensions() throws(PostgresError) -> Set<String> {
        Set(try connection.query("SELECT extname FROM pg_extension").compactMap { $0.first ?? nil })
    }

    func enums() throws(PostgresError) -> [CatalogEnum] {
        let labels: [[String]] = try rows(
            """
            SELECT t.typname, e.enumlabel FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid
            WHERE t.typnamespace = to_regnamespace(quote_ident($1)) AND \(notOfExtension("t.oid", "pg_type"))
            ORDER BY t.typname COLLATE "C", e.enumsortorder
            """)
        return grouped(labels).map { name, rows in
            CatalogEnum(name: qualified(name), labels: rows.map { $0[0] })
        }
    }

    func tables() throws(PostgresError) -> [CatalogTable] {
        let names: [[String]] = try rows(
            """
            SELECT c.relname FROM pg_class c
            WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
                AND c.relnamespace = to_regnamespace(quote_ident($1)) AND \(notOfExtension("c.oid", "pg_class"))
            ORDER BY c.relname COLLATE "C"
            """)
        let columns: [String: [CatalogColumn]] = try columns()
        let keys: [String: [String]] = try primaryKeys()
        let indexes: [String: [CatalogIndex]] = try indexes()
        let foreignKeys: [String: [CatalogForeignKey]] = try foreignKeys()
        return names.map { row in
            CatalogTable(
                name: qualified(row[0]), columns: columns[row[0]] ?? [], primaryKey: keys[row[0]] ?? [],
                indexes: indexes[row[0]] ?? [], foreignKeys: foreignKeys[row[0]] ?? [])
        }
    }

    private func columns() throws(PostgresError) -> [String: [CatalogColumn]] {
        let rows: [[String?]] = try connection.query(
            """
            SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
                pg_get_expr(d.adbin, d.adrelid), a.attgenerated <> '', n.nspname, coalesce(e.typname, t.typname),
                substring(format_type(a.atttypid, a.atttypmod) FROM '\\(([0-9,-]+)\\)[^()"]*$'), e.oid IS NOT NULL,
                (SELECT x.extname FROM pg_depend p JOIN pg_extension x ON x.oid = p.refobjid
                    WHERE p.classid = 'pg_type'::regclass AND p.objid = coalesce(e.oid, t.oid) AND p.deptype = 'e'
                    AND p.refclassid = 'pg_extension'::regclass)
            FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
            LEFT JOIN pg_type e ON e.oid = t.typelem AND e.typarray = t.oid
            JOIN pg_namespace n ON n.oid = coalesce(e.typnamespace, t.typnamespace)
            LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
            WHERE c.relkind IN ('r', 'p') AND c.relnamespace = to_regnamespace(quote_ident($1))
                AND a.attnum > 0 AND NOT a.attisdropped
            ORDER BY c.relname COLLATE "C", a.attnum
            """, ParameterList([schema]))
        var columns: [String: [CatalogColumn]] = [:]
        for row: [String?] in rows {
            columns[row[0] ?? "", default: []].append(
                CatalogColumn(
                    name: row[1] ?? "",
                    type: CatalogType(
                        row[2] ?? "", name: QualifiedName(schema: row[6] ?? "", name: row[7] ?? ""), modifier: row[8],
                        isArray: row[9] == "t", extensionName: row[10]),
                    isNullable: row[3] == "f", defaultExpression: row[4],
                    isGenerated: row[5] == "t"))
        }
        return columns
    }

    private func primaryKeys() throws(PostgresError) -> [String: [String]] {
        let rows: [[String]] = try rows(
            """
            SELECT c.relname, a.attname FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
            CROSS JOIN LATERAL unnest(k.conkey) WITH ORDINALITY AS u(number, position)
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = u.number
            WHERE k.contype = 'p' AND c.relnamespace = to_regnamespace(quote_ident($1))
            ORDER BY c.relname COLLATE "C", u.position
            """)
        var keys: [String: [String]] = [:]
        for row: [String] in rows { keys[row[0], default: []].append(row[1]) }
        return keys
    }

    /// `INCLUDE` columns come behind the keys. Only access methods that sort have an order: `indoption` says nothing for others.
    private func indexes() throws(PostgresError) -> [String: [CatalogIndex]] {
        let rows: [[String?]] = try connection.query(
            """
            SELECT i.relname, c.relname, x.indisunique, m.amname, x.indisvalid AND x.indisready, x.indimmediate,
                coalesce(to_jsonb(x)->>'indnullsnotdistinct', 'false') = 'true', pg_get_expr(x.indpred, x.indrelid),
                n > x.indnkeyatts, a.attname IS NULL, coalesce(a.attname, pg_get_indexdef(x.indexrelid, n::integer, true)),
                coalesce((x.indoption[n - 1] & 1) = 1, false), coalesce((x.indoption[n - 1] & 2) = 2, false),
                CASE WHEN NOT EXISTS (
                    SELECT FROM pg_opclass d WHERE d.opcdefault AND d.opcmethod = o.opcmethod
                        AND d.opcfamily = o.opcfamily AND d.opcintype = o.opcintype) THEN o.opcname END,
                CASE WHEN x.indcollation[n - 1] <> coalesce(a.attcollation, x.indcollation[n - 1]) THEN l.collname END,
                EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = x.indexrelid AND k.contype IN ('p', 'u', 'x'))
            FROM pg_index x
            JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid JOIN pg_am m ON m.oid = i.relam
            CROSS JOIN LATERAL generate_series(1, x.indnatts) AS n
            LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = x.indkey[n - 1] AND x.indkey[n - 1] <> 0
            LEFT JOIN pg_opclass o ON o.oid = x.indclass[n - 1]
            LEFT JOIN pg_collation l ON l.oid = x.indcollation[n - 1]
            WHERE NOT x.indisprimary AND c.relkind IN ('r', 'p') AND c.relnamespace = to_regnamespace(quote_ident($1))
            ORDER BY i.relname COLLATE "C", n
            """, ParameterList([schema]))
        var indexes: [String: [CatalogIndex]] = [:]
        for row: [String?] in rows {
            let table: String = row[1] ?? ""
            var index: CatalogIndex = CatalogIndex(
                name: row[0] ?? "", parts: [], predicate: row[7], isUnique: row[2] == "t", holdsNullOnce: row[6] == "t",
                isImmediate: row[5] == "t", isOfConstraint: row[15] == "t", isValid: row[4] == "t",
                method: row[3] ?? "")
            if let last: CatalogIndex = indexes[table]?.last, last.name == index.name {
                index = last
                indexes[table]?.removeLast()
            }
            if row[8] == "t" {
                index.includedColumns.append(row[10] ?? "")
            } else {
                index.parts.append(
                    CatalogIndex.Part(
                        row[10] ?? "", isExpression: row[9] == "t", isDescending: row[11] == "t",
                        isNullsFirst: row[12] == "t", operatorClass: row[13], collation: row[14]))
            }
            indexes[table, default: []].append(index)
        }
        return indexes
    }

    private func foreignKeys() throws(PostgresError) -> [String: [CatalogForeignKey]] {
        let rows: [[String]] = try rows(
            """
            SELECT c.relname || '.' || k.conname, k.conname, c.relname, tn.nspname, t.relname, k.confdeltype,
                a.attname, b.attname
            FROM pg_constraint k
            JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
            JOIN pg_namespace tn ON tn.oid = t.relnamespace
            CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY AS u(number, target, position)
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = u.number
            JOIN pg_attribute b ON b.attrelid = t.oid AND b.attnum = u.target
            WHERE k.contype = 'f' AND k.conparentid = 0 AND c.relnamespace = to_regnamespace(quote_ident($1))
            ORDER BY c.relname COLLATE "C", k.conname COLLATE "C", u.position
            """)
        var keys: [String: [CatalogForeignKey]] = [:]
        for (_, rows) in grouped(rows) {
            keys[rows[0][1], default: []].append(
                CatalogForeignKey(
                    name: rows[0][0], columns: rows.map { $0[5] },
                    target: QualifiedName(schema: rows[0][2], name: rows[0][3]), targetColumns: rows.map { $0[6] },
                    onDelete: deleteRule(rows[0][4])))
        }
        return keys
    }

    /// `pg_constraint.confdeltype`.
    private func deleteRule(_ letter: String) -> CatalogForeignKey.DeleteRule {
        switch letter {
        case "r": .restrict
        case "c": .cascade
        case "n": .setNull
        case "d": .setDefault
        default: .noAction
        }
    }

    private func notOfExtension(_ oid: String, _ catalog: String) -> String {
        """
        NOT EXISTS (SELECT FROM pg_depend e WHERE e.objid = \(oid) AND e.classid = '\(catalog)'::regclass \
        AND e.deptype = 'e')
        """
    }

    private func qualified(_ name: String) -> QualifiedName { QualifiedName(schema: schema, name: name) }

    /// Neighbouring rows with the same first column, that column taken off.
    private func grouped(_ rows: [[String]]) -> [(name: String, rows: [[String]])] {
        var groups: [(name: String, rows: [[String]])] = []
        for row: [String] in rows {
            if groups.last?.name == row[0] {
                groups[groups.count - 1].rows.append(Array(row.dropFirst()))
            } else {
                groups.append((row[0], [Array(row.dropFirst())]))
            }
        }
        return groups
    }
}
