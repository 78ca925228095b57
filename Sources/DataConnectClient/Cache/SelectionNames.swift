/// What the names of one selection of an operation stand for, walked along with a response.
struct SelectionNames: Hashable, Sendable {
    private var fields: [String: ResponseField] = [:]
    private var below: [String: SelectionNames] = [:]

    /// All names are those of fields.
    init() {}

    /// - Parameter ways: names from the root, joined by dots, which no name of GraphQL has.
    init(_ ways: [String: ResponseField]) {
        for (way, field): (String, ResponseField) in ways {
            insert(field, at: way.split(separator: ".").map(String.init)[...])
        }
    }

    private mutating func insert(_ field: ResponseField, at names: ArraySlice<String>) {
        guard let name: String = names.first else { return }
        if names.count == 1 {
            fields[name] = field
        } else {
            below[name, default: SelectionNames()].insert(field, at: names.dropFirst())
        }
    }

    /// The field of a row that a name stands for; nothing where the value is not the row's.
    func field(_ name: String) -> String? {
        switch fields[name] {
        case .field(let field)?: field
        case .own?: nil
        case nil: name
        }
    }

    /// The selection within a field.
    func step(_ name: String) -> SelectionNames { below[name] ?? SelectionNames() }
}
