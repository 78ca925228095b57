import ConnectorModel

/// A property of a generated class.
struct KotlinProperty {
    /// Its name on the wire.
    let wireName: String
    /// Its name in Kotlin, in back-ticks where needed.
    let name: String
    /// What is said of it.
    let description: String?
    /// Its type, with what makes it null.
    let type: String
    /// What it is where it is not given.
    var initial: String?

    /// Properties for names of GraphQL. On the JVM `name` and `Name` have one getter: the later one gets an underscore. None stands
    /// before a package.
    static func names(_ names: [String]) -> [String] {
        var getters: UniqueNames = UniqueNames()
        return names.map { name in
            let name: String = KotlinNames.scopesInUse.contains(name) ? "\(name)_" : name
            let getter: String = getters.claim(Naming.uppercasingFirst(name))
            return KotlinNames.escaped(name + getter.dropFirst(name.count))
        }
    }
}

extension CodeWriter {
    /// A class of values that go over the wire. Data classes have at least one property.
    mutating func kotlinClass(
        _ name: String, _ properties: [KotlinProperty], _ body: ((inout CodeWriter) -> Void)? = nil
    ) {
        line("@kotlinx.serialization.Serializable")
        guard !properties.isEmpty else {
            line("public class \(name)")
            return
        }
        line("public data class \(name)(")
        indented { code in
            for property: KotlinProperty in properties {
                code.kotlinDocumentation(property.description)
                if property.name.filter({ $0 != "`" }) != property.wireName {
                    code.line("@kotlinx.serialization.SerialName(\(KotlinText.quoted(property.wireName)))")
                }
                let initial: String = property.initial.map { " = \($0)" } ?? ""
                code.line("val \(property.name): \(property.type)\(initial),")
            }
        }
        if let body { block(") {") { body(&$0) } } else { line(")") }
    }
}

/// `…ConnectorKeys.kt`: what names rows of each table.
struct KotlinKeys {
    let interface: ConnectorInterface

    func write(to code: inout CodeWriter) {
        for table: TableInterface in interface.tables {
            let names: [String] = KotlinProperty.names(table.key.map(\.name))
            let properties: [KotlinProperty] = zip(table.key, names).map { column, name in
                KotlinProperty(
                    wireName: column.name, name: name, description: column.description,
                    type: KotlinTypes.text(column.type, isNonNull: true, object: nil))
            }
            code.kotlinDocumentation("Names a row of `\(table.name)`.")
            code.kotlinClass(KotlinNames.key(table.name), properties)
            code.blank()
        }
    }
}

/// `…ConnectorInputs.kt`: objects that variables hold, such as rows and filters.
struct KotlinInputs {
    let inputs: [InputShape]

    func write(to code: inout CodeWriter) {
        for input: InputShape in inputs {
            let names: [String] = KotlinProperty.names(input.members.map(\.name))
            let properties: [KotlinProperty] = zip(input.members, names).map { member, name in
                let type: String = KotlinTypes.text(member.type, isNonNull: member.isNonNull, .sent)
                return KotlinProperty(
                    wireName: member.name, name: name, description: member.description,
                    type: member.isRequired ? type : KotlinTypes.optional(type),
                    initial: member.isRequired ? nil : "\(KotlinTypes.library).OptionalVariable.Undefined")
            }
            code.kotlinDocumentation(input.description)
            code.kotlinClass(input.name, properties)
            code.blank()
        }
    }
}
