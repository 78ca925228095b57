import CLibuv

/// Calls that block (name resolution, cancelling a statement) run on libuv's small pool of threads.
extension EventLoop {
    /// Runs `work` off the loop and hands its value to `done` on the loop. Loop's thread only.
    ///
    /// The loop does not end before `work` has; `done` is called even while it ends.
    public func offload<Value: Sendable>(
        _ work: @escaping @Sendable () -> Value, then done: @escaping (Value) -> Void
    ) {
        let request: UnsafeMutablePointer<uv_work_t> = .allocate(capacity: 1)
        let call: OffloadedCall = OffloadedCall()
        let value: Lock<Value?> = Lock(nil)
        call.work = {
            let result: Value = work()
            value.withLock { $0 = result }
        }
        call.done = { if let result: Value = value.withLock({ $0 }) { done(result) } }
        request.pointee.data = Unmanaged.passRetained(call).toOpaque()
        uv_queue_work(
            core.loop, request,
            { request in
                guard let data = request?.pointee.data else { return }
                Unmanaged<OffloadedCall>.fromOpaque(data).takeUnretainedValue().work?()
            },
            { request, _ in
                guard let request, let data = request.pointee.data else { return }
                let call: OffloadedCall = Unmanaged<OffloadedCall>.fromOpaque(data).takeRetainedValue()
                request.deallocate()
                call.done?()
            })
    }
}

/// The two halves of an offloaded call; `work` is touched by the pool's thread, then `done` by the loop's.
private final class OffloadedCall {
    var work: (@Sendable () -> Void)?
    var done: (() -> Void)?
}
