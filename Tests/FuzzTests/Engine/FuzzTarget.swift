/// A decoder or parser, with what it is fed.
struct FuzzTarget: Sendable {
    /// What it is called on the command line.
    let name: String
    /// What is fed, in a few words, for `--help`.
    let summary: String
    /// Valid inputs, or nearly so; all others are made of them.
    let corpus: [[UInt8]]
    /// Words that mean something here, to be put in where chance would never spell them.
    let words: [[UInt8]]
    /// Inputs are cut to so many bytes.
    let maximumLength: Int
    /// Feeds one input; tells what is wrong with what came of it.
    let check: @Sendable ([UInt8]) -> String?

    init(
        _ name: String, _ summary: String, corpus: [[UInt8]], words: [[UInt8]] = [], maximumLength: Int = 4096,
        check: @escaping @Sendable ([UInt8]) -> String?
    ) {
        self.name = name
        self.summary = summary
        self.corpus = corpus
        self.words = words
        self.maximumLength = maximumLength
        self.check = check
    }

    /// A target whose inputs are text.
    init(
        _ name: String, _ summary: String, texts: [String], words: [String] = [], maximumLength: Int = 4096,
        check: @escaping @Sendable ([UInt8]) -> String?
    ) {
        self.init(
            name, summary, corpus: texts.map { Array($0.utf8) }, words: words.map { Array($0.utf8) },
            maximumLength: maximumLength, check: check)
    }
}

/// The fault of a claim that does not hold; nothing where it does.
func unless(_ holds: Bool, _ fault: @autoclosure () -> String) -> String? { holds ? nil : fault() }

/// The fault of a place outside of the input.
func misplaced(_ offset: Int, in bytes: [UInt8]) -> String? {
    unless((0...bytes.count).contains(offset), "the error is at \(offset) of \(bytes.count) bytes")
}
