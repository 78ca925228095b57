import CRE2

/// A compiled regular expression in RE2's syntax, which matches in linear time.
///
/// - Errors: a pattern that RE2 refuses or that needs more than the memory it is given.
final class Pattern: Sendable {
    // RE2 objects do not change after they are made and may be used from several threads at once.
    private nonisolated(unsafe) let compiled: UnsafeMutableRawPointer
    /// How long the pattern is, in bytes.
    let byteCount: Int

    init(_ source: String) throws(RuntimeError) {
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
        byteCount = source.utf8.count
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
