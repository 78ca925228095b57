import CLibyaml
import GraphQLSyntax

/// Copies a libyaml document into values.
///
/// An alias is a second reference to one node, and may even refer to a node it stands in. Copying under a bound of depth and
/// of nodes turns both the circle and the exponential blow-up into an error.
struct YAMLConversion {
    let offsets: ByteOffsets
    let limits: ProjectLimits
    var report: [Diagnostic] = []
    private var nodeCount: Int = 0

    init(offsets: ByteOffsets, limits: ProjectLimits) {
        self.offsets = offsets
        self.limits = limits
    }

    /// The root, or nothing where the document is too deep or too large.
    mutating func root(of document: inout yaml_document_t) -> YAMLNode? {
        do throws(Diagnostic) {
            guard let root: UnsafeMutablePointer<yaml_node_t> = yaml_document_get_root_node(&document) else {
                return nil
            }
            return try convert(root, in: &document, depth: 0)
        } catch {
            report.append(error)
            return nil
        }
    }

    private mutating func convert(
        _ node: UnsafeMutablePointer<yaml_node_t>, in document: inout yaml_document_t, depth: Int
    ) throws(Diagnostic) -> YAMLNode {
        let span: SourceSpan = offsets.span(node.pointee.start_mark.index, node.pointee.end_mark.index)
        nodeCount += 1
        guard depth <= limits.yamlDepth, nodeCount <= limits.yamlNodeCount else {
            throw Diagnostic(
                .error, .projectTooLarge, "the file nests too deeply or is too large once its aliases are written out",
                at: span, hint: "write the values without anchors and aliases")
        }
        switch node.pointee.type {
        case YAML_SEQUENCE_NODE: return YAMLNode(kind: .sequence(try items(of: node, &document, depth)), span: span)
        case YAML_MAPPING_NODE: return YAMLNode(kind: .mapping(try entries(of: node, &document, depth)), span: span)
        default: return YAMLNode(kind: scalar(node), span: span)
        }
    }

    private func scalar(_ node: UnsafeMutablePointer<yaml_node_t>) -> YAMLNode.Kind {
        let bytes: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(
            start: node.pointee.data.scalar.value, count: node.pointee.data.scalar.length)
        let text: String = String(decoding: bytes, as: UTF8.self)
        let isPlain: Bool = node.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
        return isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
            ? .null : .scalar(YAMLScalar(text: text, isPlain: isPlain))
    }

    private mutating func items(
        of node: UnsafeMutablePointer<yaml_node_t>, _ document: inout yaml_document_t, _ depth: Int
    ) throws(Diagnostic) -> [YAMLNode] {
        var result: [YAMLNode] = []
        var item: UnsafeMutablePointer<yaml_node_item_t>? = node.pointee.data.sequence.items.start
        while let current: UnsafeMutablePointer<yaml_node_item_t> = item,
            current != node.pointee.data.sequence.items.top
        {
            if let child: UnsafeMutablePointer<yaml_node_t> = yaml_document_get_node(&document, current.pointee) {
                result.append(try convert(child, in: &document, depth: depth + 1))
            }
            item = current + 1
        }
        return result
    }

    private mutating func entries(
        of node: UnsafeMutablePointer<yaml_node_t>, _ document: inout yaml_document_t, _ depth: Int
    ) throws(Diagnostic) -> [YAMLEntry] {
        var result: MappingBuilder = MappingBuilder()
        var pair: UnsafeMutablePointer<yaml_node_pair_t>? = node.pointee.data.mapping.pairs.start
        while let current: UnsafeMutablePointer<yaml_node_pair_t> = pair, current != node.pointee.data.mapping.pairs.top
        {
            if let key: UnsafeMutablePointer<yaml_node_t> = yaml_document_get_node(&document, current.pointee.key),
                let value: UnsafeMutablePointer<yaml_node_t> = yaml_document_get_node(&document, current.pointee.value)
            {
                let keyNode: YAMLNode = try convert(key, in: &document, depth: depth + 1)
                result.add(keyNode, try convert(value, in: &document, depth: depth + 1), into: &report)
            }
            pair = current + 1
        }
        return result.finished()
    }
}
