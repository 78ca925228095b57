import Foundation

/// Which build of the app runs. What another one kept may lack what this one selects, or have something else under a name of it, so each has
/// a file of its own.
enum AppBuild {
    /// How long the files of other builds are kept: an app that went back to one has what it kept.
    static let keptFor: TimeInterval = 14 * 24 * 3600

    /// The name of the one that runs.
    static let current: String = name(of: Bundle.main.executablePath ?? "")

    /// A name for a program that another build of it has not: by when it was made, and how long it is.
    static func name(of path: String) -> String {
        let attributes: [FileAttributeKey: Any] = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
        let made: Double = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let size: UInt64 = (attributes[.size] as? NSNumber)?.uint64Value ?? 0
        return Digest.name(of: "\(path) \(made) \(size)", bytes: 8)
    }

    /// Removes what other builds kept for the same user and have not used since a date.
    static func removeOthers(in folder: String, of name: String, before date: Date) {
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for other: String in names where other.hasPrefix("\(name)-") && !other.hasPrefix("\(name)-\(current).") {
            let path: String = "\(folder)/\(other)"
            let used: Any? = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
            if let used = used as? Date, used < date { try? FileManager.default.removeItem(atPath: path) }
        }
    }
}
