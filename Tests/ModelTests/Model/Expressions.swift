import Execution
import SchemaModel

extension Model {
    /// A value that is not written down but computed: `_expr`, `_date`, `_time`. Nothing where a variable that it starts from is left out.
    func computed(_ given: Given, as type: ColumnType, _ way: String, _ call: Call) throws(Failure) -> Value? {
        switch way {
        case "expr": return try expression(given.text ?? "", as: type, call)
        case "date", "time": return try relativeTime(given, isDate: type.scalar == .date)
        default: preconditionFailure("no way of computing is called \(way)")
        }
    }

    /// The few expressions that the generator writes: the language of expressions has tests of its own.
    func expression(_ text: String, as type: ColumnType, _ call: Call) throws(Failure) -> Value {
        switch text {
        case "auth.uid":
            guard let uid: String = call.uid else { throw .code(.invalidArgument) }
            return .text(Text(uid))
        case "request.time":
            return type.scalar == .date
                ? .day(Calendar.days(Calendar.text(microseconds: now))) : .instant(now)
        default: preconditionFailure("the model does not know the expression \(text)")
        }
    }
}
