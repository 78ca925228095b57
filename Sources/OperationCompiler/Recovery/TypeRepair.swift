import GraphQLSyntax
import SchemaModel

/// How often a directive has been mended in vain.
struct RepairAttempts {
    private var counts: [SourceSpan: Int] = [:]

    /// Which attempt at the directive in that place this is, from 0.
    mutating func next(_ span: SourceSpan) -> Int {
        defer { counts[span, default: 0] += 1 }
        return counts[span, default: 0]
    }
}

/// Mends one definition of a type: the smallest part in which an error stands is put right or left out, so that all else of the type
/// can be used. What an operation may expect of the part is noted as missing.
struct TypeRepair {
    private(set) var type: TypeDefinition
    let facts: SchemaFacts.OfType
    private let faults: FaultIndex
    var attempts: RepairAttempts
    var missing: MissingNames
    /// Whether the type can only be left out.
    private(set) var isLost: Bool = false
    /// Whether its key may be another one than it is now.
    private(set) var isKeyDoubtful: Bool = false
    private(set) var hasChanged: Bool = false

    init(
        _ type: TypeDefinition, _ facts: SchemaFacts.OfType, _ faults: FaultIndex, _ attempts: RepairAttempts,
        _ missing: MissingNames
    ) {
        self.type = type
        self.facts = facts
        self.faults = faults
        self.attempts = attempts
        self.missing = missing
    }

    /// - `found`: the errors inside the definition.
    mutating func run(_ found: [Diagnostic]) {
        let errors: [Diagnostic] = found.filter { !Self.concernsSQLOnly($0) }
        var inside: Int = 0
        mendDirectives(&inside)
        switch type.kind {
        case .object(let interfaces, let fields):
            let kept: [FieldDefinition] = fields.compactMap { mended($0, &inside) }
            let faulty: Int = interfaces.reduce(0) { $0 + own(in: $1.span).count }
            inside += faulty
            type.kind = .object(interfaces: faulty == 0 ? interfaces : [], fields: kept)
        case .enumeration(let values):
            type.kind = .enumeration(values: values.compactMap { mended($0, &inside) })
        case .scalar, .interface, .union, .inputObject: break
        }
        hasChanged = hasChanged || inside > 0
        mendHead(errors.count - inside)
    }

    /// Whether an error is about a name that PostgreSQL would cut: no operation can tell.
    static func concernsSQLOnly(_ error: Diagnostic) -> Bool { error.code == DiagnosticCode("SCH209") }

    /// Whether an error may be about a vector without a size, of which operations know nothing.
    static func isMissingSize(_ error: Diagnostic) -> Bool { error.code == DiagnosticCode("SCH213") }

    private func own(in span: SourceSpan) -> [Diagnostic] {
        faults.errors(in: span).filter { !Self.concernsSQLOnly($0) }
    }

    /// - `count`: how many errors are about the type as a whole.
    private mutating func mendHead(_ count: Int) {
        guard count > 0 else { return }
        let head: [Diagnostic] = own(in: type.name.span)
        let isOfKind: Bool = head.count == count && head.allSatisfy { $0.code == DiagnosticCode("SCH201") }
        guard !type.fields.isEmpty, isOfKind, !facts.hasKind, attempts.next(type.name.span) == 0 else {
            isLost = true
            return
        }
        // A view has nothing that a table has not.
        type.directives.append(Directive(name: Name("table"), span: type.name.span))
        hasChanged = true
    }

    // MARK: Parts

    /// - `inside`: how many errors stand in the parts that have been looked at.
    private mutating func mendDirectives(_ inside: inout Int) {
        var kept: [Directive] = []
        for directive: Directive in type.directives {
            let errors: [Diagnostic] = own(in: directive.span)
            // What was put there in place of one stands elsewhere.
            guard !errors.isEmpty, directive.span != type.name.span else {
                kept.append(directive)
                continue
            }
            inside += errors.count
            let attempt: Int = attempts.next(directive.span)
            let (directive, rest): (Directive, [Diagnostic]) = withMendedKey(directive, errors, attempt)
            guard !rest.isEmpty else {
                kept.append(directive)
                continue
            }
            switch DirectiveRepair(directive, rest, attempt).ofType {
            case .leftOut:
                // A field that is not there may be one that operations mean, too.
                for name: String in directive.texts("fields") { missing.add(field: name) }
            case .mended(let mended): kept.append(mended)
            case .renamesRows(let mended):
                missing.isOpen = true
                kept.append(mended)
            case .losesOwner: isLost = true
            }
        }
        type.directives = kept
    }

    /// A directive with the errors that are not about its key.
    private mutating func withMendedKey(
        _ directive: Directive, _ errors: [Diagnostic], _ attempt: Int
    ) -> (Directive, [Diagnostic]) {
        guard directive.name.value == "table" else { return (directive, errors) }
        var repair: KeyRepair = KeyRepair(facts, attempt: attempt)
        var mended: Directive = directive
        var rest: [Diagnostic] = errors
        mended.arguments = directive.arguments.compactMap { argument in
            let faults: [Diagnostic] = errors.filter { argument.value.span.holds($0.span) }
            guard argument.name.value == "key", !faults.isEmpty else { return argument }
            rest.removeAll { argument.value.span.holds($0.span) }
            return repair.mended(argument, faults)
        }
        for name: String in repair.required { require(name) }
        for name: String in repair.unknown { missing.add(field: name) }
        if repair.isDoubtful {
            isKeyDoubtful = true
            // Operations may name them where a row is looked up.
            for name: String in directive.texts("key") { missing.add(exact: name) }
        }
        return (mended, rest)
    }

    /// Takes a field for one that is never null, and that an insert need not give all the same.
    private mutating func require(_ name: String) {
        guard case .object(let interfaces, var fields) = type.kind,
            let index: Int = fields.firstIndex(where: { $0.name.value == name })
        else { return }
        fields[index].type = .nonNull(fields[index].type, span: fields[index].type.span)
        if !fields[index].directives.contains(where: { $0.name.value == "default" }) {
            fields[index].directives.append(.anyDefault(at: fields[index].span))
        }
        type.kind = .object(interfaces: interfaces, fields: fields)
    }

    private mutating func mended(_ value: EnumValueDefinition, _ inside: inout Int) -> EnumValueDefinition? {
        let errors: [Diagnostic] = own(in: value.span)
        guard !errors.isEmpty else { return value }
        inside += errors.count
        var value: EnumValueDefinition = value
        let count: Int = value.directives.count
        value.directives.removeAll { !own(in: $0.span).isEmpty }
        if value.directives.count < count, own(in: value.name.span).isEmpty { return value }
        if facts.values[value.name.value] == 1 { missing.add(value: value.name.value) }
        return nil
    }

    private mutating func mended(_ field: FieldDefinition, _ inside: inout Int) -> FieldDefinition? {
        let errors: [Diagnostic] = own(in: field.span)
        guard !errors.isEmpty else { return field }
        inside += errors.count
        var repair: FieldRepair = FieldRepair(field, facts)
        for directive: Directive in field.directives {
            let faults: [Diagnostic] = own(in: directive.span)
            guard !faults.isEmpty else { continue }
            repair.mend(directive, faults, attempts.next(directive.span))
        }
        let others: [Diagnostic] = errors.filter { error in
            !field.directives.contains { $0.span.holds(error.span) }
                && !(field.isVector && error.span == field.span && Self.isMissingSize(error))
        }
        if others.isEmpty, !repair.isLost {
            repair.note(in: &missing)
            return repair.field
        }
        leaveOut(field, others)
        return nil
    }

    private mutating func leaveOut(_ field: FieldDefinition, _ errors: [Diagnostic]) {
        let name: String = field.name.value
        // Without it the key is another one.
        if facts.isKey(name) { isKeyDoubtful = true }
        missing.add(leftOut: field)
        // Its reference makes a field of that name, of the type that the target's key has. Where that was not at odds with what is
        // written, it is what the author meant.
        let isUnknownType: Bool = errors.allSatisfy { $0.code == DiagnosticCode("SCH203") }
        if facts.isForeignKey(name), !isUnknownType || errors.isEmpty { missing.add(uncertain: name) }
    }
}
