import ConnectorModel

/// A row that a variable holds, without the columns that the row around it gives.
struct RowShape: Hashable {
    /// Its table.
    let table: TableInterface
    /// The columns that are not to be written, because they point to the row around.
    let omitted: [String]

    /// The columns that may be written.
    var columns: [ColumnInterface] { table.columns.filter { !omitted.contains($0.name) } }

    /// `BookData`, or `ChapterDataWithoutBookId` within a book.
    var name: String {
        let columns: String = omitted.map(Naming.pascalCase).joined(separator: "And")
        return "\(Naming.typeName(table.name))Data\(columns.isEmpty ? "" : "Without\(columns)")"
    }

    /// Rows in such a row, each with its shape.
    func children(in interface: ConnectorInterface) -> [(rows: ChildRowsInterface, shape: RowShape)] {
        table.children.compactMap { rows in
            interface.table(rows.table).map { (rows, RowShape(table: $0, omitted: rows.omittedColumns)) }
        }
    }

    /// All that variables of a connector hold, rows within rows too, by name.
    static func all(in interface: ConnectorInterface) -> [RowShape] {
        let types: [ClientType] =
            interface.operations.flatMap { $0.variables.map(\.type) }
            + interface.inputs.flatMap { $0.members.map(\.type) }
        var waiting: [RowShape] = types.compactMap { type in
            guard case .row(let table) = type.element else { return nil }
            return interface.table(table).map { RowShape(table: $0, omitted: []) }
        }
        var found: Set<RowShape> = []
        while let shape: RowShape = waiting.popLast() {
            guard found.insert(shape).inserted else { continue }
            waiting += shape.children(in: interface).map(\.shape)
        }
        return found.sorted { $0.name < $1.name }
    }
}
