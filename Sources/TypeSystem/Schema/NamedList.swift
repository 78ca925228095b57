public import GraphQLSyntax

/// A definition that is looked up by its name within the definition around it.
public protocol NamedDefinition: Hashable, Sendable {
    /// Its name.
    var name: Name { get }
}

extension FieldDefinition: NamedDefinition {}
extension InputValueDefinition: NamedDefinition {}
extension EnumValueDefinition: NamedDefinition {}

/// Definitions in the order they were written, found by name in constant time.
public struct NamedList<Element: NamedDefinition>: Hashable, Sendable {
    private var elements: [Element]
    private var positions: [String: Int]

    /// The list of these definitions; of several with one name the first is found.
    public init(_ elements: [Element] = []) {
        self.elements = []
        self.positions = Dictionary(minimumCapacity: elements.count)
        for element: Element in elements { append(element) }
    }

    /// Adds a definition at the end, unless its name is taken.
    ///
    /// - Returns: the definition that has the name already, if there is one.
    @discardableResult
    public mutating func append(_ element: Element) -> Element? {
        if let taken: Int = positions[element.name.value] { return elements[taken] }
        positions[element.name.value] = elements.count
        elements.append(element)
        return nil
    }

    /// The definition of that name.
    public subscript(name: String) -> Element? { positions[name].map { elements[$0] } }

    /// The place of that name in the order.
    public func index(of name: String) -> Int? { positions[name] }

    /// The names in order.
    public var names: [String] { elements.map { $0.name.value } }
}

extension NamedList: RandomAccessCollection {
    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { elements.count }
    /// The definition at a position.
    public subscript(position: Int) -> Element { elements[position] }
}
