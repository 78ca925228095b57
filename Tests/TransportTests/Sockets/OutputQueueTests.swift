import Testing

@testable import Transport

@Suite struct OutputQueueTests {
    /// Sends at most `limit` bytes and gives what was sent and in how many parts.
    private func send(_ queue: inout OutputQueue, limit: Int) -> (bytes: [UInt8], parts: Int) {
        var sent: [UInt8] = []
        var count: Int = 0
        _ = queue.send { parts in
            count = parts.count
            sent = Array(parts.flatMap { Array($0) }.prefix(limit))
            return sent.count
        }
        return (sent, count)
    }

    @Test func copiesSmallPiecesTogetherAndKeepsLargeOnesApart() {
        var queue: OutputQueue = OutputQueue()
        let large: [UInt8] = [UInt8](repeating: 9, count: 5000)
        queue.append([1, 2])
        queue.append([3])
        queue.append(large)
        queue.append([4])
        #expect(queue.count == 5004)
        let first: (bytes: [UInt8], parts: Int) = send(&queue, limit: .max)
        #expect(first.parts == 3)
        #expect(first.bytes == [1, 2, 3] + large + [4])
        #expect(queue.isEmpty)
    }

    @Test func goesOnWhereTheSocketStopped() {
        for step in [1, 2, 3, 4095, 4097, 5001] {
            var queue: OutputQueue = OutputQueue()
            var expected: [UInt8] = []
            for index in 0..<40 {
                let piece: [UInt8] = [UInt8](repeating: UInt8(index), count: index % 3 == 0 ? 5000 : index)
                queue.append(piece)
                expected += piece
            }
            var sent: [UInt8] = []
            var rounds: Int = 0
            while !queue.isEmpty, rounds < 10 || step > 4000 {
                sent += send(&queue, limit: step).bytes
                rounds += 1
            }
            #expect(sent == Array(expected.prefix(sent.count)), "step \(step)")
            #expect(queue.count == expected.count - sent.count)
        }
    }
}
