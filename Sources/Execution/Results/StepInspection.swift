import CEL
import ConnectorModel
import JSON
import Postgres

/// What is done with the result of one root field besides answering with it.
extension RequestScope {
    /// The place of a step's root field in the response.
    func path(of index: Int) -> [GraphQLError.PathSegment] {
        let name: String = operation.steps[index].responseName
        return name.isEmpty ? [] : [.responseName(name)]
    }

    /// The place of one of those that share a step's statement: root fields of a query, or members of `query { … }`.
    func path(of root: RootStatement, ofStep index: Int) -> [GraphQLError.PathSegment] {
        path(of: index) + [.responseName(root.responseName)]
    }

    /// Asks the checks of a root field; gives its value as expressions see it, where one of them looks at it.
    ///
    /// - Errors: of the first check that fails, with its path.
    func inspect(_ json: JSONText, of index: Int) throws(GraphQLError) -> Value? {
        guard let inspection: ResultInspection = operation.steps[index].inspection,
            inspection.isReadLater || !inspection.checks.isEmpty
        else { return nil }
        let value: Value
        do throws(JSONError) {
            value = try ResultReader.value(json, inspection.shape)
        } catch {
            throw GraphQLError.unreadable.at(path(of: index))
        }
        guard !inspection.checks.isEmpty else { return value }
        var evaluation: CheckEvaluation = CheckEvaluation(self)
        for check: CompiledCheck in inspection.checks {
            if let error: GraphQLError = evaluation.failure(of: check, on: value, at: path(of: index)) { throw error }
        }
        return value
    }

    /// The value of a root field without what is left out of it, and without its entity ids, which are gathered.
    func visible(_ json: JSONText, of index: Int, _ ids: inout EntityIDs) throws(GraphQLError) -> JSONText {
        let inspection: ResultInspection? = operation.steps[index].inspection
        // It does not get into the answer; neither must its ids.
        guard inspection?.isRedacted != true else { return json }
        do throws(JSONError) {
            let json: JSONText =
                try inspection.map { (it) throws(JSONError) in
                    try ResultRedaction.apply(it.shape, to: json)
                } ?? json
            guard let shape: EntityShape = operation.steps[index].entities else { return json }
            return try ids.lift(json, shape, of: operation.steps[index].responseName)
        } catch {
            throw GraphQLError.unreadable.at(path(of: index))
        }
    }

    /// Writes a root field into the data, unless it is left out.
    func append(_ value: JSONText, of index: Int, to data: inout JSONWriter) {
        let step: CompiledStep = operation.steps[index]
        guard step.inspection?.isRedacted != true else { return }
        data.name(step.responseName)
        data.text(value)
    }
}

extension CompiledStep {
    /// The value of the root field, out of what the statement gave.
    func value(_ row: StatementResult) -> JSONText {
        switch result {
        case .affectedRowCount: JSONText(String(row.affectedRowCount))
        case .json where isNative: row.json.map { NativeRows.unique($0) } ?? .null
        case .json, .wholeData: row.json ?? .null
        }
    }
}

extension GraphQLError {
    /// The database's answer cannot be checked, so it must not leave.
    static let unreadable: GraphQLError = GraphQLError(
        "the database answered in an unexpected way", code: .internal,
        debugDetails: "the value is no JSON, or nested too deep to be checked")
}
