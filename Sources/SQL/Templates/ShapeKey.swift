/// Whether an optional value was left out, given as null, or given (GraphQL specification, section 6.1.2).
public enum Presence: UInt8, Hashable, Sendable { case absent, null, value }

/// The states of all sources that shape a statement, in the order of `SQLTemplate.shapeSources`.
///
/// Two bits a source. Up to 32 sources need no allocation.
public struct ShapeKey: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: [UInt64] = []
    private var count: Int = 0

    /// The key of a statement that nothing shapes.
    public init() {}

    /// A key of states in order.
    public init(_ states: [Presence]) {
        for state: Presence in states { append(state) }
    }

    /// Adds the state of the next source.
    public mutating func append(_ state: Presence) {
        let shift: Int = count % 32 * 2
        if count < 32 {
            low |= UInt64(state.rawValue) << shift
        } else {
            if shift == 0 { high.append(0) }
            high[high.count - 1] |= UInt64(state.rawValue) << shift
        }
        count += 1
    }

    /// The state of the source at a position.
    public subscript(position: Int) -> Presence {
        let word: UInt64 = position < 32 ? low : high[position / 32 - 1]
        return Presence(rawValue: UInt8(word >> (position % 32 * 2) & 3)) ?? .absent
    }
}
