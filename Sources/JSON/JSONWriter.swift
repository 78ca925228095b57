/// Writes compact JSON to one growing buffer.
///
/// Commas and colons are put by the writer; the caller only says what comes next. It does not check that brackets match.
public struct JSONWriter: Sendable {
    private var utf8: [UInt8] = []
    private var needsComma: Bool = false

    /// An empty writer.
    public init(capacity: Int = 128) { utf8.reserveCapacity(capacity) }

    /// What has been written.
    public consuming func finish() -> JSONText { JSONText(utf8: utf8) }

    /// What has been written so far, as bytes.
    public var bytes: [UInt8] { utf8 }

    /// Opens an object.
    public mutating func beginObject() { open(UInt8(ascii: "{")) }
    /// Closes an object.
    public mutating func endObject() { close(UInt8(ascii: "}")) }
    /// Opens an array.
    public mutating func beginArray() { open(UInt8(ascii: "[")) }
    /// Closes an array.
    public mutating func endArray() { close(UInt8(ascii: "]")) }

    /// A member's name; its value comes next.
    public mutating func name(_ name: String) {
        separate()
        quote(name)
        utf8.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A string.
    public mutating func string(_ text: String) {
        separate()
        quote(text)
    }

    /// A truth value.
    public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
    /// The value `null`.
    public mutating func null() { raw("null") }
    /// A whole number.
    public mutating func int(_ value: Int64) { raw(String(value)) }

    /// A double; JSON has no word for those that are not finite, they become `null`.
    public mutating func double(_ value: Double) { raw(value.isFinite ? value.description : "null") }

    /// A value that is JSON already.
    public mutating func text(_ text: JSONText) {
        separate()
        utf8.append(contentsOf: text.utf8)
    }

    /// A value of any kind.
    public mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let truth): bool(truth)
        case .number(let number): raw(number.text)
        case .string(let text): string(text)
        case .array(let elements):
            beginArray()
            for element: JSONValue in elements { self.value(element) }
            endArray()
        case .object(let object):
            beginObject()
            for member: JSONObject.Member in object.members {
                name(member.name)
                self.value(member.value)
            }
            endObject()
        }
    }

    private mutating func raw(_ text: String) {
        separate()
        utf8.append(contentsOf: text.utf8)
    }

    private mutating func separate() {
        if needsComma { utf8.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        utf8.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        utf8.append(bracket)
        needsComma = true
    }

    private mutating func quote(_ text: String) {
        utf8.append(UInt8(ascii: "\""))
        for byte: UInt8 in text.utf8 {
            if JSONEscape.isNeeded(byte) { JSONEscape.append(byte, to: &utf8) } else { utf8.append(byte) }
        }
        utf8.append(UInt8(ascii: "\""))
    }
}
