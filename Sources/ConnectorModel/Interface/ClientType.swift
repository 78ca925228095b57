/// The type of a variable, a column, a member or a field of a response, without its outermost non-null mark.
///
/// One type for both directions, so that what they share is translated once: variables hold no `object`, responses neither `row` nor
/// `input`.
public indirect enum ClientType: Hashable, Sendable {
    /// A scalar; `ID` is a string.
    case scalar(ScalarKind)
    /// An enum by name.
    case enumeration(String)
    /// A list.
    case list(ClientType, elementIsNonNull: Bool)
    /// The key of the table of that object type: an object of its key columns (`Book_Key`).
    case key(String)
    /// A row of the table of that object type, to be written (`Book_Data`).
    case row(String)
    /// An input object by name, for example `Book_Filter`.
    case input(String)
    /// What is selected of an object.
    case object(ObjectInterface)

    /// What the lists in it hold.
    public var element: ClientType {
        if case .list(let element, _) = self { element.element } else { self }
    }

    /// Whether it is a list.
    public var isList: Bool {
        if case .list = self { true } else { false }
    }

    /// What is selected of the objects in it; nothing where it holds none.
    public var object: ObjectInterface? {
        if case .object(let object) = element { object } else { nil }
    }
}
