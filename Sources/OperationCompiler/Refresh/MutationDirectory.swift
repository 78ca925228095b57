import CEL
import ConnectorModel
import TypeSystem

/// The mutations of a service, for `@refresh` to name.
struct MutationDirectory {
    struct Entry {
        var connector: String
        var name: String
        /// Nothing where they do not compile, which is reported where they stand.
        var variables: [CompiledVariable]?
        /// The input object types of its connector.
        var objectTypes: VariableObjectTypes
    }

    private var entries: [String: [Entry]] = [:]

    mutating func add(_ entry: Entry) { entries[entry.name, default: []].append(entry) }

    /// The mutation that a name means in a connector: its own, else one of another connector; `connector/Name` says which.
    func find(_ name: String, from connector: String) -> Entry? {
        if let slash: String.Index = name.firstIndex(of: "/") {
            let explicit: Substring = name[..<slash]
            let bare: String = String(name[name.index(after: slash)...])
            return entries[bare]?.first { $0.connector == explicit }
        }
        return entries[name]?.first { $0.connector == connector } ?? entries[name]?.first
    }

    func suggestion(for name: String) -> String {
        let names: [String] = entries.keys.sorted()
        if let near: String = Suggestion(for: name, among: names).names.first { return "did you mean \"\(near)\"?" }
        return names.isEmpty
            ? "the connector has no mutations" : "mutations are \(names.joined(separator: ", "))"
    }
}
