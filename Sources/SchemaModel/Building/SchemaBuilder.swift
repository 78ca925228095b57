import GraphQLSyntax
import SQL

/// Builds a schema in passes over all types: declarations, keys and references, columns, indexes, relations, checks of names.
///
/// Keys and references need one another across types (a key may hold a reference, a reference needs its target's key), so they are
/// resolved on demand and remembered.
struct SchemaBuilder {
    /// What is known of a key.
    enum KeyState {
        /// Being resolved; meeting it again means that a key depends on itself.
        case pending
        case known([KeyField])
        /// Cannot be resolved; reported already.
        case broken
    }

    let schemaName: String
    /// The texts of the documents by name, as far as they are known.
    let sources: [String: Source]
    var issues: Issues
    var enums: [String: EnumType] = [:]
    var rows: [String: RowDeclaration] = [:]
    var keys: [String: KeyState] = [:]
    /// Through how many tables a known key reaches, itself counted.
    var keyDepths: [String: Int] = [:]
    /// The tables whose keys are being resolved, outermost first, with the depth found below each so far.
    var openKeys: [Int] = []
    /// By `Type.field`; a reference that cannot be resolved is remembered as nothing.
    var references: [String: ResolvedReference?] = [:]

    /// The references that are being resolved, by `Type.field`.
    var openReferences: Set<String> = []

    init(schemaName: String, sources: [Source]) {
        self.schemaName = schemaName
        self.sources = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        issues = Issues(sources: self.sources)
    }

    /// The types in byte order of their names, so that diagnostics and results do not depend on the order of documents.
    var sortedRows: [RowDeclaration] { rows.values.sorted { $0.name < $1.name } }

    mutating func build(_ documents: [Document]) -> Schema {
        declare(documents)
        var tables: [Table] = sortedRows.map { table(of: $0) }
        addRelations(to: &tables)
        let schema: Schema = Schema(
            schemaName: schemaName, tables: tables.filter { !$0.isView }, views: tables.filter(\.isView),
            enums: Array(enums.values))
        NameChecker(schema: schema).check(&issues)
        ZeroByteCheck.check(documents, &issues)
        return schema
    }

    private mutating func declare(_ documents: [Document]) {
        var collector: TypeCollector = TypeCollector()
        collector.collect(documents, &issues)
        for type: MergedEnum in collector.enums.values.sorted(by: { $0.name.value < $1.name.value }) {
            enums[type.name.value] = EnumReader(schemaName: schemaName).read(type, &issues)
        }
        let types: [MergedType] = collector.types.values.sorted { $0.name.value < $1.name.value }
        let tables: [MergedType] = types.filter { $0.directives.contains { $0.name.value == "table" } }
        let views: [MergedType] = types.filter { $0.directives.contains { $0.name.value == "view" } }
        reportKinds(types)
        let tableNames: Set<String> = Set(tables.map(\.name.value))
        let viewNames: Set<String> = Set(views.map(\.name.value)).subtracting(tableNames)
        for type: MergedType in types where tableNames.union(viewNames).contains(type.name.value) {
            let fieldReader: FieldReader = FieldReader(
                object: type.name.value, isView: viewNames.contains(type.name.value), tables: tableNames,
                views: viewNames, enums: enums, defined: collector.names, sources: sources)
            let reader: RowReader = RowReader(schemaName: schemaName, fieldReader: fieldReader)
            rows[type.name.value] = reader.read(type, &issues)
        }
    }

    private mutating func reportKinds(_ types: [MergedType]) {
        for type: MergedType in types {
            let kinds: Set<String> = Set(type.directives.map(\.name.value)).intersection(["table", "view"])
            if kinds.isEmpty {
                issues.check(type.directives, on: .object, of: type.name.value)
                // One that is misspelt has been reported.
                let meant: [String] = type.directives.compactMap { directiveMeant(by: $0.name.value) }
                guard kinds.union(meant).isDisjoint(with: ["table", "view"]) else { continue }
                issues.error(
                    .notAllowed, "Type \(type.name.value) has neither `@table` nor `@view`", at: type.name.span,
                    hint: "Write `type \(type.name.value) @table`.")
            } else if kinds.count == 2 {
                issues.error(
                    .notAllowed, "Type \(type.name.value) has both `@table` and `@view`", at: type.name.span,
                    hint: "Keep one of them.")
            }
        }
    }
}

/// What a foreign key needs to know of a column it points to.
struct KeyField {
    var fieldName: String
    var columnName: String
    var type: ColumnType
    var sqlType: PostgresType
}

/// A reference whose columns are known on both sides.
struct ResolvedReference {
    struct Column {
        var fieldName: String
        var columnName: String
        var target: KeyField
        var sqlType: PostgresType
        /// Whether the field is declared; others are added.
        var isDeclared: Bool
    }

    var field: FieldDeclaration
    var directive: ReferenceDirective
    var target: String
    var columns: [Column]
}
