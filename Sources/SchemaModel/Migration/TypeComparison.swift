import SQL

extension CatalogType {
    /// Whether it is what this type becomes when a column is made of it.
    func isSame(as wanted: PostgresType) -> Bool {
        guard isArray == wanted.isArray else { return false }
        if let own: QualifiedName = wanted.ownName { return name == own && modifier == nil }
        let element: Substring = wanted.isArray ? wanted.text.dropLast(2) : wanted.text[...]
        let base: String = String(element.prefix { $0 != "(" })
        let numbers: Substring = element.dropFirst(base.count + 1).dropLast()
        guard modifier == storedModifier(base, numbers.isEmpty ? nil : String(numbers)) else { return false }
        // An extension may be installed in any schema.
        if base == "vector" { return extensionName == base && name.name == base }
        return name == QualifiedName(schema: "pg_catalog", name: catalogName(base))
    }

    /// The name in `pg_type` of a type as DDL writes it (PostgreSQL manual, table 8.1). A `serial` is an integer with a default.
    private func catalogName(_ base: String) -> String {
        switch base {
        case "integer", "serial": "int4"
        case "smallint", "smallserial": "int2"
        case "bigint", "bigserial": "int8"
        case "real": "float4"
        case "double precision": "float8"
        case "boolean": "bool"
        case "character varying": "varchar"
        case "character": "bpchar"
        case "bit varying": "varbit"
        default: base
        }
    }

    /// A length of one and a scale of zero are implied in DDL and stored by the catalog (PostgreSQL manual, 8.1.2, 8.3, 8.10).
    private func storedModifier(_ base: String, _ numbers: String?) -> String? {
        switch (base, numbers) {
        case ("character", nil), ("bit", nil): "1"
        case ("numeric", let numbers?) where !numbers.contains(","): numbers + ",0"
        default: numbers
        }
    }
}
