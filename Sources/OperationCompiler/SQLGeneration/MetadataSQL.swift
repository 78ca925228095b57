import SQL
import SchemaModel

/// Writes `_metadata`: what a search says about a row.
enum MetadataSQL {
    /// An object; null where rows are not searched for.
    static func value(_ metadata: MetadataPlan, _ alias: String) -> SQLTemplate {
        guard let ranking: MetadataPlan.Member = metadata.ranking else { return .build { $0.literal(.null) } }
        let members: [(name: String, value: SQLTemplate)] = metadata.members.map { named in
            (named.responseName, member(named.member, ranking, alias))
        }
        return .sequence([.text("("), ObjectSQL.select(members, from: nil), .text(")")])
    }

    private static func member(
        _ member: MetadataPlan.Member, _ ranking: MetadataPlan.Member, _ alias: String
    ) -> SQLTemplate {
        .build {
            switch member {
            case .typename(let name): $0.literal(.typed(name, .text))
            case ranking: $0.column(alias, RankedSQL.rank)
            case .relevance, .distance: $0.literal(.null)
            }
        }
    }
}
