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
    /// The steps for a shape; each knows its values' places in the variables. A root field of a mutation that cannot do with them is a
    /// step that is refused; the others run.
    ///
    /// - Errors: what could not be seen before the values were, such as a column that data lacks.
    func steps(for shape: OperationShape) -> Result<[CompiledStep], ShapeRefusal>
}

/// Why an operation cannot run for a shape.
public struct ShapeRefusal: Error, Hashable {
    /// What is wrong.
    public var faults: [ShapeFault]

    /// A refusal.
    public init(faults: [ShapeFault]) { self.faults = faults }
}

/// What is wrong with a request's values.
public struct ShapeFault: Hashable, Sendable {
    /// What is wrong, for the client.
    public var message: String
    /// The field that cannot do with them, by the response names that lead to it: a root field, or a member of `query { … }` in a
    /// mutation. Empty where it is the operation.
    public var path: [String]
    /// What they lack.
    public var missing: MissingMember?
    /// The value that is wrong.
    public var place: ValuePlace?

    /// A fault.
    public init(
        _ message: String, path: [String] = [], missing: MissingMember? = nil, place: ValuePlace? = nil
    ) {
        self.message = message
        self.path = path
        self.missing = missing
        self.place = place
    }
}

/// A value in the variables.
public struct ValuePlace: Hashable, Sendable {
    /// The slot of the variable.
    public var slot: Int
    /// The way from it to the value.
    public var path: [String]

    /// A value.
    public init(slot: Int, path: [String]) {
        self.slot = slot
        self.path = path
    }
}

/// A member that an object of a request's lacks, or one of many objects.
public struct MissingMember: Hashable, Sendable {
    /// The slot of the variable.
    public var slot: Int
    /// The way from it to the object, or to the list of objects.
    public var path: [String]
    /// The fields that lead from there to the objects within.
    public var fields: [String]
    /// The member's name.
    public var member: String

    /// A member of the objects at a place of a variable.
    public init(slot: Int, path: [String] = [], fields: [String] = [], member: String) {
        self.slot = slot
        self.path = path
        self.fields = fields
        self.member = member
    }
}
