import GraphQLSyntax

/// What every schema has without defining it: scalars (section 3.5) and directives (section 3.13).
enum BuiltInDefinitions {
    /// Always there, because introspection and the built-in directives refer to them.
    static let alwaysPresent: Set<String> = ["String", "Boolean"]

    static let scalarNames: [String] = ["Int", "Float", "String", "Boolean", "ID"]

    static let scalars: [TypeDefinition] = scalarNames.map { TypeDefinition(name: Name($0), kind: .scalar) }

    static let directiveNames: Set<String> = Set(directives.map(\.name.value))

    static let directives: [DirectiveDefinition] = [
        Shorthand.directive(
            "skip", [Shorthand.argument("if", Shorthand.required("Boolean"))],
            on: ["FIELD", "FRAGMENT_SPREAD", "INLINE_FRAGMENT"]),
        Shorthand.directive(
            "include", [Shorthand.argument("if", Shorthand.required("Boolean"))],
            on: ["FIELD", "FRAGMENT_SPREAD", "INLINE_FRAGMENT"]),
        Shorthand.directive(
            "deprecated",
            [
                Shorthand.argument(
                    "reason", Shorthand.named("String"), default: .string("No longer supported", isBlock: false))
            ],
            on: ["FIELD_DEFINITION", "ARGUMENT_DEFINITION", "INPUT_FIELD_DEFINITION", "ENUM_VALUE"]),
        Shorthand.directive(
            "specifiedBy", [Shorthand.argument("url", Shorthand.required("String"))], on: ["SCALAR"]),
        Shorthand.directive("oneOf", [], on: ["INPUT_OBJECT"]),
    ]
}
