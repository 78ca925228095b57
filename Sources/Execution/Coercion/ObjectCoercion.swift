import ConnectorModel
import JSON

/// Fits JSON objects to one input object type.
struct ObjectCoercion {
    let values: ValueCoercion
    let type: VariableObjectType
    /// How many objects the members stand in.
    let depth: Int

    /// The members that are given, in the order of the type; those of an order by rows as they are written, for it counts which is first.
    func members(of object: JSONObject) throws(CoercionFailure) -> [CoercedValue.Member] {
        var found: [(position: Int, member: CoercedValue.Member)] = []
        found.reserveCapacity(object.members.count)
        var isInOrder: Bool = true
        var failures: CoercionFailures = CoercionFailures()
        for given: JSONObject.Member in object.members {
            guard let position: Int = type.position(of: given.name, after: found.last?.position ?? -1) else {
                if failures.hasRoom { failures.add(unexpected(given.name, object)) }
                continue
            }
            isInOrder = isInOrder && found.last.map { $0.position < position } ?? true
            let value: CoercedValue
            do throws(CoercionFailure) {
                value = try self.value(given.value, type.members[position])
            } catch {
                guard failures.hasRoom else { break }
                failures.add(error)
                continue
            }
            found.append((position, CoercedValue.Member(name: type.members[position].name, value: value)))
        }
        if let failure: CoercionFailure = failures.failure { throw failure }
        if found.count < type.members.count { try fill(&found, &isInOrder) }
        let given: [CoercedValue.Member] = found.map(\.member)
        if !isInOrder { found.sort { $0.position < $1.position } }
        for pair: (Int, Int) in zip(found.indices, found.indices.dropFirst())
        where found[pair.0].position == found[pair.1].position {
            throw CoercionFailure("is given twice", path: ".\(found[pair.0].member.name)")
        }
        let members: [CoercedValue.Member] = type.isOrder ? given : found.map(\.member)
        try checkChoices(members)
        return members
    }

    private func value(
        _ given: JSONValue, _ member: VariableObjectType.Member
    ) throws(CoercionFailure) -> CoercedValue {
        if member.isNonNull, given == .null { throw CoercionFailure("must not be null", path: ".\(member.name)") }
        do throws(CoercionFailure) {
            return try values.coerceNullable(given, member.type, depth: depth)
        } catch {
            throw error.within(".\(member.name)")
        }
    }

    /// Members that must be given and are not.
    private func fill(
        _ found: inout [(position: Int, member: CoercedValue.Member)], _ isInOrder: inout Bool
    ) throws(CoercionFailure) {
        for (position, member) in type.members.enumerated()
        where member.isNonNull && !found.contains(where: { $0.position == position }) {
            guard let standard: JSONValue = member.defaultValue else {
                throw CoercionFailure("is missing", path: ".\(member.name)")
            }
            found.append((position, CoercedValue.Member(name: member.name, value: try value(standard, member))))
            isInOrder = false
        }
    }

    private func checkChoices(_ members: [CoercedValue.Member]) throws(CoercionFailure) {
        for choice: VariableObjectType.Choice in type.choices {
            let given: [String] = members.map(\.name).filter(choice.names.contains)
            let names: String = choice.names.joined(separator: ", ")
            if given.count > 1 { throw CoercionFailure("may hold only one of \(names)") }
            if given.isEmpty, choice.isRequired { throw CoercionFailure("must hold one of \(names)") }
        }
    }

    private func unexpected(_ name: String, _ object: JSONObject) -> CoercionFailure {
        guard !type.textOnly.contains(name) else {
            return CoercionFailure(
                "is not accepted in variables: only an operation itself can say it", path: ".\(name.shortened)")
        }
        let absent: [String] = type.members.map(\.name).filter { object[$0] == nil }
        let guess: String? = NearestName.of(name, among: absent) { _ in max(1, name.utf8.count / 3) }
        let suggestion: String = guess.map { " (did you mean \($0)?)" } ?? ""
        return CoercionFailure("is not expected in \(type.name)\(suggestion)", path: ".\(name.shortened)")
    }
}
