import GraphQLSyntax

/// The folders of services that a `firebase.json` names, in its order.
///
/// Only the section `dataconnect` is looked at: one object, or a list of them. Hooks around a deployment are another tool's.
///
/// - Source: the official tool's `firebase.json` reference.
func readFirebaseServices(_ root: YAMLNode, into report: inout [Diagnostic]) -> [LocatedText] {
    guard case .mapping(let entries) = root.kind else {
        report.append(Diagnostic(.error, .wrongKind, "the file must be an object", at: .head(of: root.span)))
        return []
    }
    let key: String = "dataconnect"
    guard let section: YAMLEntry = entries.first(where: { $0.key == key && $0.value.kind != .null }) else {
        let closest: String? = closestSpelling(of: key, among: entries.map(\.key))
        report.append(
            Diagnostic(
                .error, .missingKey, "missing required key \"\(key)\"", at: .head(of: root.span),
                hint: closest.map { "did you mean \"\(key)\" by \"\($0)\"?" }
                    ?? "write {\"source\": FOLDER}, with the folder of dataconnect.yaml"))
        return []
    }
    var top: Settings = Settings([section], path: "", span: section.keySpan)
    var result: [LocatedText] = []
    for var service: Settings in top.nestedList(key, orOne: true) ?? [] {
        if let source: LocatedText = service.requiredText("source") { result.append(source) }
        for hook: String in ["predeploy", "postdeploy"] { _ = service.entry(hook) }
        if let location: LocatedText = service.text("location") {
            service.warn(
                .unknownKey, "\(service.name(of: "location")) is not read any more", at: location.span,
                hint: "write it in dataconnect.yaml")
        }
        top.close(service)
    }
    if case .sequence(let items) = section.value.kind, items.isEmpty {
        _ = top.invalid("\(key) names no service", code: .missingKey, at: section.value.span) as Bool?
    }
    report += top.finished().inReadingOrder()
    return result
}
