import GraphQLSyntax

/// Walks through a document once, all rules side by side, and keeps track of the types.
struct Traversal {
    private(set) var context: ValidationContext
    private var rules: [any Rule]
    private var definition: DefinitionID = .operation(-1)

    init(_ context: ValidationContext, rules: [any Rule]) {
        self.context = context
        self.rules = rules
    }

    mutating func run() {
        show(.document(context.document))
        for (index, definition): (Int, Definition) in context.document.definitions.enumerated() {
            context.place = Place()
            context.variables = [:]
            switch definition {
            case .operation(let operation): visit(operation, .operation(index))
            case .fragment(let fragment): visit(fragment)
            case .schema, .type, .directive: show(.typeSystem(definition))
            }
        }
        context.place = Place()
        show(.end(context.document))
    }

    private mutating func show(_ node: VisitedNode) {
        guard !context.sink.isFull else { return }
        for index: Int in rules.indices { rules[index].check(node, &context) }
    }

    private mutating func visit(_ operation: OperationDefinition, _ id: DefinitionID) {
        definition = id
        context.place.parentType = context.schema.rootType(for: operation.type).map { .object($0) }
        for variable: VariableDefinition in operation.variables where context.variables[variable.name.value] == nil {
            context.variables[variable.name.value] = variable
        }
        show(.operation(operation, id))
        for variable: VariableDefinition in operation.variables { visit(variable) }
        visit(operation.directives, at: operation.type.directiveLocation)
        visit(operation.selectionSet)
    }

    private mutating func visit(_ fragment: FragmentDefinition) {
        definition = .fragment(fragment.name.value)
        context.place.parentType = compositeType(fragment.typeCondition)
        show(.fragment(fragment))
        for variable: VariableDefinition in fragment.variables { visit(variable) }
        visit(fragment.directives, at: .fragmentDefinition)
        visit(fragment.selectionSet)
    }

    private mutating func visit(_ variable: VariableDefinition) {
        show(.variable(variable))
        visit(variable.directives, at: .variableDefinition)
        guard let value: InputValue = variable.defaultValue else { return }
        let isInput: Bool = context.schema.namedType(of: variable.type)?.isInput ?? false
        visit(value, InputPlace(type: isInput ? variable.type : nil))
    }

    private func compositeType(_ name: Name) -> NamedType? {
        guard let type: NamedType = context.schema.type(named: name.value), type.isComposite else { return nil }
        return type
    }
}

/// Selections and directives.
extension Traversal {
    private mutating func visit(_ selectionSet: SelectionSet) {
        let place: Place = context.place
        for selection: Selection in selectionSet.selections {
            switch selection {
            case .field(let field): visit(field)
            case .fragmentSpread(let spread):
                show(.spread(spread))
                visit(spread.directives, at: .fragmentSpread)
            case .inlineFragment(let fragment):
                show(.inlineFragment(fragment))
                visit(fragment.directives, at: .inlineFragment)
                if let condition: Name = fragment.typeCondition { context.place.parentType = compositeType(condition) }
                visit(fragment.selectionSet)
            }
            context.place = place
        }
    }

    private mutating func visit(_ field: Field) {
        let definition: FieldDefinition? = context.place.parentType.flatMap {
            context.schema.field(named: field.name.value, on: $0)
        }
        context.place.field = definition
        context.place.directive = nil
        show(.field(field))
        visit(field.arguments, of: definition?.arguments)
        visit(field.directives, at: .field)
        guard let selectionSet: SelectionSet = field.selectionSet else { return }
        context.place.parentType = definition.flatMap { compositeType($0.type.namedType) }
        visit(selectionSet)
    }

    private mutating func visit(_ directives: [Directive], at location: DirectiveLocation) {
        guard !directives.isEmpty else { return }
        show(.directives(directives, location))
        for directive: Directive in directives {
            context.place.directive = context.schema.directive(named: directive.name.value)
            show(.directive(directive, location))
            visit(directive.arguments, of: context.place.directive?.arguments)
        }
        context.place.directive = nil
    }
}

/// Arguments and values.
extension Traversal {
    private mutating func visit(_ arguments: [Argument], of definitions: [InputValueDefinition]?) {
        for argument: Argument in arguments {
            let definition: InputValueDefinition? = definitions?.first { $0.name.value == argument.name.value }
            context.place.argument = definition
            show(.argument(argument))
            visit(
                argument.value,
                InputPlace(type: definition.flatMap { inputType($0) }, hasDefault: definition?.defaultValue != nil))
        }
        context.place.argument = nil
    }

    private func inputType(_ definition: InputValueDefinition) -> TypeReference? {
        context.schema.namedType(of: definition.type).map { $0.isInput } == true ? definition.type : nil
    }

    private mutating func visit(_ value: InputValue, _ place: InputPlace) {
        context.place.input = place
        show(.value(value))
        switch value.kind {
        case .variable(let name):
            context.usages[definition, default: []].append(
                VariableUsage(name: name, span: value.span, place: place))
        case .list(let values):
            // A list where none is expected is one error; its elements are not judged.
            let element: TypeReference? = place.type?.listElement
            for value: InputValue in values { visit(value, InputPlace(type: element)) }
        case .object(let fields):
            let input: InputObjectType? = place.type.flatMap {
                context.schema.inputObjectType(named: $0.namedType.value)
            }
            for field: ObjectField in fields { visit(field.value, inputPlace(of: field, in: input)) }
        case .int, .float, .string, .boolean, .null, .enumValue: break
        }
        context.place.input = InputPlace()
    }

    private func inputPlace(of field: ObjectField, in input: InputObjectType?) -> InputPlace {
        let definition: InputValueDefinition? = input?.fields[field.name.value]
        return InputPlace(
            type: definition.flatMap { inputType($0) }, hasDefault: definition?.defaultValue != nil, parent: input)
    }
}

extension OperationType {
    /// Where the directives of such an operation stand.
    var directiveLocation: DirectiveLocation {
        switch self {
        case .query: .query
        case .mutation: .mutation
        case .subscription: .subscription
        }
    }
}
