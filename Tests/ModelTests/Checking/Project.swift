import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import Postgres
import SQL
import SchemaModel

/// A generated schema with operations over it, compiled.
struct Project {
    static let connector: String = "model"
    /// The query that shows every row there is.
    static let everything: String = "Everything"

    var schemaName: String
    var schemaText: String
    var views: [String: ViewRule]
    var traits: DatabaseTraits

    /// A service of some operations, or what the compiler says against them.
    func compile(_ documents: [Document]) -> Result<CompiledProject, Refusal> {
        let text: String = documents.map { Printer.print($0) }.joined(separator: "\n\n")
        let schema: Source = Source(name: "schema.gql", text: schemaText)
        let operations: Source = Source(name: "operations.gql", text: text)
        let compiled: Diagnosed<CompiledProject?> = compileService(
            ServiceSources(
                serviceID: "service", location: "local", schema: [schema],
                connectors: [ServiceSources.Connector(id: Self.connector, sources: [operations])]),
            schemaName: schemaName, traits: traits)
        if let project: CompiledProject = compiled.value { return .success(project) }
        return .failure(
            Refusal(
                text: DiagnosticRenderer(sources: [schema, operations]).render(compiled.diagnostics),
                codes: Set(compiled.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue))))
    }

    /// What the compiler says of an operation that it does not take.
    struct Refusal: Error {
        var text: String
        var codes: Set<String>
    }

    /// The query that shows every row of every table.
    static func everything(_ schema: Schema) -> Document {
        let lists: [Selection] = schema.tables.map { table in
            .field(
                Field(
                    table.plural, as: nil,
                    [
                        ("orderBy", .list(table.keyColumns.map { .object([($0.fieldName, .name("ASC"))]) })),
                        ("limit", .number(1_000_000)),
                    ], table.columns.map { .field(Field($0.fieldName)) }))
        }
        return Document(
            definitions: [
                .operation(
                    OperationDefinition(
                        type: .query, name: Name(everything),
                        directives: [Directive("auth", [("level", .name("PUBLIC"))])],
                        selectionSet: SelectionSet(lists)))
            ])
    }
}
