/// A reference to a type, with its lists and non-null marks (section 2.11).
public indirect enum TypeReference: Hashable, Sendable {
    case named(Name)
    case list(TypeReference, span: SourceSpan)
    /// The type inside is never itself non-null.
    case nonNull(TypeReference, span: SourceSpan)

    /// The name at the heart of it.
    public var namedType: Name {
        switch self {
        case .named(let name): name
        case .list(let element, _): element.namedType
        case .nonNull(let inner, _): inner.namedType
        }
    }

    /// Where it stands.
    public var span: SourceSpan {
        switch self {
        case .named(let name): name.span
        case .list(_, let span), .nonNull(_, let span): span
        }
    }

    /// Whether null is no value of it.
    public var isNonNull: Bool {
        if case .nonNull = self { true } else { false }
    }

    /// The type without its outermost non-null mark.
    public var nullable: TypeReference {
        if case .nonNull(let inner, _) = self { inner } else { self }
    }
}

extension TypeReference: CustomStringConvertible {
    /// The reference as GraphQL text.
    public var description: String {
        switch self {
        case .named(let name): name.value
        case .list(let element, _): "[\(element)]"
        case .nonNull(let inner, _): "\(inner)!"
        }
    }
}
