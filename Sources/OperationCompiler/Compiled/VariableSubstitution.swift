import ConnectorModel
import GraphQLSyntax

/// Puts literals of a request's shape in the place of variables; where a value is a parameter, its place in the variable stands
/// (`$filter.title.eq`).
struct VariableSubstitution {
    /// The shapes by variable. A variable that was left out has none and stays.
    let shapes: [String: VariableShape]
    /// What stands where in the variables.
    let places: Places = Places()

    /// The ways to values in the variables, each by a span that the value alone has: no text has it, for no author wrote it there.
    final class Places {
        fileprivate(set) var names: [SourceSpan: String] = [:]

        fileprivate func span(of place: String) -> SourceSpan {
            let number: Int32 = Int32(truncatingIfNeeded: names.count)
            let span: SourceSpan = SourceSpan(sourceName: "$", start: number, end: number)
            names[span] = place
            return span
        }
    }

    /// The shapes of rows, by the place that is written where they stand.
    var rowsShapes: [String: RowsShape] {
        var found: [String: RowsShape] = [:]
        for (name, shape) in shapes { Self.collect(shape, at: name, &found) }
        return found
    }

    private static func collect(_ shape: VariableShape, at place: String, _ found: inout [String: RowsShape]) {
        switch shape {
        case .value, .null, .word: break
        case .rows(let rows): found[place] = rows
        case .object(let members):
            for member: VariableShape.Member in members { collect(member.shape, at: "\(place).\(member.name)", &found) }
        case .list(let elements):
            for (index, element) in elements.enumerated() { collect(element, at: "\(place).\(index)", &found) }
        }
    }

    func rewrite(_ operation: OperationDefinition) -> OperationDefinition {
        var result: OperationDefinition = operation
        result.selectionSet = rewrite(operation.selectionSet)
        return result
    }

    func rewrite(_ fragment: FragmentDefinition) -> FragmentDefinition {
        var result: FragmentDefinition = fragment
        result.selectionSet = rewrite(fragment.selectionSet)
        return result
    }

    private func rewrite(_ selectionSet: SelectionSet) -> SelectionSet {
        SelectionSet(selectionSet.selections.map(rewrite), span: selectionSet.span)
    }

    private func rewrite(_ selection: Selection) -> Selection {
        switch selection {
        case .field(var field):
            field.arguments = field.arguments.map(rewrite)
            field.directives = field.directives.map(rewrite)
            field.selectionSet = field.selectionSet.map(rewrite)
            return .field(field)
        case .fragmentSpread(var spread):
            spread.directives = spread.directives.map(rewrite)
            return .fragmentSpread(spread)
        case .inlineFragment(var fragment):
            fragment.directives = fragment.directives.map(rewrite)
            fragment.selectionSet = rewrite(fragment.selectionSet)
            return .inlineFragment(fragment)
        }
    }

    private func rewrite(_ directive: Directive) -> Directive {
        Directive(name: directive.name, arguments: directive.arguments.map(rewrite), span: directive.span)
    }

    private func rewrite(_ argument: Argument) -> Argument {
        Argument(name: argument.name, value: rewrite(argument.value), span: argument.span)
    }

    private func rewrite(_ value: InputValue) -> InputValue {
        switch value.kind {
        case .variable(let name):
            guard let shape: VariableShape = shapes[name] else { return value }
            return literal(shape, at: name)
        case .list(let elements): return InputValue(.list(elements.map(rewrite)), span: value.span)
        case .object(let fields):
            return InputValue(
                .object(fields.map { ObjectField(name: $0.name, value: rewrite($0.value), span: $0.span) }),
                span: value.span)
        case .int, .float, .string, .boolean, .null, .enumValue: return value
        }
    }

    /// The literal of a shape; `place` is the way to its value.
    private func literal(_ shape: VariableShape, at place: String) -> InputValue {
        let span: SourceSpan = places.span(of: place)
        return switch shape {
        case .value, .rows: InputValue(.variable(place), span: span)
        case .null: InputValue(.null, span: span)
        case .word(let text): InputValue(word(text), span: span)
        case .object(let members):
            InputValue(
                .object(
                    members.map { member in
                        let value: InputValue = literal(member.shape, at: "\(place).\(member.name)")
                        return ObjectField(name: Name(member.name, at: value.span), value: value, span: value.span)
                    }), span: span)
        case .list(let elements):
            InputValue(
                .list(elements.enumerated().map { literal($1, at: "\(place).\($0)") }), span: span)
        }
    }

    private func word(_ text: String) -> InputValue.Kind {
        switch text {
        case "true": .boolean(true)
        case "false": .boolean(false)
        default: .enumValue(text)
        }
    }
}
