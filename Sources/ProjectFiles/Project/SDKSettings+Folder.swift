extension SDKSettings {
    /// The folder that the SDK of a connector fills: those for Swift and Kotlin have one of their own below the output folder, called
    /// after their package.
    public func filledFolder(ofConnector id: String) -> String {
        let base: FolderPath = FolderPath(outputFolder)
        switch kind {
        case .javascript, .adminNode, .dart: return base.text
        case .swift: return FolderPath(package ?? ".", from: base).text
        case .kotlin:
            let package: String = package ?? Self.kotlinPackage(ofConnector: id)
            return FolderPath(package.split(separator: ".").joined(separator: "/"), from: base).text
        }
    }

    /// The package of a Kotlin SDK whose author names none. No name in it begins with a digit.
    public static func kotlinPackage(ofConnector id: String) -> String {
        let name: String = String(id.map { $0 == "-" ? "_" : $0 })
        return "connectors.\(name.first?.isNumber == true ? "_" : "")\(name)"
    }
}

/// Whether one of two absolute paths lies in the other, or both are one.
public func pathsOverlap(_ first: String, _ second: String) -> Bool {
    let paths: (FolderPath, FolderPath) = (FolderPath(first), FolderPath(second))
    return paths.0.isInside(paths.1) || paths.1.isInside(paths.0)
}

/// The way from a folder to a path, both absolute, with `..` where it leads out.
public func relativePath(from folder: String, to path: String) -> String {
    FolderPath(path).relative(to: FolderPath(folder))
}
