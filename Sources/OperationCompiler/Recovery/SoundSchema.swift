import GraphQLSyntax
import SchemaModel

/// A schema, or as much of it as is right, so that operations are checked in the same run as a faulty schema.
///
/// A type with an error is left out whole, and so are the fields of other types that refer to it. What is left is built anew until
/// nothing is wrong with it: what comes after never meets a schema that is half right. What was left out is known by name, because
/// an operation that uses it must not be told of.
struct SoundSchema {
    let schema: Schema
    /// The definitions that `schema` was built from.
    let documents: [Document]
    /// What the author's schema has and this one lacks.
    let missing: MissingNames
    /// All that is wrong with the author's schema.
    let diagnostics: [Diagnostic]

    /// - Parameter isComplete: whether all files of the schema could be read.
    init(_ sources: [Source], isComplete: Bool, schemaName: String) {
        let parsed: [Diagnosed<Document>] = sources.map { parseDocument($0, options: .projectFile) }
        var lost: LostDefinitions = LostDefinitions()
        if !isComplete { lost.open() }
        for (source, document): (Source, Diagnosed<Document>) in zip(sources, parsed) { lost.add(source, document) }
        let written: [Document] = parsed.map(\.value)
        let whole: Diagnosed<Schema> = buildSchema(written, sources: sources, schemaName: schemaName)
        let found: [Diagnostic] = whole.diagnostics.filter { !Self.followsFromLoss($0, lost, sources) }
        diagnostics = parsed.flatMap(\.diagnostics) + found
        guard diagnostics.contains(where: { $0.severity == .error }) || !lost.isEmpty else {
            (schema, documents, missing) = (whole.value, written, MissingNames())
            return
        }
        let undefined: [String] = found.compactMap { Self.unknownType(in: $0, sources) }
        var reduction: SchemaReduction = SchemaReduction(written, lost, undefined, whole.value)
        (schema, documents) = reduction.run(found, schemaName: schemaName)
        missing = reduction.missing
    }

    /// Whether an error is about a type that a syntax error took away.
    private static func followsFromLoss(_ diagnostic: Diagnostic, _ lost: LostDefinitions, _ sources: [Source]) -> Bool
    {
        guard !lost.isEmpty, let name: String = unknownType(in: diagnostic, sources) else { return false }
        return lost.isOpen || lost.names.contains(name)
    }

    /// The type that an error says nobody defines.
    private static func unknownType(in diagnostic: Diagnostic, _ sources: [Source]) -> String? {
        guard diagnostic.severity == .error, diagnostic.code == unknownType,
            let source: Source = sources.first(where: { $0.name == diagnostic.span.sourceName })
        else { return nil }
        return String(decoding: source.utf8[Int(diagnostic.span.start)..<Int(diagnostic.span.end)], as: UTF8.self)
    }

    /// The code of a type that nobody defines.
    private static let unknownType: DiagnosticCode = DiagnosticCode("SCH203")
}

/// Takes faulty types out of a schema until nothing is wrong with what is left.
private struct SchemaReduction {
    private let written: [Document]
    private let whole: Schema
    private let lost: LostDefinitions
    private var faulty: Set<String>
    private(set) var missing: MissingNames = MissingNames()

    /// - `undefined`: types that are referred to and never defined: operations may mean them too.
    init(_ written: [Document], _ lost: LostDefinitions, _ undefined: [String], _ whole: Schema) {
        self.written = written
        self.lost = lost
        self.whole = whole
        faulty = lost.names
        missing.isOpen = lost.isOpen
        for name: String in lost.fields { missing.add(field: name) }
        missing.add(lost.heads + Set(undefined).sorted().map { LostDefinitions.Head(name: $0) })
        for head: LostDefinitions.Head in lost.heads {
            // An extension may be lost where the type itself is not.
            if let row: Table = whole.table(head.name) { missing.add(row) }
        }
    }

    mutating func run(_ diagnostics: [Diagnostic], schemaName: String) -> (schema: Schema, documents: [Document]) {
        var errors: [Diagnostic] = diagnostics.filter { $0.severity == .error }
        for round: Int in 0..<Self.mostRounds {
            guard blame(errors) || round == 0 else { break }
            takeOutNamesakes()
            // Faults that spread from table to table one a round would cost the square of their number.
            if round == Self.mostRounds - 2 { blameDependents() }
            let kept: [Document] = sound()
            let result: Diagnosed<Schema> = buildSchema(kept, schemaName: schemaName)
            errors = result.diagnostics.filter { $0.severity == .error }
            if errors.isEmpty { return (result.value, kept) }
        }
        for type: TypeDefinition in types { takeOut(type.name.value) }
        return (Schema(schemaName: schemaName), [])
    }

    private static let mostRounds: Int = 5

    private var types: [TypeDefinition] {
        written.flatMap(\.definitions).compactMap { if case .type(let type) = $0 { type } else { nil } }
    }

    // MARK: Blame

    /// Takes out the types in whose definitions the errors stand; says whether there were any.
    private mutating func blame(_ errors: [Diagnostic]) -> Bool {
        let count: Int = faulty.count
        let bySource: [String: [Diagnostic]] = Dictionary(grouping: errors, by: \.span.sourceName)
        for type: TypeDefinition in types where !faulty.contains(type.name.value) {
            if bySource[type.span.sourceName]?.contains(where: { type.span.holds($0.span) }) == true {
                takeOut(type.name.value)
            }
        }
        return faulty.count > count
    }

    /// Takes out what shares a root field with a type that is out: which of the two an operation means nobody can tell.
    private mutating func takeOutNamesakes() {
        for row: Table in whole.rowTypes where !faulty.contains(row.objectType) {
            if missing.hasStem(row.singular) || missing.hasStem(row.plural) { takeOut(row.objectType) }
        }
    }

    /// Takes out every type that refers to one that is out, however far that reaches.
    private mutating func blameDependents() {
        var dependents: [String: [String]] = [:]
        for type: TypeDefinition in types {
            for field: FieldDefinition in type.fields {
                dependents[field.type.namedType.value, default: []].append(type.name.value)
            }
        }
        var open: [String] = Array(faulty)
        while let next: String = open.popLast() {
            for name: String in dependents[next] ?? [] where !faulty.contains(name) {
                takeOut(name)
                open.append(name)
            }
        }
    }

    private mutating func takeOut(_ name: String) {
        guard faulty.insert(name).inserted else { return }
        if let row: Table = whole.table(name) {
            missing.add(row)
        } else if whole.enumType(name) != nil {
            missing.add(type: name)
        } else {
            missing.add([LostDefinitions.Head(name: name)])
        }
    }

    // MARK: What is left

    private mutating func sound() -> [Document] {
        let known: Set<String> = Set(types.map(\.name.value)).subtracting(faulty)
        return written.map { document in
            Document(definitions: document.definitions.compactMap { reduced($0, known) })
        }
    }

    private mutating func reduced(_ definition: Definition, _ known: Set<String>) -> Definition? {
        guard case .type(var type) = definition else { return nil }
        guard known.contains(type.name.value) else {
            // An extension of what does not exist may have been meant for another type.
            if type.isExtension { for field: FieldDefinition in type.fields { missing.add(field: field.name.value) } }
            return nil
        }
        guard case .object(let interfaces, let fields) = type.kind else { return definition }
        let kept: [FieldDefinition] = fields.filter { field in
            let target: String = field.type.namedType.value
            return known.contains(target) || isScalar(target)
        }
        let spans: Set<SourceSpan> = Set(kept.map(\.span))
        let left: [FieldDefinition] = fields.filter { !spans.contains($0.span) }
        for field: FieldDefinition in left { note(field) }
        if !left.isEmpty { type.directives.removeAll(where: isOverMissing) }
        type.kind = .object(interfaces: interfaces, fields: kept)
        return .type(type)
    }

    private func isScalar(_ name: String) -> Bool { Scalar(rawValue: name) != nil }

    /// Whether an index of several fields is over one that was left out; without it the rest of the type is right.
    private func isOverMissing(_ directive: Directive) -> Bool {
        guard ["index", "unique"].contains(directive.name.value) else { return false }
        return directive.texts("fields").contains(where: missing.explains)
    }

    /// Remembers a field that was left out, with the foreign-key fields that its reference would have made.
    private mutating func note(_ field: FieldDefinition) {
        missing.add(field: field.name.value)
        for directive: Directive in field.directives where directive.name.value == "ref" {
            for name: String in directive.texts("fields") { missing.add(field: name) }
        }
    }
}

extension Directive {
    /// The texts of an argument that is a list of them, or one of them.
    fileprivate func texts(_ name: String) -> [String] {
        guard let value: InputValue = argument(name)?.value else { return [] }
        let values: [InputValue] = if case .list(let list) = value.kind { list } else { [value] }
        return values.compactMap { if case .string(let text, _) = $0.kind { text } else { nil } }
    }
}

extension TypeDefinition {
    fileprivate var fields: [FieldDefinition] {
        if case .object(_, let fields) = kind { fields } else { [] }
    }
}
