/// Where the entity ids of a result stand, for the pass that takes them out of it (`Execution/Results/EntityLift.swift`).
///
/// - Shape: an object that is an entity has the member `"#"` before all others, with its id. Only what leads to such objects is in here;
///   whatever else a result holds (columns, `Any`, what native SQL gives) is passed over whole, and may hold `"#"` itself.
public struct EntityShape: Hashable, Sendable {
    /// A member that is an entity, or in which there are some.
    public struct Member: Hashable, Sendable {
        /// Its name in the response, as it stands in the JSON: names of GraphQL need no escapes.
        public var name: [UInt8]
        /// Where entity ids stand in it.
        public var shape: EntityShape

        /// A member.
        public init(name: String, shape: EntityShape) {
            self.name = Array(name.utf8)
            self.shape = shape
        }
    }

    /// The name of the member with the id. No response name is like it.
    public static let idName: String = "#"

    /// Whether it is a list of such objects.
    public var isList: Bool
    /// Whether the object, or each of the list, has an id.
    public var hasID: Bool
    /// The members with entities of the object, or of each of the list, in the order of the response.
    public var members: [Member]

    /// A place of entities.
    public init(isList: Bool = false, hasID: Bool, members: [Member] = []) {
        self.isList = isList
        self.hasID = hasID
        self.members = members
    }
}
