import ConnectorModel

/// A struct for what is selected of an object, with those for objects in it.
///
/// A struct is called after its type in the schema, with the alias behind it where there is one: `Book`, `BookNewest`. Where fields of
/// one type stand side by side without aliases, the first keeps that name and the others add their field to it: `User`, `UserReviewer`.
struct SwiftObject {
    private let name: String
    private let object: ObjectInterface
    private let properties: [SwiftProperty]
    private let inner: [(index: Int, object: SwiftObject)]
    private let key: Key?

    /// How such a struct names the row that it is of.
    private struct Key {
        let property: String
        let type: String
        let parts: [SwiftProperty]
        let identity: Identity

        /// What `Identifiable` goes by.
        enum Identity {
            /// The column `id`.
            case column
            /// The whole key.
            case key
            /// Nothing: a field of another meaning is called `id`.
            case none
        }
    }

    init(_ object: ObjectInterface, name: String, in interface: ConnectorInterface) {
        self.object = object
        self.name = name
        let wireNames: [String] = object.fields.map(\.responseName)
        let taken: Set<String> = SwiftNames.notForProperties(in: interface)
        var names: UniqueNames = UniqueNames(taken: taken.union(wireNames).union(SwiftNames.words))
        var properties: [SwiftProperty] = []
        var inner: [(index: Int, object: SwiftObject)] = []
        for (field, property) in zip(
            object.fields, SwiftProperty.names(wireNames, taken: taken, isHashable: object.coversKey))
        {
            var type: String?
            if let selected: ObjectInterface = field.type.object {
                let name: String = Self.name(of: field, selected, &names)
                inner.append((properties.count, SwiftObject(selected, name: name, in: interface)))
                type = name
            }
            properties.append(
                SwiftProperty(
                    wireName: field.responseName, name: property, description: field.description,
                    type: SwiftTypes.text(field.type, object: type), isNonNull: field.isNonNull))
        }
        self.properties = properties
        self.inner = inner
        key = Self.key(of: object, name: name, properties, interface.table(object.typeName))
    }

    private static func name(
        of field: FieldInterface, _ selected: ObjectInterface, _ names: inout UniqueNames
    ) -> String {
        let longName: String = selected.typeName + Naming.pascalCase(field.responseName)
        return names.claim(field.isAliased ? longName : selected.typeName, orElse: longName)
    }

    private static func key(
        of object: ObjectInterface, name: String, _ properties: [SwiftProperty], _ table: TableInterface?
    ) -> Key? {
        guard object.coversKey, let table else { return nil }
        let parts: [SwiftProperty] = table.key.compactMap { column in
            properties.first { $0.wireName == column.name && $0.isNonNull }
        }
        guard parts.count == table.key.count else { return nil }
        var names: UniqueNames = UniqueNames(taken: Set(properties.map(\.wireName)))
        let property: String = names.claim("\(Naming.lowercasingFirst(name))Key")
        let hasID: Bool = properties.contains { $0.wireName == "id" }
        let identity: Key.Identity = parts.map(\.wireName) == ["id"] ? .column : hasID ? .none : .key
        return Key(property: property, type: SwiftNames.key(table.name), parts: parts, identity: identity)
    }

    func write(to code: inout CodeWriter) {
        let identifiable: String = if case .none? = key?.identity { "" } else { ", Identifiable" }
        let conformances: String = key == nil ? "" : ", Hashable, Equatable\(identifiable)"
        code.block("public struct \(name): Decodable, Sendable\(conformances) {") { code in
            for (index, property) in properties.enumerated() {
                if let object: SwiftObject = inner.first(where: { $0.index == index })?.object {
                    if index > 0 { code.blank() }
                    object.write(to: &code)
                    code.blank()
                }
                code.swiftDocumentation(property.description)
                code.line("public var \(property.name): \(property.fullType)")
            }
            code.blank()
            if let key { Self.write(key, to: &code) }
            code.swiftCodingKeys(properties)
            code.swiftDecoding(properties)
        }
    }

    private static func write(_ key: Key, to code: inout CodeWriter) {
        let arguments: String = key.parts.map { "\($0.name): self.\($0.name)" }.joined(separator: ", ")
        code.line("/// The key of the row.")
        code.line("public var \(key.property): \(key.type) { \(key.type)(\(arguments)) }")
        code.blank()
        if case .key = key.identity {
            code.line("public var id: \(key.type) { self.\(key.property) }")
            code.blank()
        }
        code.block("public static func == (lhs: Self, rhs: Self) -> Bool {") { code in
            code.line("lhs.\(key.property) == rhs.\(key.property)")
        }
        code.blank()
        code.block("public func hash(into hasher: inout Hasher) {") { code in
            for part: SwiftProperty in key.parts { code.line("hasher.combine(self.\(part.name))") }
        }
        code.blank()
    }
}
