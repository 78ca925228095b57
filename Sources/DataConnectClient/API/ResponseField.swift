/// What a name in the responses of an operation stands for, where it is not the field of that name.
///
/// A cache keeps the values of a row once, for all operations: it must know which field a value is of, and a response has only
/// names that the operation chose.
public enum ResponseField: Hashable, Sendable {
    /// A field of the row's type that the operation gives another name: an alias.
    case field(String)
    /// A field whose value depends on the arguments that the operation gives it: nothing of the row itself.
    case own
}

extension DataConnect {
    /// Tells the cache of names in responses that are not those of fields. Generated code does.
    ///
    /// - Parameter fields: for each operation the ways to such names, without indices of lists: `["book.title": .field("shelf")]`.
    public func nameFields(_ fields: [String: [String: ResponseField]]) {
        updateConfiguration { configuration in
            for (operation, names): (String, [String: ResponseField]) in fields {
                configuration.fields[operation] = SelectionNames(names)
            }
        }
    }
}
