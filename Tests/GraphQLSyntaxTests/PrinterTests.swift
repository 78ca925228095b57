import GraphQLSyntax
import Testing

@Suite struct PrinterTests {
    /// A type may have no body, and then the brace of the next definition must not become it.
    @Test(arguments: ["type T", "extend enum E @a", "union U", "scalar S", "directive @d on FIELD"])
    func keepsAQueryApartFromATypeWithoutBody(_ type: String) {
        let definitions: [Definition] = [type, "{ a }", "{ b }"].flatMap {
            parseDocument(Source(name: "s", text: $0)).value.definitions
        }
        let printed: String = Printer.print(Document(definitions: definitions))
        #expect(printed == "\(type)\n\nquery {\n  a\n}\n\n{\n  b\n}")
        #expect(parseDocument(Source(name: "printed", text: printed)).diagnostics == [])
    }

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
