import ConnectorModel

/// A class for what is selected of an object, with those for objects in it.
///
/// A class is called after the field in the response, with `Item` where it is in a list; one that is taken gets an underscore.
struct KotlinObject {
    let name: String
    private let properties: [KotlinProperty]
    private let inner: [KotlinObject]

    init(_ object: ObjectInterface, name: String, in interface: ConnectorInterface) {
        self.name = name
        let enums: [String] = interface.enums.map { KotlinNames.enumeration($0.name) }
        let keys: [String] = interface.tables.map { KotlinNames.key($0.name) }
        var names: UniqueNames = UniqueNames(taken: KotlinNames.typesInUse.union(enums).union(keys))
        var inner: [KotlinObject] = []
        properties = zip(object.fields, KotlinProperty.names(object.fields.map(\.responseName))).map { field, name in
            var type: String?
            if let selected: ObjectInterface = field.type.object {
                type = Self.type(of: field, selected, &names, &inner, interface)
            }
            return KotlinProperty(
                wireName: field.responseName, name: name, description: field.description,
                type: KotlinTypes.text(field.type, isNonNull: field.isNonNull, object: type),
                initial: field.isNonNull ? nil : "null")
        }
        self.inner = inner
    }

    /// What is empty is `Unit`, as no data class is.
    private static func type(
        of field: FieldInterface, _ selected: ObjectInterface, _ names: inout UniqueNames,
        _ inner: inout [KotlinObject],
        _ interface: ConnectorInterface
    ) -> String {
        guard !selected.fields.isEmpty else { return "Unit" }
        let name: String = names.claim(Naming.typeName(field.responseName) + (field.type.isList ? "Item" : ""))
        inner.append(KotlinObject(selected, name: name, in: interface))
        return name
    }

    func write(to code: inout CodeWriter) {
        guard !inner.isEmpty else {
            code.kotlinClass(name, properties)
            return
        }
        code.kotlinClass(name, properties) { code in
            for (index, object) in inner.enumerated() {
                if index > 0 { code.blank() }
                object.write(to: &code)
            }
        }
    }
}
