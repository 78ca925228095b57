import CEL
import ConnectorModel

/// The parameter sources of one step, each once.
struct SourceTable {
    private(set) var sources: [ParameterSource] = []
    private var indexes: [String: Int] = [:]

    mutating func variable(slot: Int, path: [String]) -> Int {
        add(.variable(slot: slot, path: path), key: "variable \(slot) \(path.joined(separator: "."))")
    }

    mutating func pattern(slot: Int, path: [String], _ kind: PatternKind) -> Int {
        add(.pattern(slot: slot, path: path, kind), key: "pattern \(slot) \(path.joined(separator: ".")) \(kind)")
    }

    mutating func expression(_ expression: ExpressionSource) -> Int {
        // One that gives something else each time is another source for each use.
        let use: String = expression.isVolatile ? " \(sources.count)" : ""
        return add(.expression(expression), key: "expression \(expression.type) \(expression.text)\(use)")
    }

    /// Each use of an array that is made anew is another source.
    mutating func rows(_ level: RowsLevel, _ values: RowValues) -> Int {
        let place: String =
            "rows \(level.slot) \(level.path.joined(separator: ".")) \(level.fields.joined(separator: "."))"
        let key: String =
            switch values {
            case .column(let name, let form, let absent): "column \(name) \(form) \(absent.map(String.init) ?? "")"
            case .presence(let name): "presence \(name)"
            case .mask(let names): "mask \(names.joined(separator: "."))"
            case .ordinals: "ordinals"
            case .parents: "parents"
            case .newUUIDs: "uuids \(sources.count)"
            case .expressions: "expressions \(sources.count)"
            case .repeated(let source): "repeated \(source)"
            }
        return add(.rows(RowsSource(level: level, values: values)), key: "\(place) \(key)")
    }

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
