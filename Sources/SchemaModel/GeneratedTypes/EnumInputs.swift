import GraphQLSyntax

/// The scalar for CEL expressions that give a value of an enum.
///
/// Unlike those of the prelude it has no marks, as the official tool writes it.
func enumExpression(_ name: String) -> Definition {
    scalar("\(name)_Expr", about: "A CEL expression that gives the name of a value of `\(name)`.")
}

/// The filters of an enum and of lists of it. Comparisons follow the order of declaration.
func enumInputs(_ name: String) -> [Definition] {
    let comparisons: [InputValueDefinition] = ["gt", "ge", "lt", "le"].flatMap { twins($0, name) }
    let filter: [InputValueDefinition] =
        twins("eq", name) + twins("ne", name) + [
            input("isNull", "Boolean", about: "Whether it is null."),
            input("in", "[\(name)!]", about: "One of these."),
            input("nin", "[\(name)!]", about: "None of these."),
        ] + comparisons
    let list: [InputValueDefinition] =
        twins("includes", name) + [input("includesAll", "[\(name)!]", about: "Holds all of these.")]
        + twins("excludes", name) + [
            input("excludesAll", "[\(name)!]", about: "Holds none of these."),
            input("count", "Int_Filter", default: objectLiteral("gt", 0), about: "How many members must fit."),
            input("exist", "\(name)_Filter", about: "Which members count."),
        ]
    return [
        inputType("\(name)_Filter", filter, about: "Conditions on a `\(name)`; all must hold."),
        inputType("\(name)_ListFilter", list, about: "Conditions on a list of `\(name)`; all must hold."),
    ]
}

/// A member and its twin that takes an expression.
private func twins(_ name: String, _ typeName: String) -> [InputValueDefinition] {
    [
        input(name, typeName, about: "Compares with a value."),
        input(
            "\(name)_expr", "\(typeName)_Expr", [forbiddenInVariables],
            about: "Compares with the value of a CEL expression."),
    ]
}
