/// The values of the variables for one evaluation, and the functions that come with it.
///
/// Plain values; one activation may be used for many evaluations and changed in between.
public struct Activation {
    /// The values by variable slot. A slot that is not set holds an error, which is what reading it gives.
    public var slots: [Value]
    /// The functions by function slot.
    public var functions: [([Value]) -> Value]

    /// An activation with the values given; variables declared later than those are not set.
    public init(slots: [Value] = [], functions: [([Value]) -> Value] = []) {
        self.slots = slots
        self.functions = functions
    }

    /// An activation for all variables of an environment, none of them set.
    public init(for environment: Environment) {
        self.init(slots: [Value](repeating: .error(.unset), count: environment.slotCount))
    }

    /// The value of a variable.
    public subscript(slot: VariableSlot) -> Value {
        get { slot.index < slots.count ? slots[slot.index] : .error(.unset) }
        set {
            while slots.count <= slot.index { slots.append(.error(.unset)) }
            slots[slot.index] = newValue
        }
    }

    /// Sets the function of a slot. Slots before it that are not set give an error when called.
    public mutating func setFunction(_ slot: FunctionSlot, _ function: @escaping ([Value]) -> Value) {
        while functions.count <= slot.index {
            functions.append { (_: [Value]) -> Value in .failure(.noSuchFunction, "a function is not set") }
        }
        functions[slot.index] = function
    }
}
