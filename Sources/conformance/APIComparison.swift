import GraphQLSyntax

/// What differs between two generated APIs, and what one of them is too old to have.
struct APIComparison {
    private var found: [String] = []
    /// What is absent and came with a later generation of the tool: what it belongs to, and the line that tells of it.
    private var absent: [(feature: String, difference: String)] = []
    /// The features that some element of the official API has. A tool that knew one of them left nothing of it out.
    private var known: Set<String> = []

    /// The files that should be there and are not. What stands in them is not compared.
    private(set) var uncommitted: [String] = []

    /// One line a difference.
    var differences: [String] { found + absent.filter { known.contains($0.feature) }.map(\.difference) }

    /// How often something is absent that came with a later generation of the tool, by what it belongs to.
    var older: [String: Int] {
        absent.reduce(into: [:]) { counts, element in
            if !known.contains(element.feature) { counts[element.feature, default: 0] += 1 }
        }
    }

    /// Takes a difference in that is none of definitions.
    mutating func add(_ difference: String) { found.append(difference) }

    /// Takes errors in as differences.
    mutating func add(_ diagnostics: [Diagnostic], _ sources: [Source]) {
        let renderer: DiagnosticRenderer = DiagnosticRenderer(sources: sources)
        for diagnostic: Diagnostic in diagnostics where diagnostic.severity == .error {
            found.append(renderer.render(diagnostic).split(separator: "\n").first.map(String.init) ?? "")
        }
    }

    /// Compares one generated file.
    mutating func compare(_ file: String, ours: Document, official: Document?) {
        guard let official: Document else {
            if !ours.definitions.isEmpty { uncommitted.append(file) }
            return
        }
        let left: [APIElement] = APIElement.all(in: ours)
        let right: [APIElement] = APIElement.all(in: official)
        for element: APIElement in right { note(element, in: nil) }
        compare(left, right, at: file, in: nil)
    }

    private mutating func note(_ element: APIElement, in owner: APIElement?) {
        if let feature: String = ToolGeneration.feature(of: element, in: owner) { known.insert(feature) }
        // One mark that is left out of many is a difference, not a sign of age.
        known.formUnion(ToolGeneration.features(of: element.marks))
        for member: APIElement in element.members { note(member, in: element) }
    }

    /// Compares what stands in one place: definitions of a file, fields of a definition, arguments of a field.
    private mutating func compare(
        _ ours: [APIElement], _ official: [APIElement], at place: String, in owner: APIElement?
    ) {
        let left: [String: APIElement] = Dictionary(ours.map { ($0.name, $0) }) { first, _ in first }
        let right: [String: APIElement] = Dictionary(official.map { ($0.name, $0) }) { first, _ in first }
        for element: APIElement in ours where right[element.name] == nil {
            noteAbsent(element, at: place, in: owner)
        }
        for element: APIElement in official where left[element.name] == nil {
            found.append("\(place): lacks \(element.name)")
        }
        let shared: [String] = ours.map(\.name).filter { right[$0] != nil }
        let sharedThere: [String] = official.map(\.name).filter { left[$0] != nil }
        if let (here, there): (String, String) = zip(shared, sharedThere).first(where: { $0 != $1 }) {
            found.append("\(place): has \(here) where \(there) should be")
        }
        for name: String in shared {
            guard let here: APIElement = left[name], let there: APIElement = right[name] else { continue }
            compare(here, there, at: place)
        }
    }

    private mutating func compare(_ ours: APIElement, _ official: APIElement, at place: String) {
        let here: String = "\(place): \(ours.name)"
        if ours.type != official.type {
            if ToolGeneration.isKeyOutput(ours.type, official.type) {
                absent.append(("T_KeyOutput", "\(here) has type \(ours.type), not \(official.type)"))
            } else {
                found.append("\(here) has type \(ours.type), not \(official.type)")
            }
        }
        if ours.defaultValue != official.defaultValue {
            found.append(
                "\(here) has default \(ours.defaultValue ?? "none"), not \(official.defaultValue ?? "none")")
        }
        if ours.marks != official.marks {
            let difference: String = "\(here) is marked \(list(ours.marks)), not \(list(official.marks))"
            if let feature: String = ToolGeneration.missingMark(ours.marks, official.marks) {
                absent.append((feature, difference))
            } else {
                found.append(difference)
            }
        }
        compare(ours.members, official.members, at: here, in: ours)
    }

    private mutating func noteAbsent(_ element: APIElement, at place: String, in owner: APIElement?) {
        let difference: String = "\(place): has \(element.name), which should not be there"
        if let feature: String = ToolGeneration.feature(of: element, in: owner) {
            absent.append((feature, difference))
        } else {
            found.append(difference)
        }
    }

    private func list(_ marks: [String]) -> String { marks.isEmpty ? "with nothing" : marks.joined(separator: " ") }
}

/// A definition, field or argument as it is compared: its texts left aside.
struct APIElement {
    /// Its name; of a definition, the keyword too.
    var name: String
    /// Its type; empty for a definition.
    var type: String = ""
    /// Its default, printed.
    var defaultValue: String?
    /// Its directives, printed.
    var marks: [String] = []
    /// What stands in it, in order.
    var members: [APIElement] = []

    /// The definitions of a document.
    static func all(in document: Document) -> [APIElement] {
        document.definitions.compactMap { definition in
            if case .type(let type) = definition { APIElement(type) } else { nil }
        }
    }

    private init(_ type: TypeDefinition) {
        let keyword: String
        switch type.kind {
        case .scalar: keyword = "scalar"
        case .object(_, let fields):
            keyword = "type"
            members = fields.map { APIElement($0) }
        case .interface: keyword = "interface"
        case .union: keyword = "union"
        case .enumeration: keyword = "enum"
        case .inputObject(let fields):
            keyword = "input"
            members = fields.map { APIElement($0) }
        }
        name = (type.isExtension ? "extend " : "") + "\(keyword) \(type.name.value)"
        marks = type.directives.map { Printer.print($0) }
    }

    private init(_ field: FieldDefinition) {
        name = field.name.value
        type = field.type.description
        marks = field.directives.map { Printer.print($0) }
        members = field.arguments.map { APIElement($0) }
    }

    private init(_ input: InputValueDefinition) {
        name = input.name.value
        type = input.type.description
        defaultValue = input.defaultValue.map { Printer.print($0) }
        marks = input.directives.map { Printer.print($0) }
    }
}
