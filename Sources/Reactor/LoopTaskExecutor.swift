/// The face of a loop for tasks that prefer it without being isolated to its actor.
///
/// Kept apart from the serial face: one object that is both makes tasks without the preference enqueue themselves
/// again for ever.
public final class LoopTaskExecutor: TaskExecutor {
    private let queue: JobQueue

    init(queue: JobQueue) {
        self.queue = queue
    }

    /// Called by the Swift runtime.
    public func enqueue(_ job: consuming ExecutorJob) {
        queue.add(.task(UnownedJob(job)))
    }
}
