import GraphQLSyntax
import SchemaModel

/// What must be known of a type as a whole where one of its definitions is mended.
struct SchemaFacts {
    struct OfType {
        /// The entries of its key; nothing where they are not written.
        var key: Set<String>?
        /// Whether it is said what kind of row it has.
        var hasKind: Bool = false
        /// What it is called in the API.
        var row: Table?
        /// The fields with what they are of.
        var fields: [String: TypeReference] = [:]
        /// The fields that are references, with the foreign-key fields that they name.
        var references: [String: [String]] = [:]
        /// The values of an enum, and how often each is written.
        var values: [String: Int] = [:]
    }

    private var types: [String: OfType] = [:]

    init(_ definitions: [TypeDefinition], _ whole: Schema) {
        let objects: Set<String> = Set(definitions.filter { !$0.fields.isEmpty }.map(\.name.value))
        for type: TypeDefinition in definitions {
            let name: String = type.name.value
            types[name, default: OfType(row: whole.table(name))].add(type, objects)
        }
    }

    func of(_ name: String) -> OfType { types[name] ?? OfType() }
}

extension SchemaFacts.OfType {
    fileprivate mutating func add(_ type: TypeDefinition, _ objects: Set<String>) {
        for directive: Directive in type.directives {
            guard let meant: String = directiveMeant(by: directive.name.value), ["table", "view"].contains(meant)
            else { continue }
            hasKind = true
            if directive.argument("key") != nil { key = (key ?? []).union(directive.texts("key")) }
        }
        for field: FieldDefinition in type.fields where objects.contains(field.type.namedType.value) {
            references[field.name.value] = field.directives.filter { $0.name.value == "ref" }
                .flatMap { $0.texts("fields") }
        }
        for field: FieldDefinition in type.fields where fields[field.name.value] == nil {
            fields[field.name.value] = field.type
        }
        for value: EnumValueDefinition in type.enumValues { values[value.name.value, default: 0] += 1 }
    }

    /// Whether the key depends on a field, or on what a reference stores.
    func isKey(_ field: String) -> Bool {
        guard let key else { return field == "id" }
        guard !key.contains(field) else { return true }
        guard let stored: [String] = references[field] else { return false }
        return key.contains { $0.isName(of: field) || stored.contains($0) }
    }

    /// Whether a reference stores its key in a field.
    func isForeignKey(_ field: String) -> Bool {
        references.contains { reference, fields in
            fields.contains(field) || field.isName(of: reference)
        }
    }
}

extension String {
    /// Whether it is what a foreign key of a reference is called by itself: `movieId` of `movie`.
    func isName(of reference: String) -> Bool {
        hasPrefix(reference) && dropFirst(reference.count).first?.isUppercase ?? false
    }
}

extension TypeDefinition {
    /// The fields of an object type.
    var fields: [FieldDefinition] {
        if case .object(_, let fields) = kind { fields } else { [] }
    }

    /// The values of an enum.
    var enumValues: [EnumValueDefinition] {
        if case .enumeration(let values) = kind { values } else { [] }
    }
}

extension FieldDefinition {
    var isVector: Bool { type.namedType.value == "Vector" }
}

extension Directive {
    /// The names in an argument that is a list of them, or one of them; those that lack their quotes count as well.
    func texts(_ name: String) -> [String] {
        guard let value: InputValue = argument(name)?.value else { return [] }
        let values: [InputValue] = if case .list(let list) = value.kind { list } else { [value] }
        return values.compactMap { value in
            switch value.kind {
            case .string(let name, _), .enumValue(let name): name
            default: nil
            }
        }
    }
}
