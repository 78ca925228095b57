#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Why a file or folder could not be read.
enum FileProblem: Error, Hashable, Sendable {
    case missing
    case linkLoop
    case notAFile
    case notAFolder
    case tooLarge(limit: Int)
    /// Anything else the system says, in its words.
    case system(String)

    /// The problem behind the current `errno`.
    static func current() -> FileProblem {
        switch errno {
        case ENOENT: .missing
        case ELOOP: .linkLoop
        case ENOTDIR: .notAFolder
        default: .system(strerror(errno).map { String(cString: $0) } ?? "error \(errno)")
        }
    }
}

/// What makes a file or folder the same one under two names.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

/// What lies at a path, links followed.
enum FileKind: Hashable, Sendable {
    case file
    case folder(FileIdentity)
    case other
}

/// Looks at a path, links followed.
func kindOfFile(at path: String) throws(FileProblem) -> FileKind {
    var status: stat = stat()
    guard stat(path, &status) == 0 else { throw .current() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder(FileIdentity(status))
    default: return .other
    }
}

/// Reads a whole regular file of at most `limit` bytes.
///
/// A pipe or a device in the place of a file is refused instead of waited for.
func readFile(at path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .current() }
    defer { close(descriptor) }
    var status: stat = stat()
    guard fstat(descriptor, &status) == 0 else { throw .current() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try readAll(of: descriptor, limit: limit)
}

/// One byte more than allowed is asked for, as a file may grow while it is read.
private func readAll(of descriptor: Int32, limit: Int) throws(FileProblem) -> [UInt8] {
    var result: [UInt8] = []
    var chunk: [UInt8] = [UInt8](repeating: 0, count: 64 << 10)
    while true {
        let wanted: Int = min(chunk.count, limit - result.count + 1)
        let count: Int = read(descriptor, &chunk, wanted)
        if count < 0 {
            if errno == EINTR { continue }
            throw .current()
        }
        if count == 0 { return result }
        result += chunk[..<count]
        guard result.count <= limit else { throw .tooLarge(limit: limit) }
    }
}

/// The names in a folder, sorted by their bytes so that every machine reads them in one order.
func namesInFolder(at path: String, limit: Int) throws(FileProblem) -> [String] {
    guard let folder = opendir(path) else { throw .current() }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry: UnsafeMutablePointer<dirent> = readdir(folder) {
        let name: String = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name == "." || name == ".." { continue }
        guard names.count < limit else { throw .tooLarge(limit: limit) }
        names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
