import CEL
import ConnectorModel
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Tells what each operation of a project lets whom do.
///
/// - Parameter sources: texts in which `compileService` finds no error; of others the report says what can be understood.
public func reportAccess(_ sources: ServiceSources) -> AccessReport {
    let documents: [Document] = sources.schema.map { parseDocument($0, options: .projectFile).value }
    let schema: Schema = buildSchema(documents, sources: sources.schema).value
    let api: GeneratedAPI = generatedDocuments(for: schema)
    let types: GraphQLSchema = buildGraphQLSchema(api.files.map(\.document) + documents).value
    let operations: [OperationAccess] = sources.connectors.flatMap { connector in
        ConnectorAccess(connector: connector, schema: schema, types: types).operations()
    }
    return AccessReport(operations: operations.sorted { $0.rank.lexicographicallyPrecedes($1.rank) })
}

/// Reports on the operations of one connector.
private struct ConnectorAccess {
    let connector: ServiceSources.Connector
    let schema: Schema
    let types: GraphQLSchema

    func operations() -> [OperationAccess] {
        let document: Document = Document(
            definitions: connector.sources.flatMap { parseDocument($0, options: .projectFile).value.definitions })
        let lines: [String: LineIndex] = Dictionary(
            connector.sources.map { ($0.name, LineIndex($0)) }, uniquingKeysWith: { first, _ in first })
        let locate: (SourceSpan) -> TextLocation = { span in
            let position: SourcePosition? = lines[span.sourceName]?.position(of: span)
            return TextLocation(file: span.sourceName, line: position?.line ?? 1, column: position?.column ?? 1)
        }
        let selection: SelectionAccess = SelectionAccess(
            schema: schema, types: types, collector: FieldCollector(document, schema: types),
            fragments: document.fragmentsByName)
        return document.definitions.compactMap { definition in
            guard case .operation(let operation) = definition, let name: Name = operation.name,
                operation.type != .subscription
            else { return nil }
            var reader: OperationReader = OperationReader(operation, selection, locate: locate)
            return OperationAccess(
                connector: connector.id, name: name.value, kind: operation.type == .query ? .query : .mutation,
                location: locate(name.span),
                audience: Audience(of: operation, withoutToken: withoutToken(operation)), places: reader.read())
        }
    }
}

extension ConnectorAccess {
    /// Of a variable only the type counts here.
    fileprivate func withoutToken(_ operation: OperationDefinition) -> CallersWithoutToken {
        let variables: [CompiledVariable] = operation.variables.compactMap { variable in
            types.variableType(variable.type.nullable).map {
                CompiledVariable(
                    name: variable.name.value, typeText: variable.type.description, type: $0,
                    isNonNull: variable.type.isNonNull, defaultValue: variable.defaultValue.map(\.json))
            }
        }
        return CallersWithoutToken(of: operation, in: .operation(variables: .variables(variables)))
    }
}

extension Audience {
    /// Who may run an operation.
    init(of operation: OperationDefinition, withoutToken: CallersWithoutToken) {
        self.withoutToken = withoutToken
        let directive: Directive? = operation.authDirective
        isStated = directive != nil
        switch (directive?.argument("level")?.value.kind, directive?.argument("expr")?.value.kind) {
        case (.enumValue(let name)?, nil): rule = .level(AccessLevel(rawValue: name) ?? .noAccess)
        case (nil, .string(let text, _)?): rule = .expression(text)
        default: rule = .level(.noAccess)
        }
        if case .string(let reason, _)? = directive?.argument("insecureReason")?.value.kind { insecureReason = reason }
    }
}

extension OperationAccess {
    /// What it is sorted by, as texts: numbers are filled up with zeros.
    fileprivate var rank: [String] {
        let concern: Int = AccessConcern.allCases.firstIndex(of: concern) ?? 0
        return [
            "\(concern)", connector, location.file, Self.padded(location.line), Self.padded(location.column), name,
        ]
    }

    private static func padded(_ number: Int) -> String {
        let digits: String = String(number)
        return String(repeating: "0", count: max(0, 9 - digits.count)) + digits
    }
}
