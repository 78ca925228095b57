public import GraphQLSyntax

/// What was found in a project folder, usable or not.
public struct ProjectReading: Hashable, Sendable {
    /// The project. Absent where `dataconnect.yaml` does not say what it must.
    public var project: Project?
    /// The documents that the project is made of, as far as its configuration leads to them, so that what is wrong with them is told in
    /// the same run. Absent where no `dataconnect.yaml` could be read.
    public var documents: ProjectDocuments?
    /// Every file that was read, configuration included: the texts that spans of diagnostics point into.
    public var sources: [Source]
    /// Every folder, absolute, in which a change may alter the project: its own, and all that hold schema or connectors. A
    /// folder that does not exist is stood for by the nearest one above it.
    public var watchedFolders: [String]
}

/// Reads a project folder.
///
/// - Shape: sources are named by their way from the folder, as `schema/schema.gql` or `../shared/queries.gql`; `firebase.json`, which
///   leads to the folder, by its name alone.
/// - Errors: all problems of all files in one run, those inside documents aside: they are their parser's. Where there are none, `project` is there; it may be there with errors too.
/// - Parameters:
///   - folder: the folder of `dataconnect.yaml`, or of a `firebase.json` that names it; absolute or seen from the working directory.
///   - environment: the environment whose `dataconnect.NAME.yaml` says what is different in it.
///   - fallback: another folder; its `firebase.json`, or the nearest above it, is asked where `folder` has neither file.
///   - limits: what the folder may hold.
public func readProject(
    at folder: String, environment: String? = nil, orNamedIn fallback: String? = nil,
    limits: ProjectLimits = .standard
) -> Diagnosed<ProjectReading> {
    var reader: ProjectReader = ProjectReader(
        start: FolderPath(folder), fallback: fallback.map { FolderPath($0) }, environment: environment, limits: limits)
    let project: Project? = reader.read()
    let reading: ProjectReading = ProjectReading(
        project: project, documents: reader.documents, sources: reader.sources, watchedFolders: reader.watchedFolders)
    return Diagnosed(reading, reader.report.map(\.onOneLine))
}

/// The folders to be watched for a project to stay current, whether or not it can be read now.
public func watchedFolders(ofProjectAt folder: String) -> [String] {
    readProject(at: folder).value.watchedFolders
}

/// Whether a folder or one above it holds a `firebase.json`.
public func isBelowFirebaseFile(_ folder: String) -> Bool {
    ProjectReader.firebaseFolder(from: FolderPath(folder)) != nil
}
