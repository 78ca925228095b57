import SQL
import SchemaModel

/// Writes what changes make of a value.
struct ChangeSQL {
    let column: Column
    let plan: ChangePlan

    /// What a row that is there gets, from what it holds in a range variable; vanishes when nothing is changed.
    func changed(in alias: String) -> SQLTemplate {
        let held: SQLTemplate = .build {
            $0.append(ListFormSQL.array(of: column, in: alias))
            // Functions of arrays want both to be of one type, be the column's of a length or not.
            if column.type.isList, !column.isListAsJSON, column.sqlType != column.bindingType {
                $0.keyword("::")
                $0.type(column.bindingType)
            }
        }
        let whole: SQLTemplate = value(from: held)
        let sources: [SourceReference?] = plan.changes.map(\.source)
        guard !plan.changes.isEmpty else { return .nothing }
        guard !sources.contains(nil) else { return whole }
        return .join(
            SQLTemplate.Join(
                separator: "", close: whole, elements: sources.map { SQLTemplate.text("").ifGiven($0) }))
    }

    /// What a new row gets; nothing where that is the database's business.
    var initial: SQLTemplate? {
        switch plan.start {
        case nil, .database?: return nil
        case .emptyList?:
            return value(
                from: .build {
                    $0.literal(.array([], column.elementBindingType))
                })
        case .value(let operand)?: return value(from: .build { operand.append(to: &$0, as: column.bindingType) })
        case .expression(let text)?: return value(from: ListFormSQL.array(ofStored: text, column))
        }
    }

    private func value(from start: SQLTemplate) -> SQLTemplate {
        column.type.isList ? ListFormSQL.stored(list(from: start), column) : sum(from: start)
    }

    // MARK: Numbers and times

    private func sum(from start: SQLTemplate) -> SQLTemplate {
        let parts: [SQLTemplate] = plan.changes.flatMap(part)
        let isTime: Bool = [.date, .timestamp].contains(column.type.singleScalar)
        guard isTime, !parts.isEmpty else {
            let sum: SQLTemplate = .sequence([start] + parts)
            return parts.isEmpty ? sum : withinScalar(sum)
        }
        let type: PostgresType = column.bindingType
        return RelativeTimeSQL.inRange(
            .sequence([RelativeTimeSQL.onTheClock(start, as: type)] + parts), as: type)
    }

    /// A number, refused where the column could hold it but the scalar has no such number. The digits of a decimal number stay.
    private func withinScalar(_ sum: SQLTemplate) -> SQLTemplate {
        guard column.bindingType == PostgresType("numeric") else { return sum }
        guard column.type.singleScalar == .float else { return .sequence([.text("("), sum, .text(")::bigint")]) }
        return .build {
            $0.keyword("(SELECT CASE WHEN s.v::double precision IS NOT NULL THEN s.v END FROM (SELECT ")
            $0.append(sum)
            $0.keyword(" AS v) AS s)")
        }
    }

    private func part(_ change: ColumnChange) -> [SQLTemplate] {
        let isAdded: Bool = change.kind == .increase
        switch change.amount {
        case .duration(let duration): return RelativeTimeSQL.shift(duration, isAdded: isAdded)
        case .value(let operand):
            let part: SQLTemplate = .build {
                $0.keyword(isAdded ? " + " : " - ")
                operand.append(to: &$0, as: column.bindingType)
            }
            return [part.ifGiven(change.source)]
        }
    }

    // MARK: Lists

    /// Each change goes around what the ones before it have made, so that one that vanishes leaves these as they are.
    private func list(from start: SQLTemplate) -> SQLTemplate {
        var before: [SQLTemplate] = []
        var after: [SQLTemplate] = []
        for change: ColumnChange in plan.changes {
            guard case .value(let operand) = change.amount else { continue }
            let (open, close): (SQLTemplate, SQLTemplate) = around(change.kind, operand)
            before.insert(open.ifGiven(change.source), at: 0)
            after.append(close.ifGiven(change.source))
        }
        return .sequence(before + [start] + after)
    }

    /// What stands before and after a list to change it. Null is no element of what is given, but other programs may have stored one:
    /// `array_position` tells it from others where `=` would not.
    private func around(_ kind: ColumnChange.Kind, _ operand: Operand) -> (open: SQLTemplate, close: SQLTemplate) {
        let given: SQLTemplate = .build { operand.append(to: &$0, as: column.bindingType) }
        switch kind {
        case .append, .increase, .decrease:
            return (.text("array_cat("), .sequence([.text(", "), given, .text(")")]))
        case .prepend: return (.sequence([.text("array_cat("), given, .text(", ")]), .text(")"))
        case .add:
            let open: SQLTemplate = .build {
                $0.keyword("(SELECT array_cat(s.l, ARRAY(SELECT g.e FROM unnest(")
                $0.append(given)
                $0.keyword(") WITH ORDINALITY AS g(e, n) WHERE array_position(s.l, g.e) IS NULL")
                $0.keyword(" GROUP BY g.e ORDER BY min(g.n))) FROM (SELECT ")
            }
            return (open, .text(" AS l) AS s)"))
        case .remove:
            let open: SQLTemplate = .build {
                $0.keyword("(SELECT CASE WHEN s.l IS NOT NULL THEN ARRAY(SELECT u.e FROM unnest(s.l)")
                $0.keyword(" WITH ORDINALITY AS u(e, n) WHERE array_position(")
                $0.append(given)
                $0.keyword(", u.e) IS NULL ORDER BY u.n) END FROM (SELECT ")
            }
            return (open, .text(" AS l) AS s)"))
        }
    }
}
