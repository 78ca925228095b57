import CEL
import ConnectorModel
import JSON

/// The answer of a query, whose parts are checked and left out before they leave.
extension RequestScope {
    /// The data of a query of one statement: where nobody looks into it, the bytes as they are.
    func answer(_ json: JSONText?) -> ExecutionResult {
        guard let json, operation.steps[0].inspection != nil || operation.steps[0].entities != nil else {
            return ExecutionResult(data: json)
        }
        do throws(JSONError) {
            var result: ExecutionResult = ExecutionResult(data: json)
            if let inspection: ResultInspection = operation.steps[0].inspection {
                result = try answer(json, inspection)
            }
            // Last, so that what was left out of the data has no id in the answer either.
            if let shape: EntityShape = operation.steps[0].entities, let data: JSONText = result.data {
                var ids: EntityIDs = EntityIDs()
                result.data = try ids.lift(data, shape)
                result.extensions = ids.extensions
            }
            return result.shown(to: audience)
        } catch {
            return ExecutionResult(data: nil, errors: [.unreadable]).shown(to: audience)
        }
    }

    private func answer(_ json: JSONText, _ inspection: ResultInspection) throws(JSONError) -> ExecutionResult {
        let errors: [GraphQLError] = try failures(of: inspection, in: json)
        let failed: Set<String> = Set(errors.compactMap(\.rootName))
        return ExecutionResult(
            data: try ResultRedaction.apply(inspection.shape, to: json, nulls: failed), errors: errors)
    }

    /// For each root field of a query of one statement its first check that fails.
    private func failures(of inspection: ResultInspection, in json: JSONText) throws(JSONError) -> [GraphQLError] {
        guard !inspection.checks.isEmpty else { return [] }
        let value: Value = try ResultReader.value(json, inspection.shape)
        var evaluation: CheckEvaluation = CheckEvaluation(self)
        var errors: [GraphQLError] = []
        var failed: Set<String> = []
        for check: CompiledCheck in inspection.checks {
            guard case .member(let root, _)? = check.path.first, !failed.contains(root),
                let error: GraphQLError = evaluation.failure(of: check, on: value, at: [])
            else { continue }
            failed.insert(root)
            errors.append(error)
        }
        return errors
    }

    /// The data of a query of one statement a root field.
    func answer(_ values: [JSONText]) -> ExecutionResult {
        var data: JSONWriter = JSONWriter()
        var ids: EntityIDs = EntityIDs()
        var errors: [GraphQLError] = []
        data.beginObject()
        for (index, json) in values.enumerated() {
            let value: JSONText
            do throws(GraphQLError) {
                _ = try inspect(json, of: index)
                value = try visible(json, of: index, &ids)
            } catch {
                errors.append(error)
                value = .null
            }
            append(value, of: index, to: &data)
        }
        data.endObject()
        return ExecutionResult(
            data: data.finish(), errors: errors, extensions: ids.extensions
        ).shown(to: audience)
    }
}

extension GraphQLError {
    fileprivate var rootName: String? {
        if case .responseName(let name)? = path.first { name } else { nil }
    }
}
