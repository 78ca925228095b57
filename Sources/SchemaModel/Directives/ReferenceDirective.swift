import GraphQLSyntax

/// `@ref(constraintName:, fields:, references:)`: the columns of a foreign key.
struct ReferenceDirective {
    var constraintName: Name?
    var fields: [Name]?
    var references: [Name]?
    /// Whether something is wrong with its columns, which has been reported: which they are is not known.
    var isBroken: Bool = false
    var span: SourceSpan = .generated

    init() {}

    init(_ reader: ArgumentReader, _ issues: inout Issues) {
        constraintName = reader.text("constraintName", &issues)
        fields = reader.names(
            "fields", .badReference, &issues, hint: "Leave it out for fields named after the reference.")
        references = reader.names(
            "references", .badReference, &issues, hint: "Leave it out to refer to the key.")
        isBroken = reader.hasUnknownArgument || reader.isBroken("fields") || reader.isBroken("references")
        span = reader.directive.span
    }
}
