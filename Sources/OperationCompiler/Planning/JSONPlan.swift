import SQL

/// JSON with values of a request in it: a literal of `Any` that holds variables.
indirect enum JSONPlan: Hashable {
    /// A part without variables, as JSON text.
    case constant(String)
    /// A variable; absent in a list it is null, absent in an object it takes its member with it (GraphQL specification, 3.10 and 3.12).
    case variable(SourceReference, isText: Bool)
    case array([JSONPlan])
    case object([Member])

    struct Member: Hashable {
        var name: String
        var value: JSONPlan
    }
}
