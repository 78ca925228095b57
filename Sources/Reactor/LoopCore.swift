import CLibuv

/// The libuv loop and the three handles that every loop has. All memory is allocated apart: libuv keeps addresses.
final class LoopCore {
    let loop: UnsafeMutablePointer<uv_loop_t> = .allocate(capacity: 1)
    let waker: UnsafeMutablePointer<uv_async_t> = .allocate(capacity: 1)
    let timer: UnsafeMutablePointer<uv_timer_t> = .allocate(capacity: 1)
    private let prepare: UnsafeMutablePointer<uv_prepare_t> = .allocate(capacity: 1)
    private var isDismantled: Bool = false

    init() {
        precondition(
            MemoryLayout<uv_loop_t>.size == uv_loop_size()
                && MemoryLayout<uv_poll_t>.size == uv_handle_size(UV_POLL),
            "the libuv that was compiled against is not the one that is loaded")
        let status: Int32 = uv_loop_init(loop)
        precondition(status == 0, "no event loop: \(ReactorError("start", code: status))")
    }

    /// Starts the handles; the loop's callbacks reach `owner` without holding it.
    func install(_ owner: EventLoop) {
        loop.pointee.data = Unmanaged.passUnretained(owner).toOpaque()
        uv_async_init(loop, waker) { handle in LoopCore.owner(handle?.pointee.loop)?.queue.collect() }
        // Prepare and not check: it runs after close, timer and pending callbacks too, and before the time to sleep is
        // computed, so what they queued does not wait for the next event.
        uv_prepare_init(loop, prepare)
        uv_prepare_start(prepare) { handle in LoopCore.owner(handle?.pointee.loop)?.endTurn() }
        uv_timer_init(loop, timer)
        waker.pointee.data = nil
        prepare.pointee.data = nil
        timer.pointee.data = nil
    }

    static func owner(_ loop: UnsafeMutablePointer<uv_loop_t>?) -> EventLoop? {
        guard let data = loop?.pointee.data else { return nil }
        return Unmanaged<EventLoop>.fromOpaque(data).takeUnretainedValue()
    }

    func run() {
        uv_run(loop, UV_RUN_DEFAULT)
    }

    /// Closes what is open; `run` then returns.
    func closeAll(_ queue: JobQueue) {
        queue.closeWaker()
        closeHandles()
    }

    private func closeHandles() {
        uv_walk(
            loop,
            { handle, _ in
                guard let handle, uv_is_closing(handle) == 0 else { return }
                if let data = handle.pointee.data {
                    Unmanaged<LoopHandle>.fromOpaque(data).takeUnretainedValue().close()
                } else {
                    uv_close(handle, nil)
                }
            }, nil)
    }

    /// Frees the loop once its thread has ended, or when there never was one.
    func dismantle() {
        guard !isDismantled else { return }
        isDismantled = true
        loop.pointee.data = nil
        closeHandles()
        uv_run(loop, UV_RUN_DEFAULT)
        let status: Int32 = uv_loop_close(loop)
        precondition(status == 0, "handles outlived their event loop")
        waker.deallocate()
        timer.deallocate()
        prepare.deallocate()
        loop.deallocate()
    }
}
