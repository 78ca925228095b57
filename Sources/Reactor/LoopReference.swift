/// A reference that does not keep its target alive, for objects of one loop.
///
/// What `weak` is for, without its price: an object that was ever referenced weakly has a side table, and from then on every
/// retain and release of it takes the slow way. The target owns its reference, hands it out, and clears it in its `deinit`.
/// Loop's thread only.
public final class LoopReference<Target: AnyObject> {
    // Never dangling: the target clears it before it goes.
    private unowned(unsafe) var pointer: Target?

    /// A reference to nothing; `set` is called at the end of the target's initialiser.
    public init() {}

    /// The target, as long as it is there.
    public var target: Target? { pointer }

    /// Points to the target.
    public func set(_ target: Target) { pointer = target }

    /// Called by the target when it goes.
    public func clear() { pointer = nil }
}
