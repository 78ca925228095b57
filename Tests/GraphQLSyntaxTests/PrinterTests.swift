import GraphQLSyntax
import Testing

@Suite struct PrinterTests {
    @Test func printsEveryKindOfDefinitionAsItReadsIt() {
        let text: String = """
            query Q($a: Int = 1 @x, $b: [T!]!) @auth(level: USER) {
              t(where: {a: {eq: $a}, b: {in: $b}}) @include(if: true) {
                ...F @y
                ... on T {
                  id
                }
                ... @skip(if: false) {
                  id
                }
              }
            }

            fragment F on T @z {
              alias: id
            }

            "s"
            schema @a {
              query: Query
              mutation: Mutation
            }

            extend schema @b

            scalar Date @specifiedBy(url: "x")

            type T implements A & B @table {
              "f"
              f(
                "d"
                a: Int = 1 @c
                b: [Int!]
              ): String! @d
              g(a: Int, b: Int): Int
            }

            extend type T {
              h: Int
            }

            interface A implements B

            union U = A | T

            enum E {
              ONE
              TWO @e
            }

            input I {
              a: Int = 3
            }

            directive @d(a: Int) repeatable on FIELD | QUERY
            """
        let parsed: Diagnosed<Document> = parseDocument(Source(name: "s", text: text))
        #expect(parsed.diagnostics == [])
        #expect(Printer.print(parsed.value) == text)
    }

    @Test func stripsWhatIsIgnored() {
        let text: String = """
            # A comment
            query Q($a: Int, $b: Int) {
              f(a: $a, s: \"""
                block
                  string
              \"""), ...F
            }
            """
        let expected: String = "query Q($a:Int$b:Int){f(a:$a s:\"\"\"\nblock\n  string\"\"\")...F}"
        #expect(stripIgnoredCharacters(Source(name: "s", text: text)) == Diagnosed(expected))
        #expect(stripIgnoredCharacters(Source(name: "s", text: "a, ~ b")).value == "a")
    }
}
