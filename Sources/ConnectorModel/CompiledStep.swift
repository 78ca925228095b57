public import SQL

/// One statement of an operation.
public struct CompiledStep: Sendable {
    /// What becomes of the statement's result.
    public enum ResultKind: Hashable, Sendable {
        /// The first column is the value of `data` whole (a query whose root fields, or whose only one, are one statement).
        case wholeData
        /// The first column is the value of the root field; no row is null.
        case json
        /// The number of affected rows is the value of the root field.
        case affectedRowCount
    }

    /// How PostgreSQL should plan the statement, which decides the connection it runs on.
    public enum PlanClass: Hashable, Sendable {
        /// Only unique keys and foreign keys are compared: one generic plan serves every value.
        case keyed
        /// What is compared decides which plan is good: planned for each execution.
        case selective
    }

    /// The root field's response name; empty where the statement is of several.
    public var responseName: String
    /// The statement.
    public var template: SQLTemplate
    /// `template.shapeSources`, taken once.
    public let shapeSources: [Int]
    /// Whether no value of a request shapes the statement.
    public var isFixed: Bool { shapeSources.isEmpty }
    /// Where the values come from; the template's sources are indexes into this.
    public var sources: [ParameterSource]
    /// What becomes of the result.
    public var result: ResultKind
    /// How it should be planned.
    public var planClass: PlanClass
    /// What the further columns of the result say, in order.
    public var captures: [CapturedWrite]
    /// Whether each of its root fields finds its row by key: it is quick before it ever ran.
    public var isLookup: Bool = false
    /// Whether its SQL is the author's: what it writes is not captured, and what it reads must be kept from writing by the transaction.
    public var isNative: Bool
    /// Whether it changes nothing: a root field of a query, or `query { … }` of a mutation.
    public var isRead: Bool
    /// What the values of a request must be besides their types.
    public var demands: [StepDemand] = []
    /// Why it cannot run for the values that it was planned for; its statement stands for none then.
    public var faults: [ShapeFault] = []
    /// The root fields of a statement of several, or the members of `query { … }`, each as a statement of its own with the same sources;
    /// nothing else has any.
    public var roots: [RootStatement] = []
    /// Who looks into the result; nobody does where it is answered as it comes.
    public var inspection: ResultInspection?
    /// Where entity ids stand in the result; nothing where there are none.
    public var entities: EntityShape?

    /// A step.
    public init(
        responseName: String, template: SQLTemplate, sources: [ParameterSource],
        result: ResultKind, planClass: PlanClass, captures: [CapturedWrite] = [], isRead: Bool = false,
        isNative: Bool = false, inspection: ResultInspection? = nil
    ) {
        self.responseName = responseName
        self.template = template
        shapeSources = template.shapeSources
        self.sources = sources
        self.result = result
        self.planClass = planClass
        self.captures = captures
        self.isNative = isNative
        self.isRead = isRead
        self.inspection = inspection
    }

    /// The checks on its value.
    public var checks: [CompiledCheck] { inspection?.checks ?? [] }
}

/// One of the root fields that share a statement, by itself: run only to learn whether it is the one that fails.
public struct RootStatement: Sendable {
    /// Its response name.
    public var responseName: String
    /// A statement of its value alone.
    public var template: SQLTemplate

    /// A root field by itself.
    public init(responseName: String, template: SQLTemplate) {
        self.responseName = responseName
        self.template = template
    }
}

/// What a writing statement reports of the rows it wrote.
///
/// - Shape: the column after the response is `pg_current_xact_id()`; then one column a capture, a JSON array of keys, each an array of
///   texts in key order: `[["1f…"],["2a…"]]`. A text is the key's canonical form: UUIDs as 32 hex digits, timestamps in UTC with six
///   digits, everything else as PostgreSQL prints it. NULL and `[]` both say that nothing was written.
public struct CapturedWrite: Hashable, Sendable {
    /// What was done to a row.
    public enum Kind: Hashable, Sendable { case insert, upsert, update, delete }

    /// The table.
    public var table: QualifiedName
    /// What was done.
    public var kind: Kind

    /// A capture.
    public init(table: QualifiedName, kind: Kind) {
        self.table = table
        self.kind = kind
    }
}
