import GraphQLSyntax

/// A selected field is defined on its parent type (section 5.3.1).
struct FieldSelections: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .field(let field) = node, context.place.field == nil,
            let parent: NamedType = context.place.parentType
        else { return }
        let name: String = field.name.value
        context.sink.add(
            .fieldSelections, "Cannot query field \"\(name)\" on type \"\(parent.name)\".", at: [field.span],
            question: question(name, parent, context.schema), hint: hint(name, parent, context.schema))
    }

    /// A field of the other kind of operation is told by that; else there is what the type has.
    private func hint(_ name: String, _ parent: NamedType, _ schema: GraphQLSchema) -> String? {
        if parent.name == schema.rootTypeName(for: .query), schema.rootType(for: .mutation)?.fields[name] != nil {
            return "it is a field of mutations: make the operation a `mutation`"
        }
        if let mutations: ObjectType = schema.rootType(for: .mutation), parent.name == mutations.name,
            schema.rootType(for: .query)?.fields[name] != nil
        {
            return mutations.fields["query"] == nil
                ? "it is a field of queries: make the operation a `query`"
                : "it is a field of queries: select it in `query { … }`, or make the operation a `query`"
        }
        return knownNames(parent.fields?.names ?? [], of: parent.name, verb: "has")
    }

    private func question(_ name: String, _ parent: NamedType, _ schema: GraphQLSchema) -> String? {
        let types: [String] = typesWithField(name, below: parent, schema)
        if !types.isEmpty {
            return Suggestion(names: types).question(lead: "to use an inline fragment on")
        }
        return Suggestion(for: name, among: parent.fields?.names ?? []).question()
    }

    /// The subtypes that have the field: what most of them share first, an interface before its implementations.
    private func typesWithField(_ name: String, below parent: NamedType, _ schema: GraphQLSchema) -> [String] {
        guard parent.isAbstract else { return [] }
        var counts: [String: Int] = [:]
        for possible: String in schema.possibleTypeNames(of: parent) {
            guard let object: ObjectType = schema.objectType(named: possible), object.fields[name] != nil else {
                continue
            }
            counts[possible, default: 0] += 1
            for interface: Name in object.interfaces
            where schema.type(named: interface.value)?.fields?[name] != nil {
                counts[interface.value, default: 0] += 1
            }
        }
        return counts.keys.sorted { first, second in
            let (firstCount, secondCount): (Int, Int) = (counts[first] ?? 0, counts[second] ?? 0)
            if firstCount != secondCount { return firstCount > secondCount }
            if schema.isSubtype(second, of: first) { return true }
            if schema.isSubtype(first, of: second) { return false }
            return first < second
        }
    }
}
