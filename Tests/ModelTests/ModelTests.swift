import Foundation
import TestSupport
import Testing

/// The product against the model: generated operations run on PostgreSQL through the executor and its lanes, and on rows in memory.
///
/// - `FUZZ_SEED`: the first seed; otherwise 1, so that every run does the same.
/// - `FUZZ_SECONDS`: how long to go on; otherwise so many calls are compared as a test run has time for (`Scripts/fuzz operations`).
@Suite(
    .serialized,
    .enabled(if: ThrowawayPostgres.canRun, "PostgreSQL's programs are not installed: apt install postgresql"))
struct ModelTests {
    private static let calls: Int = 20_000

    @Test func answersLikeTheModel() async throws {
        let environment: [String: String] = ProcessInfo.processInfo.environment
        let first: UInt64 = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        let seconds: Double? = environment["FUZZ_SECONDS"].flatMap { Double($0) }
        let campaign: Campaign = try await Campaign(try ThrowawayPostgres.makeDatabase())
        let begin: Date = Date()
        var seed: UInt64 = first
        while !campaign.isEnough {
            let isOver: Bool =
                seconds.map { Date().timeIntervalSince(begin) > $0 } ?? (campaign.tally.compared >= Self.calls)
            if isOver { break }
            try await campaign.run(seed: seed)
            seed += 1
        }
        await campaign.close()
        let time: Int = Int(Date().timeIntervalSince(begin))
        print("model: \(campaign.tally), seeds \(first) to \(seed - 1), \(time) s")
        print("model: met least are \(campaign.tally.coverage.rarest)")
        // The failures themselves were printed as they were found.
        #expect(campaign.failures.count == 0)
        #expect(campaign.tally.coverage.unlisted == [])
        // A shorter run proves less.
        if campaign.tally.compared >= Self.calls { #expect(campaign.tally.coverage.rare == []) }
    }
}
