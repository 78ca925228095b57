import ConnectorModel

/// An enum of the schema, and what makes JSON of its values and back.
struct DartEnum {
    private struct Value {
        let name: String
        let value: EnumInterface.Value
    }

    private let name: String
    private let description: String?
    private let values: [Value]

    init(_ enumeration: EnumInterface) {
        name = DartNames.enumeration(enumeration.name)
        description = enumeration.description
        let taken: Set<String> = ["index", "name", "values", name]
        values = zip(enumeration.values, DartNames.members(enumeration.values.map(\.name), taken: taken)).map {
            Value(name: $1, value: $0)
        }
    }

    /// A function of an enum: `shelfSerializer`.
    static func function(of name: String, _ suffix: String) -> String {
        let base: String = name.last == "_" ? String(name.dropLast()) : name
        return "\(Naming.lowercasingFirst(base))\(suffix)"
    }

    /// All functions of an enum.
    static func functions(of name: String) -> [String] {
        ["Serializer", "Deserializer", "ToJson", "FromJson"].map { function(of: name, $0) }
    }

    func write(to code: inout CodeWriter) {
        code.dartDocumentation(description)
        code.block("enum \(name) {") { code in
            for value: Value in values {
                code.dartDocumentation(value.value.description)
                code.line("\(value.name),")
            }
        }
        code.blank()
        writeKnown(&code)
        code.blank()
        writeUnknown(&code)
    }

    /// A value is called like on the wire, unless Dart does not allow that.
    private func writeKnown(_ code: inout CodeWriter) {
        let renamed: [Value] = values.filter { $0.name != $0.value.name }
        code.block("String \(Self.function(of: name, "ToJson"))(\(name) e) {") { code in
            guard !renamed.isEmpty else {
                code.line("return enumSerializer(e);")
                return
            }
            code.block("switch (e) {") { code in
                for value: Value in renamed {
                    code.line("case \(name).\(value.name):")
                    code.indented { $0.line("return \(DartText.quoted(value.value.name));") }
                }
                code.line("default:")
                code.indented { $0.line("return enumSerializer(e);") }
            }
        }
        code.blank()
        code.block("\(name) \(Self.function(of: name, "FromJson"))(dynamic data) {") { code in
            code.line("return \(name).values.firstWhere((e) => \(Self.function(of: name, "ToJson"))(e) == data);")
        }
    }

    private func writeUnknown(_ code: inout CodeWriter) {
        code.block("String \(Self.function(of: name, "Serializer"))(EnumValue<\(name)> e) {") { code in
            code.line("return e.stringValue;")
        }
        code.blank()
        code.block("EnumValue<\(name)> \(Self.function(of: name, "Deserializer"))(dynamic data) {") { code in
            code.block("switch (data) {") { code in
                for value: Value in values {
                    let wireName: String = DartText.quoted(value.value.name)
                    let argument: String = value.name == value.value.name ? "" : ", \(wireName)"
                    code.line("case \(wireName):")
                    code.indented { $0.line("return const Known(\(name).\(value.name)\(argument));") }
                }
                code.line("default:")
                code.indented { $0.line("return Unknown(data);") }
            }
        }
    }

    /// What all enums share.
    static func writeCommon(to code: inout CodeWriter) {
        code.line(
            """
            String enumSerializer(Enum e) {
              return e.name;
            }

            /// A value of an enum, or the name of one that this version does not know.
            @immutable
            sealed class EnumValue<T extends Enum> {
              const EnumValue();

              /// The name on the wire.
              String get stringValue;

              @override
              bool operator ==(Object other) {
                return other is EnumValue && other.stringValue == stringValue;
              }

              @override
              int get hashCode => stringValue.hashCode;
            }

            /// A value that this version knows.
            class Known<T extends Enum> extends EnumValue<T> {
              const Known(this.value, [this._wireName]);

              /// The value.
              final T value;

              final String? _wireName;

              @override
              String get stringValue => _wireName ?? value.name;

              @override
              String toString() => 'Known($stringValue)';
            }

            /// A value that this version does not know: the schema got it later.
            class Unknown extends EnumValue<Never> {
              const Unknown(this.stringValue);

              @override
              final String stringValue;

              @override
              String toString() => 'Unknown($stringValue)';
            }
            """)
    }
}
