/// Prints syntax trees as GraphQL text, in the one layout that GraphQL tools share.
///
/// - Shape: two spaces a level, a blank line between definitions, no line feed at the end. Reading the text gives an equal tree but
///   for places, and printing that tree gives the same text. Comments are not part of a tree and so are lost.
public enum Printer {
    /// Prints a document.
    public static func print(_ document: Document) -> String {
        document.definitions.map { print($0) }.joined(separator: "\n\n")
    }

    /// Prints a definition.
    public static func print(_ definition: Definition) -> String {
        switch definition {
        case .operation(let operation): print(operation)
        case .fragment(let fragment): print(fragment)
        case .schema(let schema): print(schema)
        case .type(let type): print(type)
        case .directive(let directive): print(directive)
        }
    }

    // MARK: Executable definitions

    /// Prints an operation; an anonymous query with nothing but its fields in the short form.
    public static func print(_ operation: OperationDefinition) -> String {
        let name: String = operation.name?.value ?? ""
        let variables: String = variables(operation.variables)
        let head: String = spaced([operation.type.rawValue, name + variables, directives(operation.directives)])
        let selections: String = print(operation.selectionSet)
        if head == "query", operation.description == nil { return selections }
        return description(operation.description) + head + " " + selections
    }

    /// Prints a fragment.
    public static func print(_ fragment: FragmentDefinition) -> String {
        let name: String = fragment.name.value + variables(fragment.variables)
        return description(fragment.description)
            + spaced([
                "fragment", name, "on", fragment.typeCondition.value, directives(fragment.directives),
                print(fragment.selectionSet),
            ])
    }

    private static func variables(_ variables: [VariableDefinition]) -> String {
        parenthesized(variables.map { print($0) })
    }

    /// Prints the definition of a variable.
    public static func print(_ variable: VariableDefinition) -> String {
        description(variable.description)
            + spaced([
                "$\(variable.name.value): \(variable.type)", defaultValue(variable.defaultValue),
                directives(variable.directives),
            ])
    }

    /// Prints a selection set over several lines.
    public static func print(_ selectionSet: SelectionSet) -> String {
        block(selectionSet.selections.map { print($0) })
    }

    /// Prints a selection.
    public static func print(_ selection: Selection) -> String {
        switch selection {
        case .field(let field): return print(field)
        case .fragmentSpread(let spread): return spaced(["...\(spread.name.value)", directives(spread.directives)])
        case .inlineFragment(let fragment):
            let condition: String = fragment.typeCondition.map { "on \($0.value)" } ?? ""
            return spaced(["...", condition, directives(fragment.directives), print(fragment.selectionSet)])
        }
    }

    /// Prints a field; its arguments one a line where they would make the line too long.
    public static func print(_ field: Field) -> String {
        let name: String = field.alias.map { "\($0.value): \(field.name.value)" } ?? field.name.value
        let arguments: [String] = field.arguments.map { print($0) }
        var head: String = name + wrapped("(", arguments.joined(separator: ", "), ")")
        if head.utf16.count > lineLength { head = name + "(\n" + indented(arguments.joined(separator: "\n")) + "\n)" }
        return spaced([head, directives(field.directives), field.selectionSet.map { print($0) } ?? ""])
    }

    /// The width that other GraphQL printers break arguments at.
    private static let lineLength: Int = 80

    // MARK: Values, types, directives

    /// Prints an argument.
    public static func print(_ argument: Argument) -> String { "\(argument.name.value): \(print(argument.value))" }

    /// Prints a value.
    public static func print(_ value: InputValue) -> String {
        switch value.kind {
        case .variable(let name): "$\(name)"
        case .int(let text), .float(let text), .enumValue(let text): text
        case .string(let text, isBlock: true): printBlockString(text)
        case .string(let text, isBlock: false): printString(text)
        case .boolean(let value): value ? "true" : "false"
        case .null: "null"
        case .list(let elements): "[" + elements.map { print($0) }.joined(separator: ", ") + "]"
        case .object(let fields):
            "{" + fields.map { "\($0.name.value): \(print($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    /// Prints a reference to a type.
    public static func print(_ type: TypeReference) -> String { type.description }

    /// Prints a directive.
    public static func print(_ directive: Directive) -> String {
        "@\(directive.name.value)" + wrapped("(", directive.arguments.map { print($0) }.joined(separator: ", "), ")")
    }

    static func directives(_ directives: [Directive]) -> String { spaced(directives.map { print($0) }) }

    static func defaultValue(_ value: InputValue?) -> String { value.map { "= \(print($0))" } ?? "" }

    static func description(_ description: Description?) -> String {
        guard let description else { return "" }
        return (description.isBlock ? printBlockString(description.value) : printString(description.value)) + "\n"
    }

    // MARK: Layout

    /// The parts that are not empty, with spaces between them.
    static func spaced(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

    /// The text between two brackets, nothing where there is no text.
    static func wrapped(_ open: String, _ text: String, _ close: String) -> String {
        text.isEmpty ? "" : open + text + close
    }

    /// Items in braces, one a line; nothing where there are none.
    static func block(_ items: [String]) -> String {
        items.isEmpty ? "" : "{\n" + indented(items.joined(separator: "\n")) + "\n}"
    }

    /// Definitions in parentheses, one a line if any of them takes several.
    static func parenthesized(_ items: [String]) -> String {
        guard items.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else {
            return wrapped("(", items.joined(separator: ", "), ")")
        }
        return "(\n" + indented(items.joined(separator: "\n")) + "\n)"
    }

    /// The text, one level further in. Block strings move along; the reader takes their indentation off again.
    static func indented(_ text: String) -> String {
        var result: [UInt8] = Array("  ".utf8)
        result.reserveCapacity(text.utf8.count + 32)
        for byte: UInt8 in text.utf8 {
            result.append(byte)
            if byte == UInt8(ascii: "\n") { result.append(contentsOf: "  ".utf8) }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
