/// Bytes that wait to be sent.
///
/// Small pieces are copied together; large ones are kept as they are, so that a result shared by many connections is
/// never copied for any of them. Empty it holds no memory: idle connections are the many.
struct OutputQueue: Sendable {
    private var chunks: [[UInt8]] = []
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
        count += bytes.count
        guard bytes.count < Self.smallest else {
            chunks.append(bytes)
            canExtendLast = false
            return
        }
        let last: Int = chunks.count - 1
        if canExtendLast, chunks[last].count < Self.largestOwn {
            chunks[last].append(contentsOf: bytes)
        } else {
            chunks.append(bytes)
            canExtendLast = true
        }
    }

    /// Forgets everything that waits.
    mutating func removeAll() {
        self = OutputQueue()
    }

    /// Hands the first parts to `send`, which tells how many bytes it took; these are then gone from the queue.
    mutating func send(_ send: ([UnsafeRawBufferPointer]) -> Int) -> Int {
        let sent: Int = withParts(from: 0, [], send)
        remove(sent)
        return sent
    }

    /// Pins one chunk after the other, each within the closure of the one before, as the pointers are valid only there.
    private func withParts(
        from index: Int, _ parts: [UnsafeRawBufferPointer], _ body: ([UnsafeRawBufferPointer]) -> Int
    ) -> Int {
        guard index < min(chunks.count, Self.maximumParts) else { return body(parts) }
        return chunks[index].withUnsafeBytes { bytes in
            let part: UnsafeRawBufferPointer = index == 0 ? .init(rebasing: bytes[offset...]) : bytes
            return withParts(from: index + 1, parts + [part], body)
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
        while finished < chunks.count, rest >= chunks[finished].count {
            rest -= chunks[finished].count
            finished += 1
        }
        chunks.removeFirst(finished)
        offset = rest
    }
}
