import GraphQLSyntax

/// `dataconnect.NAME.yaml`: what is different in one environment.
struct EnvironmentSettings: Hashable, Sendable {
    var serviceID: String?
    var location: String?
    var database: String?

    /// The keys of such a file; everything else is the same in all environments, so that what was tested is what is served.
    static let keys: [String] = ["serviceId", "location", "database"]
}

/// Reads the file of an environment.
///
/// - Errors: any key but the three: a setting that was meant to differ and does not must not go unnoticed.
func readEnvironmentSettings(_ root: YAMLNode, into report: inout [Diagnostic]) -> EnvironmentSettings {
    var result: EnvironmentSettings = EnvironmentSettings()
    guard case .mapping(let entries) = root.kind else {
        report.append(
            Diagnostic(
                .error, .wrongKind, "the file must be a map of keys", at: .head(of: root.span),
                hint: "write `key: value` in every line"))
        return result
    }
    var top: Settings = Settings(entries, path: "", span: .head(of: root.span))
    if top.entry("serviceId") != nil { result.serviceID = resourceID(&top, "serviceId") }
    if top.entry("location") != nil { result.location = resourceID(&top, "location") }
    if top.entry("database") != nil { result.database = databaseName(&top, "database") }
    report += top.finished(remedy: "write it in dataconnect.yaml").map(asError).inReadingOrder()
    return result
}

/// An unknown key is a warning elsewhere; here it is an error.
private func asError(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.code == .unknownKey else { return diagnostic }
    return Diagnostic(
        .error, .unknownKey, "\(diagnostic.message): only serviceId, location and database can differ by environment",
        at: diagnostic.span, hint: diagnostic.hint)
}

/// Whether a text can name an environment: it becomes a part of a file's name.
package func isEnvironmentName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 63
        && text.utf8.allSatisfy { (byte: UInt8) -> Bool in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: false
            }
        }
}
