import Foundation

/// Where things of the repository are, for tests that use more than code.
public enum TestFolders {
    /// The top of the repository.
    public static let repository: String = {
        var folder: URL = URL(filePath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        return folder.path(percentEncoded: false).trimmedSlash
    }()

    /// Python with the packages that `Scripts/test` installs.
    public static let python: String = repository + "/.build/venv/bin/python"

    /// Where the build put programs: beside the bundle of tests.
    public static let products: String = {
        let bundle: Bundle? = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let program: URL? = bundle?.bundleURL ?? Bundle.main.executableURL
        return program?.deletingLastPathComponent().path(percentEncoded: false).trimmedSlash ?? "."
    }()

    /// A new folder that any account may enter: PostgreSQL does not run as root and lies in the project's folder.
    public static func makeTemporary() throws -> String {
        var template: [CChar] = Array("/tmp/dctest-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        let folder: String = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        chmod(folder, 0o755)
        return folder
    }
}

extension String {
    fileprivate var trimmedSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
