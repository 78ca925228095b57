import ConnectorModel

/// An object that variables hold, whatever it is: a row, a filter, an order.
struct InputShape {
    /// A member of it.
    struct Member {
        let name: String
        let description: String?
        let type: InputType
        let isNonNull: Bool
        let isRequired: Bool
    }

    /// What its type is called.
    let name: String
    /// What is said of it.
    let description: String?
    let members: [Member]

    /// All that variables of a connector hold, by name.
    static func all(in interface: ConnectorInterface) -> [InputShape] {
        let rows: [InputShape] = RowShape.all(in: interface).map { InputShape($0, in: interface) }
        return (rows + interface.inputs.map(InputShape.init)).sorted { $0.name < $1.name }
    }

    private init(_ input: InputInterface) {
        name = Naming.typeName(input.name)
        description = nil
        members = input.members.map { member in
            Member(
                name: member.name, description: member.description, type: InputType(member.type),
                isNonNull: member.isNonNull, isRequired: member.isRequired)
        }
    }

    private init(_ row: RowShape, in interface: ConnectorInterface) {
        name = row.name
        description = row.table.description
        let columns: [Member] = row.columns.map { column in
            Member(
                name: column.name, description: column.description, type: InputType(column.type),
                isNonNull: column.isNonNull, isRequired: column.isRequired)
        }
        let children: [Member] = row.children(in: interface).map { rows, shape in
            let type: InputType = .input(shape.name)
            return Member(
                name: rows.name, description: nil, type: rows.isList ? .list(type, elementIsNonNull: true) : type,
                isNonNull: false, isRequired: false)
        }
        members = columns + children
    }
}

/// The type of a variable or of a member of an object in one, with the names of our types.
indirect enum InputType: Hashable {
    case scalar(ScalarKind)
    case enumeration(String)
    case list(InputType, elementIsNonNull: Bool)
    /// The key of the table of that object type.
    case key(String)
    /// An object of that name, as generated.
    case input(String)

    /// The type as generated code names it. Variables hold no selections.
    init(_ type: ClientType) {
        switch type {
        case .scalar(let scalar): self = .scalar(scalar)
        case .enumeration(let name): self = .enumeration(name)
        case .list(let element, let isNonNull): self = .list(InputType(element), elementIsNonNull: isNonNull)
        case .key(let table): self = .key(table)
        case .row(let table): self = .input("\(Naming.typeName(table))Data")
        case .input(let name): self = .input(Naming.typeName(name))
        case .object(let object): self = .input(object.typeName)
        }
    }
}
