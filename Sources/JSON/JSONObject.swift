/// The members of a JSON object, in the order they were written, each name once.
///
/// Look-up is linear: client variables and claims have few members, and a wide object is walked, not searched.
public struct JSONObject: Hashable, Sendable {
    /// One member.
    public struct Member: Hashable, Sendable {
        /// The name, after unescaping.
        public var name: String
        /// The value.
        public var value: JSONValue

        /// A member.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The members in order.
    public var members: [Member]

    /// An object of members whose names differ.
    public init(_ members: [Member] = []) { self.members = members }

    /// The value of the member of that name. Setting nothing removes it.
    public subscript(name: String) -> JSONValue? {
        get { members.first { $0.name == name }?.value }
        set {
            let index: Int? = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }
}
