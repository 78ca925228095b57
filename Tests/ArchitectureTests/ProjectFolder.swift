import Foundation

/// A Swift file of the project.
struct SwiftFile: Sendable {
    /// Its path from `Sources`, for example `JSON/JSONValue.swift`.
    let path: String
    /// Its text as written.
    let text: String

    /// The text with comments and strings blanked out.
    var code: SwiftCode { SwiftCode(text) }
}

/// The project as it lies on disk.
enum ProjectFolder {
    /// The folder `Sources`.
    static let sources: URL = {
        var folder: URL = URL(fileURLWithPath: #filePath)
        for _: Int in 0..<3 { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent("Sources", isDirectory: true)
    }()

    /// The names of all targets, those in C among them.
    static func targets() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The targets that are written in Swift.
    static func swiftTargets() throws -> [String] {
        try targets().filter { try !swiftFiles(of: $0).isEmpty }
    }

    /// The Swift files of a target, in whatever folder of it.
    static func swiftFiles(of target: String) throws -> [SwiftFile] {
        let folder: URL = sources.appendingPathComponent(target, isDirectory: true)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { path in
                let text: String = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                return SwiftFile(path: "\(target)/\(path)", text: text)
            }
    }

    /// The Swift files of all targets.
    static func swiftFiles() throws -> [SwiftFile] { try targets().flatMap(swiftFiles) }
}
