import JSON
import SQL

/// Compares the default a column has with the one it should have (observed.md 2).
struct DefaultComparison {
    enum Verdict: Hashable {
        case same, different
        /// Only the database knows; the query gives true if they are the same.
        case undecided(query: String)
    }

    let column: Column
    let wanted: String?
    let live: String?

    var verdict: Verdict {
        guard let live else {
            return wanted == nil && !column.isSerial ? .same : .different
        }
        if column.isSerial { return normalisedSQL(live).first == .word("nextval") ? .same : .different }
        guard let wanted else { return isToleratedWithoutDefault(live) ? .same : .different }
        let desired: [SQLToken] = normalisedSQL(wanted)
        let actual: [SQLToken] = normalisedSQL(live)
        if desired == actual || isSameConstant(desired, actual) { return .same }
        return needsDatabase(desired, actual) ? .undecided(query: "SELECT (\(live)) = (\(wanted))") : .different
    }

    /// Where one side is an expression, PostgreSQL itself must say. Taking a number from a sequence would change the database.
    private func needsDatabase(_ desired: [SQLToken], _ actual: [SQLToken]) -> Bool {
        let tokens: [SQLToken] = desired + actual
        guard !tokens.contains(.word("nextval")), !tokens.contains(.word("setval")) else { return false }
        if case .sql = column.defaultValue { return true }
        return constant(desired) == nil || constant(actual) == nil
    }

    /// Databases of 2025 and before have `CURRENT_TIMESTAMP` where the server now computes `request.time` (observed.md 1.5).
    private func isToleratedWithoutDefault(_ live: String) -> Bool {
        guard case .expression = column.defaultValue else { return false }
        return normalisedSQL(live) == [.word("current_timestamp")]
    }

    private func isSameConstant(_ left: [SQLToken], _ right: [SQLToken]) -> Bool {
        guard let left: String = constant(left), let right: String = constant(right) else { return false }
        if left == right { return true }
        let form: ConstantForm = ConstantForm(column)
        guard let canonical: String = form.canonical(left) else { return false }
        return canonical == form.canonical(right)
    }

    /// The text of a constant: a string, or a number with its sign.
    private func constant(_ tokens: [SQLToken]) -> String? {
        switch (tokens.first, tokens.dropFirst().first, tokens.count) {
        case (.string(let text), _, 1), (.number(let text), _, 1), (.word(let text), _, 1): text
        case (.sign("-"), .number(let text), 2): "-" + text
        default: nil
        }
    }
}

/// One spelling for all constants of a type that PostgreSQL takes as equal.
struct ConstantForm {
    let column: Column

    init(_ column: Column) { self.column = column }

    func canonical(_ text: String) -> String? {
        if column.sqlType == .jsonb { return json(text) }
        if column.type.isList {
            return arrayElements(text).map { $0.map { element($0) ?? $0 }.joined(separator: "\u{0}") }
        }
        return element(text)
    }

    private func element(_ text: String) -> String? {
        switch column.type.element {
        case .enumeration, .scalar(.string), .scalar(.uuid), .scalar(.date): text
        // A 64-bit integer does not fit a Double, and two of them must not be taken as equal for that.
        case .scalar(.int), .scalar(.int64): Int64(text).map { String($0) } ?? Double(text).map { String($0) }
        case .scalar(.float): Double(text).map { String($0) }
        case .scalar(.boolean): ["t": "true", "f": "false"][text] ?? text
        case .scalar(.timestamp): instant(text)
        case .scalar(.any): json(text)
        case .scalar(.vector): json(text)
        }
    }

    private func json(_ text: String) -> String? {
        guard let value: JSONValue = try? parseJSON(Array(text.utf8)) else { return nil }
        return Self.sorted(value)
    }

    /// jsonb forgets the order of members, and numbers are compared by value.
    private static func sorted(_ value: JSONValue) -> String {
        switch value {
        case .object(let object):
            let members: [String] = object.members.map { "\(JSONValue.string($0.name).text):\(sorted($0.value))" }
            return "{\(members.sorted().joined(separator: ","))}"
        case .array(let elements): return "[\(elements.map(sorted).joined(separator: ","))]"
        case .number(let number): return Double(number.text).map { String($0) } ?? number.text
        case .null, .bool, .string: return "\(value.text)"
        }
    }

    /// The members of an array constant such as `{a,"b c"}` (PostgreSQL manual, 8.15.2).
    private func arrayElements(_ text: String) -> [String]? {
        guard text.first == "{", text.last == "}" else { return nil }
        var elements: [String] = []
        var current: String = ""
        var isQuoted: Bool = false
        var isEscaped: Bool = false
        for character: Character in text.dropFirst().dropLast() {
            switch character {
            case _ where isEscaped:
                current.append(character)
                isEscaped = false
            case "\\": isEscaped = true
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                elements.append(current)
                current = ""
            default: current.append(character)
            }
        }
        return text == "{}" ? [] : elements + [current]
    }

    /// A point in time as microseconds since 1970 in UTC, to which PostgreSQL rounds, from RFC 3339 or from PostgreSQL's own form.
    private func instant(_ text: String) -> String? {
        guard text.count >= 19, isDate(String(text.prefix(10))) else { return nil }
        let fields: [Int] = text.prefix(19).split { "-Tt :".contains($0) }.compactMap { Int($0) }
        guard fields.count == 6 else { return nil }
        var rest: Substring = text.dropFirst(19)
        var microseconds: Int = 0
        if rest.first == "." {
            let fraction: Substring = rest.dropFirst().prefix { $0.isNumber }
            rest = rest.dropFirst(1 + fraction.count)
            microseconds = Int(((Double("0.\(fraction)") ?? 0) * 1_000_000).rounded(.toNearestOrEven))
        }
        let seconds: Int =
            daysSince1970(fields[0], fields[1], fields[2]) * 86_400 + fields[3] * 3_600 + fields[4] * 60 + fields[5]
        return String((seconds - offset(rest)) * 1_000_000 + microseconds)
    }

    /// The seconds of a zone such as `Z`, `+00` or `-03:30`.
    private func offset(_ zone: Substring) -> Int {
        let parts: [Int] = zone.dropFirst().split(separator: ":").compactMap { Int($0) }
        let seconds: Int = (parts.first ?? 0) * 3_600 + (parts.count > 1 ? parts[1] : 0) * 60
        return zone.first == "-" ? -seconds : seconds
    }
}
