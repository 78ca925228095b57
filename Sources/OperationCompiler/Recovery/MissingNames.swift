import GraphQLSyntax
import SchemaModel

/// The names that operations may use because the author's schema means them, and that its sound part does not have.
struct MissingNames {
    /// Names of types, and what their root fields and relations begin with.
    private var stems: Set<String> = []
    /// Those of them that have `_` in them, as authors may choose, and fields that must not.
    private var longStems: Set<String> = []
    /// Fields of sound types that were left out, as they refer to what is missing.
    private var fields: Set<String> = []
    /// Names of single fields of the generated API.
    private var exact: Set<String> = []
    /// Values of enums.
    private var values: Set<String> = []
    /// Fields that may hold something else than they do here, and references whose foreign keys may.
    private var uncertain: Set<String> = []
    /// What the root fields of tables begin with whose keys may be other ones than they are here.
    private var doubtfulKeys: Set<String> = []
    /// What relations to those tables begin with or lead through: whether there is one row or many, and whether a table joins two others,
    /// depends on its key.
    private var doubtfulRelations: Set<String> = []
    /// Whether more may be missing than is listed.
    var isOpen: Bool = false

    /// Whether nothing is missing.
    var isEmpty: Bool {
        stems.isEmpty && fields.isEmpty && exact.isEmpty && values.isEmpty && uncertain.isEmpty
            && doubtfulKeys.isEmpty && !isOpen
    }

    /// Whether something that is missing is called so.
    func hasStem(_ name: String) -> Bool { stems.contains(name) }

    /// Adds all that comes from a table or view.
    mutating func add(_ row: Table) {
        for name: String in [row.objectType, row.singular, row.plural] { add(stem: name) }
    }

    private mutating func add(stem: String) {
        stems.insert(stem)
        if stem.contains("_") { longStems.insert(stem) }
    }

    /// Adds definitions of which only the beginnings are known.
    mutating func add(_ heads: [LostDefinitions.Head]) {
        for head: LostDefinitions.Head in heads { add(stem: head.name) }
        for row: Table in Self.tables(heads) { add(row) }
    }

    /// Adds a type without fields, such as an enum.
    mutating func add(type name: String) { add(stem: name) }

    /// Adds a field that was left out, and the foreign-key fields it names.
    mutating func add(field name: String) {
        fields.insert(name)
        if name.contains("_") { longStems.insert(name) }
    }

    /// Adds a field that was left out with all that its directives name.
    mutating func add(leftOut field: FieldDefinition) {
        add(field: field.name.value)
        for directive: Directive in field.directives where directive.name.value == "ref" {
            for name: String in directive.texts("fields") { add(field: name) }
        }
    }

    /// Adds one field of the generated API.
    mutating func add(exact name: String) { exact.insert(name) }

    /// Adds a value of an enum.
    mutating func add(value name: String) { values.insert(name) }

    /// Adds a field that may hold something else than it does here, or a reference whose foreign keys may.
    mutating func add(uncertain name: String) { uncertain.insert(name) }

    /// Adds a table of which it is in doubt what a row is looked up by.
    mutating func add(doubtfulKeyOf row: Table) {
        doubtfulKeys.insert(row.singular)
        doubtfulRelations.formUnion([row.singular, row.plural, row.objectType])
    }

    /// Whether it is in doubt by what a root field looks up a row.
    func hasDoubtfulKey(_ rootField: String) -> Bool {
        doubtfulKeys.contains { rootField == $0 || rootField.hasPrefix($0 + "_") }
    }

    /// Whether a value of an enum is missing.
    func hasValue(_ name: String) -> Bool { values.contains(name) }

    /// Whether a field may hold something else than it does here.
    func isUncertain(_ name: String) -> Bool {
        uncertain.contains { name == $0 || name.isName(of: $0) }
    }

    /// Whether a field of the author's, or the foreign key of one, was left out.
    func isLeftOut(_ name: String) -> Bool { isField(name[...]) || stems.contains(name) }

    /// Whether a name may come from what is missing: `movies`, `Movie_Key`, `reviews_on_movie`, `movieId`.
    func explains(_ name: String) -> Bool {
        if exact.contains(name) || isUncertain(name) || isDoubtfulRelation(name) { return true }
        if isOpen, name.contains("_on_") || name.contains("_via_") { return true }
        if longStems.contains(where: { "_\(name)_".contains("_\($0)_") }) { return true }
        return name.split(separator: "_").contains { part in
            stems.contains(String(part)) || isField(part)
        }
    }

    /// Whether it is `reviews_on_movie` or `people_via_Review`, where the key of `Review` is in doubt.
    private func isDoubtfulRelation(_ name: String) -> Bool {
        doubtfulRelations.contains { name.hasPrefix($0 + "_on_") || name.hasSuffix("_via_" + $0) }
    }

    /// Whether it is a field that was left out, or a foreign key of one: its name with another behind it.
    private func isField(_ name: Substring) -> Bool {
        let ends: [Substring.Index] = name.indices.filter { name[$0].isUppercase } + [name.endIndex]
        return ends.contains { fields.contains(String(name[..<$0])) }
    }

    /// What tables that begin so would be called: the names of root fields follow rules that are not repeated here.
    private static func tables(_ heads: [LostDefinitions.Head]) -> [Table] {
        guard !heads.isEmpty else { return [] }
        let types: [Definition] = heads.map { .type(table($0)) }
        return buildSchema([Document(definitions: types)]).value.tables
    }

    private static func table(_ head: LostDefinitions.Head) -> TypeDefinition {
        let names: [(String, String)] = [("singular", head.singular), ("plural", head.plural)].compactMap {
            name, value in
            value.map { (name, $0) }
        }
        let table: Directive = Directive(
            name: Name("table"),
            arguments: names.map { Argument(name: Name($0), value: InputValue(.string($1, isBlock: false))) })
        let field: FieldDefinition = FieldDefinition(
            name: Name("id"), type: .nonNull(.named(Name("UUID")), span: .generated))
        return TypeDefinition(
            isExtension: false, name: Name(head.name), directives: [table],
            kind: .object(interfaces: [], fields: [field]))
    }
}
