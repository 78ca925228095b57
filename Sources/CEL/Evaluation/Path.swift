/// A variable and the fields selected from it one after the other.
final class Path: Sendable {
    private let slot: Int
    private let fields: [FieldAccess]

    init(slot: Int, fields: [FieldAccess]) {
        self.slot = slot
        self.fields = fields
    }

    /// The path to a field of what this one leads to.
    func appending(_ field: FieldAccess) -> Path { Path(slot: slot, fields: fields + [field]) }

    /// The value it leads to.
    func value(in activation: borrowing Activation) -> Value {
        withPlace(in: activation) { $0.pointee ?? .error(.unset) }
    }

    /// Gives a function the place of the value it leads to; there is one.
    ///
    /// Along records whose types the checker knew this follows pointers and copies nothing, since the activation keeps them all alive.
    @inline(__always)
    func withPlace<Result>(
        in activation: borrowing Activation, _ body: (UnsafePointer<Value?>) -> Result
    ) -> Result {
        var place: UnsafePointer<Value?>?
        var known: Int = 0
        if slot < activation.slots.count, case .record(let record) = activation.slots[slot] {
            place = record.place(of: fields[0])
            while let current: UnsafePointer<Value?> = place {
                known += 1
                guard known < fields.count, case .record(let next)? = current.pointee else { break }
                guard let further: UnsafePointer<Value?> = next.place(of: fields[known]) else { break }
                place = further
            }
        }
        if known == fields.count, let place, place.pointee != nil { return body(place) }
        // What the rest leads to is made here: out of a map, of null, or an error.
        var value: Value? = rest(in: activation, from: place, known)
        return withUnsafePointer(to: &value, body)
    }

    @inline(never)
    private func rest(in activation: borrowing Activation, from place: UnsafePointer<Value?>?, _ known: Int) -> Value {
        // A field that is not set is asked for again, for its error.
        var value: Value = place?.pointee ?? activation.value(at: slot)
        var index: Int = place?.pointee == nil ? 0 : known
        while index < fields.count {
            value = value.selecting(fields[index])
            index += 1
        }
        return value
    }
}
