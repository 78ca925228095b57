import GraphQLSyntax
import TypeSystem

/// Plans `_metadata`.
struct MetadataPlanner {
    let context: PlanningContext

    /// What is selected of it. Outside of searches it is null, whatever is selected.
    func metadata(_ field: CollectedField) -> MetadataPlan {
        guard let type: ObjectType = context.types.objectType(named: "_Metadata") else {
            return MetadataPlan(members: [], ranking: nil)
        }
        let selections: SelectionPlanner = SelectionPlanner(context: context)
        let members: [MetadataPlan.Named] = context.collector.collectSubfields(of: field, on: type).compactMap {
            member in
            selections.noteConditions(member)
            return self.member(member.field.name.value, of: type).map {
                MetadataPlan.Named(responseName: member.responseName, member: $0)
            }
        }
        return MetadataPlan(members: members, ranking: nil)
    }

    private func member(_ name: String, of type: ObjectType) -> MetadataPlan.Member? {
        switch name {
        case "relevance": .relevance
        case "distance": .distance
        case "__typename": .typename(type.name)
        default: nil
        }
    }
}
