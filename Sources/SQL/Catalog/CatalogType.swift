/// The type of a column that exists.
///
/// Its text is for people: what `format_type` prints depends on the search path and quotes names only where it must. Types are told
/// apart by the other members, so that an enum `text` is not taken for the type `text`.
public struct CatalogType: Hashable, Sendable {
    /// As `format_type` prints it, for example `timestamp with time zone`.
    public var text: String
    /// Schema and name in `pg_type`, of an array those of its elements, for example `pg_catalog` and `timestamptz`.
    public var name: QualifiedName
    /// The numbers in parentheses, for example `10,2`; nothing without any.
    public var modifier: String?
    /// Whether it is an array.
    public var isArray: Bool
    /// The extension that brought it.
    public var extensionName: String?

    /// A type.
    public init(
        _ text: String, name: QualifiedName, modifier: String? = nil, isArray: Bool = false,
        extensionName: String? = nil
    ) {
        self.text = text
        self.name = name
        self.modifier = modifier
        self.isArray = isArray
        self.extensionName = extensionName
    }
}

extension CatalogType: CustomStringConvertible {
    /// The type for people.
    public var description: String { text }
}
