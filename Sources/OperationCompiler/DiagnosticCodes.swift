public import GraphQLSyntax

extension DiagnosticCode {
    /// A part of the language that this version does not serve: schemas behind `httpGraphql`.
    public static let notSupported: DiagnosticCode = DiagnosticCode("OPR300")
    /// An operation without a name, or two of one name.
    public static let operationName: DiagnosticCode = DiagnosticCode("OPR301")
    /// A lookup or write that says not which row, or says it twice.
    public static let rowSelection: DiagnosticCode = DiagnosticCode("OPR302")
    /// A value that does not fit its column.
    public static let columnValue: DiagnosticCode = DiagnosticCode("OPR303")
    /// A required column that is given no value.
    public static let missingColumn: DiagnosticCode = DiagnosticCode("OPR304")
    /// An access rule that contradicts itself.
    public static let accessRule: DiagnosticCode = DiagnosticCode("OPR305")
    /// A refresh rule that cannot be kept.
    public static let refreshRule: DiagnosticCode = DiagnosticCode("OPR306")
    /// An operation that anybody may run, or that ignores who runs it.
    public static let insecureOperation: DiagnosticCode = DiagnosticCode("OPR307")
    /// An operation without `@auth`, which only administrators can run.
    public static let missingAccessRule: DiagnosticCode = DiagnosticCode("OPR312")
    /// Two values for one column or filter.
    public static let conflictingValues: DiagnosticCode = DiagnosticCode("OPR308")
    /// A connector that holds no operation.
    public static let emptyConnector: DiagnosticCode = DiagnosticCode("OPR309")
    /// A question about the service among others about its rows.
    public static let introspection: DiagnosticCode = DiagnosticCode("OPR310")
    /// More fields than a statement can have.
    public static let tooManyFields: DiagnosticCode = DiagnosticCode("OPR311")
    /// Aggregates where there are no groups, or what groups and distinct rows do not have.
    public static let grouping: DiagnosticCode = DiagnosticCode("OPR320")
    /// A check that has nothing to look at, or that a request would decide.
    public static let checkRule: DiagnosticCode = DiagnosticCode("OPR330")
    /// A variable that new clients leave out although they must not.
    public static let retirement: DiagnosticCode = DiagnosticCode("OPR331")
    /// A check that callers without a token pass because null equals null.
    public static let checkOfNobody: DiagnosticCode = DiagnosticCode("OPR332")
    /// A rule for what clients may give in a variable that is missing or cannot be kept.
    public static let allowRule: DiagnosticCode = DiagnosticCode("OPR340")
    /// Rows within rows where none can be written.
    public static let nestedRows: DiagnosticCode = DiagnosticCode("OPR341")
    /// Native SQL that cannot be run as it stands.
    public static let nativeSQL: DiagnosticCode = DiagnosticCode("OPR350")
    /// A search or comparison of vectors that cannot be made.
    public static let searchArguments: DiagnosticCode = DiagnosticCode("OPR351")
    /// A client may say by an empty filter that every row is meant.
    public static let emptyFilter: DiagnosticCode = DiagnosticCode("OPR313")
    /// Something valid that the compiler has no plan for: a fault of its own.
    public static let compilerFault: DiagnosticCode = DiagnosticCode("OPR399")
    /// An expression that does not compile.
    public static let expression: DiagnosticCode = DiagnosticCode("CEL400")
}
