/// The documents that a tool has joined into one file, each between two comments that name it: mistakes are told where their author wrote them.
///
/// - Shape: `### Begin file schema/book.gql`, its lines, `### End file schema/book.gql`, each comment a line of its own.
enum FencedDocuments {
    private static let begin: String = "### Begin file "
    private static let end: String = "### End file "

    /// The documents of a file in the order in which they begin; the file itself where nothing is fenced, and for the lines that are not.
    static func parts(of file: DeployedFile) -> [DeployedFile] {
        guard file.content.contains(begin) else { return [file] }
        var parts: [DeployedFile] = []
        var rest: DeployedFile = DeployedFile(path: file.path, content: "")
        var part: DeployedFile?
        for line: Substring in file.content.split(separator: "\n", omittingEmptySubsequences: false) {
            if let path: String = path(in: line, behind: begin) {
                if let part { parts.append(part) }
                part = DeployedFile(path: path, content: "")
            } else if part != nil, line.hasPrefix(end) {
                part.map { parts.append($0) }
                part = nil
            } else if part != nil {
                part?.content += line + "\n"
            } else {
                rest.content += line + "\n"
            }
        }
        if let part { parts.append(part) }
        return rest.content.allSatisfy(\.isWhitespace) ? parts : parts + [rest]
    }

    private static func path(in line: Substring, behind mark: String) -> String? {
        guard line.hasPrefix(mark) else { return nil }
        let path: Substring = line.dropFirst(mark.count).drop(while: \.isWhitespace)
        return path.isEmpty ? nil : String(path.reversed().drop(while: \.isWhitespace).reversed())
    }
}
