#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The few calls of the file system that the embedded server needs, each with the words of the operating system.
enum FileSystem {
    /// What is known of a file without following a symbolic link.
    struct Attributes {
        var isDirectory: Bool
        var owner: UInt32
        var group: UInt32
        var mode: UInt32
    }

    static func attributes(_ path: String, followingLinks: Bool = false) -> Attributes? {
        var status: stat = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        return Attributes(
            isDirectory: status.st_mode & S_IFMT == S_IFDIR, owner: status.st_uid, group: status.st_gid,
            mode: UInt32(status.st_mode & 0o7777))
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// Makes a directory and those above it.
    static func makeDirectories(_ path: String, mode: UInt32) throws(EmbeddedServerError) {
        if attributes(path, followingLinks: true)?.isDirectory == true { return }
        let parent: String = directory(of: path)
        if parent != path { try makeDirectories(parent, mode: mode) }
        guard mkdir(path, mode_t(mode)) == 0 else {
            if errno == EEXIST { return }
            throw EmbeddedServerError("cannot make the directory \(path): \(lastError)")
        }
        // The umask took its share of the mode.
        try setMode(path, mode)
    }

    static func setOwner(_ path: String, _ account: Account) throws(EmbeddedServerError) {
        guard chown(path, account.user, account.group) == 0 else {
            throw EmbeddedServerError("cannot give \(path) to \(account.name): \(lastError)")
        }
    }

    static func setMode(_ path: String, _ mode: UInt32) throws(EmbeddedServerError) {
        guard chmod(path, mode_t(mode)) == 0 else {
            throw EmbeddedServerError("cannot change the mode of \(path): \(lastError)")
        }
    }

    /// A whole text file; nil when it cannot be read.
    static func text(_ path: String) -> String? {
        let descriptor: Int32 = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return text(descriptor)
    }

    static func text(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer: [UInt8] = Array(repeating: 0, count: 65536)
        while true {
            let count: Int = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(contentsOf: buffer[..<count])
        }
    }

    static func remove(_ path: String) { unlink(path) }

    /// What a symbolic link points to.
    static func link(_ path: String) -> String? {
        var buffer: [CChar] = Array(repeating: 0, count: Int(PATH_MAX))
        let count: Int = readlink(path, &buffer, buffer.count)
        return count < 0 ? nil : String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func entries(_ path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name: String = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    static func directory(of path: String) -> String {
        guard let slash: String.Index = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// An absolute path without `.`, `..` and doubled slashes.
    static func absolute(_ path: String) -> String {
        var base: String = path
        if !path.hasPrefix("/") {
            var buffer: [CChar] = Array(repeating: 0, count: Int(PATH_MAX))
            if getcwd(&buffer, buffer.count) != nil {
                base = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" } + "/" + path
            }
        }
        var parts: [Substring] = []
        for part: Substring in base.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    static var lastError: String { String(cString: strerror(errno)) }
}
