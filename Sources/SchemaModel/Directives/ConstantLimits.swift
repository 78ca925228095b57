import GraphQLSyntax
import JSON
import SQL

/// Checks that a constant of the right kind fits the PostgreSQL type of its column, which may be narrower than its GraphQL type.
struct ConstantLimits {
    private let type: DataType?

    init(_ type: PostgresType) { self.type = DataType(type.text) }

    func check(_ kind: InputValue.Kind, _ scalar: Scalar, at span: SourceSpan) throws(ConstantError) {
        switch (scalar, kind) {
        case (.string, .string(let text, _)): try checkText(text, span)
        case (.int, .int(let digits)), (.int64, .int(let digits)), (.float, .int(let digits)),
            (.float, .float(let digits)):
            try checkNumber(digits, span)
        case (.vector, .list(let elements)):
            for element: InputValue in elements { try checkElement(element) }
        case (.any, _): try checkJSON(InputValue(kind, span: span))
        default: break
        }
    }

    // MARK: Texts

    private func checkText(_ text: String, _ span: SourceSpan) throws(ConstantError) {
        guard let type else { return }
        switch type.canonicalName {
        case "character varying":
            guard let longest: Int = type.arguments.first else { return }
            try checkLength(text, longest, span)
        case "character": try checkLength(text, type.arguments.first ?? 1, span)
        case "bit": try checkBits(text, span) { $0 == type.arguments.first ?? 1 }
        case "bit varying": try checkBits(text, span) { $0 <= type.arguments.first ?? Int.max }
        case "jsonb": try checkJSONText(text, span)
        default: break
        }
    }

    /// PostgreSQL cuts spaces that are too many at the end, and nothing else (manual, 8.3).
    private func checkLength(_ text: String, _ longest: Int, _ span: SourceSpan) throws(ConstantError) {
        let characters: [Unicode.Scalar] = Array(text.unicodeScalars)
        let spaces: Int = characters.reversed().prefix { $0 == " " }.count
        guard characters.count - spaces > longest else { return }
        throw ConstantError(
            message: "has \(characters.count - spaces) characters, too many for \(name)", span: span,
            hint: "Shorten it, or allow more in `@col(dataType:)`.")
    }

    /// PostgreSQL reads `B` and `X` in front as in constants (manual, 4.1.2.5).
    private func checkBits(
        _ text: String, _ span: SourceSpan, _ isLength: (Int) -> Bool
    ) throws(ConstantError) {
        let prefix: Character? = text.lowercased().first
        let isHexadecimal: Bool = prefix == "x"
        let digits: Substring = isHexadecimal || prefix == "b" ? text.dropFirst() : text[...]
        let areDigits: Bool = digits.allSatisfy { isHexadecimal ? $0.isASCII && $0.isHexDigit : $0 == "0" || $0 == "1" }
        guard !areDigits || !isLength(isHexadecimal ? 4 * digits.count : digits.count) else { return }
        throw ConstantError(
            message: areDigits ? "has another number of bits than \(name)" : "is no string of bits, as \(name) needs",
            span: span, hint: "Write zeros and ones, for example \"101\" for bit(3).")
    }

    /// PostgreSQL takes names that come twice, and no character zero in a text (manual, 8.14).
    private func checkJSONText(_ text: String, _ span: SourceSpan) throws(ConstantError) {
        var reader: JSONReader = JSONReader(Array(text.utf8), maximumDepth: 1_000)
        do throws(JSONError) {
            try reader.skipValue()
            try reader.finish()
        } catch {
            throw ConstantError(
                message: "is no JSON, as \(name) needs: \(error.message)", span: span,
                hint: "Write the text of a JSON value, for example \"{}\" or \"\\\"a text\\\"\".")
        }
    }

    // MARK: Numbers

    private func checkNumber(_ digits: String, _ span: SourceSpan) throws(ConstantError) {
        guard let type else { return }
        let fits: Bool =
            switch type.canonicalName {
            case "smallint": Int16(digits) != nil
            case "integer": Int32(digits) != nil
            case "real": isReal(digits)
            case "numeric": isNumeric(digits, type)
            default: true
            }
        guard !fits else { return }
        throw ConstantError(
            message: "does not fit \(name)", span: span,
            hint: "Choose a number that does, or a wider `@col(dataType:)`.")
    }

    private func isReal(_ digits: String) -> Bool {
        guard let number: Float = Float(digits), number.isFinite else { return false }
        return number != 0 || DecimalLiteral(digits).isZero
    }

    private func isNumeric(_ digits: String, _ type: DataType) -> Bool {
        let number: DecimalLiteral = DecimalLiteral(digits)
        guard let precision: Int = type.arguments.first else { return isUnboundedNumeric(number) }
        return number.fits(precision: precision, scale: type.arguments.dropFirst().first ?? 0)
    }

    /// PostgreSQL manual, table 8.2.
    private func isUnboundedNumeric(_ number: DecimalLiteral) -> Bool {
        number.isZero || (number.magnitude <= 131_072 && number.scale <= 16_383)
    }

    // MARK: Others

    /// pgvector's elements have 32 bits.
    private func checkElement(_ element: InputValue) throws(ConstantError) {
        let digits: String
        switch element.kind {
        case .int(let text), .float(let text): digits = text
        default: return
        }
        guard Float(digits)?.isFinite ?? false else {
            throw ConstantError(
                message: "holds a number too large for a Vector", span: element.span,
                hint: "Its elements have 32 bits, up to 3.4e38.")
        }
    }

    /// Numbers in jsonb are `numeric`.
    private func checkJSON(_ value: InputValue) throws(ConstantError) {
        switch value.kind {
        case .int(let digits), .float(let digits):
            guard isUnboundedNumeric(DecimalLiteral(digits)) else {
                throw ConstantError(
                    message: "holds a number too long for jsonb", span: value.span,
                    hint: "Write it as a string.")
            }
        case .list(let elements):
            for element: InputValue in elements { try checkJSON(element) }
        case .object(let fields):
            for field: ObjectField in fields { try checkJSON(field.value) }
        default: break
        }
    }

    /// The type of one value.
    private var name: String {
        guard let type else { return "" }
        return type.isArray ? String(type.canonicalText.dropLast(2)) : type.canonicalText
    }
}
