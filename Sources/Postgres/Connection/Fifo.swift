/// A queue over an array with a moving head: both ends cost the same however long it is.
struct Fifo<Element> {
    private var items: [Element?] = []
    private var head: Int = 0

    var count: Int { items.count - head }
    var isEmpty: Bool { head == items.count }
    var first: Element? { isEmpty ? nil : items[head] }

    /// The first elements, as long as a closure says so.
    func prefix(while belongs: (Element) -> Bool) -> [Element] {
        Array(items[head...].prefix { $0.map(belongs) ?? false }).compactMap { $0 }
    }

    mutating func append(_ element: Element) {
        items.append(element)
    }

    /// Puts an element before all others, for one that was taken out too early.
    mutating func prepend(_ element: Element) {
        guard head > 0 else { return items.insert(element, at: 0) }
        head -= 1
        items[head] = element
    }

    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        // Swapped and not copied: an element may hold a handful of references.
        var element: Element?
        swap(&element, &items[head])
        head += 1
        if isEmpty {
            items.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 512, head * 2 > items.count {
            items.removeFirst(head)
            head = 0
        }
        return element
    }

    mutating func removeAll(where isUnwanted: (Element) -> Bool) {
        items = items[head...].filter { $0.map { !isUnwanted($0) } ?? false }
        head = 0
    }

    mutating func takeAll() -> [Element] {
        let rest: [Element] = items[head...].compactMap { $0 }
        items = []
        head = 0
        return rest
    }
}
