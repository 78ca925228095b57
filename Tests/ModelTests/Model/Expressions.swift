import Execution
import GraphQLSyntax
import SchemaModel

extension Model {
    /// A value that is not written down but computed: `_expr`, `_date`, `_time`. Nothing where a variable that it starts from is left out.
    func computed(_ given: Given, as type: ColumnType, _ way: String, _ call: Call) throws(Failure) -> Value? {
        switch way {
        case "expr": return try expression(given.text ?? "", as: type, call)
        case "date", "time": return try relativeTime(given, isDate: type.scalar == .date, call)
        default: preconditionFailure("no way of computing is called \(way)")
        }
    }

    /// What an expression gives for a column of a type.
    func expression(_ text: String, as type: ColumnType, _ call: Call) throws(Failure) -> Value {
        switch text {
        case "auth.uid":
            call.note(.expressions, text)
            guard let uid: String = call.uid else { throw .code(.invalidArgument) }
            return Given.text(Text(uid)).value(as: type, schema)
        case "request.time":
            call.note(.expressions, text)
            return type.scalar == .date || type.element == .scalar(.date)
                ? .day(Calendar.days(Calendar.text(microseconds: now))) : .instant(now)
        default: break
        }
        guard let result: Expected = try Evaluation(call: call, this: nil).value(of: Formula(text)) else {
            call.note(.expressions, "fails")
            throw .code(.invalidArgument)
        }
        switch result {
        case .exact(let tree): return Given(tree.json).value(as: type, schema)
        case .fresh(let number): return .fresh(number)
        default: throw .undecided
        }
    }

    /// Expressions are evaluated before a statement runs, also those that no row will ask for; so are times that are reckoned from others,
    /// as far as PostgreSQL likes.
    ///
    /// - Throws: what the first one that fails does; `undecided` where a condition around it may have vanished with it.
    func evaluateExpressions(of selected: Selected, _ call: Call) throws(Failure) {
        for field: Field in selected.fields {
            for argument: Argument in field.arguments { try evaluateExpressions(in: argument.value, call) }
        }
        for inner: Selected in call.collect(selected.selectionSets) { try evaluateExpressions(of: inner, call) }
    }

    private func evaluateExpressions(in value: InputValue, _ call: Call) throws(Failure) {
        switch value.kind {
        case .list(let elements):
            for element: InputValue in elements {
                if case .variable = element.kind { call.note(.variables, "in a list") }
                try evaluateExpressions(in: element, call)
            }
        case .object(let fields):
            for field: ObjectField in fields {
                for ending: String in ["_date", "_time"] where field.name.value.hasSuffix(ending) {
                    _ = try relativeTime(call.given(field.value), isDate: ending == "_date", call)
                }
                guard field.name.value.hasSuffix("_expr"), case .string(let text, _) = field.value.kind else {
                    try evaluateExpressions(in: field.value, call)
                    continue
                }
                guard text != "request.time" else { continue }
                let isMissing: Bool =
                    text == "auth.uid"
                    ? call.uid == nil : try Evaluation(call: call, this: nil).value(of: Formula(text)) == nil
                if isMissing {
                    if call.lacksVariables { throw .undecided }
                    call.note(.expressions, "fails")
                    throw .code(.invalidArgument)
                }
            }
        default: break
        }
    }
}

/// Evaluates formulas. Nothing is an error.
struct Evaluation {
    let call: Call
    /// The value that a check looks at.
    let this: Expected?

    func value(of formula: Formula) throws(Failure) -> Expected? {
        switch formula {
        case .literal(let tree): return .exact(tree)
        case .path(let steps): return try value(at: steps)
        case .has(let steps): return .exact(.boolean(try value(at: steps) != nil))
        case .size(let inner): return try size(try value(of: inner))
        case .not(let inner): return try truth(of: inner).map { .exact(.boolean(!$0)) }
        case .choice(let condition, let yes, let no):
            guard let truth: Bool = try truth(of: condition) else { return nil }
            return try value(of: truth ? yes : no)
        case .infix(let left, let sign, let right): return try infix(left, sign, right)
        }
    }

    /// Nothing for an error, or for what is neither true nor false.
    func truth(of formula: Formula) throws(Failure) -> Bool? {
        guard case .exact(.boolean(let truth))? = try value(of: formula) else { return nil }
        return truth
    }

    private func infix(_ left: Formula, _ sign: String, _ right: Formula) throws(Failure) -> Expected? {
        if sign == "&&" || sign == "||" {
            // One side that decides makes up for an error of the other.
            let decides: Bool = sign == "||"
            let sides: [Bool?] = [try truth(of: left), try truth(of: right)]
            if sides.contains(decides) { return .exact(.boolean(decides)) }
            return sides.contains(nil) ? nil : .exact(.boolean(!decides))
        }
        guard let one: Expected = try value(of: left), let other: Expected = try value(of: right) else { return nil }
        if sign == "==" || sign == "!=" {
            return .exact(.boolean(try Self.equal(one, other) == (sign == "==")))
        }
        guard case .exact(.number(let one)) = one, case .exact(.number(let other)) = other else {
            return nil
        }
        switch sign {
        case "<": return .exact(.boolean(one < other))
        case "<=": return .exact(.boolean(one <= other))
        case ">": return .exact(.boolean(one > other))
        default: return .exact(.boolean(one >= other))
        }
    }

    private static func equal(_ one: Expected, _ other: Expected) throws(Failure) -> Bool {
        switch (one, other) {
        case (.exact(let one), .exact(let other)): return one == other
        case (.oneOf(let candidates), _) where candidates.count == 1: return try equal(candidates[0], other)
        case (_, .exact(.null)), (.exact(.null), _):
            if case .oneOf = one { throw .undecided }
            return false
        default: throw .undecided
        }
    }

    private func size(_ value: Expected?) throws(Failure) -> Expected? {
        switch value {
        case .list(let elements)?: .exact(.number(Decimal(Int64(elements.count))))
        case .parts(let parts)?: .exact(.number(Decimal(Int64(parts.map(\.count).reduce(0, +)))))
        case .exact(.text(let text))?: .exact(.number(Decimal(Int64(text.description.unicodeScalars.count))))
        default: nil
        }
    }

    // MARK: Paths

    private func value(at steps: [Formula.Step]) throws(Failure) -> Expected? {
        guard case .member(let root)? = steps.first else { return nil }
        var rest: ArraySlice<Formula.Step> = steps.dropFirst()
        var value: Expected?
        switch (root, rest.first) {
        case ("this", _): value = this
        case ("vars", .member(let name)?):
            rest = rest.dropFirst()
            call.note(.expressions, "vars")
            value = call.variables[name].flatMap { $0 == .absent ? nil : .exact($0.tree) }
        case ("response", .member(let name)?):
            rest = rest.dropFirst()
            value = call.responses[name]
            switch (value, rest.isEmpty) {
            case (nil, _): break
            case (_, true): call.note(.expressions, "response of a count")
            case (_, false):
                call.note(.expressions, "response of a \(call.queries.contains(name) ? "query" : "write")")
            }
        default: return nil
        }
        for step: Formula.Step in rest {
            value = try value.flatMap { (value) throws(Failure) in try Self.step(step, value) }
        }
        return value
    }

    /// A member of null is an error, as of anything else that has none.
    private static func step(_ step: Formula.Step, _ value: Expected) throws(Failure) -> Expected? {
        switch (step, value) {
        case (_, .oneOf(let candidates)):
            guard candidates.count == 1 else { throw .undecided }
            return try self.step(step, candidates[0])
        case (.member(let name), .object(let members)): return members.first { $0.name == name }?.value
        case (.position(let position), .list(let elements)):
            return position < elements.count ? elements[position] : nil
        case (.position(let position), .parts(let parts)):
            var begin: Int = 0
            for part: Expected.Part in parts {
                if position < begin + part.count {
                    guard part.candidates.count == 1 else { throw .undecided }
                    return part.candidates[0]
                }
                begin += part.count
            }
            return nil
        default: return nil
        }
    }
}
