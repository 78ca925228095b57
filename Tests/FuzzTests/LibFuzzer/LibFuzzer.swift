import Foundation

/// The same targets under libFuzzer, which sees what parts of a decoder an input reaches.
///
/// `Scripts/fuzz NAME --libfuzzer` builds this instead of the tests.
@main struct LibFuzzer {
    typealias Feed = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

    static func main() {
        guard let name: String = CommandLine.arguments.dropFirst().first,
            let target: FuzzTarget = FuzzTarget.named(name)
        else {
            print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
            return
        }
        chosen = target
        if CommandLine.arguments.count > 2, CommandLine.arguments[2] == "--write-corpus" {
            writeCorpus(target, to: CommandLine.arguments[3])
            return
        }
        // libFuzzer's own arguments are all that stand behind the name.
        var count: CInt = CommandLine.argc - 1
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
        _ = runDriver(&count, &arguments, feed)
    }

    /// Set once, before anything is fed.
    nonisolated(unsafe) fileprivate static var chosen: FuzzTarget?

    @_silgen_name("LLVMFuzzerRunDriver")
    private static func runDriver(
        _ count: UnsafeMutablePointer<CInt>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>, _ feed: Feed
    ) -> CInt
}

/// What libFuzzer calls with each input. Its own `main`, which comes with it and is not run, wants it by this name.
@_cdecl("LLVMFuzzerTestOneInput")
func feed(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let input: [UInt8] = Array(UnsafeBufferPointer(start: bytes, count: size))
    if let fault: String = LibFuzzer.chosen?.check(input) { fatalError(fault) }
    return 0
}

/// Valid inputs for libFuzzer to begin with, a file each.
private func writeCorpus(_ target: FuzzTarget, to folder: String) {
    for (index, input): (Int, [UInt8]) in target.corpus.enumerated() {
        guard let file: UnsafeMutablePointer<FILE> = fopen("\(folder)/\(index)", "w") else { continue }
        fwrite(input, 1, input.count, file)
        fclose(file)
    }
}
