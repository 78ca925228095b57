import GraphQLSyntax

/// The codes of this target, `SCH2xx`. Never reused.
extension DiagnosticCode {
    /// A definition that a schema may not hold.
    static let notAllowed: DiagnosticCode = DiagnosticCode("SCH201")
    /// Two definitions of one name.
    static let duplicate: DiagnosticCode = DiagnosticCode("SCH202")
    /// A type that nobody defines.
    static let unknownType: DiagnosticCode = DiagnosticCode("SCH203")
    /// A directive that does not exist.
    static let unknownDirective: DiagnosticCode = DiagnosticCode("SCH204")
    /// An argument that the directive does not have.
    static let unknownArgument: DiagnosticCode = DiagnosticCode("SCH205")
    /// An argument of the wrong kind, missing, or at odds with another.
    static let badArgument: DiagnosticCode = DiagnosticCode("SCH206")
    /// A directive in a place where it means nothing, or twice.
    static let misplacedDirective: DiagnosticCode = DiagnosticCode("SCH207")
    /// A name that the language forbids.
    static let badName: DiagnosticCode = DiagnosticCode("SCH208")
    /// A name that PostgreSQL would cut.
    static let nameTooLong: DiagnosticCode = DiagnosticCode("SCH209")
    /// Two things that come to the same name.
    static let collision: DiagnosticCode = DiagnosticCode("SCH210")
    /// A primary key that cannot be one.
    static let badKey: DiagnosticCode = DiagnosticCode("SCH211")
    /// A reference that cannot be a foreign key.
    static let badReference: DiagnosticCode = DiagnosticCode("SCH212")
    /// A field whose type cannot be a column.
    static let badColumn: DiagnosticCode = DiagnosticCode("SCH213")
    /// A default that does not fit its column.
    static let badDefault: DiagnosticCode = DiagnosticCode("SCH214")
    /// An index that PostgreSQL could not build.
    static let badIndex: DiagnosticCode = DiagnosticCode("SCH215")
    /// A full-text search that cannot be set up.
    static let badSearch: DiagnosticCode = DiagnosticCode("SCH216")
    /// A view that asks for what views cannot do.
    static let badView: DiagnosticCode = DiagnosticCode("SCH217")
    /// A type without fields or an enum without values.
    static let emptyType: DiagnosticCode = DiagnosticCode("SCH218")
    /// A warning about style.
    static let style: DiagnosticCode = DiagnosticCode("SCH219")
    /// A warning about a field and its reference that disagree on null.
    static let nullability: DiagnosticCode = DiagnosticCode("SCH220")
}
