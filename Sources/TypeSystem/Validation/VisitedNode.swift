import GraphQLSyntax

/// What the traversal shows to every rule, each node before what is inside it.
enum VisitedNode {
    case document(Document)
    case operation(OperationDefinition, DefinitionID)
    case fragment(FragmentDefinition)
    /// A definition of a schema, which has no business in an executable document.
    case typeSystem(Definition)
    case variable(VariableDefinition)
    case field(Field)
    case spread(FragmentSpread)
    case inlineFragment(InlineFragment)
    /// All directives of one place.
    case directives([Directive], DirectiveLocation)
    case directive(Directive, DirectiveLocation)
    case argument(Argument)
    case value(InputValue)
    /// After everything else; all uses of variables are known now.
    case end(Document)
}

/// One rule of the specification. It is shown every node and keeps what it needs to remember.
protocol Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext)
}
