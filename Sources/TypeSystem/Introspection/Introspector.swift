import GraphQLSyntax
import JSON

/// Walks a plan over the types and writes what it finds.
struct Introspector {
    let schema: GraphQLSchema
    let texts: ServiceTexts
    /// Texts made once for a request: aliases may ask for them any number of times.
    var madeTexts: [SDLOptions: String] = [:]
    var madePages: [DocumentationPage]?
    private var writer: JSONWriter = JSONWriter(capacity: 64 * 1024)

    /// The root fields that need no execution.
    static let rootFields: Set<String> = ["__schema", "__type", "__typename", "_service"]

    private let maximumBytes: Int

    init(schema: GraphQLSchema, texts: ServiceTexts, maximumBytes: Int) {
        self.schema = schema
        self.texts = texts
        self.maximumBytes = maximumBytes
    }

    /// The body of the answer; nothing where it becomes too large.
    mutating func answer(_ plan: [PlannedField], root: ObjectType) -> JSONText? {
        writer.beginObject()
        writer.name("data")
        guard write(.root, plan) else { return nil }
        writer.name("errors")
        writer.beginArray()
        writer.endArray()
        writer.endObject()
        return writer.finish()
    }

    /// - Returns: false once the answer is too large.
    private mutating func write(_ subject: Subject, _ selection: [PlannedField]) -> Bool {
        writer.beginObject()
        for field: PlannedField in selection {
            writer.name(field.responseName)
            guard write(answer(field, of: subject), field.selection) else { return false }
        }
        writer.endObject()
        return writer.bytes.count <= maximumBytes
    }

    private mutating func write(_ answer: Answer, _ selection: [PlannedField]) -> Bool {
        switch answer {
        case .null: writer.null()
        case .string(let text): writer.string(text)
        case .bool(let truth): writer.bool(truth)
        case .object(let subject): return write(subject, selection)
        case .objects(let subjects):
            writer.beginArray()
            for subject: Subject in subjects {
                guard write(subject, selection) else { return false }
            }
            writer.endArray()
        case .words(let words):
            writer.beginArray()
            for word: String in words { writer.string(word) }
            writer.endArray()
        }
        return true
    }

    private mutating func answer(_ field: PlannedField, of subject: Subject) -> Answer {
        if field.name == "__typename" { return .string(field.parentTypeName) }
        switch subject {
        case .root: return rootAnswer(field)
        case .schema: return schemaAnswer(field)
        case .type(let type): return typeAnswer(field, type)
        case .reference(let reference): return referenceAnswer(field, reference)
        case .field(let definition): return fieldAnswer(field, definition)
        case .inputValue(let definition): return inputValueAnswer(field, definition)
        case .enumValue(let definition): return enumValueAnswer(field, definition)
        case .directive(let definition): return directiveAnswer(field, definition)
        case .service: return serviceAnswer(field)
        case .schemaText(let text): return field.name == "id" ? .string(text.id) : .string(text.source)
        case .page(let page): return field.name == "page" ? .string(page.name) : .string(page.markdown)
        }
    }

    private func rootAnswer(_ field: PlannedField) -> Answer {
        switch field.name {
        case "__schema": .object(.schema)
        case "__type": .maybe(field.arguments["name"]?.string.flatMap { schema.type(named: $0) }.map { .type($0) })
        case "_service": .object(.service)
        default: .null
        }
    }
}
