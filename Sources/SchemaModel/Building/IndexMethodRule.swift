import GraphQLSyntax
import SQL

/// Which access method an `@index` gets (language.md 1.4): GIN for lists, HNSW for vectors, BTREE for the rest.
struct IndexMethodRule {
    let directive: IndexDirective

    init(_ directive: IndexDirective) { self.directive = directive }

    func method(for columns: [Column], _ issues: inout Issues) -> Index.Method? {
        let isVector: Bool = columns.contains { $0.type.singleScalar == .vector }
        let isList: Bool = columns.contains { $0.type.isList }
        guard let problem: Problem = isVector ? vectorProblem(columns) : problem(columns, isList: isList) else {
            return directive.kind.map(method) ?? (isVector ? .hnsw : isList ? .gin : .btree)
        }
        issues.error(.badIndex, "\(directive.place): \(problem.text)", at: directive.span, hint: problem.hint)
        return nil
    }

    private struct Problem {
        var text: String
        var hint: String
    }

    private func vectorProblem(_ columns: [Column]) -> Problem? {
        if columns.count > 1 {
            return Problem(
                text: "a Vector cannot be indexed together with other fields",
                hint: "Put `@index` on the field of the Vector, and another index on the rest.")
        }
        if directive.kind == .btree || directive.kind == .gin {
            return Problem(text: "a Vector takes HNSW or IVFFLAT", hint: "Leave `type` out for HNSW.")
        }
        // pgvector indexes the type `vector` up to this size only.
        guard let size: Int = DataType(columns[0].sqlType.text)?.arguments.first, size > 2_000 else { return nil }
        return Problem(
            text: "a Vector of more than 2000 elements cannot be indexed",
            hint: "Leave `@index` out; searches then read every row. Or store shorter vectors.")
    }

    private func problem(_ columns: [Column], isList: Bool) -> Problem? {
        if directive.similarity != nil {
            return Problem(text: "`vector_method` is only for Vector fields", hint: "Leave `vector_method` out.")
        }
        if directive.kind == .hnsw || directive.kind == .ivfflat {
            return Problem(text: "HNSW and IVFFLAT are only for Vector fields", hint: "Leave `type` out.")
        }
        let plain: Column? = columns.first { !$0.type.isList && $0.sqlType != .jsonb }
        if isList, let plain {
            return Problem(
                text: "a list cannot be indexed together with \(plain.fieldName), which is \(plain.type)",
                hint: "Lists take GIN indexes, other fields BTREE. Make one index of each.")
        }
        if directive.kind == .btree, isList {
            return Problem(text: "a list takes a GIN index", hint: "Write `type: GIN`, or leave `type` out.")
        }
        if directive.kind == .gin, let plain {
            return Problem(
                text: "GIN is only for lists and Any, and \(plain.fieldName) is \(plain.type)",
                hint: "Leave `type` out for a BTREE index.")
        }
        return nil
    }

    private func method(_ kind: IndexDirective.Kind) -> Index.Method {
        switch kind {
        case .btree: .btree
        case .gin: .gin
        case .hnsw: .hnsw
        case .ivfflat: .ivfflat
        }
    }

    /// pgvector has a default class for `ivfflat` alone (`vector_l2_ops`), and only a class that is no default is written
    /// (observed.md 2).
    func operatorClass(_ method: Index.Method) -> String? {
        guard method == .hnsw || method == .ivfflat else { return nil }
        switch directive.similarity ?? .innerProduct {
        case .innerProduct: return "vector_ip_ops"
        case .cosine: return "vector_cosine_ops"
        case .l2: return method == .ivfflat ? nil : "vector_l2_ops"
        }
    }
}
