import Foundation

/// Feeds inputs and watches what they cost.
enum Measured {
    /// A decoder that needs longer for a few kilobytes, in seconds of its own thread, is as good as hung.
    static let longestTime: Double = 2
    /// And one that takes so much more memory than ever before.
    static let mostMemory: Int = 256 << 20

    /// What is wrong with an input, its cost included.
    static func check(_ target: FuzzTarget, _ input: [UInt8]) -> String? {
        let (time, memory): (Double, Int) = (threadTime, peakMemory)
        if let fault: String = target.check(input) { return fault }
        let spent: Double = threadTime - time
        if spent > longestTime { return "took \(spent) s for \(input.count) bytes" }
        let taken: Int = peakMemory - memory
        return taken > mostMemory ? "took \(taken >> 20) MiB for \(input.count) bytes" : nil
    }

    private static var threadTime: Double {
        var time: timespec = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The most memory that the process ever had.
    private static var peakMemory: Int {
        var usage: rusage = rusage()
        #if canImport(Glibc)
            // The overlay gives the constant a type that the function does not take.
            getrusage(0, &usage)
            return Int(usage.ru_maxrss) << 10
        #else
            getrusage(RUSAGE_SELF, &usage)
            return Int(usage.ru_maxrss)
        #endif
    }
}
