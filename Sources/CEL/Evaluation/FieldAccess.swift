import Synchronization

/// A field by name, and by index where the checker knew the type of the object.
///
/// A reference, so that going along a path copies one pointer a step.
final class FieldAccess: Sendable {
    let name: String
    let type: RecordType?
    let index: Int
    /// Whether `null` is an object without fields, each of which reads as `null`.
    let acceptsNull: Bool
    /// Where in a map the field was found last.
    let lastPosition: Atomic<Int> = Atomic(0)

    init(_ name: String, of type: RecordType?, acceptsNull: Bool) {
        self.name = name
        let index: Int? = type?.index(of: name)
        self.type = index == nil ? nil : type
        self.index = index ?? 0
        self.acceptsNull = acceptsNull
    }
}
