import CEL
import ConnectorModel
import GraphQLSyntax

/// A value of the response while its operation is compiled: its type in expressions, its checks, and who reads what of it.
///
/// A class because expressions that are compiled later note what they read.
final class ResponseNode {
    enum Kind {
        case leaf(VariableType)
        case list(ResponseNode)
        case object(RecordType, [Member])
    }

    struct Member {
        var name: String
        var node: ResponseNode
        var isRedacted: Bool
    }

    let kind: Kind
    /// The type in expressions.
    let celType: CELType
    /// Whether the schema says that it is never null. Expressions may compare it with null all the same.
    var isNeverNull: Bool = false
    /// The checks on the field; `this` is its value.
    var checks: [Directive] = []
    /// The checks on an object by fragments in it; `this` is the object.
    var objectChecks: [Directive] = []

    private var isReadWhole: Bool = false
    private var isPassed: Bool = false

    init(_ kind: Kind, _ celType: CELType) {
        self.kind = kind
        self.celType = celType
    }

    /// The type in expressions, null only where the schema allows it.
    var strictType: CELType {
        switch kind {
        case .leaf(let type): isNeverNull ? type.celType(isNonNull: true) : celType
        case .list(let element): CELType.list(element.strictType).orNull(unless: isNeverNull)
        case .object(let type, let members):
            .record(RecordType(name: type.name, fields: members.map { RecordField($0.name, $0.node.strictType) }))
        }
    }

    /// The same of what lies below it, while it may be null itself.
    var strictTypeBelow: CELType {
        if case .leaf = kind { celType } else { strictType }
    }

    // MARK: Reading

    /// Notes that an expression reads what lies at a path below it. Inside a list the rest is not known beforehand.
    func noteRead(_ path: ArraySlice<String>) {
        guard let name: String = path.first, case .object(_, let members) = kind,
            let member: Member = members.first(where: { $0.name == name })
        else {
            isReadWhole = true
            return
        }
        isPassed = true
        member.node.noteRead(path.dropFirst())
    }

    /// Notes that a check has to pass through it.
    func notePassed() { isPassed = true }

    private var isNeeded: Bool {
        if isReadWhole || isPassed { return true }
        switch kind {
        case .leaf: return false
        case .list(let element): return element.isNeeded
        case .object(_, let members): return members.contains { $0.node.isNeeded }
        }
    }

    // MARK: Compiled

    /// The shape for the run time.
    func shape(isRead: Bool = false) -> ResultShape {
        let all: Bool = isRead || isReadWhole
        switch kind {
        case .leaf(let type): return .scalar(type)
        case .list(let element): return .list(element.shape(isRead: all))
        case .object(let type, let members):
            return .object(
                ObjectShape(
                    type: type,
                    members: members.map { member in
                        ObjectShape.Member(
                            name: member.name, shape: member.node.shape(isRead: all), isRedacted: member.isRedacted,
                            isRead: all || member.node.isNeeded)
                    }))
        }
    }
}
