import GraphQLSyntax
import SchemaModel

/// Mends a faulty schema, or takes out of it what cannot be mended, until nothing is wrong with what is left.
struct SchemaReduction {
    private var written: [Document]
    private let whole: Schema
    private var faulty: Set<String>
    /// Types whose keys may be other ones.
    private var doubtful: Set<String> = []
    private var attempts: RepairAttempts = RepairAttempts()
    private(set) var missing: MissingNames = MissingNames()

    /// - `undefined`: types that are referred to and never defined: operations may mean them too.
    init(_ written: [Document], _ lost: LostDefinitions, _ undefined: [String], _ whole: Schema) {
        self.written = written
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
            guard mend(errors) || round == 0 else { break }
            takeOutNamesakes()
            // Faults that spread from table to table one a round would cost the square of their number.
            if round == Self.mostRounds - 2 { blameDependents() }
            let kept: [Document] = sound()
            let result: Diagnosed<Schema> = buildSchema(kept, schemaName: schemaName)
            errors = relevant(result.diagnostics)
            if errors.isEmpty { return (result.value, kept) }
        }
        for type: TypeDefinition in types { takeOut(type.name.value) }
        return (Schema(schemaName: schemaName), [])
    }

    /// One for each step from a part of a directive to its type, and some for faults that this brings to light elsewhere.
    private static let mostRounds: Int = 9

    private var types: [TypeDefinition] {
        written.flatMap(\.definitions).compactMap { if case .type(let type) = $0 { type } else { nil } }
    }

    // MARK: Mending

    /// Mends or takes out that in which the errors stand; says whether anything has changed.
    private mutating func mend(_ errors: [Diagnostic]) -> Bool {
        let index: FaultIndex = FaultIndex(errors)
        let facts: SchemaFacts = SchemaFacts(types, whole)
        var hasChanged: Bool = false
        var doubted: [String] = []
        for document: Int in written.indices {
            for place: Int in written[document].definitions.indices {
                guard case .type(let type) = written[document].definitions[place], !faulty.contains(type.name.value)
                else { continue }
                let found: [Diagnostic] = index.errors(in: type.span)
                guard !found.isEmpty else { continue }
                var repair: TypeRepair = TypeRepair(
                    type, facts.of(type.name.value), FaultIndex(found), attempts, missing)
                repair.run(found)
                (attempts, missing) = (repair.attempts, repair.missing)
                written[document].definitions[place] = .type(repair.type)
                if repair.isLost { takeOut(type.name.value) }
                if repair.isKeyDoubtful, doubtful.insert(type.name.value).inserted { doubted.append(type.name.value) }
                hasChanged = hasChanged || repair.isLost || repair.hasChanged
            }
        }
        spreadDoubts(doubted, facts)
        return hasChanged
    }

    /// What refers to a key that is in doubt stores other fields, and where its own key is made of those, that is in doubt too.
    private mutating func spreadDoubts(_ doubted: [String], _ facts: SchemaFacts) {
        guard !doubted.isEmpty else { return }
        var references: [String: [(type: String, field: String)]] = [:]
        for type: TypeDefinition in types {
            for field: FieldDefinition in type.fields {
                references[field.type.namedType.value, default: []].append((type.name.value, field.name.value))
            }
        }
        var open: [String] = doubted
        while let next: String = open.popLast() {
            if let row: Table = whole.table(next) { missing.add(doubtfulKeyOf: row) }
            for (type, field): (String, String) in references[next] ?? [] {
                missing.add(uncertain: field)
                guard facts.of(type).isKey(field), doubtful.insert(type).inserted else { continue }
                open.append(type)
            }
        }
    }

    /// The errors that change what operations may use: what is only wrong for PostgreSQL does not.
    private func relevant(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let errors: [Diagnostic] = diagnostics.filter { $0.severity == .error && !TypeRepair.concernsSQLOnly($0) }
        guard !errors.isEmpty else { return [] }
        let sizes: Set<SourceSpan> = Set(types.flatMap(\.fields).filter(\.isVector).map(\.span))
        return errors.filter { !TypeRepair.isMissingSize($0) || !sizes.contains($0.span) }
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
            return known.contains(target) || Scalar(rawValue: target) != nil
        }
        let spans: Set<SourceSpan> = Set(kept.map(\.span))
        let left: [FieldDefinition] = fields.filter { !spans.contains($0.span) }
        for field: FieldDefinition in left { missing.add(leftOut: field) }
        type.directives.removeAll { $0.isOver(missing) }
        type.kind = .object(interfaces: interfaces, fields: kept)
        return .type(type)
    }
}

extension Directive {
    /// Whether an index of several fields is over one that was left out; without it the rest of the type is right.
    fileprivate func isOver(_ missing: MissingNames) -> Bool {
        guard ["index", "unique"].contains(name.value) else { return false }
        return texts("fields").contains(where: missing.isLeftOut)
    }
}
