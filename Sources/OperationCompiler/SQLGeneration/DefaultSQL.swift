import SQL
import SchemaModel

/// Writes what the database puts into a column that is left out, where `DEFAULT` cannot stand.
enum DefaultSQL {
    static func value(_ standard: DatabaseDefault, _ column: Column, _ table: Table) -> SQLTemplate {
        .build {
            switch standard {
            case .operand(let operand): $0.append(AssignmentSQL.value(operand, column))
            case .sql(let text):
                $0.keyword("(")
                $0.authorText(text)
                $0.keyword(")::")
                $0.type(column.storedType)
            case .serial:
                $0.keyword("nextval(pg_get_serial_sequence(")
                $0.literal(.string(table.writableName.description))
                $0.keyword(", ")
                $0.literal(.string(column.name))
                $0.keyword("))")
            }
        }
    }
}
