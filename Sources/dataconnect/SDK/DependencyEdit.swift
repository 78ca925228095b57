import JSON

/// A change of the text of a `package.json` that leaves everything else in it as its author wrote it.
struct DependencyEdit {
    let package: String
    /// The way to the package from the folder of the file.
    let folder: String

    private static let lists: [String] = [
        "dependencies", "devDependencies", "optionalDependencies", "peerDependencies",
    ]

    /// A list of dependencies that is no object, so that nothing can be added to it.
    func malformedList(in text: [UInt8]) throws(JSONError) -> String? {
        let whole: Members = try Members(of: text, in: 0..<text.count)
        return Self.lists.first { list in whole.value(list) != nil && whole.object(list, in: text) == nil }
    }

    /// The text with the dependency in it; nothing where it is there already, or says something else on purpose.
    func applied(to text: [UInt8]) throws(JSONError) -> [UInt8]? {
        let whole: Members = try Members(of: text, in: 0..<text.count)
        for list: String in Self.lists {
            guard let range: Range<Int> = whole.object(list, in: text) else { continue }
            let members: Members = try Members(of: text, in: range)
            if let value: Range<Int> = members.value(package) { return replacing(value, in: text) }
        }
        let outer: [UInt8] = whole.entries.isEmpty ? Array("\n  ".utf8) : whole.indentation(in: text)
        let inner: [UInt8] = outer + outer.drop { $0 == 0x0A || $0 == 0x0D }
        let dependency: [UInt8] = Self.member(package, Self.quoted("file:\(folder)"))
        if let range: Range<Int> = whole.object("dependencies", in: text) {
            let members: Members = try Members(of: text, in: range)
            let space: [UInt8] = members.entries.isEmpty ? inner : members.indentation(in: text)
            // Package managers keep dependencies in order.
            let place: Int = members.entries.firstIndex { $0.name > package } ?? members.entries.count
            return members.inserting(space + dependency, at: place, closing: outer, in: text)
        }
        let list: [UInt8] = Array("{".utf8) + inner + dependency + outer + Array("}".utf8)
        return whole.inserting(
            outer + Self.member("dependencies", list), at: whole.entries.count, closing: Array("\n".utf8), in: text)
    }

    /// Only a link to a folder is ours to turn: a version, or a package of the author's workspace, is meant as it is.
    private func replacing(_ value: Range<Int>, in text: [UInt8]) -> [UInt8]? {
        let old: String = String(decoding: text[value], as: UTF8.self)
        guard let kind: String = ["file:", "link:"].first(where: { old.hasPrefix("\"\($0)") }) else { return nil }
        let new: [UInt8] = Self.quoted(kind + folder)
        guard new != Array(text[value]) else { return nil }
        return text[..<value.lowerBound] + new + text[value.upperBound...]
    }

    private static func member(_ name: String, _ value: [UInt8]) -> [UInt8] { quoted(name) + Array(": ".utf8) + value }

    private static func quoted(_ text: String) -> [UInt8] {
        var writer: JSONWriter = JSONWriter()
        writer.string(text)
        return writer.finish().utf8
    }
}

/// Where the members of an object stand in a text.
private struct Members {
    struct Entry {
        var name: String
        var value: Range<Int>
    }

    let opening: Int
    let closing: Int
    private(set) var entries: [Entry] = []

    init(of text: [UInt8], in range: Range<Int>) throws(JSONError) {
        var reader: JSONReader = JSONReader(text, in: range)
        try reader.beginObject()
        opening = reader.offset - 1
        var isFirst: Bool = true
        while let name: String = try reader.nextName(isFirst: isFirst) {
            isFirst = false
            entries.append(Entry(name: name, value: try reader.skipValue()))
        }
        closing = reader.offset - 1
        try reader.finish()
    }

    func value(_ name: String) -> Range<Int>? { entries.first { $0.name == name }?.value }

    /// The value of a member that is an object.
    func object(_ name: String, in text: [UInt8]) -> Range<Int>? {
        value(name).flatMap { text[$0.lowerBound] == UInt8(ascii: "{") ? $0 : nil }
    }

    /// The text with one member more, before the one at an index.
    ///
    /// - Parameters:
    ///   - member: the member with the white space before it.
    ///   - closing: the white space before the closing bracket of an object that had no members.
    func inserting(_ member: [UInt8], at index: Int, closing space: [UInt8], in text: [UInt8]) -> [UInt8] {
        let comma: [UInt8] = Array(",".utf8)
        if entries.isEmpty { return text[...opening] + member + space + text[closing...] }
        if index == 0 { return text[...opening] + member + comma + text[(opening + 1)...] }
        let position: Int = entries[index - 1].value.upperBound
        return text[..<position] + comma + member + text[position...]
    }

    /// The white space before the first member.
    func indentation(in text: [UInt8]) -> [UInt8] {
        Array(text[(opening + 1)...].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) })
    }
}
