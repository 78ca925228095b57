public import GraphQLSyntax

extension DiagnosticCode {
    /// A file that must be there is not.
    public static let fileNotFound: DiagnosticCode = DiagnosticCode("CFG601")
    /// A file or folder is there and cannot be read.
    public static let unreadableFile: DiagnosticCode = DiagnosticCode("CFG602")
    /// A file's bytes are not UTF-8.
    public static let invalidUTF8: DiagnosticCode = DiagnosticCode("CFG603")
    /// A file, a folder or a YAML tree is larger than allowed.
    public static let projectTooLarge: DiagnosticCode = DiagnosticCode("CFG604")
    /// Symbolic links lead in a circle.
    public static let linkLoop: DiagnosticCode = DiagnosticCode("CFG605")
    /// A folder holds no document.
    public static let noDocuments: DiagnosticCode = DiagnosticCode("CFG606")
    /// The text is not YAML.
    public static let yamlSyntax: DiagnosticCode = DiagnosticCode("CFG610")
    /// A mapping names a key twice.
    public static let duplicateKey: DiagnosticCode = DiagnosticCode("CFG611")
    /// Nothing reads this key.
    public static let unknownKey: DiagnosticCode = DiagnosticCode("CFG612")
    /// A key that must be there is not.
    public static let missingKey: DiagnosticCode = DiagnosticCode("CFG613")
    /// A value is of the wrong kind.
    public static let wrongKind: DiagnosticCode = DiagnosticCode("CFG614")
    /// A value is of the right kind and not allowed.
    public static let invalidValue: DiagnosticCode = DiagnosticCode("CFG615")
    /// Two settings exclude each other.
    public static let contradiction: DiagnosticCode = DiagnosticCode("CFG616")
    /// Two things share an id or a folder.
    public static let duplicateName: DiagnosticCode = DiagnosticCode("CFG617")
    /// A `firebase.json` names several services and one is taken.
    public static let severalServices: DiagnosticCode = DiagnosticCode("CFG618")
    /// The text is not JSON.
    public static let jsonSyntax: DiagnosticCode = DiagnosticCode("CFG619")
}
