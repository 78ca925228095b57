import CEL
import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel
import TypeSystem

/// Compiles one operation from its definition: variables, plan, SQL, rules.
struct OperationAssembler {
    let service: ServiceContext
    let connector: String
    let objectTypes: VariableObjectTypes
    let fragments: Fragments
    let collector: FieldCollector
    let sources: [String: Source]
    let mutations: MutationDirectory
    /// Whether answers carry entity ids.
    var hasEntityIDs: Bool = false

    /// The operation, or nothing where there are errors.
    ///
    /// - `diagnostics`: those of validation and of operations before; what is found is added, and what is known better now is taken out.
    func compile(
        _ operation: OperationDefinition, variables declared: [CompiledVariable], _ diagnostics: inout [Diagnostic]
    ) -> CompiledOperation? {
        let variables: [CompiledVariable] = refusingNulls(declared, of: operation)
        let record: RecordType = RecordType.variables(variables, objectTypes)
        let context: PlanningContext = planningContext(operation, variables)
        refuseDirectives(context)
        RetirementRules(context: context).warn()
        let checks: [CompiledCheck] = CheckRules(context: context).operationChecks()
        let work: Work = work(context)
        let shapedSlots: [Int] = context.shapedSlots.sorted()
        let planner: ShapedOperation = ShapedOperation(
            assembler: self, operation: operation, variables: variables, shapedSlots: shapedSlots)
        let access: AccessRule = AccessRules(context: context).rule()
        // Before the conditions of @refresh are read: they say when a client is told, and guard nothing.
        InsecureOperations(context: context, connector: connector).warn(access)
        let rules: RefreshRules = RefreshRules(
            context: context, connector: connector, mutations: mutations, variables: record)
        let refresh: [RefreshTrigger] = rules.triggers()
        let compiled: CompiledOperation = CompiledOperation(
            connector: connector, name: operation.name?.value ?? "",
            kind: operation.type == .query ? .query : .mutation, variables: context.variables,
            objectTypes: objectTypes, variablesType: record, access: access, checks: checks,
            isTransaction: operation.directives.contains { $0.name.value == "transaction" },
            steps: work.steps, shapedSlots: shapedSlots, planner: shapedSlots.isEmpty ? nil : planner,
            lookups: work.lookups, refresh: refresh,
            footprint: AuthFootprint(paths: context.authPaths), reads: work.reads, writes: work.writes,
            fingerprint: Fingerprint.of(operation, fragments, work.steps))
        diagnostics = context.namedVariables.corrected(diagnostics, of: operation) + context.diagnostics
        return context.diagnostics.contains { $0.severity == .error } ? nil : compiled
    }

    /// The steps of an operation that was planned before, with a request's shape in it.
    func steps(
        _ operation: OperationDefinition, variables: [CompiledVariable], rowsShapes: [String: RowsShape],
        substituted: [SourceSpan: String]
    ) -> Result<[CompiledStep], ShapeRefusal> {
        let context: PlanningContext = planningContext(
            operation, variables, isPlannedForRequest: true, rowsShapes: rowsShapes, substituted: substituted)
        let work: Work = work(context)
        return context.faults.isEmpty ? .success(work.steps) : .failure(ShapeRefusal(faults: context.faults))
    }

    func planningContext(
        _ operation: OperationDefinition, _ variables: [CompiledVariable], isPlannedForRequest: Bool = false,
        rowsShapes: [String: RowsShape] = [:], substituted: [SourceSpan: String] = [:]
    ) -> PlanningContext {
        PlanningContext(
            service: service, collector: collector, operation: operation, variables: variables,
            expressions: ExpressionCompiler(variables: .variables(variables, objectTypes), sources: sources),
            hasEntityIDs: hasEntityIDs, isPlannedForRequest: isPlannedForRequest, rowsShapes: rowsShapes,
            substituted: substituted)
    }

    /// Variables of which null is an error where they stand, whatever their types say: then the request is wrong, and nothing of it runs.
    private func refusingNulls(
        _ variables: [CompiledVariable], of operation: OperationDefinition
    ) -> [CompiledVariable] {
        let used: [FragmentDefinition] = DirectiveWalk.fragments(of: operation, fragments).compactMap { fragments[$0] }
        let names: Set<String> = variablesThatRefuseNull(operation, used, service.types)
        return variables.map { variable in
            var variable: CompiledVariable = variable
            variable.isNonNull = variable.isNonNull || names.contains(variable.name)
            return variable
        }
    }

    private func work(_ context: PlanningContext) -> Work {
        let operation: OperationDefinition = context.operation
        let rootName: String = service.types.rootTypeName(for: operation.type) ?? ""
        guard let root: ObjectType = service.types.objectType(named: rootName) else { return Work() }
        let fields: [CollectedField] = context.collector.collect(operation.selectionSet, on: root)
        return operation.type == .query ? query(fields, root, context) : mutation(fields, root, context)
    }

    /// What the operation does, compiled.
    private struct Work {
        var steps: [CompiledStep] = []
        var lookups: [EntityLookup] = []
        var reads: Set<QualifiedName> = []
        var writes: Set<QualifiedName> = []
    }

    private func query(_ fields: [CollectedField], _ root: ObjectType, _ context: PlanningContext) -> Work {
        let planner: QueryPlanner = QueryPlanner(context: context)
        var demands: [[StepDemand]] = []
        let reads: [RootRead] = fields.compactMap { field in
            context.fieldPath = [field.responseName]
            guard let read: RootRead = planner.root(field) else { return nil }
            demands.append(context.takeDemands())
            return read
        }
        let responses: ResponsePlanner = ResponsePlanner(context, on: root, fragments)
        responses.note(fields)
        context.boundFields(reads.count, at: context.operation.span)
        guard !context.diagnostics.contains(where: { $0.severity == .error }) else { return Work() }
        let sources: [ParameterSource] = context.takeSources()
        var steps: [CompiledStep] = QuerySQL.steps(reads, sources: sources)
        // One statement has those of all. All statements are bound before any runs.
        for index: Int in demands.indices { steps[min(index, steps.count - 1)].demands += demands[index] }
        return Work(
            steps: responses.inspected(steps),
            lookups: reads.compactMap { lookup($0, sources) },
            reads: reads.reduce(into: []) { $0.formUnion($1.tables) })
    }

    private func mutation(_ fields: [CollectedField], _ root: ObjectType, _ context: PlanningContext) -> Work {
        let planner: MutationPlanner = MutationPlanner(context: context)
        let responses: ResponsePlanner = ResponsePlanner(context, on: root, fragments)
        var work: Work = Work()
        for field: CollectedField in fields {
            context.fieldPath = [field.responseName]
            responses.begin()
            defer { responses.end(field) }
            let write: RootWrite? = planner.root(field)
            let demands: [StepDemand] = context.takeDemands()
            let sources: [ParameterSource] = context.takeSources()
            if let refused: CompiledStep = refusedStep(field, context) {
                work.steps.append(refused)
                continue
            }
            guard let write else { continue }
            var step: CompiledStep = MutationSQL.step(write, sources: sources, hasEntityIDs: hasEntityIDs)
            step.demands = demands
            work.steps.append(step)
            work.writes.formUnion(write.tables)
            work.reads.formUnion(write.tablesRead)
        }
        work.writes.formUnion(context.tablesOfVariables)
        responses.finish()
        work.steps = responses.inspected(work.steps)
        return work
    }

    /// A root field of a mutation that cannot do with a request's values fails alone, as one does whose statement is refused.
    private func refusedStep(_ field: CollectedField, _ context: PlanningContext) -> CompiledStep? {
        let faults: [ShapeFault] = context.takeFaults()
        guard !faults.isEmpty else { return nil }
        var step: CompiledStep = CompiledStep(
            responseName: field.responseName, template: .text("SELECT NULL::json"), sources: [], result: .json,
            planClass: .keyed)
        step.faults = faults
        return step
    }

    /// The row that a root field reads by its key, for implicit refresh.
    private func lookup(_ read: RootRead, _ sources: [ParameterSource]) -> EntityLookup? {
        guard case .lookup(let object, let key) = read.kind, let table: QualifiedName = object.table.name else {
            return nil
        }
        let members: [LookupKeyMember] = key.compactMap { member in
            switch member.value {
            case .source(let source): .source(sources[source.index])
            case .literal(let literal): literal.keyText.map { .constant($0) }
            // Where PostgreSQL makes the value of it, nobody else knows it.
            case .null, .relative, .list, .json: nil
            }
        }
        return members.count == key.count ? EntityLookup(table: table, key: members) : nil
    }

    /// Directives that nothing was written for.
    private func refuseDirectives(_ context: PlanningContext) {
        let known: Set<String> = [
            "allow", "auth", "check", "include", "redact", "refresh", "retired", "skip", "transaction",
        ]
        for directive: Directive in DirectiveWalk.directives(of: context.operation, fragments)
        where !known.contains(directive.name.value) {
            context.unplanned("@\(directive.name.value)", at: directive.span)
        }
    }
}

extension SQLLiteral {
    /// The literal as a member of an entity key in canonical form.
    fileprivate var keyText: String? {
        switch self {
        case .null, .float, .array: nil
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .string(let text), .typed(let text, _): text
        }
    }
}
