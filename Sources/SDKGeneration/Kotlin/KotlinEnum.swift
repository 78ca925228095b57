import ConnectorModel

/// An enum of the schema.
struct KotlinEnum {
    private let enumeration: EnumInterface
    private let name: String
    private let package: String

    init(_ enumeration: EnumInterface, package: String) {
        self.enumeration = enumeration
        self.package = package
        name = KotlinNames.enumeration(enumeration.name)
    }

    /// What the enum is called within itself, where one of its values has its name and so stands before it.
    private var alias: String? {
        let values: [String] = enumeration.values.map(\.name)
        guard values.contains(name.filter { $0 != "`" }) else { return nil }
        var names: UniqueNames = UniqueNames(taken: Set(values))
        return names.claim("_\(enumeration.name)")
    }

    /// What its file must import.
    var importLine: String? { alias.map { "import \(KotlinNames.package(package)).\(name) as \($0)" } }

    func write(to code: inout CodeWriter) {
        // A value of that name would stand before the list of all values.
        let hidesEntries: Bool = enumeration.values.contains { $0.name == "entries" }
        let type: String = alias ?? name
        let values: String = hidesEntries ? "\(type).values().asList()" : "\(type).entries"
        code.kotlinDocumentation(enumeration.description)
        code.block("public enum class \(name) {") { code in
            for (index, value) in enumeration.values.enumerated() {
                code.kotlinDocumentation(value.description)
                let end: String = index + 1 < enumeration.values.count ? "," : ";"
                code.line("\(KotlinNames.entry(value.name))\(end)")
            }
            code.blank()
            code.line("public object EnumValueSerializer :")
            code.indented { code in
                code.line("\(KotlinNames.package(package)).EnumValueSerializer<\(type)>(\(values))")
            }
        }
        code.blank()
    }
}

/// `EnumValue.kt` and `EnumValueSerializer.kt`: values of enums that may be newer than the app.
enum KotlinEnumValue {
    static func write(to code: inout CodeWriter) {
        code.line(
            """
            /** A value of an enum, or the name of one that this version does not know. */
            public sealed interface EnumValue<out T : Enum<out T>> {
              /** The value; `null` where it is not known. */
              public val value: T?

              /** The name on the wire. */
              public val stringValue: String

              /** A value that this version does not know: the schema got it later. */
              public class Unknown(override val stringValue: String) : EnumValue<Nothing> {
                override val value: Nothing? = null

                override fun equals(other: Any?): Boolean = other is Unknown && other.stringValue == stringValue

                override fun hashCode(): Int = stringValue.hashCode()

                override fun toString(): String = "Unknown($stringValue)"

                public fun copy(stringValue: String = this.stringValue): Unknown = Unknown(stringValue)
              }

              /** A value that this version knows. */
              public class Known<T : Enum<T>>(override val value: T) : EnumValue<T> {
                override val stringValue: String
                  get() = value.name

                override fun equals(other: Any?): Boolean = other is Known<*> && other.value == value

                override fun hashCode(): Int = value.hashCode()

                override fun toString(): String = "Known(${value.name})"

                public fun copy(value: T = this.value): Known<T> = Known(value)
              }
            }
            """)
    }

    static func writeSerializer(_ package: String, to code: inout CodeWriter) {
        let name: String = KotlinText.quoted("\(package).EnumValue")
        code.line(
            """
            /** Writes and reads values of an enum by name. */
            public open class EnumValueSerializer<T : Enum<T>>(values: Iterable<T>) :
              kotlinx.serialization.KSerializer<EnumValue<T>> {

              private val valueByName: Map<String, T> = values.associateBy { it.name }

              override val descriptor: kotlinx.serialization.descriptors.SerialDescriptor =
                kotlinx.serialization.descriptors.PrimitiveSerialDescriptor(
                  \(name),
                  kotlinx.serialization.descriptors.PrimitiveKind.STRING,
                )

              override fun deserialize(decoder: kotlinx.serialization.encoding.Decoder): EnumValue<T> {
                val name = decoder.decodeString()
                val value = valueByName[name] ?: return EnumValue.Unknown(name)
                return EnumValue.Known(value)
              }

              override fun serialize(encoder: kotlinx.serialization.encoding.Encoder, value: EnumValue<T>) {
                encoder.encodeString(value.stringValue)
              }
            }
            """)
    }
}
