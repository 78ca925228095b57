/// What the text of a statement depends on, of a variable's value in one request.
///
/// A variable that is an object (a filter, an order, data), or that stands where SQL has a word and no parameter (`DESC`, `DISTINCT`,
/// a field behind `@include`), decides the statement. Its values are parameters all the same: a shape has none of them.
public indirect enum VariableShape: Hashable, Sendable {
    /// A value that becomes a parameter.
    case value
    case null
    /// A value that becomes a word of the statement: an enum value of the language's own, `true` or `false`.
    case word(String)
    /// The members that were given.
    case object([Member])
    /// The elements of a list of objects or words.
    case list([VariableShape])
    /// Rows to be written, as many as there may be.
    case rows(RowsShape)

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its shape.
        public var shape: VariableShape

        /// A member.
        public init(name: String, shape: VariableShape) {
            self.name = name
            self.shape = shape
        }
    }
}

/// The shapes of all variables of a request that decide its statements.
public struct OperationShape: Hashable, Sendable {
    /// One entry for each of `CompiledOperation.shapedSlots`; nothing where the variable was left out.
    public var slots: [VariableShape?]

    /// The shapes of variables in order.
    public init(slots: [VariableShape?]) { self.slots = slots }
}

/// Plans an operation for one shape: made by the compiler, kept by the operation, asked by whoever runs it.
public protocol OperationPlanner: Sendable {
    /// The steps for a shape; each knows its values' places in the variables.
    ///
    /// - Errors: what could not be seen before the values were, such as a column that data lacks.
    func steps(for shape: OperationShape) -> Result<[CompiledStep], ShapeRefusal>
}

/// Why an operation cannot run for a shape.
public struct ShapeRefusal: Error, Hashable {
    /// What is wrong, for the client.
    public var messages: [String]

    /// A refusal.
    public init(messages: [String]) { self.messages = messages }
}
