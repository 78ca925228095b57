/// Codes of syntax errors. `GQL130` and above belong to validation.
extension DiagnosticCode {
    /// A character that no token begins with.
    public static let unexpectedCharacter: DiagnosticCode = DiagnosticCode("GQL101")
    /// A string without its closing quote.
    public static let unterminatedString: DiagnosticCode = DiagnosticCode("GQL102")
    /// An escape that means nothing.
    public static let invalidEscape: DiagnosticCode = DiagnosticCode("GQL103")
    /// A number written in a way that GraphQL does not know.
    public static let invalidNumber: DiagnosticCode = DiagnosticCode("GQL104")
    /// Bytes that are not UTF-8.
    public static let invalidUTF8: DiagnosticCode = DiagnosticCode("GQL105")
    /// A token that may not stand where it stands.
    public static let unexpectedToken: DiagnosticCode = DiagnosticCode("GQL110")
    /// A name that is reserved where it is used.
    public static let reservedName: DiagnosticCode = DiagnosticCode("GQL111")
    /// A description where none may stand.
    public static let misplacedDescription: DiagnosticCode = DiagnosticCode("GQL112")
    /// A variable in a value that must be constant.
    public static let variableInConstant: DiagnosticCode = DiagnosticCode("GQL113")
    /// A place for directives that does not exist.
    public static let unknownDirectiveLocation: DiagnosticCode = DiagnosticCode("GQL114")
    /// More tokens, depth, bytes or errors than the parser takes.
    public static let limitExceeded: DiagnosticCode = DiagnosticCode("GQL120")
}
