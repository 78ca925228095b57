import JSON
import SchemaModel

/// Fills tables with rows that their constraints let in.
struct RowGenerator {
    private let values: ValueGenerator
    private var random: Random

    init(_ schema: Schema, _ random: Random) {
        values = ValueGenerator(schema: schema)
        self.random = random
    }

    mutating func fill(_ model: inout Model) {
        for table: Table in Self.inOrder(model.schema.tables) {
            for _: Int in 0..<random.within(3...9) { add(to: table, &model) }
        }
        for table: Table in model.schema.tables { point(table, &model) }
    }

    /// Tables after those that their rows must point to.
    private static func inOrder(_ tables: [Table]) -> [Table] {
        var result: [Table] = []
        while let next: Table = tables.first(where: { table in
            !result.contains { $0.objectType == table.objectType }
                && table.references.allSatisfy { reference in
                    !reference.isRequired || result.contains { $0.objectType == reference.target }
                }
        }) {
            result.append(next)
        }
        return result
    }

    /// Adds a row; one that the constraints refuse is left out.
    private mutating func add(to table: Table, _ model: inout Model) {
        var row: Row = [:]
        for column: Column in table.columns {
            let mayBeNull: Bool = column.isNullable && !table.primaryKey.contains(column.fieldName)
            row[column.fieldName] =
                mayBeNull && random.chance(3)
                ? .null : Given(value(column)).value(as: column.type, model.schema)
        }
        for reference: Reference in table.references {
            set(reference, of: &row, to: reference.isRequired ? target(reference, model) : nil)
        }
        try? model.add(row, to: table)
    }

    private mutating func value(_ column: Column) -> JSONValue {
        guard column.type == ColumnType(.scalar(.uuid)), random.chance(2) else {
            let json: JSONValue = values.json(column.type, &random)
            // Not the product, but others may put a null into a list.
            guard case .array(let elements) = json, column.type.isList, column.type.element != .scalar(.any),
                random.chance(4)
            else { return json }
            return .array(random.shuffled(elements + [.null]))
        }
        return .string((0..<32).map { _ in random.pick(["0", "1", "7", "9", "a", "f"]) }.joined())
    }

    /// References that may be null are set once all rows are there.
    private mutating func point(_ table: Table, _ model: inout Model) {
        for reference: Reference in table.references where !reference.isRequired {
            for position: Int in (model.rows[table.objectType] ?? []).indices where !random.chance(3) {
                guard var row: Row = model.rows[table.objectType]?[position] else { continue }
                set(reference, of: &row, to: target(reference, model))
                guard (try? model.checkUnique(row, of: table, at: position)) != nil else { continue }
                model.rows[table.objectType]?[position] = row
            }
        }
    }

    private mutating func target(_ reference: Reference, _ model: Model) -> Row? {
        let rows: [Row] = model.rows[reference.target] ?? []
        return rows.isEmpty ? nil : random.pick(rows)
    }

    private func set(_ reference: Reference, of row: inout Row, to target: Row?) {
        for pair: Reference.Pair in reference.pairs {
            row[pair.fieldName] = target?.value(pair.targetFieldName) ?? .null
        }
    }
}
