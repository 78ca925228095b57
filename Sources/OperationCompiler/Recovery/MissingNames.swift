import GraphQLSyntax
import SchemaModel

/// The names that operations may use because the author's schema means them, and that its sound part does not have.
struct MissingNames {
    /// Names of types, and what their root fields and relations begin with.
    private var stems: Set<String> = []
    /// Fields of sound types that were left out, as they refer to what is missing.
    private var fields: Set<String> = []
    /// Whether more may be missing than is listed.
    var isOpen: Bool = false

    /// Whether nothing is missing.
    var isEmpty: Bool { stems.isEmpty && fields.isEmpty && !isOpen }

    /// Whether something that is missing is called so.
    func hasStem(_ name: String) -> Bool { stems.contains(name) }

    /// Adds all that comes from a table or view.
    mutating func add(_ row: Table) { stems.formUnion([row.objectType, row.singular, row.plural]) }

    /// Adds a definition of which only the beginning is known.
    mutating func add(_ head: LostDefinitions.Head) {
        stems.insert(head.name)
        if let row: Table = Self.table(head) { add(row) }
    }

    /// Adds a field that was left out, and the foreign-key fields it names.
    mutating func add(field name: String) { fields.insert(name) }

    /// Whether a name may come from what is missing: `movies`, `Movie_Key`, `reviews_on_movie`, `movieId`.
    func explains(_ name: String) -> Bool {
        if isOpen, name.contains("_on_") || name.contains("_via_") { return true }
        let bounded: String = "_\(name)_"
        if stems.contains(where: { bounded.contains("_\($0)_") }) { return true }
        return name.split(separator: "_").contains { part in
            fields.contains {
                part == $0 || (part.hasPrefix($0) && part.dropFirst($0.count).first?.isUppercase == true)
            }
        }
    }

    /// What a table that begins so would be called: the names of root fields follow rules that are not repeated here.
    private static func table(_ head: LostDefinitions.Head) -> Table? {
        let names: [(String, String)] = [("singular", head.singular), ("plural", head.plural)].compactMap {
            name, value in
            value.map { (name, $0) }
        }
        let table: Directive = Directive(
            name: Name("table"),
            arguments: names.map { Argument(name: Name($0), value: InputValue(.string($1, isBlock: false))) })
        let field: FieldDefinition = FieldDefinition(
            name: Name("id"), type: .nonNull(.named(Name("UUID")), span: .generated))
        let type: TypeDefinition = TypeDefinition(
            isExtension: false, name: Name(head.name), directives: [table],
            kind: .object(interfaces: [], fields: [field]))
        return buildSchema([Document(definitions: [.type(type)])]).value.tables.first
    }
}
