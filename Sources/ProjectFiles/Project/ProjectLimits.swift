/// What a project folder may hold. A folder is trusted less than it seems: it comes out of a repository.
public struct ProjectLimits: Hashable, Sendable {
    /// The bytes of `dataconnect.yaml` or `connector.yaml`. Small, as the YAML scanner's time may grow with the square.
    public var configurationByteCount: Int = 64 << 10
    /// The bytes of `firebase.json`, which holds other tools' settings too.
    public var firebaseByteCount: Int = 1 << 20
    /// The bytes of one document.
    public var documentByteCount: Int = 1 << 20
    /// The bytes of all documents of one schema or connector.
    public var totalByteCount: Int = 16 << 20
    /// The entries looked at below one schema or connector folder.
    public var entryCount: Int = 10_000
    /// How deep folders may nest.
    public var folderDepth: Int = 32
    /// How deep YAML collections may nest.
    public var yamlDepth: Int = 32
    /// How deep JSON may nest.
    public var jsonDepth: Int = 128
    /// The YAML nodes after aliases are written out.
    public var yamlNodeCount: Int = 10_000

    /// The limits that hold unless someone says otherwise.
    public static let standard: ProjectLimits = ProjectLimits()
}
