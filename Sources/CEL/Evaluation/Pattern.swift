import CRE2

/// A compiled regular expression in RE2's syntax, which matches in linear time.
///
/// - Errors: a pattern that RE2 refuses or that needs more than the memory it is given.
final class Pattern: Sendable {
    // RE2 objects do not change after they are made and may be used from several threads at once.
    private nonisolated(unsafe) let compiled: UnsafeMutableRawPointer
    /// How many instructions it has become: what matching costs at worst for each byte of the text.
    let size: Int

    // Bytes of a pattern, and the units of one that RE2 gives up on: it may have filled its memory till then.
    private static let longest: Int = 1024
    private static let refusedCost: Int = 5_000

    /// Compiles a pattern.
    ///
    /// - Errors: whoever sends a pattern decides how long compiling takes, which can be far more than reading it: what it costs
    ///   is taken from the budget, and `limitExceeded` when there is not enough.
    convenience init(_ source: String, _ budget: inout EvaluationBudget) throws(RuntimeError) {
        guard source.utf8.count <= Self.longest, budget.spend(100 + source.utf8.count * 16) else {
            budget.exhaust()
            throw .limitExceeded
        }
        do throws(RuntimeError) {
            try self.init(source)
        } catch {
            throw budget.spend(Self.refusedCost) ? error : .limitExceeded
        }
        guard budget.spend(size / 4) else { throw .limitExceeded }
    }

    private init(_ source: String) throws(RuntimeError) {
        var message: [CChar] = [CChar](repeating: 0, count: 256)
        var text: String = source
        let pointer: UnsafeMutableRawPointer? = text.withUTF8 { (bytes: UnsafeBufferPointer<UInt8>) in
            bytes.withMemoryRebound(to: CChar.self) { cre2_compile($0.baseAddress, $0.count, &message, message.count) }
        }
        guard let pointer: UnsafeMutableRawPointer = pointer else {
            let reason: [UInt8] = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw RuntimeError(.invalidArgument, "invalid pattern: " + String(decoding: reason, as: UTF8.self))
        }
        compiled = pointer
        size = cre2_size(pointer)
    }

    deinit { cre2_free(compiled) }

    /// Whether the pattern matches a part of the text.
    func matches(_ text: String) -> Bool {
        var text: String = text
        return text.withUTF8 { (bytes: UnsafeBufferPointer<UInt8>) in
            bytes.withMemoryRebound(to: CChar.self) { cre2_matches(compiled, $0.baseAddress, $0.count) }
        }
    }
}
