import SQL
import Testing

@Suite struct TemplateTests {
    private let table: QualifiedName = QualifiedName(schema: "public", name: "mo\"vie")

    private func condition(_ column: String, source: Int) -> SQLTemplate {
        .choice(
            source: source, absent: .nothing,
            null: .build {
                $0.column("m", column)
                $0.keyword(" IS NULL")
            },
            value: .build {
                $0.column("m", column)
                $0.keyword(" = ")
                $0.parameter(source, .text)
            })
    }

    @Test func quotesNamesAndLiterals() {
        let template: SQLTemplate = .build {
            $0.keyword("SELECT ")
            $0.literal(.string("it's"))
            $0.keyword(", ")
            $0.literal(.typed("DRAMA", PostgresType(named: QualifiedName(schema: "public", name: "genre"))))
            $0.keyword(", ")
            $0.literal(.array([.integer(1), .integer(-2)], .integer))
            $0.keyword(" FROM ")
            $0.identifier(table)
        }
        #expect(
            template.render(ShapeKey()).statement.text
                == #"SELECT 'it''s', 'DRAMA'::"public"."genre", ARRAY[1,(-2)]::integer[] FROM "public"."mo""vie""#)
    }

    /// A quote that a combining mark follows once broke out: Swift takes the two for one character.
    @Test(arguments: ["a\"b", "\"\u{301}x", "\"\u{200D}", "'\u{301}"])
    func doublesEveryQuote(text: String) {
        let doubled: (Unicode.Scalar) -> Int = { quote in
            quotedIdentifier(text).unicodeScalars.count { $0 == quote }
        }
        let own: Int = text.unicodeScalars.count { $0 == "\"" }
        #expect(doubled("\"") == own * 2 + 2)
        let literal: String = SQLTemplate.build { $0.literal(.string(text)) }.render(ShapeKey()).statement.text
        let ownSingle: Int = text.unicodeScalars.count { $0 == "'" }
        #expect(literal.unicodeScalars.count { $0 == "'" } == ownSingle * 2 + 2)
    }

    @Test(arguments: [
        ([Presence.value, .value], #"SELECT 1 WHERE "m"."a" = $1::text AND "m"."b" = $2::text"#, [4, 7]),
        ([.absent, .value], #"SELECT 1 WHERE "m"."b" = $1::text"#, [7]),
        ([.null, .absent], #"SELECT 1 WHERE "m"."a" IS NULL"#, []),
        ([.absent, .absent], "SELECT 1", []),
    ])
    func conditionsVanish(states: [Presence], text: String, sources: [Int]) {
        let template: SQLTemplate = .build {
            $0.keyword("SELECT 1")
            $0.append(
                .join(
                    SQLTemplate.Join(
                        separator: " AND ", open: .text(" WHERE "),
                        elements: [condition("a", source: 4), condition("b", source: 7)])))
        }
        #expect(template.shapeSources == [4, 7])
        let rendered: RenderedStatement = template.render(ShapeKey(states))
        #expect(rendered.statement.text == text)
        #expect(rendered.sources == sources)
    }

    @Test func anOrVanishesWithAnyOfItsBranches() {
        let either: SQLTemplate = .join(
            SQLTemplate.Join(
                separator: " OR ", open: .text("("), close: .text(")"),
                elements: [condition("a", source: 0), condition("b", source: 1)], rule: .vanishesWithAny,
                otherwise: .text("TRUE")))
        #expect(
            either.render(ShapeKey([.value, .null])).statement.text == #"("m"."a" = $1::text OR "m"."b" IS NULL)"#)
        #expect(either.render(ShapeKey([.value, .absent])).statement.text == "TRUE")
    }

    @Test func refusesToRunWithoutWhatChoosesRows() {
        let template: SQLTemplate = .join(
            SQLTemplate.Join(
                separator: " AND ", open: .text("DELETE FROM t WHERE "), elements: [condition("a", source: 2)],
                otherwise: .refused(sources: [2])))
        #expect(template.render(ShapeKey([.absent])).refusedSources == [2])
        #expect(template.render(ShapeKey([.null])).refusedSources == [])
    }

    @Test func reportsOnlyWhereSomebodyWantsToKnow() {
        let template: SQLTemplate = .build {
            $0.keyword("DELETE FROM t RETURNING a")
            $0.reported {
                $0.keyword(", ")
                $0.parameter(1, .text)
            }
        }
        #expect(template.render(ShapeKey()).statement.text == "DELETE FROM t RETURNING a, $1::text")
        let silent: RenderedStatement = template.render(ShapeKey(), isReported: false)
        #expect(silent.statement.text == "DELETE FROM t RETURNING a")
        #expect(silent.sources == [])
    }

    @Test func numbersOneSourceOnce() {
        let template: SQLTemplate = .build {
            $0.parameter(3, .uuid)
            $0.keyword(", ")
            $0.parameter(1, .text)
            $0.keyword(", ")
            $0.parameter(3, .uuid)
        }
        let rendered: RenderedStatement = template.render(ShapeKey())
        #expect(rendered.statement.text == "$1::uuid, $2::text, $1::uuid")
        #expect(rendered.sources == [3, 1])
    }

    @Test func keysOfManySourcesDiffer() {
        var states: [Presence] = Array(repeating: .value, count: 70)
        let all: ShapeKey = ShapeKey(states)
        states[69] = .absent
        let other: ShapeKey = ShapeKey(states)
        #expect(all != other)
        #expect(other[69] == .absent && other[68] == .value && other[31] == .value)
    }

    @Test func parametersAreZeroTerminated() {
        let list: ParameterList = ParameterList(["ab", nil, ""])
        #expect(list.bytes == [97, 98, 0, 0])
        #expect(list.offsets == [0, -1, 3])
        #expect(list[0].map { Array($0) } == [97, 98] && list[1] == nil && list[2]?.isEmpty == true)
    }
}
