/// A statement whose text depends on which of a request's optional values are given.
///
/// The compiler builds it, `render` turns it into text for one `ShapeKey`, and each worker keeps what it has rendered. A source is an
/// index into the step's `ParameterSource`s. Values are plain data, so a template can be printed, compared and hashed.
///
/// A part that is absent *vanishes*: a `join` drops it together with its separator, and a join that has lost all its elements (or, for
/// `vanishesWithAny`, one of them) vanishes in its turn unless it says what stands there otherwise.
public indirect enum SQLTemplate: Hashable, Sendable {
    /// Vanishes.
    case nothing
    /// Text as it is. Made by `SQLBuilder` only.
    case text(String)
    /// `$n::type`, or `$n` where the type is unspecified; one source and type has one number however often it stands in the statement.
    case parameter(source: Int, type: PostgresType)
    /// `$n`, whose type PostgreSQL infers from its place; where it cannot, `$n::type`.
    case inferred(source: Int, type: PostgresType)
    /// One part after the other; vanishes if it has parts and all of them vanish.
    case sequence([SQLTemplate])
    /// One of three, by the state of a source.
    case choice(source: Int, absent: SQLTemplate, null: SQLTemplate, value: SQLTemplate)
    /// Elements with something between them.
    case join(Join)
    /// The statement must not run: these sources choose rows, and without them it would mean any row.
    case refused(sources: [Int])
    /// What reports which rows were written, and in which transaction. Vanishes where nobody could be told.
    case reported(SQLTemplate)

    /// Elements with something between them.
    public struct Join: Hashable, Sendable {
        /// What happens to the whole when an element vanishes.
        public enum Rule: Hashable, Sendable {
            /// The others stay.
            case keepsOthers
            /// The whole vanishes with it.
            case vanishesWithAny
        }

        /// What stands between two elements.
        public var separator: String
        /// What stands before the first.
        public var open: SQLTemplate
        /// What stands after the last.
        public var close: SQLTemplate
        /// The elements.
        public var elements: [SQLTemplate]
        /// What happens when an element vanishes.
        public var rule: Rule
        /// What stands there when nothing is left; `nothing` lets the whole vanish.
        public var otherwise: SQLTemplate

        /// A join.
        public init(
            separator: String, open: SQLTemplate = .text(""), close: SQLTemplate = .text(""),
            elements: [SQLTemplate], rule: Rule = .keepsOthers, otherwise: SQLTemplate = .nothing
        ) {
            self.separator = separator
            self.open = open
            self.close = close
            self.elements = elements
            self.rule = rule
            self.otherwise = otherwise
        }
    }
}

extension SQLTemplate {
    /// The sources whose state changes the text, in the order in which a `ShapeKey` lists them.
    public var shapeSources: [Int] {
        var found: Set<Int> = []
        collectShapeSources(into: &found)
        return found.sorted()
    }

    /// The bytes of all text in it, whatever a shape makes of it: a measure of the room it takes.
    public var textLength: Int {
        switch self {
        case .nothing, .parameter, .inferred, .refused: 0
        case .text(let text): text.utf8.count
        case .sequence(let parts): parts.reduce(0) { $0 + $1.textLength }
        case .choice(_, let absent, let null, let value): absent.textLength + null.textLength + value.textLength
        case .join(let join):
            join.elements.reduce(join.open.textLength + join.close.textLength + join.otherwise.textLength) {
                $0 + $1.textLength
            }
        case .reported(let part): part.textLength
        }
    }

    /// Whether it has parameters whose types PostgreSQL infers and that have one to be given instead.
    public var canBeTyped: Bool {
        switch self {
        case .inferred(_, let type): type != .unspecified
        case .sequence(let parts): parts.contains(where: \.canBeTyped)
        case .reported(let part): part.canBeTyped
        case .nothing, .text, .parameter, .refused, .choice, .join: false
        }
    }

    private func collectShapeSources(into found: inout Set<Int>) {
        switch self {
        case .nothing, .text, .parameter, .inferred, .refused: break
        case .sequence(let parts):
            for part: SQLTemplate in parts { part.collectShapeSources(into: &found) }
        case .choice(let source, let absent, let null, let value):
            found.insert(source)
            for part: SQLTemplate in [absent, null, value] { part.collectShapeSources(into: &found) }
        case .join(let join):
            for part: SQLTemplate in join.elements + [join.open, join.close, join.otherwise] {
                part.collectShapeSources(into: &found)
            }
        case .reported(let part): part.collectShapeSources(into: &found)
        }
    }
}
