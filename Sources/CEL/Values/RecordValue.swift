/// An object of a record type: a value for each field that is set.
///
/// - Shape: `values` are by field index of `type`; nil means the field is not set. Members beyond the known fields exist
///   only where the type is open.
public struct RecordValue: Sendable {
    // One reference, so that a `Value` stays small and copying it costs one retain.
    //
    // The memory of the values is its own, so that a path can go from one record to the next by pointers, without counting references.
    // Unchecked: it is written by `init` alone.
    private final class Storage: @unchecked Sendable {
        let type: RecordType
        let count: Int
        let values: UnsafePointer<Value?>
        let members: MapValue

        init(type: RecordType, values: [Value?], members: MapValue) {
            self.type = type
            self.members = members
            count = values.count
            let memory: UnsafeMutableBufferPointer<Value?> = .allocate(capacity: max(1, values.count))
            _ = memory.initialize(from: values)
            self.values = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
        }

        deinit {
            let memory: UnsafeMutablePointer<Value?> = UnsafeMutablePointer(mutating: values)
            memory.deinitialize(count: count)
            memory.deallocate()
        }
    }

    private let storage: Storage

    /// An object with the values of its fields by index; missing ones at the end are not set.
    ///
    /// - Parameter members: further members by name, for open records.
    public init(_ type: RecordType, _ values: [Value?], members: MapValue = .empty) {
        let count: Int = type.fields.count
        precondition(values.count <= count, "a record has more values than its type has fields")
        let missing: [Value?] = [Value?](repeating: nil, count: count - values.count)
        storage = Storage(type: type, values: values + missing, members: members)
    }

    /// An object with the values of its fields by name. Names that are no field are members of an open record, and are
    /// left out otherwise.
    public init(_ type: RecordType, fields: [String: Value]) {
        var values: [Value?] = [Value?](repeating: nil, count: type.fields.count)
        var members: [String: Value] = [:]
        for (name, value) in fields {
            if let index: Int = type.index(of: name) {
                values[index] = value
            } else if type.isDynamic {
                members[name] = value
            }
        }
        self.init(type, values, members: members.isEmpty ? .empty : MapValue(members))
    }

    /// The type of the object.
    public var type: RecordType { storage.type }

    /// The values by field index.
    public var values: [Value?] { Array(UnsafeBufferPointer(start: storage.values, count: storage.count)) }

    /// Where the value of a field lies, for as long as the record does; nil where the record is not of the type the field was planned
    /// for.
    @inline(__always)
    func place(of field: FieldAccess) -> UnsafePointer<Value?>? {
        guard let type: RecordType = field.type, type.isIdentical(to: storage.type) else { return nil }
        return storage.values + field.index
    }

    /// The members beyond the known fields.
    public var members: MapValue { storage.members }

    /// The value of a field or member, or nil when it is not set.
    public subscript(name: String) -> Value? {
        if let index: Int = storage.type.index(of: name) { return self[index] }
        return storage.members.count == 0 ? nil : storage.members[name]
    }

    /// The value of a field by its index.
    public subscript(index: Int) -> Value? {
        precondition(index >= 0 && index < storage.count, "a record has no field of that index")
        return storage.values[index]
    }

    /// Every set field and member with its name: the fields in their order, then the members.
    public var setMembers: [(name: String, value: Value)] {
        var result: [(name: String, value: Value)] = []
        for (index, field) in storage.type.fields.enumerated() {
            if let value: Value = self[index] { result.append((field.name, value)) }
        }
        for entry in storage.members.entries {
            if case .string(let name) = entry.key { result.append((name, entry.value)) }
        }
        return result
    }
}
