#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Wakes a thread that waits for something to do.
///
/// A pipe, because a wait on it has a bound and a ring before the wait is not lost.
final class Alarm: Sendable {
    private let reading: Int32
    private let writing: Int32

    /// Without descriptors to be had, waits end by their bound alone.
    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (reading, writing) = (ends[0], ends[1])
        for end: Int32 in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Ends the wait that is under way, or the next one. Full pipes have rung already.
    func ring() {
        var byte: UInt8 = 0
        _ = write(writing, &byte, 1)
    }

    /// Waits for a ring, no longer than that.
    func wait(_ duration: Duration) {
        var descriptor: pollfd = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, Int32(clamping: duration.wholeMilliseconds + 1))
        var bytes: [UInt8] = Array(repeating: 0, count: 64)
        while read(reading, &bytes, bytes.count) > 0 {}
    }
}
