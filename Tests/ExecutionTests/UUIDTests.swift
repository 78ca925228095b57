import Execution
import Testing

@Suite struct UUIDTests {
    private struct Fixed: RandomNumberGenerator {
        var words: [UInt64]
        mutating func next() -> UInt64 { words.removeFirst() }
    }

    @Test(
        arguments: [
            ([0, 0], "00000000000040008000000000000000"),
            ([.max, .max], "ffffffffffff4fffbfffffffffffffff"),
            ([0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210], "0123456789ab4defbedcba9876543210"),
        ] as [([UInt64], String)])
    func haveTheirVersionAndVariant(_ words: [UInt64], _ text: String) {
        var generator: Fixed = Fixed(words: words)
        #expect(UUIDv4.text(using: &generator) == text)
    }
}
