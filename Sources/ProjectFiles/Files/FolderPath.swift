#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An absolute path without `.`, `..` and double slashes. Links are not followed: the name the author wrote is the name told.
struct FolderPath: Hashable, Sendable {
    /// The names from the root on.
    let components: [String]

    /// The path of a text as a shell would take it, seen from the working directory.
    init(_ text: String) {
        self.init(text, from: FolderPath(components: text.hasPrefix("/") ? [] : Self.workingDirectory()))
    }

    /// The path an author wrote in a file of `base`. Windows' separators are read as slashes, as real projects hold both.
    init(_ text: String, from base: FolderPath) {
        let slashed: String = String(text.map { $0 == "\\" ? "/" : $0 })
        var result: [String] = slashed.hasPrefix("/") ? [] : base.components
        for component in slashed.split(separator: "/") {
            switch component {
            case ".": continue
            case "..": _ = result.popLast()
            default: result.append(String(component))
            }
        }
        components = result
    }

    private init(components: [String]) { self.components = components }

    /// The whole path.
    var text: String { "/" + components.joined(separator: "/") }

    /// The folder above; the root is its own.
    var parent: FolderPath { FolderPath(components: Array(components.dropLast())) }

    /// A file or folder in this one.
    func appending(_ name: String) -> FolderPath { FolderPath(components: components + [name]) }

    /// The way from a folder to this path, with `..` where it leads out.
    func relative(to base: FolderPath) -> String {
        let shared: Int = zip(components, base.components).prefix { $0 == $1 }.count
        let up: [String] = Array(repeating: "..", count: base.components.count - shared)
        let steps: [String] = up + components.dropFirst(shared)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// Whether this is the other path or lies below it.
    func isInside(_ other: FolderPath) -> Bool { components.starts(with: other.components) }

    private static func workingDirectory() -> [String] {
        guard let bytes: UnsafeMutablePointer<CChar> = getcwd(nil, 0) else { return [] }
        defer { free(bytes) }
        return String(cString: bytes).split(separator: "/").map(String.init)
    }
}
