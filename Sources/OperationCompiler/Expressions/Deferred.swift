/// A value that is made when it is first asked for.
final class Deferred<Value> {
    private let make: () -> Value
    private(set) lazy var value: Value = make()

    init(_ make: @escaping () -> Value) { self.make = make }
}
