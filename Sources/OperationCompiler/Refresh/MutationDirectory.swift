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

    /// Whether there may be mutations that are not listed, because not all texts could be read.
    private(set) var isOpen: Bool = false

    /// Adds what syntax errors took away from a connector; any of it may be a mutation.
    mutating func add(_ lost: LostDefinitions, of connector: String) {
        for name: String in lost.names {
            add(Entry(connector: connector, name: name, variables: nil, objectTypes: .none))
        }
        isOpen = isOpen || lost.isOpen
    }

    /// Expects mutations that are not listed.
    mutating func open() { isOpen = true }

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
