import JSON
import SchemaModel

/// A value of a column.
indirect enum Value: Hashable {
    case null
    case boolean(Bool)
    /// Int and Int64.
    case integer(Int64)
    case float(Double)
    case text(Text)
    /// 32 hex digits.
    case uuid(String)
    /// A UUID that the product makes: which one, its answer tells.
    case fresh(Int)
    /// Days since 1970-01-01.
    case day(Int)
    /// Microseconds since 1970-01-01T00:00:00Z.
    case instant(Int64)
    /// A value of an enum, with its place in the declaration.
    case member(String, Int)
    case tree(Tree)
    case list([Value])
    /// A sum that no column could hold.
    case wide(Int128)
    /// A computed float whose last digits depend on the order in which it was added up.
    case approximate(Double, margin: Double)

    /// The order of PostgreSQL between values of one type, neither of them null.
    ///
    /// - Throws: where it depends on a UUID that is not known yet.
    static func compare(_ left: Value, _ right: Value) throws(Failure) -> Int {
        switch (left, right) {
        case (.boolean(let left), .boolean(let right)): return order(left ? 1 : 0, right ? 1 : 0)
        case (.integer(let left), .integer(let right)): return order(left, right)
        case (.float(let left), .float(let right)): return order(left, right)
        case (.text(let left), .text(let right)): return order(left, right)
        case (.uuid(let left), .uuid(let right)): return order(Text(left), Text(right))
        case (.day(let left), .day(let right)): return order(left, right)
        case (.instant(let left), .instant(let right)): return order(left, right)
        case (.member(_, let left), .member(_, let right)): return order(left, right)
        case (.tree(let left), .tree(let right)): return order(left, right)
        case (.wide(let left), .wide(let right)): return order(left, right)
        case (.wide(let left), .integer): return left < 0 ? -1 : 1
        case (.integer, .wide(let right)): return right < 0 ? 1 : -1
        case (.approximate(let left, let margin), .approximate(let right, let other)):
            return try order(left, right, margin: margin + other)
        case (.approximate(let left, let margin), .float(let right)): return try order(left, right, margin: margin)
        case (.fresh(let left), .fresh(let right)) where left == right: return 0
        case (.fresh, _), (_, .fresh): throw .undecided
        case (.list(let left), .list(let right)):
            for (left, right) in zip(left, right) {
                let result: Int = try compare(left, right)
                if result != 0 { return result }
            }
            return order(left.count, right.count)
        default: preconditionFailure("\(left) and \(right) are of different types")
        }
    }

    private static func order<Element: Comparable>(_ left: Element, _ right: Element) -> Int {
        left == right ? 0 : left < right ? -1 : 1
    }

    private static func order(_ left: Double, _ right: Double, margin: Double) throws(Failure) -> Int {
        if margin > 0, (left - right).magnitude <= margin { throw .undecided }
        return order(left, right)
    }

    /// Whether two values of one type are the same to `=`; a new UUID equals nothing but itself.
    static func equal(_ left: Value, _ right: Value) -> Bool { left == right }

    /// The same for values that were computed.
    static func same(_ left: Value, _ right: Value) throws(Failure) -> Bool {
        switch left {
        case .approximate, .wide: try compare(left, right) == 0
        default: left == right
        }
    }
}

extension Value {
    var isNull: Bool { self == .null }

    var list: [Value]? { if case .list(let elements) = self { elements } else { nil } }

    /// The value as it stands in a response (language reference, "data types").
    func json(as type: ColumnType) -> Expected {
        switch self {
        case .null: .exact(.null)
        case .fresh(let number): .fresh(number)
        case .list(let elements):
            .list(elements.map { $0.json(as: ColumnType(type.element)) })
        case .integer(let number) where type.scalar == .int64: .exact(.text(Text(String(number))))
        case .integer(let number): .exact(.number(Decimal(number)))
        case .boolean(let truth): .exact(.boolean(truth))
        case .float(let number): .exact(.number(Decimal(number)))
        case .text(let text): .exact(.text(text))
        case .uuid(let digits): .exact(.text(Text(digits)))
        case .day(let days): .exact(.text(Text(Calendar.text(days: days))))
        case .instant(let microseconds): .exact(.text(Text(Calendar.text(microseconds: microseconds))))
        case .member(let name, _): .exact(.text(Text(name)))
        case .tree(let tree): .exact(tree)
        case .wide(let number): .exact(.number(Decimal(String(number))))
        case .approximate(let number, let margin):
            margin == 0 ? .exact(.number(Decimal(number))) : .about(number, margin: margin)
        }
    }
}
