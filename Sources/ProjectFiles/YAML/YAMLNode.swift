import GraphQLSyntax

/// One node of a YAML document, with its place in the file. Aliases are written out and merge keys applied.
struct YAMLNode: Hashable, Sendable {
    indirect enum Kind: Hashable, Sendable {
        /// An absent value: nothing, `~` or `null`.
        case null
        case scalar(YAMLScalar)
        case sequence([YAMLNode])
        case mapping([YAMLEntry])
    }

    var kind: Kind
    var span: SourceSpan
}

/// One entry of a mapping. Keys are scalars, and no key comes twice.
struct YAMLEntry: Hashable, Sendable {
    var key: String
    var keySpan: SourceSpan
    var value: YAMLNode
}

extension YAMLNode {
    /// Whether it is a text to every reader.
    var isText: Bool {
        if case .scalar(let scalar) = kind { scalar.kind == .text } else { false }
    }

    /// What a message calls a node of this kind.
    var kindName: String {
        switch kind {
        case .null: "nothing"
        case .scalar: "a single value"
        case .sequence: "a list"
        case .mapping: "a map"
        }
    }
}
