import SchemaModel

/// A root field of a mutation that writes rows of a table: `movie_insertMany`.
struct WriteField {
    enum Verb: String {
        case insert, insertMany, upsert, upsertMany, update, updateMany, delete, deleteMany
    }

    let table: Table
    let verb: Verb

    init?(_ name: String, in schema: Schema) {
        guard let underscore: String.Index = name.lastIndex(of: "_"),
            let verb: Verb = Verb(rawValue: String(name[name.index(after: underscore)...])),
            let table: Table = schema.table(singular: String(name[..<underscore]))
        else { return nil }
        self.table = table
        self.verb = verb
    }

    /// Whether rows are put into the table.
    var putsRows: Bool {
        switch verb {
        case .insert, .insertMany, .upsert, .upsertMany: true
        case .update, .updateMany, .delete, .deleteMany: false
        }
    }
}
