public import GraphQLSyntax
public import SQL

/// One statement that brings a database closer to a schema. Each runs in a transaction of its own.
public struct MigrationStep: Hashable, Sendable {
    /// What kind of statement it is.
    public enum Kind: Hashable, Sendable {
        case createSchema, createExtension, createEnum, addEnumValue, createTable, alterTable, createIndex
    }

    /// The statement without a semicolon.
    public var sql: String
    /// What it does, in the words of the official tool, for example `create "book" table`.
    public var description: String
    /// What kind of statement it is.
    public var kind: Kind
    /// Whether data is lost. No step that this target makes is.
    public var isDestructive: Bool
    /// What in the schema asks for it.
    public var origin: SourceSpan

    /// A step.
    public init(
        sql: String, description: String, kind: Kind, isDestructive: Bool = false, origin: SourceSpan = .generated
    ) {
        self.origin = origin
        self.sql = sql
        self.description = description
        self.kind = kind
        self.isDestructive = isDestructive
    }
}

/// Something in a database that does not fit and that is not changed without its owner.
public struct MigrationConflict: Hashable, Sendable {
    /// What differs, one sentence without a final stop.
    public var description: String
    /// What to do about it, with the statement to run where there is one.
    public var hint: String
    /// What in the schema it is at odds with, where it is one field.
    public var span: SourceSpan

    /// A conflict.
    public init(description: String, hint: String, span: SourceSpan = .generated) {
        self.span = span
        self.description = description
        self.hint = hint
    }
}

/// The way from a database to a schema.
public struct MigrationPlan: Hashable, Sendable {
    /// Safe statements in the order in which they must run.
    public var steps: [MigrationStep]
    /// What stands in the way. With any of these no step should run.
    public var conflicts: [MigrationConflict]

    /// A plan.
    public init(steps: [MigrationStep] = [], conflicts: [MigrationConflict] = []) {
        self.steps = steps
        self.conflicts = conflicts
    }

    /// Whether the database fits already.
    public var isEmpty: Bool { steps.isEmpty && conflicts.isEmpty }
}

/// The statements that make a schema in an empty database.
public func creationSteps(for schema: Schema, traits: DatabaseTraits) -> MigrationPlan {
    migrationPlan(from: Catalog(traits: traits), to: schema)
}
