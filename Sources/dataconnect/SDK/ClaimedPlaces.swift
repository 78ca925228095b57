import Foundation
import ProjectFiles

/// The folders and files of the targets of one run: none may lie in another, as generating one would overwrite and remove files
/// of the other.
struct ClaimedPlaces {
    private var places: [(target: SDKTarget, resolved: String)] = []

    /// Claims what a target writes.
    ///
    /// - Errors: it overlaps what a target before it writes, be it through links.
    mutating func claim(_ target: SDKTarget) throws(SDKProblem) {
        let resolved: String = Self.resolved(target.claimedPath)
        if let other = places.first(where: { pathsOverlap($0.resolved, resolved) })?.target {
            throw SDKProblem(
                message: "\(target.pathKey) must be disjoint, but found \"\(target.claimedPath)\" and "
                    + "\"\(other.claimedPath)\" of \(other.label)")
        }
        places.append((target, resolved))
    }

    /// A path without links; what of it is not there yet stays as it is.
    private static func resolved(_ path: String) -> String {
        var existing: URL = URL(filePath: path)
        var missing: [String] = []
        while existing.path != "/" {
            if let real: UnsafeMutablePointer<CChar> = realpath(existing.path, nil) {
                defer { free(real) }
                return ([String(cString: real)] + missing.reversed()).joined(separator: "/")
            }
            missing.append(existing.lastPathComponent)
            existing.deleteLastPathComponent()
        }
        return path
    }
}
