import SQL
import SchemaModel

/// Lists stored as JSON (`@col(dataType: "jsonb")`): arrays while they are compared and changed, JSON where they lie.
enum ListFormSQL {
    /// The column as an array. What other programs put there and is no list is taken for null.
    static func array(of column: Column, in alias: String) -> SQLTemplate {
        guard column.isListAsJSON else { return .build { $0.column(alias, column.name) } }
        return .build {
            $0.keyword("CASE WHEN jsonb_typeof(")
            $0.column(alias, column.name)
            $0.keyword(") = 'array' THEN ARRAY(SELECT ")
            $0.keyword(column.type.scalar == .string ? "jsonb_array_elements_text(" : "jsonb_array_elements(")
            $0.column(alias, column.name)
            $0.keyword(")) END")
        }
    }

    /// An array, or null, as the column stores it.
    static func stored(_ array: SQLTemplate, _ column: Column) -> SQLTemplate {
        guard column.isListAsJSON else { return array }
        return .join(
            SQLTemplate.Join(separator: "", open: .text("to_jsonb("), close: .text(")"), elements: [array]))
    }

    /// What the author's SQL makes for the column, as an array.
    static func array(ofStored text: String, _ column: Column) -> SQLTemplate {
        .build {
            guard column.isListAsJSON else {
                $0.keyword("(")
                $0.authorText(text)
                $0.keyword(")::")
                return $0.type(column.bindingType)
            }
            $0.keyword("ARRAY(SELECT ")
            $0.keyword(column.type.scalar == .string ? "jsonb_array_elements_text((" : "jsonb_array_elements((")
            $0.authorText(text)
            $0.keyword(")::jsonb))")
        }
    }
}
