import GraphQLSyntax
import Testing

/// Random and damaged documents: the parser neither crashes nor hangs, and what it accepts prints stably.
@Suite struct FuzzTests {
    private static let seed: UInt64 = 20_250_903

    @Test func printingAndParsingAgreeOnRandomTokens() {
        var random: SeededGenerator = SeededGenerator(seed: Self.seed)
        for _: Int in 0..<400 { check(Self.tokenSoup(&random)) }
    }

    @Test func printingAndParsingAgreeOnDamagedDocuments() {
        var random: SeededGenerator = SeededGenerator(seed: Self.seed)
        for _: Int in 0..<400 { check(Self.damaged(Array(Self.document.utf8), &random)) }
    }

    @Test func blockStringsThatArePrintableReadBackUnchanged() {
        var random: SeededGenerator = SeededGenerator(seed: Self.seed)
        let alphabet: [String] = ["a", "\"", "\\", "\n", " ", "\t", "\"\"\"", "é", "\r", "\u{7}"]
        for _: Int in 0..<1_500 {
            let text: String = (0..<random.next(below: 10)).map { _ in random.pick(alphabet) }.joined()
            for printed: String in [printString(text)] + Self.blockForms(text) {
                let value: InputValue.Kind? = parseConstValue(Source(name: "s", text: printed)).value?.kind
                let isBlock: Bool = printed.hasPrefix("\"\"\"")
                #expect(value == .string(text, isBlock: isBlock), "seed \(Self.seed): \(text.debugDescription)")
            }
        }
    }

    private static func blockForms(_ text: String) -> [String] {
        guard isPrintableAsBlockString(text) else { return [] }
        return [printBlockString(text), printBlockString(text, style: .minimal)]
    }

    /// Whatever could be read of the bytes prints to text that reads without error and prints the same, stripped or not.
    private func check(_ bytes: [UInt8]) {
        var options: ParseOptions = ParseOptions.projectFile
        options.allowsLegacyFragmentVariables = true
        let printed: String = Printer.print(parseDocument(Source(name: "fuzz", utf8: bytes), options: options).value)
        let source: Source = Source(name: "printed", text: printed)
        let again: Diagnosed<Document> = parseDocument(source, options: options)
        let input: String = String(decoding: bytes, as: UTF8.self)
        #expect(again.diagnostics == [], "seed \(Self.seed): \(input.debugDescription)")
        #expect(Printer.print(again.value) == printed, "seed \(Self.seed): \(input.debugDescription)")
        let stripped: Source = Source(name: "stripped", text: stripIgnoredCharacters(source).value)
        let compact: Document = parseDocument(stripped, options: options).value
        #expect(Printer.print(compact) == printed, "seed \(Self.seed): \(input.debugDescription)")
    }

    // MARK: Inputs

    private static let words: [String] = [
        "query", "mutation", "fragment", "on", "type", "extend", "schema", "enum", "input", "union", "directive",
        "scalar",
        "interface", "implements", "repeatable", "FIELD", "true", "null", "a", "B", "{", "}", "(", ")", "[", "]", ":",
        "=",
        "$", "@", "|", "&", "!", "...", "1", "-2.5", "\"s\"", "\"\\u{1F600}\"", "\"\"\"\n  b\n c\n\"\"\"", "'''x'''",
        "#c\n", ",",
        "\n", "'", "\"", "~", "\u{FEFF}",
    ]

    /// Beginnings that make it likely that random words complete a definition.
    private static let openings: [String] = [
        "{ a ", "query Q { a ", "type T { a: Int ", "enum E { A ", "input I { a: [B] = ", "{ a(b: ", "directive @d on ",
        "union U = ", "",
    ]

    private static func tokenSoup(_ random: inout SeededGenerator) -> [UInt8] {
        var text: String = ""
        for _: Int in 0..<(1 + random.next(below: 4)) {
            text += random.pick(openings)
            for _: Int in 0..<random.next(below: 8) { text += random.pick(words) + " " }
            text += random.pick(["}", "}}", ")}", "", "\n"])
        }
        return Array(text.utf8)
    }

    private static func damaged(_ document: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = document
        for _: Int in 0..<(1 + random.next(below: 6)) {
            let place: Int = random.next(below: bytes.count)
            switch random.next(below: 4) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(UInt8(truncatingIfNeeded: random.next(below: 256)), at: place)
            case 2: bytes.insert(contentsOf: random.pick(words).utf8, at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + random.next(below: 20)))
            }
        }
        return bytes
    }

    private static let document: String = """
        "d" query Q($a: Int = 1, $b: [T!]! @x(y: {z: [1.5, "s", true, null, E]})) @auth(expr: "auth.uid != null") {
          t(where: {a: {eq: $a}}) { ...F @y, ... on T { id }, ... @skip(if: false) { id } }
        }
        fragment F on T { alias: id(text: \"""
            block \\\"""
              string
          \""") }
        schema { query: Q }
        extend schema @link
        \"""
        A type
        \"""
        type T implements A & B @table { "f" f("d" a: Int = 1, b: [Int!]): String! @d }
        interface A implements B { a: Int }
        union U = | A | T
        enum E { ONE TWO @e }
        input I { a: Int = 3 }
        extend input I { '''b''' b: Int }
        directive @d(a: Int) repeatable on FIELD | QUERY
        """
}

/// A small generator of numbers that are the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number from zero up to a bound.
    mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    mutating func pick(_ choices: [String]) -> String { choices[next(below: choices.count)] }
}
