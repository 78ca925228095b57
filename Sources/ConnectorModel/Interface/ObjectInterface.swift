/// What is selected of an object: the shape of one object of a response.
public struct ObjectInterface: Hashable, Sendable {
    /// Its GraphQL type, for example `Book`, `Query` or `_Metadata`.
    public var typeName: String
    /// The fields in the order of the selection, fragments merged into it. May be empty, where all of it is redacted.
    public var fields: [FieldInterface]
    /// Whether it holds every part of the key of its table, each under its own name, so that its row is known by it.
    public var coversKey: Bool

    /// An object.
    public init(typeName: String, fields: [FieldInterface], coversKey: Bool = false) {
        self.typeName = typeName
        self.fields = fields
        self.coversKey = coversKey
    }
}

/// A field of a response.
public struct FieldInterface: Hashable, Sendable {
    /// Its name in the response: the alias, if there is one.
    public var responseName: String
    /// The name of the field in the schema.
    public var fieldName: String
    /// Whether the operation gives it arguments, on which its value depends.
    public var hasArguments: Bool
    /// What the author of the schema wrote above it.
    public var description: String?
    /// Its type.
    public var type: ClientType
    /// Whether it is there and not null in every response. Where a variable decides by `@skip` or `@include` it may be missing.
    public var isNonNull: Bool

    /// A field.
    public init(
        _ responseName: String, fieldName: String? = nil, hasArguments: Bool = false, description: String? = nil,
        type: ClientType, isNonNull: Bool
    ) {
        self.responseName = responseName
        self.fieldName = fieldName ?? responseName
        self.hasArguments = hasArguments
        self.description = description
        self.type = type
        self.isNonNull = isNonNull
    }

    /// Whether it has another name than in the schema.
    public var isAliased: Bool { responseName != fieldName }
}
