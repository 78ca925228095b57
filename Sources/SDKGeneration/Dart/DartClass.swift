import ConnectorModel

/// A member of a generated class.
struct DartMember {
    /// Its name on the wire.
    let wireName: String
    /// Its name in Dart.
    let name: String
    /// What is said of it.
    let description: String?
    let type: DartType
    /// Whether it is never null.
    let isNonNull: Bool
    /// Whether it may be left out, which is not the same as null.
    var isOptional: Bool = false

    /// The type with what makes it null, in a class of values.
    var fullType: String { isOptional ? "Optional<\(type.text)>" : type.text + (isNonNull ? "" : "?") }

    /// Code that makes an `Optional` of it.
    var emptyOptional: String {
        if case .scalar(let scalar) = type, [.string, .int, .float, .boolean, .uuid, .date].contains(scalar) {
            return "Optional.optional(nativeFromJson, nativeToJson)"
        }
        return "Optional.optional((json) => \(type.reading("json")), (value) => \(type.writing("value")))"
    }

    /// Code for the member of some JSON.
    var reading: String { type.reading("json[\(DartText.quoted(wireName))]", isNonNull: isNonNull) }

    /// Code that says whether it is the same in `otherTyped`.
    var equality: String {
        let (own, other): (String, String) = ("this.\(name)", "otherTyped.\(name)")
        if isOptional { return "\(own).state == \(other).state && _equal(\(own).value, \(other).value)" }
        return type.isList ? "_equal(\(own), \(other))" : "\(own) == \(other)"
    }

    /// Code for its part of the hash.
    var hash: String {
        if isOptional { return "Object.hash(\(name).state, _hash(\(name).value))" }
        return type.isList ? "_hash(\(name))" : "\(name).hashCode"
    }
}

/// A class of values that go over the wire.
struct DartClass {
    let name: String
    let members: [DartMember]
    /// Whether it holds variables of an operation, whose `fromJson` nobody needs.
    var isOfVariables: Bool = false

    func write(to code: inout CodeWriter) {
        code.line("@immutable")
        code.block("class \(name) {") { code in
            for member: DartMember in members {
                code.dartDocumentation(member.description)
                code.line("\(member.isOptional ? "late " : "")final \(member.fullType) \(member.name);")
            }
            if members.allSatisfy(\.type.isReadable) {
                code.blank()
                writeReading(&code)
            }
            code.blank()
            writeComparison(&code)
            code.blank()
            writeWriting(&code)
            code.blank()
            writeInitializer(&code)
        }
    }

    private func writeReading(_ code: inout CodeWriter) {
        if isOfVariables {
            let reason: String = DartText.quoted("Variables are only sent.")
            code.line("@Deprecated(\(reason))")
        }
        let plain: [DartMember] = members.filter { !$0.isOptional }
        let optional: [DartMember] = members.filter(\.isOptional)
        let parameter: String = isOfVariables ? "Map<String, dynamic> json" : "dynamic json"
        let lines: [String] = plain.map { "\($0.name) = \($0.reading)" }
        let end: String = optional.isEmpty ? ";" : " {"
        if lines.isEmpty {
            code.line("\(name).fromJson(\(parameter))\(end)")
        } else {
            code.line("\(name).fromJson(\(parameter)) :")
            code.indented { code in
                for (index, line) in lines.enumerated() { code.line(line + (index + 1 < lines.count ? "," : end)) }
            }
        }
        guard !optional.isEmpty else { return }
        code.indented { code in
            for member: DartMember in optional {
                let key: String = DartText.quoted(member.wireName)
                code.line("this.\(member.name) = \(member.emptyOptional);")
                code.block("if (json.containsKey(\(key))) {") { code in
                    code.line("this.\(member.name).value = \(member.type.reading("json[\(key)]", isNonNull: false));")
                }
            }
        }
        code.line("}")
    }

    private func writeComparison(_ code: inout CodeWriter) {
        code.line("@override")
        code.block("bool operator ==(Object other) {") { code in
            code.block("if (identical(this, other)) {") { $0.line("return true;") }
            code.block("if (other.runtimeType != runtimeType) {") { $0.line("return false;") }
            guard !members.isEmpty else {
                code.line("return true;")
                return
            }
            code.line("final \(name) otherTyped = other as \(name);")
            for (index, member) in members.enumerated() {
                let end: String = index + 1 < members.count ? " &&" : ";"
                code.line("\(index == 0 ? "return " : "    ")\(member.equality)\(end)")
            }
        }
        code.blank()
        code.line("@override")
        let hashes: String = members.map(\.hash).joined(separator: ", ")
        code.line("int get hashCode => Object.hashAll([\(hashes)]);")
    }

    private func writeWriting(_ code: inout CodeWriter) {
        code.block("Map<String, dynamic> toJson() {") { code in
            code.line("Map<String, dynamic> json = {};")
            for member: DartMember in members {
                let target: String = "json[\(DartText.quoted(member.wireName))]"
                if member.isOptional {
                    code.block("if (this.\(member.name).state == OptionalState.set) {") { code in
                        code.line("\(target) = this.\(member.name).toJson();")
                    }
                } else if member.isNonNull {
                    code.line("\(target) = \(member.type.writing("this.\(member.name)"));")
                } else {
                    code.block("if (this.\(member.name) != null) {") { code in
                        code.line("\(target) = \(member.type.writing("this.\(member.name)!"));")
                    }
                }
            }
            code.line("return json;")
        }
    }

    private func writeInitializer(_ code: inout CodeWriter) {
        guard !members.isEmpty else {
            code.line("\(name)();")
            return
        }
        code.block("\(name)({", "});") { code in
            for member: DartMember in members {
                let isRequired: Bool = member.isNonNull || member.isOptional
                code.line("\(isRequired ? "required " : "")this.\(member.name),")
            }
        }
    }
}
