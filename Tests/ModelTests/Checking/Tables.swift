import JSON
import Postgres
import SQL
import SchemaModel

/// The tables of a project in PostgreSQL.
struct Tables {
    let connection: BlockingConnection

    /// Makes the tables.
    func create(_ schema: Schema, traits: DatabaseTraits) throws(PostgresError) {
        for step: MigrationStep in creationSteps(for: schema, traits: traits).steps {
            try connection.execute(step.sql)
        }
    }

    /// Makes the rows what they are in the model.
    func fill(from model: Model) throws(PostgresError) {
        let names: [String] = model.schema.tables.map { Self.name($0) }
        // One message is one transaction.
        var script: [String] = ["TRUNCATE \(names.joined(separator: ", "))"]
        // Rows may point to one another in circles.
        script.append("SET session_replication_role = replica")
        for table: Table in model.schema.tables {
            let rows: [JSONValue] = (model.rows[table.objectType] ?? []).map { Self.json($0, of: table) }
            guard !rows.isEmpty else { continue }
            script.append(
                """
                INSERT INTO \(Self.name(table)) SELECT * FROM json_populate_recordset(NULL::\(Self.name(table)), \
                $rows$\(JSONValue.array(rows).text)$rows$)
                """)
        }
        script.append("SET session_replication_role = DEFAULT")
        try connection.execute(script.joined(separator: ";\n"))
    }

    func drop(_ schemaName: String) throws(PostgresError) {
        try connection.execute("DROP SCHEMA IF EXISTS \"\(schemaName)\" CASCADE")
    }

    private static func name(_ table: Table) -> String {
        table.name.map { "\"\($0.schema)\".\"\($0.name)\"" } ?? ""
    }

    private static func json(_ row: Row, of table: Table) -> JSONValue {
        .object(
            JSONObject(
                table.columns.map { column in
                    let value: Expected = row.value(column.fieldName).json(as: column.type)
                    let stored: JSONValue =
                        switch value {
                        case .exact(let tree): tree.json
                        case .list(let elements): .string(Self.array(elements, column.type.scalar == .any))
                        default: .null
                        }
                    return JSONObject.Member(name: column.name, value: stored)
                }))
    }

    /// An array as PostgreSQL reads one: brackets in brackets would be an array of two dimensions, not one of JSON arrays.
    private static func array(_ elements: [Expected], _ isJSON: Bool) -> String {
        let texts: [String?] = elements.map { element in
            guard case .exact(let tree) = element else { return "" }
            if !isJSON, case .text(let text) = tree { return text.description }
            return !isJSON && tree == .null ? nil : tree.json.text.description
        }
        return "{"
            + texts.map { text in
                guard let text else { return "NULL" }
                return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
            }.joined(separator: ",") + "}"
    }
}
