import GraphQLSyntax

/// The section of `firebase.json` that is read.
private let sectionKey: String = "dataconnect"

/// The file that holds the section in the place of the section itself, where it is one: a text that ends in `.json`.
///
/// - Source: the official tool's reading of `firebase.json`, whose sections may each be the path of another file.
func firebaseImport(_ root: YAMLNode) -> LocatedText? {
    guard case .mapping(let entries) = root.kind, let entry: YAMLEntry = entries.first(where: { $0.key == sectionKey }),
        case .scalar(let scalar) = entry.value.kind, scalar.text.hasSuffix(".json")
    else { return nil }
    return LocatedText(text: scalar.text, span: entry.value.span)
}

/// What an imported file holds, as if it stood in `firebase.json`: the section, or an object of nothing but the section.
func asSection(_ root: YAMLNode) -> YAMLNode {
    if case .mapping(let entries) = root.kind, entries.map(\.key) == [sectionKey] { return root }
    let entry: YAMLEntry = YAMLEntry(key: sectionKey, keySpan: .head(of: root.span), value: root)
    return YAMLNode(kind: .mapping([entry]), span: root.span)
}

/// The folders of services that a `firebase.json` names, in its order.
///
/// Only the section `dataconnect` is looked at: one object, or a list of them. Hooks around a deployment are another tool's.
///
/// - Source: the official tool's `firebase.json` reference.
func readFirebaseServices(_ root: YAMLNode, into report: inout [Diagnostic]) -> [LocatedText] {
    guard case .mapping(let entries) = root.kind else {
        report.append(
            Diagnostic(
                .error, .wrongKind, "the file must be an object", at: .head(of: root.span),
                hint: "write {\"dataconnect\": {\"source\": FOLDER}}, with the folder of dataconnect.yaml"))
        return []
    }
    let key: String = sectionKey
    guard let section: YAMLEntry = entries.first(where: { $0.key == key && $0.value.kind != .null }) else {
        let closest: String? = closestSpelling(of: key, among: entries.map(\.key).filter { $0 != key })
        report.append(
            Diagnostic(
                .error, .missingKey, "missing required key \"\(key)\"",
                at: entries.first { $0.key == closest }?.keySpan ?? .head(of: root.span),
                hint: closest.map { "did you mean \"\(key)\" by \"\($0)\"?" }
                    ?? "write {\"source\": FOLDER}, with the folder of dataconnect.yaml"))
        return []
    }
    var top: Settings = Settings([section], path: "", span: section.keySpan)
    var result: [LocatedText] = []
    for var service: Settings in top.nestedList(key, orOne: true) ?? [] {
        if let source: LocatedText = service.requiredText("source") { result.append(source) }
        for hook: String in ["predeploy", "postdeploy"] { service.warnUnlessTexts(hook) }
        if let location: LocatedText = service.text("location") {
            service.warn(
                .unknownKey, "\(service.name(of: "location")) is not read any more", at: location.span,
                hint: "write it in dataconnect.yaml")
        }
        top.close(service)
    }
    if case .sequence(let items) = section.value.kind, items.isEmpty {
        _ =
            top.invalid(
                "\(key) names no service", code: .missingKey, at: section.value.span,
                hint: "write {\"source\": FOLDER}, with the folder of dataconnect.yaml") as Bool?
    }
    report += top.finished().inReadingOrder()
    return result
}
