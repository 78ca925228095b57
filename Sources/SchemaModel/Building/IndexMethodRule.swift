import GraphQLSyntax
import SQL

/// Which access method an `@index` gets (language.md 1.4): GIN for lists, HNSW for vectors, BTREE for the rest.
struct IndexMethodRule {
    let directive: IndexDirective

    init(_ directive: IndexDirective) { self.directive = directive }

    func method(for columns: [Column], _ issues: inout Issues) -> Index.Method? {
        let isVector: Bool = columns.contains { $0.type.singleScalar == .vector }
        let isList: Bool = columns.contains { $0.type.isList }
        guard let problem: String = problem(columns, isVector: isVector, isList: isList) else {
            return directive.kind.map(method) ?? (isVector ? .hnsw : isList ? .gin : .btree)
        }
        issues.error(.badIndex, "\(directive.place): \(problem)", at: directive.span)
        return nil
    }

    private func problem(_ columns: [Column], isVector: Bool, isList: Bool) -> String? {
        if isVector {
            if columns.count > 1 { return "a Vector cannot be indexed together with other fields" }
            if directive.kind == .btree || directive.kind == .gin { return "a Vector takes HNSW or IVFFLAT" }
            // pgvector indexes the type `vector` up to this size only.
            if let size: Int = DataType(columns[0].sqlType.text)?.arguments.first, size > 2_000 {
                return "a Vector of more than 2000 elements cannot be indexed"
            }
            return nil
        }
        if directive.similarity != nil { return "`vector_method` is only for Vector fields" }
        if directive.kind == .hnsw || directive.kind == .ivfflat {
            return "HNSW and IVFFLAT are only for Vector fields"
        }
        let kind: IndexDirective.Kind = directive.kind ?? (isList ? .gin : .btree)
        if kind == .btree, isList { return "a list takes a GIN index" }
        if kind == .gin, !columns.allSatisfy({ $0.type.isList || $0.sqlType == .jsonb }) {
            return "GIN is only for lists and Any"
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
