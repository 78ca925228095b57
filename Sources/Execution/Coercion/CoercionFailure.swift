/// Why a value does not fit its type.
struct CoercionFailure: Error {
    /// What follows the name of the variable: "is invalid UUID: '1'".
    var reason: String
    /// Where in the variable: `.id`, `[2]`.
    var path: String = ""
    /// Whether the type of the variable is named too.
    var isOfType: Bool = false
    /// What else does not fit, by its own place.
    var others: [CoercionFailure] = []

    init(_ reason: String, path: String = "", isOfType: Bool = false) {
        self.reason = reason
        self.path = path
        self.isOfType = isOfType
    }

    /// The same, seen from one level further out.
    func within(_ step: String) -> CoercionFailure {
        var failure: CoercionFailure = CoercionFailure(reason, path: step + path)
        failure.others = others.map { $0.within(step) }
        return failure
    }
}

/// What is wrong with the members of one object and in it, in their order: a client's slips are told together.
///
/// - Bounds: so many; what comes behind is not looked at.
struct CoercionFailures {
    private static var most: Int { 20 }

    private var all: [CoercionFailure] = []

    var hasRoom: Bool { all.count < Self.most }

    /// All of them as one.
    var failure: CoercionFailure? {
        guard var failure: CoercionFailure = all.first else { return nil }
        failure.others = Array(all.dropFirst())
        return failure
    }

    mutating func add(_ failure: CoercionFailure) {
        var first: CoercionFailure = failure
        first.others = []
        all += ([first] + failure.others).prefix(Self.most - all.count)
    }
}

extension String {
    /// The text for a message: what a client sent may be long.
    var shortened: String { shortened(to: 64) }

    /// The same at another length, in Unicode scalars: one character alone may have a million of them.
    package func shortened(to length: Int) -> String {
        guard utf8.count > length, let end = unicodeScalars.index(startIndex, offsetBy: length, limitedBy: endIndex),
            end < endIndex
        else { return self }
        return String(unicodeScalars[..<end]) + "…"
    }

    /// A name for a message.
    package var shortenedName: String { shortened(to: 100) }
}
