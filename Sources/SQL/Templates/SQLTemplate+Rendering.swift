/// A template rendered for one shape.
public struct RenderedStatement: Hashable, Sendable {
    /// The statement.
    public let statement: SQLStatement
    /// Which source feeds `$1`, `$2`, … in this order.
    public let sources: [Int]
    /// Sources for want of which the statement must not run; empty when it may.
    public let refusedSources: [Int]
}

extension SQLTemplate {
    /// The statement for one shape.
    ///
    /// - Shape: `key` has one state for each of `shapeSources`.
    /// - Parameters:
    ///   - isReported: whether it reports what it wrote.
    ///   - isTyped: whether parameters whose types PostgreSQL would infer are given theirs.
    public func render(_ key: ShapeKey, isReported: Bool = true, isTyped: Bool = false) -> RenderedStatement {
        var renderer: Renderer = Renderer(
            shapeSources: shapeSources, key: key, isReported: isReported, isTyped: isTyped)
        _ = renderer.render(self)
        return RenderedStatement(
            statement: SQLStatement(text: renderer.text, parameterTypes: renderer.parameters.map(\.type)),
            sources: renderer.parameters.map(\.source),
            refusedSources: renderer.refusedSources)
    }
}

private struct Renderer {
    struct Parameter: Hashable {
        var source: Int
        var type: PostgresType
    }

    let states: [Int: Presence]
    let isReported: Bool
    let isTyped: Bool
    var text: String = ""
    var parameters: [Parameter] = []
    var refusedSources: [Int] = []

    init(shapeSources: [Int], key: ShapeKey, isReported: Bool, isTyped: Bool) {
        self.isReported = isReported
        self.isTyped = isTyped
        var states: [Int: Presence] = [:]
        for (position, source) in shapeSources.enumerated() { states[source] = key[position] }
        self.states = states
    }

    /// Appends the text of a template, or appends nothing and says that it vanished.
    mutating func render(_ template: SQLTemplate) -> Bool {
        switch template {
        case .nothing: return false
        case .text(let part):
            text += part
            return true
        case .parameter(let source, let type):
            text += "$\(number(of: Parameter(source: source, type: type)))"
            if type != .unspecified { text += "::\(type.text)" }
            return true
        case .inferred(let source, let type):
            return render(.parameter(source: source, type: isTyped ? type : .unspecified))
        case .sequence(let parts):
            return parts.reduce(parts.isEmpty) { remains, part in render(part) || remains }
        case .choice(let source, let absent, let null, let value):
            switch states[source] ?? .value {
            case .absent: return render(absent)
            case .null: return render(null)
            case .value: return render(value)
            }
        case .join(let join): return render(join)
        case .refused(let sources):
            for source: Int in sources where !refusedSources.contains(source) { refusedSources.append(source) }
            return true
        case .reported(let part): return isReported && render(part)
        }
    }

    private mutating func render(_ join: SQLTemplate.Join) -> Bool {
        let rollback: (text: String, parameters: [Parameter]) = (text, parameters)
        _ = render(join.open)
        var remaining: Int = 0
        var hasVanished: Bool = false
        for element: SQLTemplate in join.elements {
            let mark: String = text
            if remaining > 0 { text += join.separator }
            if render(element) {
                remaining += 1
            } else {
                text = mark
                hasVanished = true
            }
        }
        if remaining == 0 || (hasVanished && join.rule == .vanishesWithAny) {
            (text, parameters) = rollback
            return render(join.otherwise)
        }
        _ = render(join.close)
        return true
    }

    private mutating func number(of parameter: Parameter) -> Int {
        if let index: Int = parameters.firstIndex(of: parameter) { return index + 1 }
        parameters.append(parameter)
        return parameters.count
    }
}
