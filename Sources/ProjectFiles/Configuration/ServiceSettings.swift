import GraphQLSyntax

/// `dataconnect.yaml` as written, before any folder it names is looked at.
struct ServiceSettings: Hashable, Sendable {
    /// One entry of `schemas`, or the only `schema`.
    struct SchemaEntry: Hashable, Sendable {
        enum DataSource: Hashable, Sendable {
            case postgres(DatabaseSettings)
            case resolver(uri: String, timeout: Duration?)
        }

        /// Nothing where it is written wrongly.
        var id: String?
        var folder: LocatedText
        /// Nothing where it is not said or said wrongly.
        var dataSource: DataSource?
        var span: SourceSpan
    }

    var serviceID: String?
    var location: String?
    var specVersion: String = "v1"
    var schemas: [SchemaEntry] = []
    /// Nothing where they are not said.
    var connectorFolders: [LocatedText]?

    /// The id that stands for the main schema.
    static let mainSchemaID: String = "main"

    /// The main schema, if any entry can be meant as such.
    var mainSchema: SchemaEntry? {
        schemas.first { $0.id == Self.mainSchemaID }
            ?? schemas.first { if case .postgres? = $0.dataSource { true } else { false } }
    }
}

/// Reads `dataconnect.yaml`.
///
/// - Errors: all of the file; what is right in it is kept beside them, so that the folders it names can be read in the same run.
/// - Source: the official tool's `dataconnect.yaml` reference; `schema` and `schemas` exclude each other.
func readServiceSettings(_ root: YAMLNode, into report: inout [Diagnostic]) -> ServiceSettings {
    guard case .mapping(let entries) = root.kind else {
        report.append(
            Diagnostic(
                .error, .wrongKind, "the file must be a map of keys", at: .head(of: root.span),
                hint: "write `key: value` in every line"))
        return ServiceSettings()
    }
    var top: Settings = Settings(entries, path: "", span: .head(of: root.span))
    var result: ServiceSettings = ServiceSettings()
    result.specVersion = specVersion(&top)
    result.serviceID = resourceID(&top, "serviceId")
    result.location = resourceID(&top, "location")
    result.schemas = schemaEntries(&top)
    if top.entry("connectorDirs") == nil {
        _ =
            top.missing("connectorDirs", hint: "write the folders that hold a connector.yaml, as [\"./connector\"]")
            as Bool?
    } else {
        result.connectorFolders = top.texts("connectorDirs")
    }
    report += top.finished(misspelt: misspeltKeys).inReadingOrder()
    return result
}

/// Keys that people guess, from real files.
private let misspeltKeys: [String: String] = [
    "service": "serviceId", "id": "serviceId", "version": "specVersion", "region": "location",
    "connector": "connectorDirs", "connectors": "connectorDirs", "datasource": "schema.datasource",
    "schemaValidation": "schema.datasource.postgresql.schemaValidation",
]

/// A required id that becomes a part of resource names, hence of URLs.
func resourceID(_ settings: inout Settings, _ key: String) -> String? {
    guard let value: LocatedText = settings.requiredText(key) else { return nil }
    let isClean: Bool =
        value.text.utf8.count <= 63
        && value.text.utf8.allSatisfy { (byte: UInt8) -> Bool in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: false
            }
        }
    guard isClean else {
        return settings.invalid(
            "\(settings.name(of: key)) \"\(value.text)\" cannot be a part of a URL", at: value.span,
            hint: "use at most 63 letters, digits, hyphens and underscores")
    }
    return value.text
}

private func specVersion(_ top: inout Settings) -> String {
    guard let value: LocatedText = top.text("specVersion") else { return "v1" }
    if !["v1", "v1beta", "v1alpha"].contains(value.text) {
        top.warn(
            .invalidValue, "unknown specVersion \"\(value.text)\", the file is read as v1", at: value.span,
            hint: "write v1")
    }
    return value.text
}

private func schemaEntries(_ top: inout Settings) -> [ServiceSettings.SchemaEntry] {
    let single: YAMLEntry? = top.entry("schema")
    let list: YAMLEntry? = top.entry("schemas")
    var result: [ServiceSettings.SchemaEntry] = []
    if let list: YAMLEntry {
        let items: [Settings] = top.nestedList("schemas", orOne: false) ?? []
        result = items.map { schemaEntry($0, mayHaveID: true, &top) }
        if single == nil { checkIDs(result, list, &top) }
    }
    if single != nil, let settings: Settings = top.nested("schema") {
        let entry: ServiceSettings.SchemaEntry = schemaEntry(settings, mayHaveID: false, &top)
        if !result.contains(where: { $0.folder.text == entry.folder.text }) { result.append(entry) }
    }
    switch (single, list) {
    case (.some, let list?):
        return top.invalid(
            "\"schema\" and \"schemas\" exclude each other", code: .contradiction, at: list.keySpan,
            hint: "move the schema into the list and remove the key \"schema\"") ?? result
    case (nil, nil): return top.missing("schema", hint: "name the folder of the schema and its datasource") ?? result
    default: return result
    }
}

private func checkIDs(_ schemas: [ServiceSettings.SchemaEntry], _ list: YAMLEntry, _ top: inout Settings) {
    var seen: Set<String> = []
    for schema in schemas {
        guard let id: String = schema.id, !seen.insert(id).inserted else { continue }
        _ =
            top.invalid(
                "two schemas have the id \"\(id)\"", code: .duplicateName, at: schema.span,
                hint: "give each an id of its own") as Bool?
    }
    // One whose id is wrong may have been meant as the main one.
    let isComplete: Bool = schemas.allSatisfy { $0.id != nil } && !top.report.contains { $0.code == .wrongKind }
    if isComplete, !seen.contains(ServiceSettings.mainSchemaID) {
        _ =
            top.invalid(
                "no schema of the list is the main one", code: .missingKey, at: list.keySpan,
                hint: "leave the id of the main schema away or write \"main\"") as Bool?
    }
}

private func schemaEntry(
    _ settings: Settings, mayHaveID: Bool, _ top: inout Settings
) -> ServiceSettings.SchemaEntry {
    var settings: Settings = settings
    let hasID: Bool = settings.entry("id") != nil
    let id: String? = mayHaveID && hasID ? resourceID(&settings, "id") : ServiceSettings.mainSchemaID
    if hasID, !mayHaveID, let written: LocatedText = settings.text("id"), written.text != ServiceSettings.mainSchemaID {
        _ =
            settings.invalid(
                "the only schema cannot have the id \"\(written.text)\"", at: written.span,
                hint: "remove the id, or use \"schemas\"") as Bool?
    }
    let folder: LocatedText = settings.text("source") ?? LocatedText(text: "./schema", span: settings.span)
    let dataSource: ServiceSettings.SchemaEntry.DataSource? = readDataSource(&settings)
    checkPlace(of: dataSource, id, &settings)
    top.close(settings)
    return ServiceSettings.SchemaEntry(id: id, folder: folder, dataSource: dataSource, span: settings.span)
}

/// The main schema is the one in PostgreSQL, and only it.
private func checkPlace(
    of dataSource: ServiceSettings.SchemaEntry.DataSource?, _ id: String?, _ settings: inout Settings
) {
    let isMain: Bool = id == ServiceSettings.mainSchemaID
    switch dataSource {
    case .postgres where !isMain && id != nil:
        _ =
            settings.invalid(
                "only the main schema can have a postgresql datasource", code: .contradiction, at: settings.span,
                hint: "move its documents into the folder of the main schema") as Bool?
    case .resolver where isMain:
        _ =
            settings.invalid(
                "the main schema needs a postgresql datasource", code: .contradiction, at: settings.span,
                hint: "give a schema with httpGraphql an id of its own") as Bool?
    default: return
    }
}
