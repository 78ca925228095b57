import GraphQLSyntax

/// Reads every document below one folder.
///
/// Recursive, links followed, sorted by name. Names that start with a full stop are skipped, as `.dataconnect` holds the
/// official tool's generated copies of the schema; so is `node_modules`, where packages keep documents of their own.
struct DocumentFolder {
    let root: FolderPath
    let project: FolderPath
    let limits: ProjectLimits
    /// Where the folder is named; problems of the folder itself are told there.
    let span: SourceSpan
    private(set) var sources: [Source] = []
    /// Every folder seen, absolute: a new file may appear in any of them.
    private(set) var folders: [String] = []
    /// What could not be read, and why. Bytes that are not UTF-8 are the parser's to tell of, which goes on behind them.
    private(set) var report: [Diagnostic] = []
    private var visited: Set<FileIdentity> = []
    private var entryCount: Int = 0
    private var byteCount: Int = 0
    private var isFull: Bool = false

    init(at root: FolderPath, of project: FolderPath, named span: SourceSpan, limits: ProjectLimits) {
        self.root = root
        self.project = project
        self.span = span
        self.limits = limits
        read()
    }

    private mutating func read() {
        do throws(FileProblem) {
            guard case .folder(let identity) = try kindOfFile(at: root.text) else { throw .notAFolder }
            walk(root, identity, above: [])
        } catch {
            report.append(problem(error, at: root, span: span))
        }
        sources.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private mutating func walk(_ folder: FolderPath, _ identity: FileIdentity, above: [FileIdentity]) {
        guard !above.contains(identity) else { return report.append(problem(.linkLoop, at: folder)) }
        // A second way to a folder that was read would bring every definition in it twice.
        guard visited.insert(identity).inserted else { return }
        folders.append(folder.text)
        guard above.count <= limits.folderDepth else {
            return report.append(
                tooLarge("\(name(of: folder)) nests more than \(limits.folderDepth) folders deep", folder))
        }
        do throws(FileProblem) {
            for name in try namesInFolder(at: folder.text, limit: limits.entryCount) where !isSkipped(name) {
                visit(folder.appending(name), above: above + [identity])
                if isFull { return }
            }
        } catch {
            report.append(problem(error, at: folder))
        }
    }

    private func isSkipped(_ name: String) -> Bool { name.hasPrefix(".") || name == "node_modules" }

    private mutating func visit(_ path: FolderPath, above: [FileIdentity]) {
        entryCount += 1
        guard entryCount <= limits.entryCount else {
            return stop("\(name(of: root)) holds more than \(limits.entryCount) files", path)
        }
        let isDocument: Bool = path.text.hasSuffix(".gql") || path.text.hasSuffix(".graphql")
        do throws(FileProblem) {
            switch try kindOfFile(at: path.text) {
            case .folder(let identity): walk(path, identity, above: above)
            case .file where isDocument: try add(path)
            case .other where isDocument: throw .notAFile
            case .file, .other: return
            }
        } catch {
            // A dangling link that is no document is nobody's business.
            if isDocument || error == .linkLoop { report.append(problem(error, at: path)) }
        }
    }

    private mutating func add(_ path: FolderPath) throws(FileProblem) {
        let source: Source = Source(
            name: name(of: path), utf8: try readFile(at: path.text, limit: limits.documentByteCount))
        byteCount += source.utf8.count
        guard byteCount <= limits.totalByteCount else {
            return stop("the documents of \(name(of: root)) exceed \(limits.totalByteCount) bytes", path)
        }
        if let foreign: Diagnostic = otherEncoding(of: source) { return report.append(foreign) }
        sources.append(source)
    }

    private mutating func stop(_ message: String, _ path: FolderPath) {
        isFull = true
        report.append(tooLarge(message, path))
    }

    private func tooLarge(_ message: String, _ path: FolderPath) -> Diagnostic {
        Diagnostic(.error, .projectTooLarge, message, at: start(of: path), hint: "point at a folder of documents only")
    }

    private func name(of path: FolderPath) -> String { path.relative(to: project) }

    private func start(of path: FolderPath) -> SourceSpan {
        SourceSpan(sourceName: name(of: path), start: 0, end: 0)
    }

    private func problem(_ problem: FileProblem, at path: FolderPath, span: SourceSpan? = nil) -> Diagnostic {
        problem.diagnostic(of: name(of: path), at: span ?? start(of: path))
    }
}
