import ConnectorModel
import JSON
import SQL
import SchemaModel
import TypeSystem

/// The page about a service: its connectors' operations, its tables, and everything operations can be made of.
///
/// - Shape: one document without scripts and without anything to be loaded. Every type has the anchor `#type-Name`.
struct DocumentationHTML {
    private let service: ServiceDocumentation
    private let pages: [DocumentationPage]
    private let types: Set<String>
    private var html: HTML = HTML()

    init(_ service: ServiceDocumentation) {
        self.service = service
        pages = documentationPages(of: service.types)
        types = Set(pages.filter { Self.typePages.contains($0.name) }.flatMap { $0.sections.map(\.title) })
    }

    private static let typePages: [String] = ["objects", "inputs", "enums", "scalars"]

    /// The page.
    func page() -> [UInt8] {
        var page: DocumentationHTML = self
        page.write()
        return page.html.utf8
    }

    private mutating func write() {
        html.markup("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        html.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
        html.text(service.service.serviceID)
        html.markup("</title>\n<style>")
        html.markup(Self.style)
        html.markup("</style>\n</head>\n<body>\n")
        navigation()
        html.markup("<main>\n<h1>")
        html.text("Service \(service.service.serviceID)")
        html.markup("</h1>\n")
        for connector: CompiledConnector in connectors { operations(of: connector) }
        tables()
        for page: DocumentationPage in pages { write(page) }
        html.markup("</main>\n</body>\n</html>\n")
    }

    private var connectors: [CompiledConnector] { service.service.connectors.values.sorted { $0.id < $1.id } }

    // MARK: Contents

    private mutating func navigation() {
        html.markup("<nav>\n")
        for connector: CompiledConnector in connectors {
            entries("connector-", connector.id, "Connector \(connector.id)", sorted(connector)) { operation in
                ("operation-", "\(connector.id)-\(operation.name)", operation.name)
            }
        }
        entries("tables", "", "Tables", service.tables) { ("table-", $0.objectType, $0.objectType) }
        for page: DocumentationPage in pages {
            entries("page-", page.name, page.title, page.sections) { (Self.kind(of: page), $0.title, $0.title) }
        }
        html.markup("</nav>\n")
    }

    private mutating func entries<Entry>(
        _ kind: StaticString, _ name: String, _ title: String, _ entries: [Entry],
        _ place: (Entry) -> (StaticString, String, String)
    ) {
        html.markup("<details><summary>")
        html.link(to: kind, name, title)
        html.markup("</summary><ul>\n")
        for entry: Entry in entries {
            let (kind, name, label): (StaticString, String, String) = place(entry)
            html.markup("<li>")
            html.link(to: kind, name, label)
            html.markup("</li>\n")
        }
        html.markup("</ul></details>\n")
    }

    private static func kind(of page: DocumentationPage) -> StaticString {
        switch page.name {
        case "query": "query-"
        case "mutation": "mutation-"
        case "directives": "directive-"
        default: "type-"
        }
    }

    private mutating func heading(_ level: StaticString, _ kind: StaticString, _ name: String, _ title: String) {
        html.markup("<")
        html.markup(level)
        html.markup(" id=\"")
        html.markup(kind)
        html.text(name)
        html.markup("\">")
        html.text(title)
        html.markup("</")
        html.markup(level)
        html.markup(">\n")
    }

    // MARK: Connectors

    private func sorted(_ connector: CompiledConnector) -> [CompiledOperation] {
        connector.operations.values.sorted { $0.name < $1.name }
    }

    private mutating func operations(of connector: CompiledConnector) {
        heading("h2", "connector-", connector.id, "Connector \(connector.id)")
        for operation: CompiledOperation in sorted(connector) {
            heading("h3", "operation-", "\(connector.id)-\(operation.name)", operation.name)
            html.markup("<p><code>")
            html.inline(Self.signature(operation), linking: types)
            html.markup("</code></p>\n<p>")
            html.text(Self.access(operation.access))
            html.markup("</p>\n")
        }
    }

    /// The operation's head, as its author wrote it: `query Find($id: UUID!, $limit: Int = 10)`.
    private static func signature(_ operation: CompiledOperation) -> String {
        let variables: String = operation.variables.map { variable in
            let standard: String = variable.defaultValue.map { " = \($0.text)" } ?? ""
            return "$\(variable.name): \(variable.typeText)\(standard)"
        }.joined(separator: ", ")
        return "\(operation.kind.rawValue) \(operation.name)" + (variables.isEmpty ? "" : "(\(variables))")
    }

    private static func access(_ rule: AccessRule) -> String {
        switch rule {
        case .level(let level): "Access: \(level.rawValue)"
        case .expression: "Access: by an expression"
        }
    }

    // MARK: Tables

    private mutating func tables() {
        heading("h2", "tables", "", "Tables")
        for table: Table in service.tables {
            heading("h3", "table-", table.objectType, table.objectType)
            html.markup("<p>")
            html.text(table.isView ? "View" : "Table")
            if let name: String = table.name?.name {
                html.markup(" <code>")
                html.text(name)
                html.markup("</code>")
            }
            html.markup(", type ")
            html.link(to: "type-", table.objectType, table.objectType)
            html.markup(
                "</p>\n<table><thead><tr><th>Field</th><th>Column</th><th>Type</th><th></th></tr></thead><tbody>\n")
            for column: Column in table.columns { row(column, of: table) }
            html.markup("</tbody></table>\n")
        }
    }

    private mutating func row(_ column: Column, of table: Table) {
        let isKey: Bool = table.primaryKey.contains(column.fieldName)
        let reference: Reference? = table.references.first { $0.pairs.contains { $0.fieldName == column.fieldName } }
        html.markup("<tr><td>")
        html.text(column.fieldName)
        html.markup("</td><td><code>")
        html.text(column.name)
        html.markup("</code></td><td><code>")
        html.text(column.sqlType.text)
        html.markup("</code></td><td>")
        html.text(
            [isKey ? "key" : nil, column.isNullable ? "may be null" : nil].compactMap { $0 }.joined(separator: ", "))
        if let reference {
            html.markup(" → ")
            html.link(to: "table-", reference.target, reference.target)
        }
        html.markup("</td></tr>\n")
    }

    // MARK: Types

    private mutating func write(_ page: DocumentationPage) {
        heading("h2", "page-", page.name, page.title)
        for section: DocumentationPage.Section in page.sections {
            heading("h3", Self.kind(of: page), section.title, section.title)
            if let text: String = section.text {
                html.markup("<p class=\"text\">")
                html.text(text)
                html.markup("</p>\n")
            }
            html.code(section.definition, linking: types)
        }
    }

    private static let style: StaticString = """
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
        body { margin: 0; display: grid; grid-template-columns: 18rem minmax(0, 1fr) }
        nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; border-right: 1px solid #8884 }
        nav ul { margin: 0; padding-left: 1.2rem; list-style: none }
        main { padding: 1rem 2rem; max-width: 60rem }
        h2 { margin-top: 3rem; border-bottom: 1px solid #8884 }
        h3:target { background: #fc03 }
        pre { overflow: auto; padding: .8rem; background: #8881; border-radius: 4px }
        code { font: 13px/1.5 ui-monospace, monospace }
        .text { white-space: pre-wrap }
        table { border-collapse: collapse }
        th, td { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
        @media (max-width: 50rem) { body { display: block } nav { position: static; height: auto; border: 0 } }
        """
}
