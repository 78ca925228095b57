import SQL

/// Writes JSON that holds values of a request.
enum JSONSQL {
    /// A function takes a hundred arguments at most (PostgreSQL manual, appendix K); a member is two.
    private static let mostParts: Int = 50

    static func value(_ plan: JSONPlan) -> SQLTemplate {
        switch plan {
        case .constant(let text): return .build { $0.literal(.typed(text, .jsonb)) }
        case .variable(let source, let isText): return variable(source, isText)
        case .array(let elements):
            return chunks(elements, "jsonb_build_array(") { $0.absentAsNull }
        case .object(let members):
            return chunks(members, "jsonb_build_object(", member)
        }
    }

    private static func variable(_ source: SourceReference, _ isText: Bool) -> SQLTemplate {
        let value: SQLTemplate = .build {
            if isText { $0.keyword("to_jsonb(") }
            $0.parameter(source.index, isText ? .text : .jsonb)
            if isText { $0.keyword(")") }
        }
        guard source.canBeAbsent || source.canBeNull else { return value }
        return .choice(source: source.index, absent: .nothing, null: .text("'null'::jsonb"), value: value)
    }

    private static func member(_ member: JSONPlan.Member) -> SQLTemplate {
        .join(
            SQLTemplate.Join(
                separator: "",
                open: .build {
                    $0.literal(.string(member.name))
                    $0.keyword(", ")
                },
                elements: [value(member.value)]))
    }

    private static func chunks<Part>(
        _ parts: [Part], _ function: StaticString, _ write: (Part) -> SQLTemplate
    ) -> SQLTemplate {
        let calls: [SQLTemplate] = stride(from: 0, to: parts.count, by: mostParts).map { start in
            .join(
                SQLTemplate.Join(
                    separator: ", ", open: .build { $0.keyword(function) }, close: .text(")"),
                    elements: parts[start..<min(start + mostParts, parts.count)].map(write),
                    // Whatever vanishes, an object stays one.
                    otherwise: .build {
                        $0.keyword(function)
                        $0.keyword(")")
                    }))
        }
        guard calls.count > 1 else { return calls.first ?? .nothing }
        return .join(SQLTemplate.Join(separator: " || ", open: .text("("), close: .text(")"), elements: calls))
    }
}

extension JSONPlan {
    /// The value of an element: a list keeps the place of what is absent.
    fileprivate var absentAsNull: SQLTemplate {
        guard case .variable(let source, _) = self, source.canBeAbsent else { return JSONSQL.value(self) }
        let value: SQLTemplate = JSONSQL.value(self)
        return .choice(source: source.index, absent: .text("'null'::jsonb"), null: value, value: value)
    }
}
