import ConnectorModel
import JSON

/// The rows of one level, with their values by column.
///
/// - Bounds: time and room are linear in the rows and what they give.
struct LevelRows {
    /// The number of the row around each, from 0; for the outermost rows all 0.
    let parents: [Int]
    private let cells: [String: [CoercedValue?]]

    var count: Int { parents.count }

    /// The outermost rows: a list of objects, or a single one.
    init(_ value: CoercedValue?) {
        var rows: [[CoercedValue.Member]] = []
        Self.add(value, to: &rows)
        self.init(rows, parents: Array(repeating: 0, count: rows.count))
    }

    /// The rows that a field of other rows holds.
    init(_ field: String, in around: LevelRows) {
        var rows: [[CoercedValue.Member]] = []
        var parents: [Int] = []
        for (parent, value) in (around.cells[field] ?? []).enumerated() {
            Self.add(value, to: &rows)
            while parents.count < rows.count { parents.append(parent) }
        }
        self.init(rows, parents: parents)
    }

    private init(_ rows: [[CoercedValue.Member]], parents: [Int]) {
        self.parents = parents
        var table: CellTable = CellTable(rowCount: rows.count)
        for row: [CoercedValue.Member] in rows { table.add(row) }
        cells = table.cells
    }

    private static func add(_ value: CoercedValue?, to rows: inout [[CoercedValue.Member]]) {
        switch value {
        case .object(let members)?: rows.append(members)
        case .list(let elements)?: for element: CoercedValue in elements { add(element, to: &rows) }
        default: break
        }
    }

    // MARK: Values

    func column(_ name: String, _ form: RowValueForm, absent: [CoercedValue]?) -> [CoercedValue] {
        guard let column: [CoercedValue?] = cells[name] else {
            return absent ?? Array(repeating: .null, count: count)
        }
        return column.enumerated().map { row, value in
            (value ?? absent?[row]).map(form.element) ?? .null
        }
    }

    func presence(_ name: String) -> [CoercedValue] {
        cells[name]?.map { .boolean($0 != nil) } ?? Array(repeating: .boolean(false), count: count)
    }

    func masks(_ names: [String]) -> [CoercedValue] {
        (0..<count).map { row in
            .text(String(names.map { cells[$0]?[row] == nil ? "0" : "1" }))
        }
    }
}

/// Sorts the members of rows by their names.
private struct CellTable {
    private var columns: [(name: String, values: [CoercedValue?])] = []
    private var positions: [String: Int] = [:]
    private var rowNumber: Int = 0
    private let rowCount: Int

    init(rowCount: Int) { self.rowCount = rowCount }

    var cells: [String: [CoercedValue?]] {
        Dictionary(columns.map { ($0.name, $0.values) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func add(_ row: [CoercedValue.Member]) {
        for (place, member) in row.enumerated() {
            columns[position(of: member.name, at: place)].values[rowNumber] = member.value
        }
        rowNumber += 1
    }

    /// Most rows give the same members in the same order: then their place says which column it is.
    private mutating func position(of name: String, at place: Int) -> Int {
        if place < columns.count, columns[place].name == name { return place }
        if let position: Int = positions[name] { return position }
        columns.append((name, Array(repeating: nil, count: rowCount)))
        positions[name] = columns.count - 1
        return columns.count - 1
    }
}

extension RowValueForm {
    /// The value as an element of an array over rows; one that is an element already stays as it is.
    func element(_ value: CoercedValue) -> CoercedValue {
        guard case .list(let elements) = value else { return value }
        return switch self {
        case .plain: value
        case .array: Self.text(ParameterText.array(elements))
        case .vector: Self.text(ParameterText.json(value).utf8)
        case .vectors: Self.text(ParameterText.array(elements.map { RowValueForm.vector.element($0) }))
        }
    }

    private static func text(_ utf8: [UInt8]) -> CoercedValue { .text(String(decoding: utf8, as: UTF8.self)) }
}
