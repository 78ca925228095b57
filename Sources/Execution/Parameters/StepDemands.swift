import ConnectorModel
import SQL

extension StepBinding {
    /// - Errors: what the step asks of the request and does not get.
    mutating func checkDemands(_ demands: [StepDemand]) throws(GraphQLError) {
        for demand: StepDemand in demands {
            switch demand {
            case .wholeKey(let key): try check(key)
            case .vectorSize(let source, let column, let size, let depth):
                let misfit: (place: String, count: Int)? = Self.misfit(try value(of: source), size, depth)
                guard let misfit else { continue }
                throw GraphQLError(
                    "\(vectorName(source, misfit.place)) has \(misfit.count) numbers, \"\(column)\" holds \(size)",
                    path: try path(ofRootWith: source), code: .invalidArgument)
            case .notNull(let column):
                guard let place: ValuePlace = scope.variables.null(in: column) else { continue }
                throw GraphQLError(
                    "\(scope.operation.spelling(of: place)): \(ColumnDemand.message(column.column))",
                    code: .invalidArgument)
            case .given(let column):
                guard let place: ValuePlace = scope.variables.absence(of: column) else { continue }
                throw GraphQLError(
                    "\(scope.operation.spelling(of: place)) is missing: the column \(column.column) is required",
                    code: .invalidArgument)
            case .notNegative(let source):
                guard case .integer(let number)? = try value(of: source), number < 0 else { continue }
                throw GraphQLError(
                    "\(name(of: source) ?? "A number of rows") must not be negative",
                    path: try path(ofRootWith: source), code: .invalidArgument)
            }
        }
    }

    /// The root field that takes a source: of several the first.
    private mutating func path(ofRootWith source: Int) throws(GraphQLError) -> [GraphQLError.PathSegment] {
        for root: RootStatement in scope.operation.steps[index].roots where try rendered(root).sources.contains(source)
        {
            return scope.path(of: root, ofStep: index)
        }
        return scope.path(of: index)
    }

    /// Rows within rows, and rows of a member of a variable, are counted through: their numbers are not the request's.
    private func vectorName(_ source: Int, _ place: String) -> String {
        guard let name: String = name(of: source) else { return "A vector" }
        return isCountedThrough(source) ? "A vector in \(name)" : name + place
    }

    /// The first vector of another length: where it stands in the value, `[2]`, and how many numbers it has.
    private static func misfit(_ value: CoercedValue?, _ size: Int, _ depth: Int) -> (place: String, count: Int)? {
        guard case .list(let elements)? = value else { return nil }
        guard depth > 0 else { return elements.count == size ? nil : ("", elements.count) }
        for (index, element) in elements.enumerated() {
            if let inner = misfit(element, size, depth - 1) { return ("[\(index)]\(inner.place)", inner.count) }
        }
        return nil
    }

    private mutating func check(_ key: KeyDemand) throws(GraphQLError) {
        if let slot: Int = key.slot {
            guard let whole: CoercedValue = scope.variables.value(slot, key.path), whole != .null else { return }
        }
        var lacks: LackingValues = LackingValues()
        var columns: [String] = []
        for member: KeyDemand.Member in key.members {
            let presence: Presence = try presence(of: member.source)
            guard presence == .absent || presence == .null && !key.allowsNull else { continue }
            lacks.add(name(of: member.source) ?? member.column, presence)
            columns.append(member.column)
        }
        guard let sentence: String = lacks.sentence(joinedBy: "and") else { return }
        let column: String = columns.joined(separator: " and ")
        throw GraphQLError(
            "\(sentence): could not resolve foreign key column\(columns.count > 1 ? "s" : "") \(column) from \(key.typeName)",
            code: .invalidArgument)
    }
}

/// The names of values that a request should have given, by what they are instead.
struct LackingValues {
    private var missing: [String] = []
    private var null: [String] = []

    mutating func add(_ name: String, _ presence: Presence) {
        switch presence {
        case .absent: if !missing.contains(name) { missing.append(name) }
        case .null: if !null.contains(name) { null.append(name) }
        case .value: break
        }
    }

    /// `$a or $b is missing and $c is null`; nothing where nothing lacks.
    func sentence(joinedBy word: String) -> String? {
        let parts: [String] = [(missing, "missing"), (null, "null")].filter { !$0.0.isEmpty }.map { names, state in
            let verb: String = names.count > 1 && word == "and" ? "are" : "is"
            return "\(names.joined(separator: " \(word) ")) \(verb) \(state)"
        }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }
}
