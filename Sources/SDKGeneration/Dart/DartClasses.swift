import ConnectorModel

/// Finds the classes that an operation needs for its data and for keys in its variables.
///
/// Classes stand side by side in the library. Each is called after the operation and the way to it: `GetBookBookAuthor`; one that is
/// taken gets an underscore.
struct DartClasses {
    let interface: ConnectorInterface
    /// What the classes of the operation begin with.
    let prefix: String
    /// Names of the library.
    var names: UniqueNames
    /// What was found, the innermost first.
    var found: [DartClass] = []

    init(interface: ConnectorInterface, prefix: String, names: UniqueNames) {
        self.interface = interface
        self.prefix = prefix
        self.names = names
    }

    /// The class of what is selected of an object; classes within are added to those found.
    mutating func ofObject(_ object: ObjectInterface, named name: String, path: String) -> DartClass {
        let wireNames: [String] = object.fields.map(\.responseName)
        let taken: Set<String> = DartNames.notForMembers(of: prefix, wireNames, in: interface)
        var members: [DartMember] = []
        for (field, member) in zip(object.fields, DartNames.members(wireNames, taken: taken)) {
            let way: String = path + Naming.typeName(field.responseName)
            members.append(
                DartMember(
                    wireName: field.responseName, name: member, description: field.description,
                    type: received(field.type, path: way), isNonNull: field.isNonNull))
        }
        return DartClass(name: name, members: members)
    }

    private mutating func received(_ type: ClientType, path: String) -> DartType {
        switch type {
        case .scalar(let scalar): return .scalar(scalar)
        case .enumeration(let name): return .enumerationValue(DartNames.enumeration(name))
        case .list(let element, let isNonNull):
            return .list(received(element, path: path), elementIsNonNull: isNonNull)
        case .key(let table): return key(table, path: path, isReceived: true)
        case .object(let object):
            let name: String = names.claim(path)
            let type: DartClass = ofObject(object, named: name, path: path)
            found.append(type)
            return .object(name)
        case .row, .input: return .input(InputType(type).dartName)
        }
    }

    /// The variables of an operation; classes of keys are added to those found.
    mutating func ofVariables(_ operation: OperationInterface) -> [DartMember] {
        let wireNames: [String] = operation.variables.map(\.name)
        let taken: Set<String> = DartNames.notForMembers(of: prefix, wireNames, in: interface)
        var members: [DartMember] = []
        for (variable, name) in zip(operation.variables, DartNames.members(wireNames, taken: taken)) {
            let path: String = "\(prefix)Variables\(Naming.typeName(variable.name))"
            members.append(
                DartMember(
                    wireName: variable.name, name: name, description: Self.description(of: variable),
                    type: sent(variable.type, path: path), isNonNull: variable.isNonNull,
                    isOptional: !variable.isRequired))
        }
        return members
    }

    private static func description(of variable: VariableInterface) -> String? {
        let ofDefault: String? = variable.defaultJSON.map { "Where it is left out, the server takes `\($0)`." }
        let texts: [String] = [variable.description, ofDefault].compactMap(\.self)
        return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    }

    private mutating func sent(_ type: ClientType, path: String) -> DartType {
        switch type {
        case .list(let element, let isNonNull): .list(sent(element, path: path), elementIsNonNull: isNonNull)
        case .key(let table): key(table, path: path, isReceived: false)
        case .scalar, .enumeration, .row, .input, .object: DartType(InputType(type))
        }
    }

    private mutating func key(_ table: String, path: String, isReceived: Bool) -> DartType {
        let name: String = names.claim(path)
        let columns: [ColumnInterface] = interface.table(table)?.key ?? []
        let wireNames: [String] = columns.map(\.name)
        let taken: Set<String> = DartNames.notForMembers(of: prefix, wireNames, in: interface)
        let members: [DartMember] = zip(columns, DartNames.members(wireNames, taken: taken)).map { column, member in
            let type: DartType = DartType(InputType(column.type))
            return DartMember(
                wireName: column.name, name: member, description: column.description,
                type: isReceived ? type.received : type, isNonNull: true)
        }
        found.append(DartClass(name: name, members: members))
        return .object(name)
    }
}

extension DartType {
    /// A type of what is sent. Keys stand in for themselves where there is a class for them all.
    init(_ type: InputType) {
        switch type {
        case .scalar(let scalar): self = .scalar(scalar)
        case .enumeration(let name): self = .enumeration(DartNames.enumeration(name))
        case .list(let element, let isNonNull): self = .list(DartType(element), elementIsNonNull: isNonNull)
        case .key, .input: self = .input(type.dartName)
        }
    }

    /// The same, received.
    fileprivate var received: DartType {
        switch self {
        case .enumeration(let name): .enumerationValue(name)
        case .list(let element, let isNonNull): .list(element.received, elementIsNonNull: isNonNull)
        default: self
        }
    }
}

extension InputType {
    /// What the class of an object that is only sent is called.
    fileprivate var dartName: String {
        switch self {
        case .input(let name): name
        case .key(let table): "\(Naming.typeName(table))Key"
        case .list(let element, _): element.dartName
        case .scalar(let scalar): scalar.rawValue
        case .enumeration(let name): DartNames.enumeration(name)
        }
    }
}
