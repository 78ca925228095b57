/// SplitMix64: the same numbers for the same seed on every machine.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits: UInt64 = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number from zero up to and without a limit.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// A number of a range, both ends included.
    mutating func within(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

    /// True once in so many times.
    mutating func chance(_ times: Int) -> Bool { below(times) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// Some of the elements, in their order.
    mutating func some<Element>(_ elements: [Element], atMost limit: Int) -> [Element] {
        let count: Int = min(elements.count, within(0...limit))
        let chosen: Set<Int> = Set(shuffled(Array(elements.indices)).prefix(count))
        return elements.indices.filter { chosen.contains($0) }.map { elements[$0] }
    }

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var result: [Element] = elements
        for position: Int in result.indices.dropLast() {
            result.swapAt(position, position + below(result.count - position))
        }
        return result
    }
}
