/// A call that the parser replaces by other syntax.
///
/// - Source: CEL language definition, "Macros".
struct Macro: Sendable {
    /// What a call must look like to be a use of the macro.
    struct Key: Hashable, Sendable {
        let name: String
        let isReceiver: Bool
        /// Nil where any number will do; a macro for just that number goes first.
        let argumentCount: Int?
    }

    /// One use of a macro.
    struct Use {
        let target: Expr?
        let arguments: [Expr]
        /// Where the use begins; it ends at the last token read.
        let start: Int
    }

    let key: Key
    /// The syntax a use stands for, or nil when the call is to stay a call.
    let expand: @Sendable (Use, inout Parser) throws(Issue) -> Expr?

    init(
        _ name: String, isReceiver: Bool = true, argumentCount: Int?,
        expand: @escaping @Sendable (Use, inout Parser) throws(Issue) -> Expr?
    ) {
        key = Key(name: name, isReceiver: isReceiver, argumentCount: argumentCount)
        self.expand = expand
    }
}

extension Macro.Use {
    /// Whether the macro is called as a member of a scope, as `bind` is in `cel.bind(x, 1, x)`.
    func isScoped(_ scope: String) -> Bool {
        guard case .ident(let name) = target?.kind else { return false }
        return name == scope
    }

    /// The name an argument must be, where a macro takes a variable.
    func variable(_ index: Int) throws(Issue) -> String {
        guard case .ident(let name) = arguments[index].kind, !name.hasPrefix(".") else {
            throw Issue("argument must be a simple name", at: arguments[index].range)
        }
        return name
    }
}
