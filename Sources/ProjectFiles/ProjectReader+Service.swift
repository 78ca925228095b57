import GraphQLSyntax

/// From the folder a user names to the folder of the service, and what is different in an environment.
extension ProjectReader {
    /// Finds the folder of `dataconnect.yaml`: the one that was named, or the one that a `firebase.json` names.
    ///
    /// - Returns: the folder and where it is named; nothing where that is not clear, which has then been told.
    mutating func locateService() -> (folder: FolderPath, named: SourceSpan?)? {
        let start: FolderPath = folderOfNamedFile(start)
        if Self.isFile(start.appending(Self.serviceFileName)) { return (start, nil) }
        if Self.isFile(start.appending(Self.firebaseName)) { return serviceFolder(namedIn: start) }
        if let base: FolderPath = fallback.flatMap(Self.firebaseFolder) { return serviceFolder(namedIn: base) }
        return (start, nil)
    }

    /// The nearest folder at or above another that holds a `firebase.json`, as the official tool looks for it.
    static func firebaseFolder(from folder: FolderPath) -> FolderPath? {
        var current: FolderPath = folder
        while !isFile(current.appending(firebaseName)) {
            guard !current.components.isEmpty else { return nil }
            current = current.parent
        }
        return current
    }

    /// Somebody may name the file itself.
    private func folderOfNamedFile(_ path: FolderPath) -> FolderPath {
        let isKnown: Bool = [Self.serviceFileName, Self.firebaseName].contains(path.components.last)
        return isKnown && Self.isFile(path) ? path.parent : path
    }

    private static func isFile(_ path: FolderPath) -> Bool {
        if case .file? = try? kindOfFile(at: path.text) { true } else { false }
    }

    private mutating func serviceFolder(namedIn base: FolderPath) -> (folder: FolderPath, named: SourceSpan?)? {
        watch(base)
        let services: [LocatedText] = firebaseServices(in: base)
        guard let first: LocatedText = services.first else { return nil }
        let folder: FolderPath = FolderPath(first.text, from: base)
        let others: [LocatedText] = services.filter { FolderPath($0.text, from: base) != folder }
        if !others.isEmpty {
            let names: String = others.map { "\"\($0.text)\"" }.joined(separator: ", ")
            report.append(
                Diagnostic(
                    .warning, .severalServices,
                    "\(first.span.sourceName) names several services; the first is taken, in the folder \"\(first.text)\"",
                    at: first.span, hint: "choose another with --config_dir FOLDER: \(names)"))
        }
        return (folder, first.span)
    }

    private mutating func firebaseServices(in base: FolderPath) -> [LocatedText] {
        guard let root: YAMLNode = json(at: base.appending(Self.firebaseName), named: Self.firebaseName, at: nil) else {
            return []
        }
        guard let imported: LocatedText = firebaseImport(root) else {
            return readFirebaseServices(root, into: &report)
        }
        let path: FolderPath = FolderPath(imported.text, from: base)
        watch(path.parent)
        guard let root: YAMLNode = json(at: path, named: imported.text, at: imported.span) else { return [] }
        return readFirebaseServices(asSection(root), into: &report)
    }

    /// - Parameter place: where the file is named, if a file names it.
    private mutating func json(at path: FolderPath, named name: String, at place: SourceSpan?) -> YAMLNode? {
        do throws(FileProblem) {
            let bytes: [UInt8] = try readFile(at: path.text, limit: limits.firebaseByteCount)
            let source: Source = Source(name: name, utf8: bytes)
            sources.append(source)
            return parseLocatedJSON(source, limits: limits, into: &report)
        } catch {
            report.append(
                error.diagnostic(of: name, at: place ?? SourceSpan(sourceName: name, start: 0, end: 0)))
            return nil
        }
    }

    // MARK: Environment

    /// What is different in the environment that was asked for.
    mutating func environmentSettings() -> EnvironmentSettings {
        guard let environment else { return EnvironmentSettings() }
        let name: String = "dataconnect.\(environment).yaml"
        let start: SourceSpan = SourceSpan(sourceName: name, start: 0, end: 0)
        guard isEnvironmentName(environment) else {
            report.append(
                Diagnostic(
                    .error, .invalidValue, "\"\(environment)\" cannot name an environment",
                    at: SourceSpan(sourceName: Self.serviceFileName, start: 0, end: 0),
                    hint: "use at most 63 letters, digits, hyphens and underscores"))
            return EnvironmentSettings()
        }
        do throws(FileProblem) {
            guard let root: YAMLNode = try yaml(at: folder.appending(name)) else { return EnvironmentSettings() }
            return readEnvironmentSettings(root, into: &report)
        } catch .missing {
            report.append(
                Diagnostic(
                    .error, .fileNotFound, "could not find \(name), which the environment \"\(environment)\" asks for",
                    at: start, hint: environmentHint()))
        } catch {
            report.append(error.diagnostic(of: name, at: start))
        }
        return EnvironmentSettings()
    }

    private func environmentHint() -> String {
        let (prefix, suffix): (String, String) = ("dataconnect.", ".yaml")
        let names: [String] = (try? namesInFolder(at: folder.text, limit: limits.entryCount)) ?? []
        let found: [String] = names.filter {
            $0.hasPrefix(prefix) && $0.hasSuffix(suffix) && $0.count > prefix.count + suffix.count
        }.map { String($0.dropFirst(prefix.count).dropLast(suffix.count)) }
        return found.isEmpty
            ? "write it beside \(Self.serviceFileName), or ask for no environment"
            : "there are files for \(found.joined(separator: ", "))"
    }
}
