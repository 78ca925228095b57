/// One field of a record type.
public struct RecordField: Hashable, Sendable {
    /// The name expressions select it by.
    public let name: String
    /// The type of its value.
    public let type: CELType
    /// Whether an object may lack it. For documentation and messages: `has()` works on every field.
    public let isOptional: Bool

    /// A field of a name and a type.
    public init(_ name: String, _ type: CELType, isOptional: Bool = false) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
    }
}

/// A type of objects whose fields are known when an expression is compiled.
///
/// - Shape: fields have indices in the order given; a `RecordValue` holds its values by them.
/// - Errors: selecting a field that does not exist does not check, unless the type `isDynamic`.
public struct RecordType: Sendable {
    // A reference, so that a record and a plan can agree on the type by identity alone.
    private final class Shape: Sendable {
        let name: String
        let fields: [RecordField]
        let isDynamic: Bool
        let indices: [String: Int]

        init(name: String, fields: [RecordField], isDynamic: Bool) {
            self.name = name
            self.fields = fields
            self.isDynamic = isDynamic
            indices = Dictionary(
                zip(fields.map(\.name), fields.indices), uniquingKeysWith: { (first: Int, _: Int) -> Int in first })
        }
    }

    private let shape: Shape

    /// A type of objects.
    ///
    /// - Parameters:
    ///   - name: what `type(x)` and messages call it.
    ///   - fields: the known fields. Of two with one name the first counts.
    ///   - isDynamic: whether objects may have further members, of any type.
    public init(name: String, fields: [RecordField], isDynamic: Bool = false) {
        shape = Shape(name: name, fields: fields, isDynamic: isDynamic)
    }

    /// What `type(x)` and messages call the type.
    public var name: String { shape.name }

    /// The known fields by index.
    public var fields: [RecordField] { shape.fields }

    /// Whether objects may have further members.
    public var isDynamic: Bool { shape.isDynamic }

    /// The index of a field.
    public func index(of name: String) -> Int? { shape.indices[name] }

    /// Whether two values are one and the same type, not only equal ones.
    func isIdentical(to other: RecordType) -> Bool { shape === other.shape }
}

extension RecordType: Hashable {
    /// Structural equality.
    public static func == (left: RecordType, right: RecordType) -> Bool {
        left.isIdentical(to: right)
            || (left.name == right.name && left.isDynamic == right.isDynamic && left.fields == right.fields)
    }

    /// Hashes the name and the field names; equal types agree in both.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        for field in fields { hasher.combine(field.name) }
    }
}
