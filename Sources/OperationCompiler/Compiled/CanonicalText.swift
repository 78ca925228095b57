import ConnectorModel
import SQL

/// Writes compiled statements as one text, equal for two exactly when they are.
///
/// Each part begins with a mark and each text with its length, so that no two statements share a text. Printing them by reflection,
/// as string interpolation does, took a fifth of a compilation.
struct CanonicalText {
    private var utf8: [UInt8] = []

    var text: String { String(decoding: utf8, as: UTF8.self) }

    mutating func write(_ step: CompiledStep) {
        switch step.result {
        case .wholeData: mark("w")
        case .json: mark("j")
        case .affectedRowCount: mark("a")
        }
        write(step.template)
        write(step.captures.count)
        for capture: CapturedWrite in step.captures { write(capture) }
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        utf8.append(contentsOf: text.utf8)
    }

    mutating func write(_ number: Int) {
        utf8.append(contentsOf: String(number).utf8)
        mark(" ")
    }

    private mutating func mark(_ mark: Unicode.Scalar) { utf8.append(UInt8(ascii: mark)) }

    private mutating func write(_ capture: CapturedWrite) {
        switch capture.kind {
        case .insert: mark("i")
        case .upsert: mark("p")
        case .update: mark("u")
        case .delete: mark("d")
        }
        write(capture.table.schema)
        write(capture.table.name)
    }

    mutating func write(_ template: SQLTemplate) {
        switch template {
        case .nothing: mark("n")
        case .text(let text):
            mark("t")
            write(text)
        case .parameter(let source, let type):
            mark("$")
            write(source)
            write(type.text)
        case .inferred(let source, let type):
            mark("i")
            write(source)
            write(type.text)
        case .sequence(let parts):
            mark("s")
            write(parts)
        case .choice(let source, let absent, let null, let value):
            mark("c")
            write(source)
            write([absent, null, value])
        case .join(let join):
            mark(join.rule == .keepsOthers ? "k" : "v")
            write(join.separator)
            write([join.open, join.close, join.otherwise])
            write(join.elements)
        case .refused(let sources):
            mark("r")
            write(sources.count)
            for source: Int in sources { write(source) }
        case .reported(let part):
            mark("w")
            write(part)
        }
    }

    private mutating func write(_ templates: [SQLTemplate]) {
        write(templates.count)
        for template: SQLTemplate in templates { write(template) }
    }
}
