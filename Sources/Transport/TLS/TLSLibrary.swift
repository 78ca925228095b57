import CTLS

/// How OpenSSL is handed text and asked for reasons.
enum TLSLibrary {
    /// The latest error that was noted on this thread, in words; forgets all of them.
    static func takeError() -> String {
        let code: UInt = ERR_peek_last_error()
        ERR_clear_error()
        guard code != 0, let reason = ERR_reason_error_string(code) else { return "no reason given" }
        return String(cString: reason)
    }

    /// Reads a text in memory.
    static func withMemory<Value>(_ text: [UInt8], _ body: (OpaquePointer) -> Value?) -> Value? {
        // With an end of line there is always something to read from.
        (text + [UInt8(ascii: "\n")]).withUnsafeBytes { buffer in
            guard let memory = BIO_new_mem_buf(buffer.baseAddress, Int32(clamping: buffer.count)) else { return nil }
            defer { BIO_free(memory) }
            return body(memory)
        }
    }

    /// Whether a text has a word in it.
    static func contains(_ word: StaticString, in text: [UInt8]) -> Bool {
        let mark: [UInt8] = Array("\(word)".utf8)
        return text.indices.contains { text[$0] == mark.first && text[$0...].starts(with: mark) }
    }
}
