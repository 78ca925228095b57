/// Writes a template from left to right.
///
/// There is no way to add a run-time string as text: keywords are static, identifiers are quoted, literals are escaped, values of a
/// request are parameters. SQL that the service's author wrote enters through `authorText` alone, so that a search finds every use.
public struct SQLBuilder: ~Copyable {
    private var parts: [SQLTemplate] = []
    private var pending: String = ""

    /// An empty builder.
    public init() {}

    /// What was written, as one template.
    public consuming func template() -> SQLTemplate {
        flush()
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    /// Words and signs of SQL, with the spaces around them.
    public mutating func keyword(_ text: StaticString) { pending += "\(text)" }

    /// A name, always quoted.
    public mutating func identifier(_ name: String) { pending += quotedIdentifier(name) }

    /// A name with its schema, both quoted.
    public mutating func identifier(_ name: QualifiedName) { pending += name.description }

    /// A column of a range variable, both quoted.
    public mutating func column(_ alias: String, _ name: String) {
        pending += "\(quotedIdentifier(alias)).\(quotedIdentifier(name))"
    }

    /// A type as a cast writes it.
    public mutating func type(_ type: PostgresType) { pending += type.text }

    /// A value that an author wrote; the only way a value becomes text.
    public mutating func literal(_ literal: SQLLiteral) { pending += literal.text }

    /// SQL that an author wrote (`@view(sql:)`, `@default(sql:)`, native SQL). Nothing of a request may come this way.
    public mutating func authorText(_ text: String) { pending += text }

    /// A value of the request.
    public mutating func parameter(_ source: Int, _ type: PostgresType) {
        append(.parameter(source: source, type: type))
    }

    /// A template built elsewhere.
    public mutating func append(_ template: SQLTemplate) {
        if case .text(let text) = template {
            pending += text
            return
        }
        flush()
        parts.append(template)
    }

    /// Columns that report what is written, after others.
    public mutating func reported(_ write: (inout SQLBuilder) -> Void) {
        append(.reported(.build(write)))
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        parts.append(.text(pending))
        pending = ""
    }
}

extension SQLTemplate {
    /// A template written by a builder.
    public static func build(_ write: (inout SQLBuilder) -> Void) -> SQLTemplate {
        var builder: SQLBuilder = SQLBuilder()
        write(&builder)
        return builder.template()
    }
}
