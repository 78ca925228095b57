/// The name of a relation or type with its schema.
public struct QualifiedName: Hashable, Sendable {
    /// The schema, for example `public`.
    public var schema: String
    /// The name inside the schema.
    public var name: String

    /// A name.
    public init(schema: String, name: String) {
        self.schema = schema
        self.name = name
    }
}

extension QualifiedName: Comparable, CustomStringConvertible {
    /// Byte order by schema, then name.
    public static func < (left: QualifiedName, right: QualifiedName) -> Bool {
        (left.schema, left.name) < (right.schema, right.name)
    }

    /// The name as SQL writes it, quoted.
    public var description: String { "\(quotedIdentifier(schema)).\(quotedIdentifier(name))" }
}

/// An identifier in double quotes, inner quotes doubled (PostgreSQL manual, 4.1.1).
///
/// Goes by code points: a quote that a combining mark follows is one `Character` with it, and still a quote to PostgreSQL.
public func quotedIdentifier(_ name: String) -> String {
    var quoted: String = "\""
    for scalar: Unicode.Scalar in name.unicodeScalars {
        if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
        quoted.unicodeScalars.append(scalar)
    }
    quoted.append("\"")
    return quoted
}
