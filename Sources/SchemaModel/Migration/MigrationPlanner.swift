import GraphQLSyntax
public import SQL

/// The way from a database to a schema.
///
/// - Shape: an empty database gets everything, one that fits gives an empty plan, additions are steps. Whatever would change or
///   lose what is there is a conflict: it needs its owner, who gets the statement to run.
/// - What is there and unknown to the schema stays and is tolerated where writing works without it.
/// - Source: language.md 1.9, 4; observed.md 2; decisions.md 3.
///
/// - Parameter answers: what PostgreSQL says to `defaultQuestions`. A question that nobody has asked counts as a difference.
public func migrationPlan(
    from catalog: Catalog, to schema: Schema, answers: [DefaultQuestion: DefaultAnswer] = [:]
) -> MigrationPlan {
    var planner: MigrationPlanner = MigrationPlanner(catalog: catalog, schema: schema, answers: answers)
    return planner.plan()
}

/// What only the database can say before there can be a plan: which of its defaults mean what the schema asks for.
///
/// - Returns: each question once, in the order of tables and columns; none for an empty database.
public func defaultQuestions(from catalog: Catalog, to schema: Schema) -> [DefaultQuestion] {
    MigrationPlanner(catalog: catalog, schema: schema, answers: [:]).questions
}

struct MigrationPlanner {
    let catalog: Catalog
    let schema: Schema
    let answers: [DefaultQuestion: DefaultAnswer]
    let ddl: TableDDL
    /// What the database has, by name.
    private let liveTables: [QualifiedName: CatalogTable]
    private let liveEnums: [QualifiedName: CatalogEnum]
    var result: MigrationPlan = MigrationPlan()
    /// Foreign keys that must wait until every table stands.
    private var late: [(name: QualifiedName, references: [Reference])] = []

    init(catalog: Catalog, schema: Schema, answers: [DefaultQuestion: DefaultAnswer]) {
        self.answers = answers
        self.catalog = catalog
        self.schema = schema
        liveTables = Dictionary(catalog.tables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        liveEnums = Dictionary(catalog.enums.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        ddl = TableDDL(schema: schema, defaults: DefaultText(catalog.traits, installed: catalog.extensions))
    }

    var questions: [DefaultQuestion] {
        var questions: [DefaultQuestion] = []
        var seen: Set<DefaultQuestion> = []
        for table: Table in schema.tables {
            guard let live: CatalogTable = table.name.flatMap(liveTable) else { continue }
            for column: Column in table.columns {
                guard let question: DefaultQuestion = live.column(column.name).flatMap({ self.question(column, $0) })
                else { continue }
                if seen.insert(question).inserted { questions.append(question) }
            }
        }
        return questions
    }

    mutating func plan() -> MigrationPlan {
        addSchemaAndExtensions()
        for type: EnumType in schema.enums { add(type) }
        let tables: [(table: Table, name: QualifiedName)] = schema.tables.compactMap { table in
            table.name.map { (table, $0) }
        }.sorted { $0.name < $1.name }
        for (table, name): (Table, QualifiedName) in tables {
            if let live: CatalogTable = liveTable(name) { compare(table, name, live) }
        }
        addTables(tables.filter { liveTable($0.name) == nil }.map(\.table))
        for (name, references) in late {
            step(
                ddl.alter(
                    name,
                    references.compactMap { reference in
                        ddl.constraint(reference).map { "ADD \($0)" }
                    }, for: references.first?.span ?? .generated))
        }
        return result
    }

    /// The table of that name, where the database has it.
    func liveTable(_ name: QualifiedName) -> CatalogTable? { liveTables[name] }

    /// The enum type of that name, where the database has it.
    func liveEnum(_ name: QualifiedName) -> CatalogEnum? { liveEnums[name] }

    mutating func step(_ step: MigrationStep?) {
        if let step { result.steps.append(step) }
    }

    /// - `span`: what in the schema it is at odds with.
    mutating func conflict(_ description: String, _ hint: String, at span: SourceSpan) {
        result.conflicts.append(MigrationConflict(description: description, hint: hint, span: span))
    }

    private mutating func addSchemaAndExtensions() {
        let isUsed: Bool =
            catalog.tables.contains { $0.name.schema == schema.schemaName }
            || catalog.enums.contains { $0.name.schema == schema.schemaName }
        if schema.schemaName != "public", !isUsed, !(schema.tables.isEmpty && schema.enums.isEmpty) {
            step(
                MigrationStep(
                    sql: "CREATE SCHEMA IF NOT EXISTS \(quotedIdentifier(schema.schemaName))",
                    description: "create \"\(schema.schemaName)\" schema", kind: .createSchema))
        }
        if catalog.traits.availableExtensions.contains("uuid-ossp") { addExtension("uuid-ossp") }
        let vector: Column? = schema.tables.lazy.flatMap(\.columns).first { $0.type.scalar == .vector }
        guard let vector: Column, !catalog.extensions.contains("vector") else { return }
        guard catalog.traits.availableExtensions.contains("vector") else {
            conflict(
                "the schema has Vector fields and this server does not offer the extension \"vector\"",
                "Install pgvector on the database server, on Debian the package postgresql-15-pgvector.",
                at: vector.span)
            return
        }
        addExtension("vector")
    }

    private mutating func addExtension(_ name: String) {
        guard !catalog.extensions.contains(name) else { return }
        step(
            MigrationStep(
                sql: "CREATE EXTENSION IF NOT EXISTS \(quotedIdentifier(name))",
                description: "create extension \"\(name)\"", kind: .createExtension))
    }

    private mutating func addTables(_ new: [Table]) {
        let order: TableOrder = TableOrder(new)
        for table: Table in order.tables {
            guard let name: QualifiedName = table.name else { continue }
            let inline: [Reference] = order.hasCycle ? [] : table.references.filter { !waits($0, table) }
            step(ddl.create(table, name, references: inline))
            for index: Index in table.indexes { step(ddl.create(index, on: name)) }
            delay(table.references.filter { !inline.contains($0) }, of: name)
        }
    }

    /// A foreign key to unique fields of its own table can only be made once their index stands.
    private func waits(_ reference: Reference, _ table: Table) -> Bool {
        reference.target == table.objectType && reference.pairs.map(\.targetFieldName) != table.primaryKey
    }

    mutating func delay(_ references: [Reference], of name: QualifiedName) {
        guard !references.isEmpty else { return }
        late.append((name, references.sorted { ($0.constraintName ?? "") < ($1.constraintName ?? "") }))
    }
}
