/// A node of the syntax tree.
///
/// - Shape: `id` is dense from 0 within one parsed expression, so what later stages learn of a node lies in arrays.
///   `depth` is the height of the tree below it, which is what the recursion of every later stage is bounded by.
struct Expr: Sendable {
    let id: Int
    let range: Range<Int>
    let depth: Int
    let kind: Kind

    indirect enum Kind: Sendable {
        case constant(Value)
        /// A name; one that begins with a dot is looked up in the root scope only.
        case ident(String)
        case select(Select)
        /// A function by name; operators have the names of the specification, `_+_`.
        case call(Call)
        case list([Element])
        case map([Entry])
        case message(name: String, fields: [Field])
        case comprehension(Comprehension)
        /// A name for a value within an expression.
        case bind(name: String, value: Expr, body: Expr)
    }

    struct Select: Sendable {
        let operand: Expr
        let field: String
        /// Made by `has()`: asks whether the field is set.
        let isTest: Bool
        /// Written `.?`: gives an optional.
        let isOptional: Bool
    }

    struct Call: Sendable {
        let function: String
        let target: Expr?
        let arguments: [Expr]
    }

    struct Element: Sendable {
        let value: Expr
        /// Written with `?`: left out when its optional value is empty.
        let isOptional: Bool
    }

    struct Entry: Sendable {
        let key: Expr
        let value: Expr
        let isOptional: Bool
    }

    struct Field: Sendable {
        let name: String
        let range: Range<Int>
        let value: Expr
    }

    /// A loop over a list or over a map: what a macro stands for.
    struct Comprehension: Sendable {
        let range: Expr
        /// One name for the element or key; of two the first is for index or key, the second for element or value.
        let variables: [String]
        let fold: Fold
    }

    /// What a loop makes of its elements.
    enum Fold: Sendable {
        case all(Expr)
        case exists(Expr)
        case existsOne(Expr)
        case list(filter: Expr?, element: Expr)
        case map(filter: Expr?, value: Expr)
        /// Like `map`, with keys given by the entries of a map literal.
        case mapEntries(filter: Expr?, entry: Expr)
    }
}

extension Expr.Kind {
    /// The height of the highest child.
    var childDepth: Int {
        children.reduce(0) { (highest: Int, child: Expr) -> Int in max(highest, child.depth) }
    }

    /// Every child, in the order of the text.
    var children: [Expr] {
        switch self {
        case .constant, .ident: []
        case .select(let select): [select.operand]
        case .call(let call): (call.target.map { [$0] } ?? []) + call.arguments
        case .list(let elements): elements.map(\.value)
        case .map(let entries): entries.flatMap { [$0.key, $0.value] }
        case .message(_, let fields): fields.map(\.value)
        case .comprehension(let loop): [loop.range] + loop.fold.children
        case .bind(_, let value, let body): [value, body]
        }
    }
}

extension Expr.Fold {
    /// The expressions evaluated for each element.
    var children: [Expr] {
        switch self {
        case .all(let body), .exists(let body), .existsOne(let body): [body]
        case .list(let filter, let body), .map(let filter, let body), .mapEntries(let filter, let body):
            (filter.map { [$0] } ?? []) + [body]
        }
    }
}

extension Expr {
    /// The names of a chain such as `a.b.c`, or nil when the expression is anything else.
    ///
    /// The first name keeps the dot that ties it to the root scope.
    var qualifiedName: [String]? {
        switch kind {
        case .ident(let name): return [name]
        case .select(let select):
            guard !select.isTest, !select.isOptional, var names: [String] = select.operand.qualifiedName else {
                return nil
            }
            names.append(select.field)
            return names
        default: return nil
        }
    }

    /// The names of a chain of fields and elements, all elements called `[]`: of `a.?b['c'].d` they are `a`, `b`, `[]` and `d`.
    var path: [String]? {
        switch kind {
        case .ident(let name): return [name]
        case .select(let select):
            return select.isTest ? nil : select.operand.path.map { $0 + [select.field] }
        case .call(let call) where [Operators.index, Operators.optionalIndex].contains(call.function):
            return call.arguments.first?.path.map { $0 + ["[]"] }
        default: return nil
        }
    }
}
