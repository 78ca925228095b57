import GraphQLSyntax
import SchemaModel

/// The ways to write a value, as the end of a member's name tells: `eq`, `eq_expr`, `eq_date`, `eq_time`.
enum ValueForm: Hashable {
    case plain
    /// A CEL expression.
    case expression
    /// A day or a time relative to another.
    case relative

    /// Parts a member's name: no name in front of the ending has an underscore of its own.
    static func parse(_ name: String) -> (base: String, form: ValueForm) {
        for (ending, form) in endings where name.hasSuffix(ending) {
            return (String(name.dropLast(ending.utf8.count)), form)
        }
        return (name, .plain)
    }

    private static let endings: [(String, ValueForm)] = [
        ("_expr", .expression), ("_date", .relative), ("_time", .relative),
    ]
}

extension ValuePlanner {
    /// A value of the column in any of its forms.
    func operand(_ value: InputValue, _ form: ValueForm, for column: Column) -> Operand? {
        switch form {
        case .plain: operand(value, for: column)
        case .expression: expression(value, for: column)
        case .relative: RelativeTimePlanner(context: context).operand(value, for: column)
        }
    }

    /// One value, of the column or of its list's elements, in any of its forms.
    func element(_ value: InputValue, _ form: ValueForm, for column: Column) -> Operand? {
        form == .plain ? element(value, for: column) : operand(value, form, for: column)
    }
}
