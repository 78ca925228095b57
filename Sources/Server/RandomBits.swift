import Glibc
import Synchronization

/// Random bits of the operating system, fetched many at a time: thousands of rows may each want a UUID.
final class RandomBits: Sendable {
    private let unused: Mutex<[UInt64]> = Mutex([])
    /// The most that the operating system gives at a time.
    private static let byteCount: Int = 256

    /// Runs a body with a generator that takes of them.
    func withGenerator<Value>(_ body: (inout Generator) -> Value) -> Value {
        unused.withLock { unused in
            var generator: Generator = Generator(unused: unused)
            unused = []
            defer { unused = generator.unused }
            return body(&generator)
        }
    }

    struct Generator: RandomNumberGenerator {
        fileprivate var unused: [UInt64]

        mutating func next() -> UInt64 {
            if unused.isEmpty { unused = RandomBits.fetch() }
            var system: SystemRandomNumberGenerator = SystemRandomNumberGenerator()
            return unused.popLast() ?? system.next()
        }
    }

    private static func fetch() -> [UInt64] {
        [UInt64](unsafeUninitializedCapacity: byteCount / 8) { words, filled in
            filled = getentropy(words.baseAddress, byteCount) == 0 ? byteCount / 8 : 0
        }
    }
}
