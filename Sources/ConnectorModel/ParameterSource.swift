public import CEL

/// Where a parameter of a statement gets its value when a request runs.
public enum ParameterSource: Sendable {
    /// A variable of the operation, or a member of one that is an object.
    case variable(slot: Int, path: [String])
    /// The pattern for LIKE made of a variable's text, special characters escaped.
    case pattern(slot: Int, path: [String], PatternKind)
    /// A CEL expression over `ExpressionSlots`, as a value of a scalar type.
    case expression(ExpressionSource)
    /// A new random UUID (version 4), made once for an execution of the step: an omitted `@default(expr: "uuidV4()")`.
    case newUUID(ScalarKind)
    /// The time at which the request arrived, as a timestamp or, for a date, its day in UTC.
    case requestTime(ScalarKind)
    /// A parameter of native SQL, as text of no type.
    case native(NativeParameter)
    /// A vector that an embedder makes.
    case embedding(EmbeddingSource)
    /// An array over the rows of a variable.
    case rows(RowsSource)
}

/// How the text of a variable becomes a pattern.
public enum PatternKind: Hashable, Sendable {
    case contains, startsWith, endsWith
    /// The upper bound of the texts that begin with it: its last code point plus one. Null when there is none.
    case prefixSuccessor
    /// The prefix itself, unescaped.
    case prefix
}

/// A CEL expression that gives a value of a request.
public struct ExpressionSource: Sendable {
    /// The planned expression.
    public var program: Program
    /// The type its value is turned into.
    public var type: VariableType
    /// The expression as its author wrote it, for messages: `auth.uid`.
    public var text: String
    /// What it is called in messages when its value is missing: `auth.uid (String) is missing`.
    public var typeText: String
    /// Whether null is an error: the value of a key or of data that an author wrote to be there.
    public var isRequired: Bool
    /// The first part of `auth` it reads, and what its type is called in messages: what is missing where it fails without a user.
    public var claim: String?
    /// What it reads of a request, in the order to look for what is missing where it fails.
    public var needs: [ExpressionNeed]
    /// Whether it gives something else each time it is evaluated in one request (`uuidV4()`).
    public var isVolatile: Bool

    /// An expression.
    public init(
        program: Program, type: VariableType, text: String, typeText: String, isRequired: Bool, claim: String? = nil,
        needs: [ExpressionNeed] = [], isVolatile: Bool = false
    ) {
        self.program = program
        self.type = type
        self.text = text
        self.typeText = typeText
        self.isRequired = isRequired
        self.claim = claim ?? (isRequired ? "\(text) (\(typeText))" : nil)
        self.needs = needs
        self.isVolatile = isVolatile
    }
}

/// A part of `auth`, or a variable, that an expression reads.
public struct ExpressionNeed: Hashable, Sendable {
    /// Where it begins: one of `ExpressionSlots`.
    public var slot: Int
    /// The way from there, by names.
    public var path: [String]
    /// What it is called in messages: `auth.token.email (Any)`, `$name (String)`.
    public var name: String

    /// A part of what expressions see.
    public init(slot: Int, path: [String], name: String) {
        self.slot = slot
        self.path = path
        self.name = name
    }
}
