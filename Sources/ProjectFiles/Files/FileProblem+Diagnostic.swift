import GraphQLSyntax

extension FileProblem {
    /// The problem in an author's words.
    func diagnostic(of name: String, at span: SourceSpan) -> Diagnostic {
        switch self {
        case .missing:
            Diagnostic(
                .error, .fileNotFound, "could not find \(name)", at: span,
                hint: "write it, or correct the path")
        case .linkLoop:
            Diagnostic(
                .error, .linkLoop, "\(name) is a symbolic link that leads back to itself", at: span,
                hint: "remove the link")
        case .notAFile:
            Diagnostic(
                .error, .unreadableFile, "\(name) is not a regular file", at: span, hint: "put a file in its place")
        case .notAFolder:
            Diagnostic(
                .error, .unreadableFile, "\(name) is not a folder", at: span,
                hint: "name the folder that holds the files")
        case .tooLarge(let limit):
            Diagnostic(
                .error, .projectTooLarge, "\(name) is larger than the limit of \(limit)", at: span,
                hint: "split it, or name another folder")
        case .system(let reason):
            Diagnostic(
                .error, .unreadableFile, "cannot read \(name): \(reason)", at: span,
                hint: "give the user that runs this the right to read it")
        }
    }
}

/// The first place of a source that is not UTF-8.
func invalidUTF8(in source: Source) -> Diagnostic? {
    guard String(validating: source.utf8, as: UTF8.self) == nil else { return nil }
    var decoder: UTF8 = UTF8()
    var bytes: IndexingIterator<[UInt8]> = source.utf8.makeIterator()
    var offset: Int = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { offset += UTF8.width(scalar) }
    let start: Int32 = Int32(clamping: offset)
    return Diagnostic(
        .error, .invalidUTF8, "\(source.name) is not UTF-8",
        at: SourceSpan(sourceName: source.name, start: start, end: start + 1), hint: "save the file as UTF-8")
}

/// A file in which half of the bytes are zero, as some editors save text: one error in the place of one for every byte.
func otherEncoding(of source: Source) -> Diagnostic? {
    guard source.utf8.starts(with: [0xFF, 0xFE]) || source.utf8.starts(with: [0xFE, 0xFF]) else { return nil }
    return Diagnostic(
        .error, .invalidUTF8, "\(source.name) is UTF-16", at: SourceSpan(sourceName: source.name, start: 0, end: 0),
        hint: "save the file as UTF-8")
}
