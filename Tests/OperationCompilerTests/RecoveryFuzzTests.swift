import GraphQLSyntax
import OperationCompiler
import Testing

/// One slip in a schema, of any kind: whatever it does to the schema, operations that were right before are not blamed for it.
@Suite struct RecoveryFuzzTests {
    private static let schema: String = """
        type Movie @table {
          title: String! @searchable
          year: Int
          mood: Mood @default(value: GLAD)
          director: Person
        }
        type Person @table(key: ["name"], plural: "persons") { name: String!, born: Date }
        enum Mood { GLAD SAD }
        extend type Movie {
          code: String @unique
        }
        type Review @table(key: ["movie", "by"]) @index(fields: ["by", "stars"]) {
          movie: Movie!
          by: Person! @ref(fields: "byName")
          byName: String!
          stars: Int! @default(expr: "1 + 1")
        }
        type Top @view(sql: "SELECT title, movie_id FROM movie") { title: String, movie: Movie }

        """

    private static let operations: String = """
        query A($mood: Mood) @auth(level: USER) {
          movies(where: { mood: { eq: $mood }, director: { born: { isNull: false } } }, orderBy: [{ director: { name: ASC } }]) {
            title year mood code director { name born } directorName
            reviews_on_movie { stars by { name } byName }
            persons_via_Review { born }
            tops_on_movie { title }
          }
        }
        query B($key: Person_Key!, $id: UUID!) @auth(level: USER) {
          person(key: $key) { ...Parts movies_on_director { title } }
          movie(id: $id) { id }
          tops { title movie { year } movieId }
          reviews(where: { byName: { eq: "x" }, stars: { gt: 1 } }) { movie { title } movieId }
        }
        fragment Parts on Person { name born reviews_on_by { stars } }
        mutation C($movie: UUID!, $review: Review_Key!) @auth(level: USER) {
          movie_insert(data: { title: "t", mood: SAD, directorName: "d" })
          person_upsert(data: { name: "n", born: "2000-01-01" })
          review_insert(data: { movieId: $movie, byName: "n", stars: 2 })
          review_delete(key: $review)
        }
        """

    @Test func isRightBefore() {
        #expect(diagnose(Self.operations, schema: Self.schema).diagnostics.filter { $0.severity == .error } == [])
    }

    @Test(arguments: 1...8) func blamesTheSchemaAlone(seed: UInt64) {
        var random: Slips = Slips(seed: seed)
        let tokens: [Token] = lex(Source(name: "schema.gql", text: Self.schema)).value.dropLast()
        for _: Int in 0..<40 {
            let slipped: String = random.slip(in: Self.schema, tokens)
            let errors: [Diagnostic] = diagnose(Self.operations, schema: slipped).diagnostics.filter {
                $0.severity == .error
            }
            let messages: [String] = errors.map { "\($0.span.sourceName): \($0.message)" }
            #expect(Set(errors.map(\.span.sourceName)).count <= 1, "seed \(seed): \(messages)\n\(slipped)")
        }
    }
}

/// Slips of an author, by a generator that gives the same ones for the same seed.
private struct Slips: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word: UInt64 = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// The text with one token less, more or misspelt, or with one line less.
    mutating func slip(in text: String, _ tokens: [Token]) -> String {
        var utf8: [UInt8] = Array(text.utf8)
        let token: Token = tokens[Int.random(in: tokens.indices, using: &self)]
        let range: Range<Int> = Int(token.start)..<Int(token.end)
        switch Int.random(in: 0..<4, using: &self) {
        case 0: utf8.removeSubrange(range)
        case 1:
            let more: [String] = [
                "}", "{", "(", ")", "!", ":", "@", "\"", "\"\"\"", "type", "word", "5", ";", "$", "[",
            ]
            utf8.insert(
                contentsOf: Array((more[Int.random(in: more.indices, using: &self)] + " ").utf8), at: range.lowerBound)
        case 2: utf8.insert(UInt8(ascii: "x"), at: range.upperBound)
        default:
            let start: Int = utf8[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let end: Int = utf8[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
            utf8.removeSubrange(start..<end)
        }
        return String(decoding: utf8, as: UTF8.self)
    }
}
