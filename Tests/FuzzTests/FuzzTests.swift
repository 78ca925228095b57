import Foundation
import Testing

/// Every decoder and parser on damaged inputs: what comes of them is a value or an error with a place, soon, and never the end of the
/// process.
@Suite struct FuzzTests {
    /// A taste of each; `Scripts/fuzz` does the same for longer. One after the other, as feeding keeps a thread of all tests busy.
    @Test(.serialized, .disabled(if: FuzzSettings.name != nil), arguments: FuzzTarget.all.map(\.name))
    func holds(_ name: String) throws {
        let target: FuzzTarget = try #require(FuzzTarget.named(name))
        let result: (count: Int, failure: Campaign.Failure?) = Campaign(target: target, seed: 1).run(seconds: 0.7)
        #expect(result.failure == nil, "\(result.failure.map(String.init(describing:)) ?? "")")
    }

    @Test(.enabled(if: FuzzSettings.name != nil))
    func holdsForLonger() throws {
        let name: String = try #require(FuzzSettings.name)
        let target: FuzzTarget = try #require(FuzzTarget.named(name), "there is no \(name)")
        let campaign: ForkedCampaign = ForkedCampaign(target: target, seed: FuzzSettings.seed, file: FuzzSettings.file)
        let fault: String? = FuzzSettings.isReplay ? campaign.replay() : campaign.run(seconds: FuzzSettings.seconds)
        #expect(fault == nil, "\(fault ?? "")")
    }

    @Test func shrinksToWhatMatters() {
        let input: [UInt8] = Array("some text with a { in it, and more".utf8)
        #expect(shrunk(input) { $0.contains(UInt8(ascii: "{")) } == [UInt8(ascii: "{")])
    }

    @Test func makesTheSameOfTheSameSeed() {
        for target: FuzzTarget in FuzzTarget.all {
            var one: Mutator = Mutator(target: target, random: SplitMix64(seed: 7))
            var other: Mutator = one
            for _ in 0..<50 { #expect(one.input() == other.input(), "\(target.name)") }
        }
    }

    /// `Scripts/fuzz --help` reads the names out of one file.
    @Test func allNamesAreListed() throws {
        let list: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "names.txt")
        let expected: String = FuzzTarget.all.map { target in
            "\(target.name)\(String(repeating: " ", count: max(1, 14 - target.name.count)))\(target.summary)\n"
        }.joined()
        #expect(try String(contentsOf: list, encoding: .utf8) == expected)
    }
}

/// What `Scripts/fuzz` asks for.
enum FuzzSettings {
    private static let environment: [String: String] = ProcessInfo.processInfo.environment

    static let name: String? = environment["FUZZ_NAME"]
    static let seconds: Double = environment["FUZZ_SECONDS"].flatMap(Double.init) ?? 60
    static let seed: UInt64 = environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    static let file: String = environment["FUZZ_FILE"] ?? "fuzz.input"
    static let isReplay: Bool = environment["FUZZ_REPLAY"] == "1"
}
