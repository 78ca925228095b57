/// A directive with its arguments (section 2.13).
public struct Directive: Hashable, Sendable {
    /// Its name without the at sign.
    public var name: Name
    /// Its arguments.
    public var arguments: [Argument]
    /// Where it stands, the at sign included.
    public var span: SourceSpan

    /// A directive.
    public init(name: Name, arguments: [Argument] = [], span: SourceSpan = .generated) {
        self.name = name
        self.arguments = arguments
        self.span = span
    }

    /// The argument of that name.
    public func argument(_ name: String) -> Argument? { arguments.first { $0.name.value == name } }
}

/// An argument of a field or directive (section 2.6).
public struct Argument: Hashable, Sendable {
    /// Its name.
    public var name: Name
    /// Its value.
    public var value: InputValue
    /// Where it stands.
    public var span: SourceSpan

    /// An argument.
    public init(name: Name, value: InputValue, span: SourceSpan = .generated) {
        self.name = name
        self.value = value
        self.span = span
    }
}
