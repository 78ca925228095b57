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
    /// - Returns: where the first folded line begins in them.
    mutating func firstFold(in bytes: ArraySlice<UInt8>) -> Int? {
        guard state != .done else { return nil }
        for index in bytes.indices {
            let byte: UInt8 = bytes[index]
            switch (state, byte) {
            case (.beforeRequest, 0x0D), (.beforeRequest, 0x0A): break
            case (.beforeRequest, _): state = .withinLine
            case (.withinLine, 0x0A): state = .atLineStart
            case (.withinLine, _): break
            case (.atLineStart, 0x20), (.atLineStart, 0x09): return index
            case (.atLineStart, 0x0D): state = .atHeadEnd
            case (.atLineStart, _): state = .withinLine
            case (.atHeadEnd, _), (.done, _):
                state = .done
                return nil
            }
        }
        return nil
    }

    /// Begins with the next request.
    mutating func reset() {
        state = .beforeRequest
    }
}
