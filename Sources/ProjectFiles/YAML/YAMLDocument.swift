import CLibyaml
import GraphQLSyntax

/// Reads the one document of a YAML file.
///
/// - Returns: nothing where the text is not usable YAML, and an empty mapping for a file without content.
/// - Errors: reported with the place libyaml names.
/// - Source: YAML 1.1 as libyaml reads it, plain scalars kept as text.
func parseYAML(_ source: Source, limits: ProjectLimits, into report: inout [Diagnostic]) -> YAMLNode? {
    var parser: yaml_parser_t = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
        report.append(yamlProblem("cannot start the YAML parser", source, at: 0))
        return nil
    }
    defer { yaml_parser_delete(&parser) }
    return source.utf8.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) -> YAMLNode? in
        // Without a set encoding libyaml would take a file of UTF-16; the bytes are known to be UTF-8 here.
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        // A byte order mark would count as a column and break the indentation of the first line.
        let content: Slice<UnsafeBufferPointer<UInt8>> = bytes.dropFirst(source.byteOrderMarkLength)
        let start: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(rebasing: content)
        yaml_parser_set_input_string(&parser, start.baseAddress, start.count)
        return readOnlyDocument(&parser, source, limits, &report)
    }
}

private func readOnlyDocument(
    _ parser: inout yaml_parser_t, _ source: Source, _ limits: ProjectLimits, _ report: inout [Diagnostic]
) -> YAMLNode? {
    var document: yaml_document_t = yaml_document_t()
    guard yaml_parser_load(&parser, &document) == 1 else {
        report.append(yamlProblem(of: parser, in: source))
        return nil
    }
    defer { yaml_document_delete(&document) }
    let offsets: ByteOffsets = ByteOffsets(source)
    guard yaml_document_get_root_node(&document) != nil else {
        return YAMLNode(kind: .mapping([]), span: offsets.span(0, 0))
    }
    var conversion: YAMLConversion = YAMLConversion(offsets: offsets, limits: limits)
    let root: YAMLNode? = conversion.root(of: &document)
    report += conversion.report
    reportFurtherDocument(&parser, source, offsets, &report)
    return root
}

/// A second document would be ignored in silence by whoever reads only one, so it is refused.
private func reportFurtherDocument(
    _ parser: inout yaml_parser_t, _ source: Source, _ offsets: ByteOffsets, _ report: inout [Diagnostic]
) {
    var next: yaml_document_t = yaml_document_t()
    guard yaml_parser_load(&parser, &next) == 1 else {
        report.append(yamlProblem(of: parser, in: source))
        return
    }
    defer { yaml_document_delete(&next) }
    guard yaml_document_get_root_node(&next) != nil else { return }
    report.append(
        Diagnostic(
            .error, .yamlSyntax, "the file holds more than one YAML document",
            at: offsets.span(next.start_mark.index, next.start_mark.index + 1),
            hint: "remove what follows the line of three hyphens"))
}

private func yamlProblem(of parser: yaml_parser_t, in source: Source) -> Diagnostic {
    let offsets: ByteOffsets = ByteOffsets(source)
    let problem: String = parser.problem.map { String(cString: $0) } ?? "not readable"
    if parser.error == YAML_READER_ERROR {
        // A reader's error counts bytes, every other error characters.
        return yamlProblem(problem, source, at: parser.problem_offset + source.byteOrderMarkLength)
    }
    let text: YAMLProblemText = YAMLProblemText(problem: problem)
    let start: Int = text.isAboutOpening ? parser.context_mark.index : parser.problem_mark.index
    return Diagnostic(.error, .yamlSyntax, text.message, at: offsets.span(start, start + 1), hint: text.hint)
}

private func yamlProblem(_ problem: String, _ source: Source, at byte: Int) -> Diagnostic {
    let text: YAMLProblemText = YAMLProblemText(problem: problem)
    let start: Int32 = Int32(clamping: min(byte, source.utf8.count))
    return Diagnostic(
        .error, .yamlSyntax, text.message, at: SourceSpan(sourceName: source.name, start: start, end: start),
        hint: text.hint)
}
