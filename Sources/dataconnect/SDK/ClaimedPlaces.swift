import Foundation
import ProjectFiles

/// The folders and files of the targets of one run: none may lie in another, as generating one would overwrite and remove files
/// of the other. Nor may two be one dependency of an app, which would have the last of them and be turned from one to the other by each
/// run.
struct ClaimedPlaces {
    private var places: [(target: SDKTarget, resolved: String)] = []
    private var dependencies: [Dependency: SDKTarget] = [:]

    private struct Dependency: Hashable {
        let package: String
        let appFolder: String
    }

    /// Claims what a target writes.
    ///
    /// - Errors: it overlaps what a target before it writes, be it through links, or is another package of the same name for the same
    ///   app.
    mutating func claim(_ target: SDKTarget) throws(SDKProblem) {
        let resolved: String = Self.resolved(target.claimedPath)
        if let other = places.first(where: { pathsOverlap($0.resolved, resolved) })?.target {
            throw SDKProblem(
                message: "\(target.pathKey) must be disjoint, but found \"\(target.claimedPath)\" and "
                    + "\"\(other.claimedPath)\" of \(other.label)")
        }
        try claimDependency(of: target)
        places.append((target, resolved))
    }

    private mutating func claimDependency(of target: SDKTarget) throws(SDKProblem) {
        guard let link: PackageLink = target.packageLink else { return }
        let dependency: Dependency = Dependency(package: link.package, appFolder: Self.resolved(link.appFolder))
        if let other: SDKTarget = dependencies[dependency] {
            throw SDKProblem(
                message: "package \"\(link.package)\" is that of \(other.label) for the package.json in "
                    + "\"\(link.appFolder)\" already; give it another name, or leave out one packageJsonDir")
        }
        dependencies[dependency] = target
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
