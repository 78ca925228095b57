/// A set that is walked in a fixed order and costs one array while it is small.
///
/// Most sets of an index hold one or two elements, a few hold very many: positions are only kept for those.
struct DenseSet<Element: Hashable> {
    private static var searchableCount: Int { 16 }

    private(set) var elements: [Element] = []
    private var positions: [Element: Int] = [:]

    /// Whether it holds nothing.
    var isEmpty: Bool { elements.isEmpty }

    /// How many it holds.
    var count: Int { elements.count }

    /// Adds an element, unless it is there.
    ///
    /// - Returns: whether it was not.
    @discardableResult
    mutating func insert(_ element: Element) -> Bool {
        guard position(of: element) == nil else { return false }
        elements.append(element)
        if !positions.isEmpty {
            positions[element] = elements.count - 1
        } else if elements.count > Self.searchableCount {
            for (position, element) in elements.enumerated() { positions[element] = position }
        }
        return true
    }

    /// Takes an element out, if it is there; the last one takes its place.
    mutating func remove(_ element: Element) {
        guard let position: Int = position(of: element) else { return }
        let last: Element = elements.removeLast()
        if position < elements.count { elements[position] = last }
        guard !positions.isEmpty else { return }
        if position < elements.count { positions[last] = position }
        positions[element] = nil
    }

    private func position(of element: Element) -> Int? {
        positions.isEmpty ? elements.firstIndex(of: element) : positions[element]
    }
}
