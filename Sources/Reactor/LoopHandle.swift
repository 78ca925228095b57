import CLibuv

/// The memory of one libuv handle and the reference that libuv holds on us.
///
/// The handle is allocated apart (never inline in a class: libuv keeps its address), carries +1 on this object from
/// the first start until the close callback, and is freed only there. `close` may be called twice; libuv's must not.
final class LoopHandle {
    /// Status (negative: error), event bits, file name: what the kinds of callbacks have to say.
    typealias Reaction = (_ status: Int32, _ events: Int32, _ name: UnsafePointer<CChar>?) -> Void

    private(set) var raw: UnsafeMutableRawPointer?
    private var reaction: Reaction?

    /// `initialise` gets fresh memory of the size of `type` and calls the `uv_…_init` function.
    init(
        _ type: uv_handle_type, _ operation: @autoclosure () -> String,
        initialise: (UnsafeMutableRawPointer) -> Int32, reaction: @escaping Reaction
    ) throws(ReactorError) {
        let memory: UnsafeMutableRawPointer = .allocate(byteCount: uv_handle_size(type), alignment: 16)
        let status: Int32 = initialise(memory)
        guard status == 0 else {
            memory.deallocate()
            throw ReactorError(operation(), code: status)
        }
        raw = memory
        self.reaction = reaction
        memory.assumingMemoryBound(to: uv_handle_t.self).pointee.data = Unmanaged.passRetained(self).toOpaque()
    }

    func pointer<Handle>(_ type: Handle.Type) -> UnsafeMutablePointer<Handle>? {
        raw?.assumingMemoryBound(to: type)
    }

    /// Called by the C callbacks. The closure is copied first: it may close the handle, which drops the original.
    static func react(_ data: UnsafeMutableRawPointer?, _ status: Int32, _ events: Int32, _ name: UnsafePointer<CChar>?)
    {
        guard let data else { return }
        let handle: LoopHandle = Unmanaged<LoopHandle>.fromOpaque(data).takeUnretainedValue()
        guard handle.raw != nil, let reaction: Reaction = handle.reaction else { return }
        reaction(status, events, name)
    }

    /// Stops everything at once; no reaction comes after this. The memory goes when libuv lets go of it.
    func close() {
        guard let memory = raw else { return }
        raw = nil
        reaction = nil
        uv_close(memory.assumingMemoryBound(to: uv_handle_t.self)) { handle in
            guard let handle, let data = handle.pointee.data else { return }
            UnsafeMutableRawPointer(handle).deallocate()
            Unmanaged<LoopHandle>.fromOpaque(data).release()
        }
    }
}
