import ConnectorModel
import JSON
import SQL
import SchemaModel

/// Writes the statement of one root field of a mutation.
struct MutationSQL {
    /// Whether answers carry the ids of rows.
    private let hasEntityIDs: Bool

    static func step(_ write: RootWrite, sources: [ParameterSource], hasEntityIDs: Bool) -> CompiledStep {
        var step: CompiledStep = MutationSQL(hasEntityIDs: hasEntityIDs).step(write, sources)
        if hasEntityIDs { step.entities = write.entities }
        return step
    }

    private func step(_ write: RootWrite, _ sources: [ParameterSource]) -> CompiledStep {
        switch write.kind {
        case .typename(let name):
            step(
                write, sources,
                .build {
                    $0.keyword("SELECT to_json(")
                    $0.literal(.typed(name, .text))
                    $0.keyword("), NULL::text")
                }, .json, [])
        case .query(let reads): query(write, reads, sources)
        case .native(let plan):
            CompiledStep(
                responseName: write.responseName, template: NativeSQL.template(plan), sources: sources,
                result: NativeSQL.result(plan), planClass: .selective, isNative: true)
        case .insert(let table, let rows, let isMany):
            insert(write, table, rows, isMany, isUpsert: false, sources)
        case .upsert(let table, let rows, let isMany):
            insert(write, table, rows, isMany, isUpsert: true, sources)
        case .update(let table, let selection, let assignments):
            change(write, table, selection, .update, sources) { $0.update(selection, assignments) }
        case .delete(let table, let selection):
            change(write, table, selection, .delete, sources) { $0.delete(selection) }
        }
    }

    private func query(
        _ write: RootWrite, _ reads: [RootRead], _ sources: [ParameterSource]
    ) -> CompiledStep {
        var sql: ReadSQL = ReadSQL()
        let members: [(name: String, value: SQLTemplate)] = reads.map { read in
            let value: SQLTemplate = sql.root(read)
            return (read.responseName, read.isNative ? .sequence([.text("("), value, .text(")")]) : value)
        }
        var step: CompiledStep = self.step(write, sources, ObjectSQL.statement(members), .json, [])
        step.isRead = true
        if reads.contains(where: { PlanClassifier.planClass(of: $0) == .selective }) { step.planClass = .selective }
        step.isNative = reads.contains(where: \.isNative)
        if !step.isNative {
            step.roots = members.map { RootStatement(responseName: $0.name, template: ObjectSQL.value($0.value)) }
        }
        return step
    }

    private func insert(
        _ write: RootWrite, _ table: Table, _ rows: RowsPlan, _ isMany: Bool, isUpsert: Bool,
        _ sources: [ParameterSource]
    ) -> CompiledStep {
        let kind: CapturedWrite.Kind = isUpsert ? .upsert : .insert
        if !isMany, case .written(let rows) = rows, let row: RowPlan = rows.first, row.children.isEmpty {
            let name: QualifiedName = table.writableName
            let template: SQLTemplate = InsertSQL(
                table: table, name: name, isUpsert: isUpsert, isIdentified: hasEntityIDs
            ).single(row)
            return step(write, sources, template, .json, [CapturedWrite(table: name, kind: kind)])
        }
        var tree: TreeSQL = TreeSQL(isUpsert: isUpsert, isIdentified: hasEntityIDs)
        let template: SQLTemplate = tree.statement(rows, table, isMany: isMany)
        var step: CompiledStep = step(
            write, sources, template, .json, tree.tables.map { CapturedWrite(table: $0.writableName, kind: kind) })
        // How many rows there are decides how they are best joined to what they refer to.
        step.planClass = .selective
        return step
    }

    private func change(
        _ write: RootWrite, _ table: Table, _ selection: WriteSelection, _ kind: CapturedWrite.Kind,
        _ sources: [ParameterSource], _ template: (UpdateSQL) -> SQLTemplate
    ) -> CompiledStep {
        let name: QualifiedName = table.writableName
        let sql: SQLTemplate = template(UpdateSQL(table: table, name: name, isIdentified: hasEntityIDs))
        var step: CompiledStep
        switch selection {
        case .key, .first: step = self.step(write, sources, sql, .json, [CapturedWrite(table: name, kind: kind)])
        // Writes of many rows send no implicit signals (language reference, `@refresh`).
        case .filter, .all: step = self.step(write, sources, sql, .affectedRowCount, [])
        }
        step.planClass = PlanClassifier.planClass(of: selection, in: table)
        return step
    }

    private func step(
        _ write: RootWrite, _ sources: [ParameterSource], _ template: SQLTemplate,
        _ result: CompiledStep.ResultKind, _ captures: [CapturedWrite]
    ) -> CompiledStep {
        CompiledStep(
            responseName: write.responseName, template: template, sources: sources, result: result, planClass: .keyed,
            captures: captures)
    }
}

extension Table {
    /// The name of a table; mutations exist for tables only.
    var writableName: QualifiedName { name ?? QualifiedName(schema: "", name: objectType) }
}
