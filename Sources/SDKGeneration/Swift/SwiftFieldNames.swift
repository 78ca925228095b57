import ConnectorModel

/// What our library is told of names in responses that are not those of fields, so that its cache takes no value of a row for
/// another. The official one has no such function.
struct SwiftFieldNames {
    let interface: ConnectorInterface

    /// Nothing where no operation chooses names for values of rows.
    func write(to code: inout CodeWriter) {
        let operations: [(name: String, entries: [String])] = interface.operations.compactMap { operation in
            let entries: [String] = entries(in: operation.data, at: "")
            return entries.isEmpty ? nil : (operation.name, entries)
        }
        guard !operations.isEmpty else { return }
        code.line("#if !canImport(FirebaseDataConnect)")
        code.indented { code in
            code.block("dataConnect.nameFields([", "])") { code in
                for (name, entries) in operations {
                    code.line("\(SwiftText.quoted(name)): [\(entries.joined(separator: ", "))],")
                }
            }
        }
        code.line("#endif")
    }

    private func entries(in object: ObjectInterface, at path: String) -> [String] {
        let isRow: Bool = interface.table(object.typeName) != nil
        return object.fields.flatMap { field in
            let place: String = path + field.responseName
            let own: [String] = isRow ? entry(field).map { ["\(SwiftText.quoted(place)): \($0)"] } ?? [] : []
            return own + (field.type.object.map { entries(in: $0, at: "\(place).") } ?? [])
        }
    }

    /// Of objects the cache keeps with a row that there are none, which is so whatever the arguments are.
    private func entry(_ field: FieldInterface) -> String? {
        if field.hasArguments, field.type.object == nil { return ".own" }
        return field.isAliased ? ".field(\(SwiftText.quoted(field.fieldName)))" : nil
    }
}
