import JSON

/// Collects what is wrong while values are taken out of a configuration.
///
/// A value of the wrong kind is noted and counts as absent, so that one run names all faults.
struct ConfigurationSheet {
    /// A value with the path to it.
    struct Item {
        let path: String
        let value: PlacedValue
        /// Where to point at: the value.
        var offset: Int { value.offset }
    }

    struct Problem {
        let offset: Int
        let path: String
        let message: String
    }

    private(set) var problems: [Problem] = []

    mutating func note(_ message: String, at item: Item) {
        problems.append(Problem(offset: item.offset, path: item.path, message: message))
    }

    /// The members of an object by name; names that are not known are noted.
    mutating func members(of item: Item, _ known: [String]) -> [String: Item]? {
        guard case .object(let members) = item.value.content else {
            note("must be an object, not \(item.value.json.kindDescription)", at: item)
            return nil
        }
        var items: [String: Item] = [:]
        for member in members {
            let path: String = item.path.isEmpty ? member.name : "\(item.path).\(member.name)"
            guard known.contains(member.name) else {
                let hint: String = NameSuggestion.text(for: member.name, among: known)
                problems.append(Problem(offset: member.offset, path: path, message: "is not known\(hint)"))
                continue
            }
            items[member.name] = Item(path: path, value: member.value)
        }
        return items
    }

    /// The members of an object whose names are free.
    mutating func entries(of item: Item) -> [(name: String, item: Item)] {
        guard case .object(let members) = item.value.content else {
            note("must be an object, not \(item.value.json.kindDescription)", at: item)
            return []
        }
        return members.map { ($0.name, Item(path: "\(item.path).\($0.name)", value: $0.value)) }
    }

    mutating func elements(of item: Item) -> [Item] {
        guard case .array(let elements) = item.value.content else {
            note("must be a list, not \(item.value.json.kindDescription)", at: item)
            return []
        }
        return elements.enumerated().map { Item(path: "\(item.path)[\($0.offset)]", value: $0.element) }
    }

    /// A text that is not empty.
    mutating func text(_ item: Item?) -> String? {
        guard let item else { return nil }
        guard let text = item.value.json.string else {
            note("must be a string, not \(item.value.json.kindDescription)", at: item)
            return nil
        }
        guard !text.isEmpty else {
            note("must not be empty", at: item)
            return nil
        }
        return text
    }

    /// Texts that are not empty; one at least.
    mutating func texts(_ item: Item?) -> [String]? {
        guard let item else { return nil }
        let elements: [Item] = elements(of: item)
        var texts: [String] = []
        for element in elements {
            if let text = text(element) { texts.append(text) }
        }
        if case .array(let elements) = item.value.content, elements.isEmpty { note("must not be empty", at: item) }
        return texts.isEmpty ? nil : texts
    }

    mutating func bool(_ item: Item?) -> Bool? {
        guard let item else { return nil }
        guard let value = item.value.json.bool else {
            note("must be true or false, not \(item.value.json.kindDescription)", at: item)
            return nil
        }
        return value
    }

    mutating func wholeNumber(_ item: Item?, in range: ClosedRange<Int64>) -> Int64? {
        guard let item else { return nil }
        guard let number = item.value.json.number?.int64, range.contains(number) else {
            note("must be a whole number from \(range.lowerBound) to \(range.upperBound)", at: item)
            return nil
        }
        return number
    }
}
