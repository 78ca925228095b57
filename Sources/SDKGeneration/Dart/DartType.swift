import ConnectorModel

/// A type as Dart has it, with how its values become JSON and back.
indirect enum DartType {
    case scalar(ScalarKind)
    /// An enum that is sent, which the author knows.
    case enumeration(String)
    /// An enum that is received, which may have values that are not known.
    case enumerationValue(String)
    case list(DartType, elementIsNonNull: Bool)
    /// A generated class that can be read and written.
    case object(String)
    /// A generated class that can only be written.
    case input(String)

    /// The type, without a question mark.
    var text: String {
        switch self {
        case .scalar(let scalar): Self.text(scalar)
        case .enumeration(let name): name
        case .enumerationValue(let name): "EnumValue<\(name)>"
        case .list(let element, let isNonNull): "List<\(element.text)\(isNonNull ? "" : "?")>"
        case .object(let name), .input(let name): name
        }
    }

    private static func text(_ scalar: ScalarKind) -> String {
        switch scalar {
        case .string, .uuid: "String"
        case .int: "int"
        case .int64: "BigInt"
        case .float: "double"
        case .boolean: "bool"
        case .date: "DateTime"
        case .timestamp: "Timestamp"
        case .any: "AnyValue"
        case .vector: "List<double>"
        }
    }

    /// Whether it is a list, which is equal to another only if compared element by element.
    var isList: Bool {
        switch self {
        case .list, .scalar(.vector): true
        default: false
        }
    }

    /// Whether what comes of it can be read.
    var isReadable: Bool {
        switch self {
        case .list(let element, _): element.isReadable
        case .input: false
        default: true
        }
    }

    // MARK: JSON

    /// Code for the value of some JSON that is not null.
    func reading(_ json: String) -> String {
        switch self {
        case .scalar(.int64): "bigIntFromJson(\(json))"
        case .scalar(.timestamp): "Timestamp.fromJson(\(json))"
        case .scalar(.any): "AnyValue.fromJson(\(json))"
        case .scalar(.vector): DartType.list(.scalar(.float), elementIsNonNull: true).reading(json)
        case .scalar: "nativeFromJson<\(text)>(\(json))"
        case .enumeration(let name): "\(DartEnum.function(of: name, "FromJson"))(\(json))"
        case .enumerationValue(let name): "\(DartEnum.function(of: name, "Deserializer"))(\(json))"
        case .list(let element, let isNonNull):
            "(\(json) as List<dynamic>).map((e) => \(element.reading("e", isNonNull: isNonNull))).toList()"
        case .object(let name): "\(name).fromJson(\(json))"
        case .input: "throw UnsupportedError('it is only sent')"
        }
    }

    /// Code for the value of some JSON.
    func reading(_ json: String, isNonNull: Bool) -> String {
        isNonNull ? reading(json) : "\(json) == null ? null : \(reading(json))"
    }

    /// Code for the JSON of a value that is not null.
    func writing(_ value: String) -> String {
        switch self {
        case .scalar(.int64): "bigIntToJson(\(value))"
        case .scalar(.timestamp), .scalar(.any), .object, .input: "\(value).toJson()"
        case .scalar(.vector): value
        case .scalar: "nativeToJson<\(text)>(\(value))"
        case .enumeration(let name): "\(DartEnum.function(of: name, "ToJson"))(\(value))"
        case .enumerationValue(let name): "\(DartEnum.function(of: name, "Serializer"))(\(value))"
        case .list(let element, let isNonNull):
            "\(value).map((e) => \(isNonNull ? element.writing("e") : "e == null ? null : \(element.writing("e"))")).toList()"
        }
    }
}

/// Texts as Dart writes them.
enum DartText {
    /// A literal. A dollar would begin an interpolation.
    static func quoted(_ text: String) -> String {
        var result: String = "'"
        for scalar: Unicode.Scalar in text.unicodeScalars {
            switch scalar {
            case "'", "\\", "$": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case _ where scalar.value < 32: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "'"
    }
}

extension CodeWriter {
    /// Descriptions as a comment for tools to show; nothing where there are none.
    mutating func dartDocumentation(_ descriptions: String?...) {
        let text: String = descriptions.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
        guard !text.isEmpty else { return }
        for line: Substring in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            self.line(line.isEmpty ? "///" : "/// \(line)")
        }
    }
}
