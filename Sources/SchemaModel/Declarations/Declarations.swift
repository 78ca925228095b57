import GraphQLSyntax

/// A type and its extensions, merged, before anything is understood.
struct MergedType {
    var name: Name
    var directives: [Directive] = []
    var fields: [FieldDefinition] = []
    var span: SourceSpan
}

/// An enum and its extensions, merged.
struct MergedEnum {
    var name: Name
    var directives: [Directive] = []
    var values: [EnumValueDefinition] = []
    var span: SourceSpan
}

/// A `@table` or `@view` type whose directives are understood but whose references are not yet followed.
struct RowDeclaration {
    var name: String
    var names: RowNames
    var origin: Table.Origin
    /// Where the query of a view is written.
    var querySpan: SourceSpan = .generated
    /// The entries of `@table(key:)` as written.
    var keyEntries: [Name]?
    /// Whether something is wrong with how the key is written, which has been reported: what it is made of is not known.
    var hasBrokenKey: Bool = false
    var fields: [FieldDeclaration]
    var indexes: [IndexDirective]
    var uniques: [UniqueDirective]
    var span: SourceSpan

    var isView: Bool {
        if case .table = origin { false } else { true }
    }

    func field(_ name: String) -> FieldDeclaration? { fields.first { $0.name.value == name } }

    var references: [FieldDeclaration] {
        fields.filter { if case .reference = $0.content { true } else { false } }
    }
}

/// The names of a row type outside its own definition.
struct RowNames {
    var singular: String
    var plural: String
    /// What indexes and constraints begin with: the table's name.
    var sqlName: String
}

/// A field whose type and directives are understood.
struct FieldDeclaration {
    enum Content {
        case column(ColumnDeclaration)
        /// A reference to a table, by object type.
        case reference(target: String, ReferenceDirective)
        /// Something already reported; whoever refers to it stays silent.
        case broken
    }

    var name: Name
    var content: Content
    var isNullable: Bool
    var indexes: [IndexDirective] = []
    var uniques: [UniqueDirective] = []
    var searchLanguage: Name?
    var span: SourceSpan

    var column: ColumnDeclaration? {
        if case .column(let column) = content { column } else { nil }
    }

    var referenceTarget: String? {
        if case .reference(let target, _) = content { target } else { nil }
    }

    var isBroken: Bool {
        if case .broken = content { true } else { false }
    }
}
