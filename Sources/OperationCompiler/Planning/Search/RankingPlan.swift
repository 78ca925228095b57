import SQL
import SchemaModel

/// How the rows of a list are searched for, which gives their order where no other is asked for.
enum RankingPlan: Hashable {
    case search(SearchPlan)
    case similarity(SimilarityPlan)
}

/// Full-text search.
struct SearchPlan: Hashable {
    var search: FullTextSearch
    var format: SearchFormat
    /// What is searched for; nothing where the operation gives none, and then nothing is searched.
    var query: Operand?
    /// The relevance below which rows are left out; nothing for none.
    var threshold: Operand?
}

/// How a search query is written (`Search_QueryFormat`).
enum SearchFormat: String, Hashable {
    case query = "QUERY"
    case plain = "PLAIN"
    case phrase = "PHRASE"
    case advanced = "ADVANCED"
}

/// A comparison with a vector.
struct SimilarityPlan: Hashable {
    var column: Column
    var method: SimilarityMethod
    var compare: Operand
    /// The distance below which rows are kept; nothing for any.
    var within: Operand?
}

/// How distance is measured (`VectorSimilarityMethod`).
enum SimilarityMethod: String, Hashable {
    case innerProduct = "INNER_PRODUCT"
    case l2 = "L2"
    case cosine = "COSINE"
}

/// `_metadata` of a row.
struct MetadataPlan: Hashable {
    enum Member: Hashable {
        case relevance
        case distance
        case typename(String)
    }

    var members: [Named]
    /// What the list around ranks by: the member that has a value. Nothing where rows are not searched for.
    var ranking: Member?

    /// A member with its name in the response.
    struct Named: Hashable {
        var responseName: String
        var member: Member
    }
}

extension ObjectPlan {
    /// The object as a row of a search: its metadata, and nothing below it, has a value.
    func ranked(by member: MetadataPlan.Member) -> ObjectPlan {
        var result: ObjectPlan = self
        result.fields = fields.map { field in
            guard case .metadata(var metadata) = field.kind else { return field }
            metadata.ranking = member
            return FieldPlan(responseName: field.responseName, kind: .metadata(metadata))
        }
        return result
    }

    /// Whether the response shows what the row is ranked by.
    var showsRank: Bool {
        fields.contains { field in
            guard case .metadata(let metadata) = field.kind, let ranking: MetadataPlan.Member = metadata.ranking else {
                return false
            }
            return metadata.members.contains { $0.member == ranking }
        }
    }
}
