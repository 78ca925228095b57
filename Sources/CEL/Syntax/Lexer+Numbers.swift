extension Lexer {
    /// Reads a number that begins at a digit or at a point before one.
    mutating func number() throws(Issue) -> Token.Kind {
        let start: Int = position
        if take("0x") || take("0X") { return try hexadecimal(from: start) }
        skipDigits()
        var isDouble: Bool = false
        if peek() == UInt8(ascii: "."), let next: UInt8 = peek(1), isDigit(next) {
            isDouble = true
            position += 1
            skipDigits()
        }
        if skipExponent() { isDouble = true }
        let text: String = String(decoding: utf8[start..<position], as: UTF8.self)
        if isDouble {
            try rejectNameAfterNumber(from: start)
            // Below the range Swift answers zero, as IEEE 754 rounds; infinity would be a number that nobody wrote.
            guard let number: Double = Double(text), number.isFinite else {
                throw Issue("invalid double literal: value out of range", at: start..<position)
            }
            return .double(number)
        }
        return try integer(text, radix: 10, from: start)
    }

    private mutating func hexadecimal(from start: Int) throws(Issue) -> Token.Kind {
        let digits: Int = position
        while let byte: UInt8 = peek(), hexadecimalDigit(byte) != nil { position += 1 }
        guard position > digits else {
            throw Issue("syntax error: a hexadecimal number needs digits", at: start..<position)
        }
        return try integer(String(decoding: utf8[digits..<position], as: UTF8.self), radix: 16, from: start)
    }

    private mutating func integer(_ digits: String, radix: Int, from start: Int) throws(Issue) -> Token.Kind {
        let isUnsigned: Bool = peek() == UInt8(ascii: "u") || peek() == UInt8(ascii: "U")
        if isUnsigned { position += 1 }
        try rejectNameAfterNumber(from: start)
        guard let magnitude: UInt64 = UInt64(digits, radix: radix) else {
            let type: String = isUnsigned ? "uint" : "int"
            throw Issue("invalid \(type) literal: value out of range", at: start..<position)
        }
        return isUnsigned ? .uint(magnitude) : .int(magnitude: magnitude)
    }

    private mutating func skipDigits() {
        while let byte: UInt8 = peek(), isDigit(byte) { position += 1 }
    }

    private mutating func skipExponent() -> Bool {
        guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") else { return false }
        let isSigned: Bool = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
        guard let digit: UInt8 = peek(isSigned ? 2 : 1), isDigit(digit) else { return false }
        position += isSigned ? 2 : 1
        skipDigits()
        return true
    }

    private mutating func rejectNameAfterNumber(from start: Int) throws(Issue) {
        guard let byte: UInt8 = peek(), isIdentifierStart(byte) else { return }
        throw Issue("syntax error: a name directly after a number", at: start..<(position + 1))
    }
}

/// The value of a hexadecimal digit.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
}
