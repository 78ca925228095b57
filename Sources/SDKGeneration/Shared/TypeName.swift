extension Naming {
    /// A name of GraphQL as the name of a type: `book_insert` as `BookInsert`, with an underscore before a digit. What is nothing but
    /// underscores is a `Field`.
    static func typeName(_ name: String) -> String {
        let pascal: String = pascalCase(name)
        guard let first: Character = pascal.first else { return "Field" }
        return first.isNumber ? "_\(pascal)" : pascal
    }
}
