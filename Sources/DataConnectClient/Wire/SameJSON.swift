import JSON

extension JSONText {
    /// Whether both mean the same: a result that was put together here is spelled in another way than the server spells it.
    func isSame(as other: JSONText) -> Bool {
        if self == other { return true }
        guard let one: JSONValue = try? parseJSON(utf8, maximumDepth: ServerResponse.maximumDepth),
            let two: JSONValue = try? parseJSON(other.utf8, maximumDepth: ServerResponse.maximumDepth)
        else { return false }
        return one.isSame(as: two)
    }
}

extension JSONValue {
    /// Whether both are one value, in whatever order members are.
    fileprivate func isSame(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
        case (.object(let one), .object(let two)):
            one.members.count == two.members.count
                && one.members.allSatisfy { member in two[member.name].map(member.value.isSame) ?? false }
        default: self == other
        }
    }
}
