public import CEL
public import SQL
import Synchronization

/// A named query or mutation, ready to run.
///
/// Made once when the project is compiled, shared by all workers, never changed.
public final class CompiledOperation: Sendable {
    /// Whether it reads or writes.
    public enum Kind: String, Hashable, Sendable { case query, mutation }

    /// Tells it from every other one that this process made: what is known of an operation can be kept by this without keeping the operation.
    public let number: UInt64 = numbers.wrappingAdd(1, ordering: .relaxed).newValue
    private static let numbers: Atomic<UInt64> = Atomic(0)

    /// The connector it belongs to.
    public let connector: String
    /// Its name.
    public let name: String
    /// Whether it reads or writes.
    public let kind: Kind
    /// The variables it declares; a slot is an index into this.
    public let variables: [CompiledVariable]
    /// The input object types that its variables hold.
    public let objectTypes: VariableObjectTypes
    /// The type of `vars` in its expressions: one field a variable.
    public let variablesType: RecordType
    /// The type of `request` in its expressions.
    public let requestType: RecordType
    /// The type of `response` in its expressions: a field for each step, which is set once the step has run.
    public let responseType: RecordType
    /// Who may run it.
    public let access: AccessRule
    /// What must hold before any of it runs (`@check` on the operation).
    public let checks: [CompiledCheck]
    /// Whether all root fields of a mutation succeed or fail together.
    public let isTransaction: Bool
    /// What is sent to the database. A query has one step for all root fields, or one for each where these need different plans; a
    /// mutation has one for each root field.
    public let steps: [CompiledStep]
    /// Vectors that must be made of texts before its statements run.
    public let embeddings: [EmbeddingSource]
    /// The variables whose values decide what is sent. Where there are some, `steps` are what they would be without them, and are not run.
    public let shapedSlots: [Int]
    /// Makes the steps for the values of a request; there is one exactly where there are such variables.
    public let planner: (any OperationPlanner)?
    /// Rows it reads by primary key at its root: what implicit refresh goes by.
    public let lookups: [EntityLookup]
    /// What else makes a subscribed result stale.
    public let refresh: [RefreshTrigger]
    /// The part of `auth` on which its data depends.
    public let footprint: AuthFootprint
    /// Tables it reads.
    public let reads: Set<QualifiedName>
    /// Tables it writes; of native SQL those that its text names.
    public let writes: Set<QualifiedName>
    /// Equal for two compilations exactly when clients cannot tell the operations apart.
    public let fingerprint: String

    /// A compiled operation.
    public init(
        connector: String, name: String, kind: Kind, variables: [CompiledVariable],
        objectTypes: VariableObjectTypes = .none, variablesType: RecordType, access: AccessRule,
        checks: [CompiledCheck] = [],
        isTransaction: Bool = false, steps: [CompiledStep],
        shapedSlots: [Int] = [], planner: (any OperationPlanner)? = nil, lookups: [EntityLookup] = [],
        refresh: [RefreshTrigger] = [], footprint: AuthFootprint = .none, reads: Set<QualifiedName> = [],
        writes: Set<QualifiedName> = [], fingerprint: String
    ) {
        self.connector = connector
        self.name = name
        self.kind = kind
        self.variables = variables
        self.objectTypes = objectTypes
        self.variablesType = variablesType
        requestType = ExpressionSlots.requestType(variables: variablesType)
        responseType = ExpressionSlots.responseType(steps.map { ($0.responseName, .dyn) })
        self.access = access
        self.checks = checks
        self.isTransaction = isTransaction
        self.steps = steps
        embeddings = steps.embeddings
        self.shapedSlots = shapedSlots
        self.planner = planner
        self.lookups = lookups
        self.refresh = refresh
        self.footprint = footprint
        self.reads = reads
        self.writes = writes
        self.fingerprint = fingerprint
    }

    /// The same operation under another access rule.
    public func admitting(_ access: AccessRule) -> CompiledOperation {
        CompiledOperation(
            connector: connector, name: name, kind: kind, variables: variables, objectTypes: objectTypes,
            variablesType: variablesType, access: access, checks: checks, isTransaction: isTransaction, steps: steps,
            shapedSlots: shapedSlots, planner: planner, lookups: lookups, refresh: refresh, footprint: footprint,
            reads: reads, writes: writes, fingerprint: fingerprint)
    }

    /// The same operation with the steps for a request's shape.
    public func planned(_ steps: [CompiledStep]) -> CompiledOperation {
        CompiledOperation(
            connector: connector, name: name, kind: kind, variables: variables, objectTypes: objectTypes,
            variablesType: variablesType, access: access, checks: checks, isTransaction: isTransaction, steps: steps,
            lookups: lookups, refresh: refresh, footprint: footprint, reads: reads, writes: writes,
            fingerprint: fingerprint)
    }
}

extension CompiledOperation {
    /// Whether it may write rows that nobody captures: native SQL. They give no implicit signal.
    public var hasNativeWrites: Bool { kind == .mutation && steps.contains(where: \.isNative) }
}
