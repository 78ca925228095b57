import GraphQLSyntax
import Testing
import TypeSystem

@Suite("bounds on hostile documents")
struct LimitTests {
    static let schema: GraphQLSchema = buildGraphQLSchema([
        parse("type Query { a: A, b(x: Int): Int } type A { a: A, b(x: Int): Int }")
    ]).value

    private func errors(_ text: String, _ change: (inout ValidationLimits) -> Void = { _ in }) -> [String] {
        var options: ValidationOptions = ValidationOptions()
        change(&options.limits)
        return render(validate(parse(text), against: Self.schema, options: options), text)
    }

    @Test("fragments that double at every step are refused without being expanded")
    func refusesDoubling() {
        var text: String = "{ ...F0 }"
        for step: Int in 0..<60 {
            text += " fragment F\(step) on Query { ...F\(step + 1) x\(step): a { b } ...F\(step + 1) }"
        }
        text += " fragment F60 on Query { b }"
        #expect(errors(text) == ["1:1 GQL161 The document has more than 200000 selections and values."])
    }

    @Test("a chain of fragments counts as depth")
    func refusesChains() {
        var text: String = "{ ...F0 }"
        for step: Int in 0..<2_000 { text += " fragment F\(step) on Query { ...F\(step + 1) }" }
        text += " fragment F2000 on Query { b }"
        #expect(errors(text) == ["1:1 GQL161 Selections nest deeper than 100 levels."])
    }

    @Test("a long cycle is refused")
    func refusesLongCycles() {
        var text: String = "{ ...F0 }"
        for step: Int in 0..<2_000 { text += " fragment F\(step) on Query { ...F\((step + 1) % 2_000) }" }
        #expect(errors(text) == ["1:1 GQL161 Selections nest deeper than 100 levels."])
    }

    @Test("many fields of one response name are compared up to a bound")
    func boundsComparisons() {
        let text: String = "{ " + String(repeating: "b ", count: 3_000) + "}"
        #expect(errors(text) == ["1:1 GQL161 Too many fields have the same response name to compare them all."])
        #expect(errors("{ b b b b }") == [])
    }

    @Test("as many errors are reported as are wanted")
    func boundsErrors() {
        #expect(
            errors("{ c1 c2 c3 c4 }") { $0.maximumErrors = 2 } == [
                "1:3 GQL135 Cannot query field \"c1\" on type \"Query\".",
                "1:6 GQL135 Cannot query field \"c2\" on type \"Query\".",
            ])
        let conflicting: String = "{ " + (0..<200).map { "x: b(x: \($0))" }.joined(separator: " ") + " }"
        #expect(errors(conflicting).count == 100)
    }

    @Test("any mixture of fragments comes to an end", arguments: 0..<200)
    func survivesRandomGraphs(_ seed: UInt64) {
        var random: SeededGenerator = SeededGenerator(state: seed)
        let count: Int = Int.random(in: 1...12, using: &random)
        var text: String = "query Q($v: Int) { ...F0 }"
        for fragment: Int in 0..<count {
            text += " fragment F\(fragment) on \(Bool.random(using: &random) ? "A" : "Query") {"
            for _: Int in 0..<Int.random(in: 1...5, using: &random) {
                let target: Int = Int.random(in: 0..<(count + 1), using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: text += " ...F\(target)"
                case 1: text += " a { ...F\(target) }"
                case 2: text += " x\(target): b(x: $v)"
                default: text += " b(x: \(target))"
                }
            }
            text += " }"
        }
        let diagnostics: [Diagnostic] = validate(parse(text), against: Self.schema)
        #expect(diagnostics.count { $0.severity == .error } <= 100, "seed \(seed): \(text)")
    }
}

/// Numbers that a seed determines (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
