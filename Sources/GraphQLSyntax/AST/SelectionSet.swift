/// What is selected of an object (section 2.4).
public struct SelectionSet: Hashable, Sendable {
    /// The selections in order.
    public var selections: [Selection]
    /// Where it stands, braces included.
    public var span: SourceSpan

    /// A selection set.
    public init(_ selections: [Selection], span: SourceSpan = .generated) {
        self.selections = selections
        self.span = span
    }
}

/// One selection.
public enum Selection: Hashable, Sendable {
    case field(Field)
    case fragmentSpread(FragmentSpread)
    case inlineFragment(InlineFragment)
}

/// A selected field (section 2.5).
public struct Field: Hashable, Sendable {
    /// Another name for the result.
    public var alias: Name?
    /// The field's name.
    public var name: Name
    /// Its arguments.
    public var arguments: [Argument]
    /// Its directives.
    public var directives: [Directive]
    /// What is selected of its value; nothing for a leaf.
    public var selectionSet: SelectionSet?
    /// Where it stands.
    public var span: SourceSpan

    /// A field.
    public init(
        alias: Name? = nil, name: Name, arguments: [Argument] = [], directives: [Directive] = [],
        selectionSet: SelectionSet? = nil, span: SourceSpan = .generated
    ) {
        self.alias = alias
        self.name = name
        self.arguments = arguments
        self.directives = directives
        self.selectionSet = selectionSet
        self.span = span
    }

    /// The name under which the result appears (section 2.7).
    public var responseName: String { alias?.value ?? name.value }
}

/// `...Name` (section 2.8).
public struct FragmentSpread: Hashable, Sendable {
    /// The fragment's name.
    public var name: Name
    /// Its directives.
    public var directives: [Directive]
    /// Where it stands.
    public var span: SourceSpan

    /// A spread.
    public init(name: Name, directives: [Directive] = [], span: SourceSpan = .generated) {
        self.name = name
        self.directives = directives
        self.span = span
    }
}

/// `... on Type { }` (section 2.8.2).
public struct InlineFragment: Hashable, Sendable {
    /// The type it applies to; none means the type around it.
    public var typeCondition: Name?
    /// Its directives.
    public var directives: [Directive]
    /// What it selects.
    public var selectionSet: SelectionSet
    /// Where it stands.
    public var span: SourceSpan

    /// An inline fragment.
    public init(
        typeCondition: Name?, directives: [Directive] = [], selectionSet: SelectionSet, span: SourceSpan = .generated
    ) {
        self.typeCondition = typeCondition
        self.directives = directives
        self.selectionSet = selectionSet
        self.span = span
    }
}
