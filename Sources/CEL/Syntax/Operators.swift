/// The names under which operators are functions.
///
/// - Source: CEL language definition, "List of Standard Definitions".
enum Operators {
    static let conditional: String = "_?_:_"
    static let and: String = "_&&_"
    static let or: String = "_||_"
    static let not: String = "!_"
    static let negate: String = "-_"
    static let equal: String = "_==_"
    static let notEqual: String = "_!=_"
    static let less: String = "_<_"
    static let lessOrEqual: String = "_<=_"
    static let greater: String = "_>_"
    static let greaterOrEqual: String = "_>=_"
    static let membership: String = "@in"
    static let add: String = "_+_"
    static let subtract: String = "_-_"
    static let multiply: String = "_*_"
    static let divide: String = "_/_"
    static let modulo: String = "_%_"
    static let index: String = "_[_]"
    static let optionalIndex: String = "_[?_]"
}
