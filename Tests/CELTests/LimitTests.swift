import CEL
import Foundation
import Testing

/// Nothing an author or a client writes makes parsing or evaluating crash, hang or grow without bound.
@Suite struct LimitTests {
    private func message(_ text: String) -> String? { issues(text).first?.message }

    @Test func boundsTheText() {
        #expect(
            message(String(repeating: " ", count: 40_000) + "1") == "the expression is longer than 32768 bytes")
        #expect(message(String(repeating: "(", count: 5_000)) == "the expression is nested more than 96 levels deep")
        #expect(message(String(repeating: "[", count: 5_000)) == "the expression is nested more than 96 levels deep")
        #expect(
            message("1" + String(repeating: " + 1", count: 5_000))
                == "the expression is nested more than 256 levels deep")
        #expect(
            message("a" + String(repeating: ".a", count: 5_000)) == "the expression is nested more than 256 levels deep"
        )
        let terms: String = [String](repeating: "1", count: 8_192).joined(separator: ",")
        #expect(message("[\(terms)]") == "the expression has more than 8192 parts")
    }

    @Test func takesLongChainsOfLogic() throws {
        let chain: String = [String](repeating: "x == 1", count: 1_500).joined(separator: " || ")
        #expect(try evaluate(chain, [("x", .int, .int(2))]) == .bool(false))
    }

    @Test func stopsNestedLoops() throws {
        let list: Value = .list((0..<1_000).map { Value.int($0) })
        let limit: Value = .error(RuntimeError(.limitExceeded, "evaluation exceeds its limits"))
        for text in ["x.all(a, x.all(b, x.all(c, true)))", "x.exists(a, x.exists(b, a + b < 0)) || true"] {
            #expect(try evaluate(text, [("x", .list(.int), list)]) == limit)
        }
    }

    @Test func boundsTheSizeOfWhatItMakes() throws {
        let text: Value = .string(String(repeating: "a", count: 600_000))
        let list: Value = .list([Value](repeating: .null, count: 40_000))
        #expect(try evaluate("x + x", [("x", .string, text)]).isError)
        #expect(try evaluate("size(x + x) > 0 || true", [("x", .list(.dyn), list)]).isError)
    }

    /// A client that sends both text and pattern must not hold a thread up: once it did for half a minute.
    @Test func boundsWhatMatchingMayCost() throws {
        let limit: Value = .error(RuntimeError(.limitExceeded, "evaluation exceeds its limits"))
        let text: Value = .string(String(repeating: "a", count: 1_000_000))
        let pattern: Value = .string(String(repeating: "(x+x+)+y|", count: 2_000) + "z")
        let declared: [(String, CELType, Value)] = [("s", .string, text), ("p", .string, pattern)]
        #expect(try evaluate("s.matches(p)", declared) == limit)
        #expect(try evaluate("s.matches('^a+b')", declared) == limit)
        #expect(try evaluate("'aab'.matches(p)", declared) == limit)
        #expect(try evaluate("s.size() > 0 && 'aab'.matches('^a+b$')", declared) == .bool(true))
    }

    @Test func comparesSharedStructureWithinTheBudget() throws {
        // Each step doubles the leaves without doubling the memory.
        var text: String = "[[1]"
        for _ in 0..<40 { text += ".map(x, [x, x])" }
        #expect(try evaluate(text + "].all(x, x == x)").isError)
        var value: Value = .int(1)
        for _ in 0..<40 { value = .list([value, value]) }
        #expect(value.json() == nil)
        #expect(!celEquals(value, value))
    }

    @Test func needsLittleStack() async throws {
        let texts: [String] = [
            String(repeating: "(", count: 95) + "x" + String(repeating: ")", count: 95),
            String(repeating: "[", count: 90) + "x" + String(repeating: "]", count: 90) + " == [dyn(x)]",
            "x" + String(repeating: " + x", count: 254) + " == 1",
            "!" + String(repeating: "!", count: 9_000) + "(x == 1)",
            String(repeating: "[x].all(x, ", count: 80) + "x == 1" + String(repeating: ")", count: 80),
        ]
        let values: [Value] = await withCheckedContinuation { (continuation: CheckedContinuation<[Value], Never>) in
            let thread: Thread = Thread {
                continuation.resume(returning: texts.map { (try? evaluate($0, [("x", .int, .int(1))])) ?? .null })
            }
            // Half of what a thread has; debug builds need the most, about 2 MiB.
            thread.stackSize = 4 << 20
            thread.start()
        }
        #expect(values == [.int(1), .bool(false), .bool(false), .bool(false), .bool(true)])
    }

    @Test func keepsTheErrorOfALimitInConstants() throws {
        let big: String = "'" + String(repeating: "a", count: 8_000) + "'"
        var environment: Environment = Environment()
        environment.limits.valueByteCount = 10_000
        #expect(try evaluate("\(big) + \(big) == '' || true", in: environment).isError)
    }
}
