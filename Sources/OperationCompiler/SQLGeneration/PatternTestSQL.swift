import SQL

extension PatternSQL {
    /// A text matches a pattern as it is; null matches nothing.
    func condition(_ test: PatternTest) -> SQLTemplate {
        if let prefix: String = test.prefix {
            return range(prefix, match(false, test.pattern, test.kind, isIgnored: false))
        }
        return ComparisonSQL.optional(test.pattern, null: .text("FALSE")) { pattern in
            inverted(test.isInverted, whether(test.ignoresCase, pattern, test.kind))
        }
    }

    /// With the case ignored or not; a flag of the request chooses between the two when it is planned with its value.
    private func whether(_ flag: Flag, _ pattern: Operand, _ kind: PatternTest.Kind) -> Part {
        switch flag {
        case .literal(let isIgnored): return Part { match($0, pattern, kind, isIgnored: isIgnored) }
        case .source(let source):
            return Part { isInverted in
                let exact: SQLTemplate = match(isInverted, pattern, kind, isIgnored: false)
                let value: SQLTemplate = .build {
                    $0.keyword("CASE WHEN ")
                    $0.parameter(source.index, .boolean)
                    $0.keyword(" THEN ")
                    $0.append(match(isInverted, pattern, kind, isIgnored: true))
                    $0.keyword(" ELSE ")
                    $0.append(exact)
                    $0.keyword(" END")
                }
                return source.choosing(value, otherwise: exact)
            }
        }
    }

    /// A condition that can be written the other way round.
    private struct Part {
        var template: (_ isInverted: Bool) -> SQLTemplate

        init(_ template: @escaping (_ isInverted: Bool) -> SQLTemplate) { self.template = template }
    }

    private func inverted(_ flag: Flag, _ part: Part) -> SQLTemplate {
        switch flag {
        case .literal(let isInverted): return part.template(isInverted)
        case .source(let source):
            let value: SQLTemplate = .build {
                $0.parameter(source.index, .boolean)
                $0.keyword(" <> (")
                $0.append(part.template(false))
                $0.keyword(")")
            }
            return source.choosing(value, otherwise: part.template(false))
        }
    }

    private func match(
        _ isInverted: Bool, _ pattern: Operand, _ kind: PatternTest.Kind, isIgnored: Bool
    ) -> SQLTemplate {
        let sign: StaticString =
            switch (kind, isInverted, isIgnored) {
            case (.like, false, false): " LIKE "
            case (.like, false, true): " ILIKE "
            case (.like, true, false): " NOT LIKE "
            case (.like, true, true): " NOT ILIKE "
            case (.regularExpression, false, false): " ~ "
            case (.regularExpression, false, true): " ~* "
            case (.regularExpression, true, false): " !~ "
            case (.regularExpression, true, true): " !~* "
            }
        return .build {
            appendText(to: &$0)
            $0.keyword(sign)
            pattern.append(to: &$0, as: .text)
        }
    }
}

extension SourceReference {
    /// One of two, by whether the source has a value.
    fileprivate func choosing(_ value: SQLTemplate, otherwise: SQLTemplate) -> SQLTemplate {
        guard canBeAbsent || canBeNull else { return value }
        return .choice(source: index, absent: otherwise, null: otherwise, value: value)
    }
}
