import CEL
import ConnectorModel

/// The parameter sources of one step, each once.
struct SourceTable {
    private(set) var sources: [ParameterSource] = []
    private var indexes: [String: Int] = [:]
    /// Expressions that give another value each time.
    private var renewed: Set<String> = []

    mutating func variable(slot: Int, path: [String]) -> Int {
        add(.variable(slot: slot, path: path), key: "variable \(slot) \(path.joined(separator: "."))")
    }

    mutating func pattern(slot: Int, path: [String], _ kind: PatternKind) -> Int {
        add(.pattern(slot: slot, path: path, kind), key: "pattern \(slot) \(path.joined(separator: ".")) \(kind)")
    }

    mutating func expression(_ expression: ExpressionSource) -> Int {
        let place: String = renewed.contains(expression.text) ? " \(sources.count)" : ""
        return add(.expression(expression), key: "expression \(expression.type) \(expression.text)\(place)")
    }

    /// Says that an expression makes a new value for each use: rows of one statement do not share it.
    mutating func renew(_ expression: String) { renewed.insert(expression) }

    /// Each use is another UUID.
    mutating func newUUID(_ kind: ScalarKind) -> Int {
        add(.newUUID(kind), key: "uuid \(sources.count)")
    }

    mutating func requestTime(_ kind: ScalarKind) -> Int { add(.requestTime(kind), key: "time \(kind)") }

    /// Each parameter of native SQL is one.
    mutating func native(_ parameter: NativeParameter) -> Int {
        add(.native(parameter), key: "native \(sources.count)")
    }

    mutating func embedding(_ embedding: EmbeddingSource) -> Int {
        add(.embedding(embedding), key: "embedding \(embedding)")
    }

    private mutating func add(_ source: ParameterSource, key: String) -> Int {
        if let index: Int = indexes[key] { return index }
        indexes[key] = sources.count
        sources.append(source)
        return sources.count - 1
    }
}
