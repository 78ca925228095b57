/// A piece of SQL, as far as the bounds of a text depend on it.
public enum SQLPiece: Hashable, Sendable {
    /// A word without quotes, in lower case.
    case word(String)
    case open(String)
    case close(String)
    case comma
    case semicolon
    /// `$1` and the like, by its number; one that no integer can hold is the greatest.
    case parameter(Int)
    case comment
    /// A constant, a name in quotes, a number or a sign.
    case other
}

/// Cuts SQL into pieces by the rules of PostgreSQL (manual, 4.1), with `standard_conforming_strings` on.
public struct SQLPieceScanner {
    private let bytes: [UInt8]
    private var position: Int = 0
    /// Where the last piece begins.
    private var start: Int = 0

    /// A scanner at the beginning of a text.
    public init(_ text: String) { bytes = Array(text.utf8) }

    /// Where the piece stands that was given last, in UTF-8 bytes; after a flaw, from where it begins.
    public var range: Range<Int> { start..<max(start, min(position, bytes.count)) }

    /// The next piece; nothing at the end.
    ///
    /// - Errors: a quote or comment that does not end.
    public mutating func next() throws(SQLTextFlaw) -> SQLPiece? {
        while let byte: UInt8 = peek(), Self.spaces.contains(byte) { position += 1 }
        start = position
        return try piece()
    }

    private mutating func piece() throws(SQLTextFlaw) -> SQLPiece? {
        guard let byte: UInt8 = peek() else { return nil }
        if Self.isWordStart(byte) { return try word() }
        let follower: UInt8? = peek(1)
        switch (Unicode.Scalar(byte), follower.map { Unicode.Scalar($0) }) {
        case ("-", "-"): return lineComment()
        case ("/", "*"): return try blockComment()
        case ("'", _): return try quoted(by: UInt8(ascii: "'"), hasEscapes: false)
        case ("\"", _): return try quoted(by: UInt8(ascii: "\""), hasEscapes: false)
        case ("$", _): return try dollar()
        case ("0"..."9", _):
            while let digit: UInt8 = peek(), Self.isDigit(digit) { position += 1 }
            return .other
        default: return sign(Unicode.Scalar(byte))
        }
    }

    private mutating func sign(_ scalar: Unicode.Scalar) -> SQLPiece {
        position += 1
        return switch scalar {
        case "(", "[": .open(String(scalar))
        case ")", "]": .close(String(scalar))
        case ",": .comma
        case ";": .semicolon
        default: .other
        }
    }

    /// A word, or the constant that it introduces: only directly before the quote does `E` change what a backslash means.
    private mutating func word() throws(SQLTextFlaw) -> SQLPiece {
        let start: Int = position
        while let byte: UInt8 = peek(), Self.isWordPart(byte) { position += 1 }
        let text: String = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
        guard peek() == UInt8(ascii: "'"), text == "e" else { return .word(text) }
        return try quoted(by: UInt8(ascii: "'"), hasEscapes: true)
    }

    private mutating func quoted(by quote: UInt8, hasEscapes: Bool) throws(SQLTextFlaw) -> SQLPiece {
        position += 1
        while let byte: UInt8 = peek() {
            if hasEscapes, byte == UInt8(ascii: "\\") {
                position += 2
            } else if byte != quote {
                position += 1
            } else if peek(1) == quote {
                position += 2
            } else {
                position += 1
                // A constant may go on in the next line, and then by the rules it began with.
                return hasEscapes && goesOn() ? try quoted(by: quote, hasEscapes: true) : .other
            }
        }
        throw SQLTextFlaw(message: "has a quote that does not end")
    }

    /// Moves to the quote by which a constant goes on after a line break, if there is one.
    private mutating func goesOn() -> Bool {
        var end: Int = position
        var hasBreak: Bool = false
        while end < bytes.count, Self.spaces.contains(bytes[end]) {
            hasBreak = hasBreak || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r")
            end += 1
        }
        guard hasBreak, end < bytes.count, bytes[end] == UInt8(ascii: "'") else { return false }
        position = end
        return true
    }

    /// A parameter, a constant in dollar quotes, or a stray sign.
    private mutating func dollar() throws(SQLTextFlaw) -> SQLPiece {
        if let digit: UInt8 = peek(1), Self.isDigit(digit) { return parameter() }
        var end: Int = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "$"), Self.isWordPart(bytes[end]) { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "$") else {
            position += 1
            return .other
        }
        let tag: ArraySlice<UInt8> = bytes[position...end]
        position = end + 1
        while position + tag.count <= bytes.count {
            if bytes[position] == UInt8(ascii: "$"), bytes[position..<(position + tag.count)].elementsEqual(tag) {
                position += tag.count
                return .other
            }
            position += 1
        }
        throw SQLTextFlaw(message: "has a dollar quote that does not end")
    }

    private mutating func parameter() -> SQLPiece {
        let first: Int = position + 1
        position = first
        while let digit: UInt8 = peek(), Self.isDigit(digit) { position += 1 }
        return .parameter(Int(String(decoding: bytes[first..<position], as: UTF8.self)) ?? .max)
    }

    private mutating func lineComment() -> SQLPiece {
        while let byte: UInt8 = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
        return .comment
    }

    /// Comments of this kind nest.
    private mutating func blockComment() throws(SQLTextFlaw) -> SQLPiece {
        var depth: Int = 0
        while let byte: UInt8 = peek() {
            switch (Unicode.Scalar(byte), peek(1).map { Unicode.Scalar($0) }) {
            case ("/", "*"):
                depth += 1
                position += 2
            case ("*", "/"):
                depth -= 1
                position += 2
                if depth == 0 { return .comment }
            default: position += 1
            }
        }
        throw SQLTextFlaw(message: "has a comment that does not end")
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D]

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isWordStart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isWordPart(_ byte: UInt8) -> Bool {
        isWordStart(byte) || isDigit(byte) || byte == UInt8(ascii: "$")
    }
}

/// What is wrong with an SQL text of an author, ready to stand after the place in a message.
public struct SQLTextFlaw: Error, Hashable {
    /// What is wrong: `has a quote that does not end`.
    public var message: String

    /// A flaw.
    public init(message: String) { self.message = message }
}
