import ConnectorModel

/// Objects that variables hold, such as rows and filters: what must be given is given at once, the rest by methods that can be chained.
struct DartInputs {
    let inputs: [InputShape]
    let interface: ConnectorInterface

    private struct Member {
        let shape: InputShape.Member
        let name: String
        let type: DartType
    }

    func write(to code: inout CodeWriter) {
        for input: InputShape in inputs {
            write(input, to: &code)
            code.blank()
        }
    }

    private func write(_ input: InputShape, to code: inout CodeWriter) {
        let wireNames: [String] = input.members.map(\.name)
        let inputNames: [String] = inputs.map(\.name)
        let taken: Set<String> = DartNames.notForMembers(of: nil, wireNames, in: interface).union(inputNames)
        let members: [Member] = zip(input.members, DartNames.members(wireNames, taken: taken)).map { shape, name in
            Member(shape: shape, name: name, type: DartType(shape.type))
        }
        let required: [Member] = members.filter(\.shape.isRequired)
        code.dartDocumentation(input.description)
        code.block("class \(input.name) {") { code in
            code.line("final Map<String, dynamic> _json = {};")
            code.blank()
            writeInitializer(input.name, required, to: &code)
            for member: Member in members where !member.shape.isRequired {
                code.blank()
                write(member, of: input.name, to: &code)
            }
            code.blank()
            code.line("Map<String, dynamic> toJson() => _json;")
            code.blank()
            code.line("@override")
            code.block("bool operator ==(Object other) {") { code in
                code.line("return other is \(input.name) && jsonEncode(other._json) == jsonEncode(_json);")
            }
            code.blank()
            code.line("@override")
            code.line("int get hashCode => jsonEncode(_json).hashCode;")
        }
    }

    private func writeInitializer(_ name: String, _ required: [Member], to code: inout CodeWriter) {
        guard !required.isEmpty else {
            code.line("\(name)();")
            return
        }
        let parameters: String = required.map { "required \($0.type.text) \($0.name)" }.joined(separator: ", ")
        code.block("\(name)({\(parameters)}) {") { code in
            for member: Member in required {
                code.line("_json[\(DartText.quoted(member.shape.name))] = \(member.type.writing(member.name));")
            }
        }
    }

    private func write(_ member: Member, of name: String, to code: inout CodeWriter) {
        code.dartDocumentation(member.shape.description)
        let type: String = member.type.text + (member.shape.isNonNull ? "" : "?")
        code.block("\(name) \(member.name)(\(type) t) {") { code in
            let value: String = member.type.writing("t")
            let target: String = "_json[\(DartText.quoted(member.shape.name))]"
            code.line("\(target) = \(member.shape.isNonNull ? value : "t == null ? null : \(value)");")
            code.line("return this;")
        }
    }
}

/// Classes of keys that stand in inputs.
struct DartInputKeys {
    let inputs: [InputShape]
    let interface: ConnectorInterface

    /// The tables whose keys stand in some input.
    private var tables: [TableInterface] {
        let types: [InputType] = inputs.flatMap { $0.members.map(\.type) }
        return interface.tables.filter { table in types.contains { $0.holds(keyOf: table.name) } }
    }

    func write(to code: inout CodeWriter) {
        for table: TableInterface in tables {
            let wireNames: [String] = table.key.map(\.name)
            let taken: Set<String> = DartNames.notForMembers(of: nil, wireNames, in: interface)
            let members: [DartMember] = zip(table.key, DartNames.members(wireNames, taken: taken)).map { column, name in
                DartMember(
                    wireName: column.name, name: name, description: column.description,
                    type: DartType(InputType(column.type)), isNonNull: true)
            }
            DartClass(name: "\(Naming.typeName(table.name))Key", members: members).write(to: &code)
            code.blank()
        }
    }
}

extension InputType {
    fileprivate func holds(keyOf table: String) -> Bool {
        switch self {
        case .key(let name): name == table
        case .list(let element, _): element.holds(keyOf: table)
        case .scalar, .enumeration, .input: false
        }
    }
}
