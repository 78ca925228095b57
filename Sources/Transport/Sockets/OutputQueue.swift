/// Bytes that wait to be sent.
///
/// Small pieces are copied together; large ones are kept as they are, so that a result shared by many connections is
/// never copied for any of them. Empty it holds no memory: idle connections are the many.
struct OutputQueue: Sendable {
    // Apart from the others, because there is seldom another one, and an array of one is an allocation.
    private var first: [UInt8] = []
    private var others: [[UInt8]] = []
    /// Where in the first chunk the unsent bytes begin.
    private var offset: Int = 0
    /// Whether the last chunk is ours alone, so that more may be appended to it.
    private var canExtendLast: Bool = false
    /// How many bytes wait.
    private(set) var count: Int = 0

    /// From this size on a piece is kept apart instead of copied.
    private static let smallest: Int = 4096
    /// A chunk that is added to does not grow beyond this.
    private static let largestOwn: Int = 32 * 1024
    /// More parts a call bring nothing: the socket's buffer is full before.
    private static let maximumParts: Int = 16

    /// Whether nothing waits.
    var isEmpty: Bool { count == 0 }

    /// Adds bytes behind those that wait.
    mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        let isSmall: Bool = bytes.count < Self.smallest
        if isEmpty {
            first = bytes
        } else if isSmall, canExtendLast, extendLast(bytes) {
            count += bytes.count
            return
        } else {
            others.append(bytes)
        }
        canExtendLast = isSmall
        count += bytes.count
    }

    private mutating func extendLast(_ bytes: [UInt8]) -> Bool {
        let last: Int = others.count - 1
        guard (last < 0 ? first.count : others[last].count) < Self.largestOwn else { return false }
        if last < 0 { first.append(contentsOf: bytes) } else { others[last].append(contentsOf: bytes) }
        return true
    }

    /// Forgets everything that waits.
    mutating func removeAll() {
        self = OutputQueue()
    }

    /// Hands the first parts to `send`, which tells how many bytes it took; these are then gone from the queue.
    mutating func send(_ send: (UnsafeBufferPointer<UnsafeRawBufferPointer>) -> Int) -> Int {
        let sent: Int = withUnsafeTemporaryAllocation(
            of: UnsafeRawBufferPointer.self, capacity: min(others.count + 1, Self.maximumParts)
        ) { parts in
            first.withUnsafeBytes { bytes in
                parts.initializeElement(at: 0, to: UnsafeRawBufferPointer(rebasing: bytes[offset...]))
                return withParts(from: 1, parts, send)
            }
        }
        remove(sent)
        return sent
    }

    /// Pins one chunk after the other, each within the closure of the one before, as the pointers are valid only there.
    private func withParts(
        from index: Int, _ parts: UnsafeMutableBufferPointer<UnsafeRawBufferPointer>,
        _ body: (UnsafeBufferPointer<UnsafeRawBufferPointer>) -> Int
    ) -> Int {
        guard index < parts.count else { return body(UnsafeBufferPointer(parts)) }
        return others[index - 1].withUnsafeBytes { bytes in
            parts.initializeElement(at: index, to: bytes)
            return withParts(from: index + 1, parts, body)
        }
    }

    private mutating func remove(_ sent: Int) {
        guard sent > 0 else { return }
        count -= sent
        guard count > 0 else {
            removeAll()
            return
        }
        var rest: Int = sent + offset
        var finished: Int = 0
        while rest >= chunk(finished).count {
            rest -= chunk(finished).count
            finished += 1
        }
        offset = rest
        guard finished > 0 else { return }
        first = others[finished - 1]
        others.removeFirst(finished)
    }

    private func chunk(_ index: Int) -> [UInt8] { index == 0 ? first : others[index - 1] }
}
