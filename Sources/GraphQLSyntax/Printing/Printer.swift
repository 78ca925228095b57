/// Prints syntax trees as GraphQL text, in the one layout that GraphQL tools share.
///
/// - Shape: two spaces a level, a blank line between definitions, no line feed at the end. Reading the text gives an equal tree but
///   for places, and printing that tree gives the same text. Comments are not part of a tree and so are lost.
public enum Printer {
    /// Prints a document.
    public static func print(_ document: Document) -> String { printed(document, write) }

    /// Prints a definition.
    public static func print(_ definition: Definition) -> String { printed(definition, write) }

    /// Prints an operation; an anonymous query with nothing but its fields in the short form.
    public static func print(_ operation: OperationDefinition) -> String { printed(operation, write) }

    /// Prints a fragment.
    public static func print(_ fragment: FragmentDefinition) -> String { printed(fragment, write) }

    /// Prints the definition of a variable.
    public static func print(_ variable: VariableDefinition) -> String { printed(variable, write) }

    /// Prints a selection set over several lines.
    public static func print(_ selectionSet: SelectionSet) -> String { printed(selectionSet, write) }

    /// Prints a selection.
    public static func print(_ selection: Selection) -> String { printed(selection, write) }

    /// Prints a field; its arguments one a line where they would make the line too long.
    public static func print(_ field: Field) -> String { printed(field, write) }

    /// Prints an argument.
    public static func print(_ argument: Argument) -> String { printed(argument, write) }

    /// Prints a value.
    public static func print(_ value: InputValue) -> String { printed(value, write) }

    /// Prints a reference to a type.
    public static func print(_ type: TypeReference) -> String { type.description }

    /// Prints a directive.
    public static func print(_ directive: Directive) -> String { printed(directive, write) }

    static func printed<Node>(_ node: Node, _ write: (Node, inout PrintedText) -> Void) -> String {
        var text: PrintedText = PrintedText()
        write(node, &text)
        return text.text
    }

    // MARK: Executable definitions

    private static func write(_ document: Document, to text: inout PrintedText) {
        for (index, definition): (Int, Definition) in document.definitions.enumerated() {
            if index > 0 { text.append("\n\n") }
            // After a type without a body a brace would be read as its body (specification, section 3.6, lookahead).
            let mayBeTakenForBody: Bool = index > 0 && text.utf8.dropLast(2).last != UInt8(ascii: "}")
            if mayBeTakenForBody, case .operation(let operation) = definition, operation.isShort {
                text.append("query ")
            }
            write(definition, to: &text)
        }
    }

    private static func write(_ definition: Definition, to text: inout PrintedText) {
        switch definition {
        case .operation(let operation): write(operation, to: &text)
        case .fragment(let fragment): write(fragment, to: &text)
        case .schema(let schema): write(schema, to: &text)
        case .type(let type): write(type, to: &text)
        case .directive(let directive): write(directive, to: &text)
        }
    }

    private static func write(_ operation: OperationDefinition, to text: inout PrintedText) {
        if !operation.isShort {
            write(operation.description, to: &text)
            text.append(operation.type.rawValue)
            if operation.name != nil || !operation.variables.isEmpty { text.append(" ") }
            text.append(operation.name?.value ?? "")
            parenthesize(operation.variables, in: &text, write)
            write(operation.directives, to: &text)
            text.append(" ")
        }
        write(operation.selectionSet, to: &text)
    }

    private static func write(_ fragment: FragmentDefinition, to text: inout PrintedText) {
        write(fragment.description, to: &text)
        text.append("fragment \(fragment.name.value)")
        parenthesize(fragment.variables, in: &text, write)
        text.append(" on \(fragment.typeCondition.value)")
        write(fragment.directives, to: &text)
        writeBlock(fragment.selectionSet.selections, to: &text, write)
    }

    private static func write(_ variable: VariableDefinition, to text: inout PrintedText) {
        write(variable.description, to: &text)
        text.append("$\(variable.name.value): \(variable.type)")
        writeDefault(variable.defaultValue, to: &text)
        write(variable.directives, to: &text)
    }

    private static func write(_ selectionSet: SelectionSet, to text: inout PrintedText) {
        guard !selectionSet.selections.isEmpty else { return }
        text.lines("{", selectionSet.selections, "}", write)
    }

    private static func write(_ selection: Selection, to text: inout PrintedText) {
        switch selection {
        case .field(let field): write(field, to: &text)
        case .fragmentSpread(let spread):
            text.append("...\(spread.name.value)")
            write(spread.directives, to: &text)
        case .inlineFragment(let fragment):
            text.append(fragment.typeCondition.map { "... on \($0.value)" } ?? "...")
            write(fragment.directives, to: &text)
            writeBlock(fragment.selectionSet.selections, to: &text, write)
        }
    }

    private static func write(_ field: Field, to text: inout PrintedText) {
        let start: Int = text.utf8.count
        text.append(field.alias.map { "\($0.value): \(field.name.value)" } ?? field.name.value)
        if !field.arguments.isEmpty {
            let end: Int = text.utf8.count
            writeArguments(field.arguments, to: &text)
            if text.width(from: start) > lineLength {
                text.removeAll(from: end)
                text.lines("(", field.arguments, ")", write)
            }
        }
        write(field.directives, to: &text)
        writeBlock(field.selectionSet?.selections ?? [], to: &text, write)
    }

    /// The width that other GraphQL printers break arguments at.
    private static let lineLength: Int = 80

    // MARK: Values and directives

    private static func writeArguments(_ arguments: [Argument], to text: inout PrintedText) {
        text.append("(")
        text.join(arguments, ", ", write)
        text.append(")")
    }

    private static func write(_ argument: Argument, to text: inout PrintedText) {
        text.append(argument.name.value)
        text.append(": ")
        write(argument.value, to: &text)
    }

    private static func write(_ value: InputValue, to text: inout PrintedText) {
        switch value.kind {
        case .variable(let name): text.append("$" + name)
        case .int(let digits), .float(let digits): text.append(digits)
        case .enumValue(let name): text.append(name)
        case .string(let string, isBlock: true): text.append(printBlockString(string))
        case .string(let string, isBlock: false): text.append(printString(string))
        case .boolean(let value): text.append(value ? "true" : "false")
        case .null: text.append("null")
        case .list(let elements):
            text.append("[")
            text.join(elements, ", ", write)
            text.append("]")
        case .object(let fields):
            text.append("{")
            text.join(fields, ", ", write)
            text.append("}")
        }
    }

    private static func write(_ field: ObjectField, to text: inout PrintedText) {
        text.append(field.name.value)
        text.append(": ")
        write(field.value, to: &text)
    }

    private static func write(_ directive: Directive, to text: inout PrintedText) {
        text.append("@")
        text.append(directive.name.value)
        if !directive.arguments.isEmpty { writeArguments(directive.arguments, to: &text) }
    }

    // MARK: Parts of definitions

    /// Directives, each behind a space.
    static func write(_ directives: [Directive], to text: inout PrintedText) {
        for directive: Directive in directives {
            text.append(" ")
            write(directive, to: &text)
        }
    }

    static func writeDefault(_ value: InputValue?, to text: inout PrintedText) {
        guard let value else { return }
        text.append(" = ")
        write(value, to: &text)
    }

    /// A description on lines of its own.
    static func write(_ description: Description?, to text: inout PrintedText) {
        guard let description else { return }
        text.append(description.isBlock ? printBlockString(description.value) : printString(description.value))
        text.breakLine()
    }

    /// Items in braces behind a space, one a line; nothing where there are none.
    static func writeBlock<Item>(
        _ items: [Item], to text: inout PrintedText, _ write: (Item, inout PrintedText) -> Void
    ) {
        guard !items.isEmpty else { return }
        text.append(" ")
        text.lines("{", items, "}", write)
    }

    /// Definitions in parentheses, one a line if any of them takes several.
    static func parenthesize<Item>(
        _ items: [Item], in text: inout PrintedText, _ write: (Item, inout PrintedText) -> Void
    ) {
        guard !items.isEmpty else { return }
        let start: Int = text.utf8.count
        text.append("(")
        for (index, item): (Int, Item) in items.enumerated() {
            if index > 0 { text.append(", ") }
            let itemStart: Int = text.utf8.count
            write(item, &text)
            // At once, so that no more than one item is written twice where each has a description; and of this one alone, since
            // the others were looked at.
            if text.breaksLine(from: itemStart) {
                text.removeAll(from: start)
                return text.lines("(", items, ")", write)
            }
        }
        text.append(")")
    }
}

extension OperationDefinition {
    /// Whether its fields say all of it.
    fileprivate var isShort: Bool {
        type == .query && name == nil && variables.isEmpty && directives.isEmpty && description == nil
    }
}
