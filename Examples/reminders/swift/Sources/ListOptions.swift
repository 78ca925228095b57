import RemindersSDK

/// Which tasks are listed, and in which order. What is not said is left to the server.
struct ListOptions: Sendable {
    enum Order: String, CaseIterable {
        case name
        case oldest
        case newest
    }

    private(set) var isDone: Bool?
    private(set) var name: String?
    private(set) var order: Order?

    /// All tasks.
    init() {}

    /// The options in words of a command line.
    init(_ words: some Sequence<String>) throws {
        var rest: [String] = words.reversed()
        while let word: String = rest.popLast() {
            switch word {
            case "--open": isDone = false
            case "--done": isDone = true
            case "--name": name = try Self.value(of: word, &rest)
            case "--by":
                let text: String = try Self.value(of: word, &rest)
                guard let order: Order = Order(rawValue: text) else {
                    let known: String = Order.allCases.map(\.rawValue).joined(separator: ", ")
                    throw Complaint("--by takes one of \(known), not \(text)")
                }
                self.order = order
            default: throw Complaint("there is no option \(word)")
            }
        }
    }

    private static func value(of option: String, _ rest: inout [String]) throws -> String {
        guard let value: String = rest.popLast() else { throw Complaint("\(option) needs a value") }
        return value
    }

    /// Sets the variables that the options speak of.
    func set(_ variables: inout ListTasksQuery.Variables) {
        if let isDone { variables.done = isDone }
        if let name { variables.name = name }
        switch order {
        case .name: variables.byName = .ASC
        case .oldest: variables.byAge = .ASC
        case .newest: variables.byAge = .DESC
        case nil: break
        }
    }
}
