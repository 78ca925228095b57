/// Why a value does not fit its type.
struct CoercionFailure: Error {
    /// What follows the name of the variable: "is invalid UUID: '1'".
    var reason: String
    /// Where in the variable: `.id`, `[2]`.
    var path: String = ""
    /// Whether the type of the variable is named too.
    var isOfType: Bool = false

    init(_ reason: String, path: String = "", isOfType: Bool = false) {
        self.reason = reason
        self.path = path
        self.isOfType = isOfType
    }

    /// The same, seen from one level further out.
    func within(_ step: String) -> CoercionFailure { CoercionFailure(reason, path: step + path) }
}

extension String {
    /// The text for a message: what a client sent may be long.
    var shortened: String {
        utf8.count <= 64 ? self : String(prefix(64)) + "…"
    }
}
