import SQL
import SchemaModel

/// Writes updates and deletes.
struct UpdateSQL {
    let table: Table
    let name: QualifiedName
    /// Whether keys are answered with the ids of their rows.
    var isIdentified: Bool = false

    private static let target: String = "t0"
    private static let locked: String = "o"

    // MARK: Update

    func update(_ selection: WriteSelection, _ assignments: [Assignment]) -> SQLTemplate {
        let sets: [SQLTemplate] = assignments.map { assignment in
            AssignmentSQL.set(assignment, AssignmentSQL.value(assignment.value, assignment.column), in: Self.target)
        }
        let changesKey: Bool = assignments.contains { table.primaryKey.contains($0.column.fieldName) }
        let parts: Parts = parts(selection, changesKey ? .key : .others)
        return .join(
            SQLTemplate.Join(
                separator: ", ",
                open: .build {
                    $0.append(parts.with)
                    $0.keyword("UPDATE ")
                    appendTarget(to: &$0)
                    $0.keyword(" SET ")
                },
                close: .build {
                    if parts.isLocked { $0.keyword(" FROM o") }
                    $0.append(parts.condition)
                    $0.append(parts.returning)
                },
                elements: sets, otherwise: unchanged(self.parts(selection, .nothing))))
    }

    /// Nothing to set: the same answer without writing.
    private func unchanged(_ parts: Parts) -> SQLTemplate {
        .build {
            $0.append(parts.with)
            $0.append(parts.selectingInstead)
            $0.keyword(" FROM ")
            appendTarget(to: &$0)
            if parts.isLocked { $0.keyword(", o") }
            $0.append(parts.condition)
        }
    }

    // MARK: Delete

    func delete(_ selection: WriteSelection) -> SQLTemplate {
        let parts: Parts = parts(selection, .rows)
        return .build {
            $0.append(parts.with)
            $0.keyword("DELETE FROM ")
            appendTarget(to: &$0)
            if parts.isLocked { $0.keyword(" USING o") }
            $0.append(parts.condition)
            $0.append(parts.returning)
        }
    }

    // MARK: Selections

    private struct Parts {
        /// `WITH o AS (…)`: the row found and locked first, where the statement could not say which it was otherwise.
        var with: SQLTemplate = .text("")
        var isLocked: Bool = false
        var condition: SQLTemplate = .text("")
        var returning: SQLTemplate = .text("")
        var selectingInstead: SQLTemplate = .text("SELECT 1")
    }

    /// What a statement does to the rows it selects, which decides how they are locked beforehand.
    private enum Effect {
        case nothing
        /// Changes columns that no other row points to.
        case others
        case key
        /// Takes the rows away.
        case rows
    }

    private func parts(_ selection: WriteSelection, _ effect: Effect) -> Parts {
        let changesKey: Bool = effect == .key
        switch selection {
        case .all: return many(nil, effect)
        case .filter(let filter):
            var aliases: Aliases = Aliases(after: 1)
            return many(required(filter, &aliases), effect)
        case .key(let key):
            let condition: SQLTemplate = KeySQL.whereClause(key, Self.target)
            guard changesKey else { return single(condition: condition) }
            return locking(condition, changesKey: true)
        case .first(let filter, let order):
            var aliases: Aliases = Aliases(after: 1)
            let condition: SQLTemplate = filter.map { required($0, &aliases) } ?? .text("")
            var orders: OrderSQL = OrderSQL(aliases: aliases)
            let parts: OrderSQL.Parts = orders.parts(order, Self.target)
            return locking(
                condition, joins: parts.joins, order: .sequence([parts.clause, .text(" LIMIT 1")]),
                changesKey: changesKey)
        }
    }

    /// A filter that must not vanish: without it every row would be meant.
    private func required(_ filter: FilterPlan, _ aliases: inout Aliases) -> SQLTemplate {
        var filters: FilterSQL = FilterSQL(aliases: aliases)
        let condition: SQLTemplate = filters.condition(filter, on: Self.target)
        aliases = filters.aliases
        return .join(
            SQLTemplate.Join(
                separator: "", open: .text(" WHERE "), elements: [condition],
                otherwise: .refused(sources: condition.shapeSources)))
    }

    private func single(condition: SQLTemplate) -> Parts {
        let columns: SQLTemplate = .build {
            KeySQL.appendOutput(table, Self.target, isIdentified: isIdentified, to: &$0)
            $0.reported {
                $0.keyword(", pg_current_xact_id()::text, json_build_array(")
                KeySQL.appendCapture(table, Self.target, to: &$0)
                $0.keyword(")")
            }
        }
        return Parts(
            condition: condition, returning: .sequence([.text(" RETURNING "), columns]),
            selectingInstead: .build {
                $0.keyword("SELECT ")
                KeySQL.appendOutput(table, Self.target, isIdentified: isIdentified, to: &$0)
                $0.reported { $0.keyword(", NULL::text, NULL::json") }
            })
    }

    /// Many rows are locked in the order of their keys before they are written: two statements that write the same rows would each wait
    /// for the other if they met them in different orders.
    ///
    /// What rows point to is locked no stronger than the write itself does, or rows that point there could not be inserted meanwhile.
    ///
    /// The write finds the rows by the same condition once more, after all are locked: both look at one snapshot, so they mean the same
    /// rows. A join with the locked keys would have PostgreSQL read the whole table for a hundredth of its rows.
    private func many(_ condition: SQLTemplate?, _ effect: Effect) -> Parts {
        guard effect != .nothing else { return Parts(condition: condition ?? .text("")) }
        return Parts(
            with: .build {
                $0.keyword("WITH o AS (SELECT FROM ")
                appendTarget(to: &$0)
                if let condition { $0.append(condition) }
                $0.keyword(" ORDER BY ")
                KeySQL.appendColumns(table, Self.target, to: &$0)
                $0.keyword(effect == .others ? " FOR NO KEY UPDATE) " : " FOR UPDATE) ")
            },
            condition: .build {
                if let condition {
                    $0.append(condition)
                    $0.keyword(" AND ")
                } else {
                    $0.keyword(" WHERE ")
                }
                $0.keyword("(SELECT count(*) FROM o) >= 0")
            })
    }

    /// The row is found and locked before it is written, so that its key before the change is known, and a row that no longer satisfies
    /// the filter is passed over.
    private func locking(
        _ condition: SQLTemplate, joins: SQLTemplate = .text(""), order: SQLTemplate = .text(""), changesKey: Bool
    ) -> Parts {
        var parts: Parts = single(condition: .text(""))
        parts.isLocked = true
        parts.with = .build {
            $0.keyword("WITH o AS (SELECT ")
            KeySQL.appendColumns(table, Self.target, to: &$0)
            $0.keyword(" FROM ")
            appendTarget(to: &$0)
            $0.append(joins)
            $0.append(condition)
            $0.append(order)
            // Not the rows that only say which comes first.
            $0.keyword(" FOR UPDATE OF ")
            $0.identifier(Self.target)
            $0.keyword(") ")
        }
        parts.condition = .build {
            $0.keyword(" WHERE ")
            KeySQL.appendEquality(table, Self.target, Self.locked, to: &$0)
        }
        parts.returning = .build {
            $0.keyword(" RETURNING ")
            KeySQL.appendOutput(table, Self.target, isIdentified: isIdentified, to: &$0)
            $0.reported {
                $0.keyword(", pg_current_xact_id()::text, json_build_array(")
                KeySQL.appendCapture(table, Self.target, to: &$0)
                if changesKey {
                    $0.keyword(", ")
                    KeySQL.appendCapture(table, Self.locked, to: &$0)
                }
                $0.keyword(")")
            }
        }
        return parts
    }

    private func appendTarget(to sql: inout SQLBuilder) {
        sql.identifier(name)
        sql.keyword(" AS ")
        sql.identifier(Self.target)
    }
}
