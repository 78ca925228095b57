import ConnectorModel
import Postgres
import SQL

/// Has PostgreSQL read every shape of every statement, not only those that the calls happen to take.
enum ShapeCheck {
    /// Above so many optional values only a sample of the shapes is taken.
    private static let mostSources: Int = 4

    /// What PostgreSQL refuses: the statement with its words.
    static func faults(of service: CompiledService, on connection: BlockingConnection) throws -> [String] {
        var faults: [String] = []
        for connector: CompiledConnector in service.connectors.values {
            for operation: CompiledOperation in connector.operations.values {
                // What an author wrote has one shape and may be wrong on purpose.
                for step: CompiledStep in operation.steps where !step.isNative {
                    for key: ShapeKey in keys(step.shapeSources.count) {
                        let rendered: RenderedStatement = step.template.render(key)
                        guard rendered.refusedSources.isEmpty else { continue }
                        do throws(PostgresError) {
                            try connection.execute("PREPARE shape AS \(rendered.statement.text)")
                            try connection.execute("DEALLOCATE shape")
                        } catch {
                            faults.append("\(operation.name): \(error.message)\n\(rendered.statement.text)")
                        }
                    }
                }
            }
        }
        return faults
    }

    private static func keys(_ count: Int) -> [ShapeKey] {
        let states: [Presence] = [.absent, .null, .value]
        guard count <= mostSources else {
            return states.map { ShapeKey(Array(repeating: $0, count: count)) }
        }
        var keys: [[Presence]] = [[]]
        for _: Int in 0..<count { keys = keys.flatMap { key in states.map { key + [$0] } } }
        return keys.map { ShapeKey($0) }
    }
}
