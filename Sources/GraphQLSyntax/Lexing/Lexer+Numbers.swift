extension Lexer {
    /// Reads an integer or a float (specification, sections 2.9.1 and 2.9.2).
    mutating func number() throws(Diagnostic) -> Token {
        let start: Int = offset
        var kind: Token.Kind = .int
        if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
        if bytes.byte(at: offset) == UInt8(ascii: "0") {
            offset += 1
            if bytes.byte(at: offset)?.isDigit == true {
                throw numberFailure("a number may not begin with 0", hint: "leave out the leading zeros")
            }
        } else {
            try digits()
        }
        if bytes.byte(at: offset) == UInt8(ascii: ".") {
            kind = .float
            offset += 1
            try digits()
        }
        if let byte: UInt8 = bytes.byte(at: offset), byte | 0x20 == UInt8(ascii: "e") {
            kind = .float
            offset += 1
            if let sign: UInt8 = bytes.byte(at: offset), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                offset += 1
            }
            try digits()
        }
        // A number ends before anything but a dot or a letter: `0xF1` is no list of a number and a name.
        if let byte: UInt8 = bytes.byte(at: offset), byte == UInt8(ascii: ".") || byte.isNameStart {
            throw numberFailure(
                "a number may not run into what follows it", hint: "put a space between them, or the whole in quotes")
        }
        return Token(kind, start, offset)
    }

    private mutating func digits() throws(Diagnostic) {
        guard bytes.byte(at: offset)?.isDigit == true else {
            throw numberFailure(
                "the number lacks a digit here", hint: "write at least one digit, for example 1.0 or 1e3")
        }
        while bytes.byte(at: offset)?.isDigit == true { offset += 1 }
    }

    private mutating func numberFailure(_ message: String, hint: String?) -> Diagnostic {
        let start: Int = offset
        while let byte: UInt8 = bytes.byte(at: offset), byte.isNameContinue || byte == UInt8(ascii: ".") { offset += 1 }
        return failure(.invalidNumber, message, start, max(offset, min(start + 1, bytes.count)), hint: hint)
    }
}
