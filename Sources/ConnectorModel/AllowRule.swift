/// Which members a client may give in a variable that is an object, and how many (`@allow`).
public struct AllowRule: Hashable, Sendable {
    /// The members; nothing where the variable holds no objects.
    public var fields: AllowedFields
    /// So many rows, conditions or elements at most.
    public var maxCount: Int

    /// A rule.
    public init(fields: AllowedFields, maxCount: Int) {
        self.fields = fields
        self.maxCount = maxCount
    }
}

/// The members of an object that a client may give.
public struct AllowedFields: Hashable, Sendable {
    /// The members by name, each with those of the objects in it; nothing behind a name leaves these open.
    public var members: [String: AllowedFields?]

    /// Some members.
    public init(_ members: [String: AllowedFields?] = [:]) { self.members = members }
}
