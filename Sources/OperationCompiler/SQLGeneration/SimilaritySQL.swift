import SQL
import SchemaModel

/// Writes the comparison of a column with a vector by an operator of pgvector.
struct SimilaritySQL {
    let similarity: SimilarityPlan
    let list: ListPlan
    let alias: String

    var parts: RankedSQL {
        RankedSQL(
            source: .text(""), conditions: [presence, within], rank: rank,
            // An index is found by this expression and no other.
            order: .build {
                $0.keyword(" ORDER BY ")
                $0.append(elementDistance)
            })
    }

    /// The distance of an element of the list: of several rows that are one, that of the nearest.
    private var elementDistance: SQLTemplate {
        list.elements == .rows ? distance : .sequence([.text("min("), distance, .text(")")])
    }

    /// A row without a vector is near to nothing, and nothing is near to null.
    private var presence: SQLTemplate {
        let isThere: SQLTemplate = .build {
            $0.column(alias, similarity.column.name)
            $0.keyword(" IS NOT NULL")
        }
        guard case .source(let source) = similarity.compare, source.canBeAbsent || source.canBeNull else {
            return isThere
        }
        return .choice(
            source: source.index, absent: .refused(sources: [source.index]), null: .text("FALSE"), value: isThere)
    }

    private var distance: SQLTemplate {
        .build {
            $0.column(alias, similarity.column.name)
            $0.keyword(similarity.method.sign)
            similarity.compare.append(to: &$0, as: similarity.column.elementBindingType)
        }
    }

    /// JSON has no word for what a vector of length zero is away from another by angle. Zero is added because the negative inner product
    /// of vectors at right angles is minus zero.
    private var rank: SQLTemplate {
        .build {
            $0.keyword("CASE WHEN abs(")
            $0.append(elementDistance)
            $0.keyword(") < 'Infinity' THEN 0 + (")
            $0.append(elementDistance)
            $0.keyword(") END")
        }
    }

    private var within: SQLTemplate {
        guard let within: Operand = similarity.within else { return .nothing }
        return ComparisonSQL.optional(within, null: .nothing) { value in
            .build {
                $0.append(distance)
                $0.keyword(" < ")
                value.append(to: &$0, as: .doublePrecision)
            }
        }
    }
}

extension SimilarityMethod {
    /// The operator, less for nearer (pgvector, "Querying").
    fileprivate var sign: StaticString {
        switch self {
        case .innerProduct: " <#> "
        case .l2: " <-> "
        case .cosine: " <=> "
        }
    }
}
