import Foundation

/// Inputs for one target, until the time is over or something is wrong.
struct Campaign {
    let target: FuzzTarget
    let seed: UInt64

    /// A fault with the input that shows it.
    struct Failure: CustomStringConvertible {
        let target: String
        let seed: UInt64
        let iteration: Int
        let fault: String
        let input: [UInt8]

        var description: String {
            """
            \(target), seed \(seed), input \(iteration): \(fault)
            \(input.count) bytes: \(String(decoding: input, as: UTF8.self).debugDescription)
            base64: \(Data(input).base64EncodedString())
            """
        }
    }

    /// Runs in this process.
    ///
    /// - Parameters:
    ///   - seconds: of real time.
    ///   - current: told each input before it is fed, as nobody can ask for it if that is the end of the process.
    /// - Returns: how many inputs were fed, and what was wrong.
    func run(seconds: Double, current: (Int, [UInt8]) -> Void = { _, _ in }) -> (count: Int, failure: Failure?) {
        var mutator: Mutator = Mutator(target: target, random: SplitMix64(seed: seed))
        let end: ContinuousClock.Instant = .now.advanced(by: .seconds(seconds))
        var count: Int = 0
        // The corpus as it is comes first: it would be a poor one if it did not hold.
        for input: [UInt8] in target.corpus {
            current(count, input)
            if let fault: String = Measured.check(target, input) { return (count, failure(count, fault, input)) }
            count += 1
        }
        while ContinuousClock.now < end {
            let input: [UInt8] = mutator.input()
            current(count, input)
            if let fault: String = Measured.check(target, input) { return (count, failure(count, fault, input)) }
            count += 1
        }
        return (count, nil)
    }

    private func failure(_ count: Int, _ fault: String, _ input: [UInt8]) -> Failure {
        let smallest: [UInt8] = shrunk(input) { Measured.check(target, $0) != nil }
        return Failure(
            target: target.name, seed: seed, iteration: count, fault: Measured.check(target, smallest) ?? fault,
            input: smallest)
    }
}
