#if canImport(Glibc)
    import Glibc
#endif

/// Finds header lines that continue the line before them, which llhttp joins silently.
///
/// Servers disagree about such lines, so they can hide a field from one and show it to another.
///
/// - Source: RFC 9112, section 5.2: a server must reject them or replace them with blanks.
struct FoldedLineScanner: Sendable {
    private enum State: Sendable {
        /// Before the request line; empty lines may stand here.
        case beforeRequest
        case withinLine
        case atLineStart
        /// Behind a carriage return that stands at the start of a line: the next byte ends the head.
        case atHeadEnd
        case done
    }

    private var state: State = .beforeRequest

    /// Looks at the next bytes of a request, up to the end of its head.
    ///
    /// - Returns: how many bytes stand before the first folded line in them.
    mutating func firstFold(in bytes: UnsafeRawBufferPointer) -> Int? {
        var index: Int = 0
        while index < bytes.count, state != .done {
            switch (state, bytes[index]) {
            case (.beforeRequest, 0x0D), (.beforeRequest, 0x0A): index += 1
            case (.beforeRequest, _): state = .withinLine
            case (.withinLine, _):
                guard let end: Int = Self.lineEnd(in: bytes, from: index) else { return nil }
                state = .atLineStart
                index = end + 1
            case (.atLineStart, 0x20), (.atLineStart, 0x09): return index
            case (.atLineStart, let byte):
                state = byte == 0x0D ? .atHeadEnd : .withinLine
                index += 1
            case (.atHeadEnd, _), (.done, _): state = .done
            }
        }
        return nil
    }

    private static func lineEnd(in bytes: UnsafeRawBufferPointer, from index: Int) -> Int? {
        guard let base: UnsafeRawPointer = bytes.baseAddress,
            let found: UnsafeMutableRawPointer = memchr(base + index, 0x0A, bytes.count - index)
        else { return nil }
        return base.distance(to: found)
    }

    /// Begins with the next request.
    mutating func reset() {
        state = .beforeRequest
    }
}
