/// A property of a generated struct, and how it goes over the wire.
struct SwiftProperty {
    /// Its name on the wire.
    let wireName: String
    /// Its name in Swift, in back-ticks where needed.
    let name: String
    /// What is said of it.
    let description: String?
    /// Its type, without a question mark.
    let type: String
    /// Whether it is never null.
    let isNonNull: Bool
    /// Whether it must be given; only of what is sent.
    var isRequired: Bool = true

    /// The type with what makes it null.
    var fullType: String { SwiftTypes.optional(type, unless: isNonNull && isRequired) }

    /// `title: String`, for a function that takes it; `self` can be a label, but no parameter.
    var parameter: String { name == "`self`" ? "`self` self_: \(fullType)" : "\(name): \(fullType)" }

    /// `title: title`, for a call, in which few words need their back-ticks as labels.
    var argument: String {
        let label: String = ["`inout`", "`let`", "`var`"].contains(name) ? name : name.filter { $0 != "`" }
        return "\(label): \(parameterName)"
    }

    /// What the parameter is called within the function.
    var parameterName: String { name == "`self`" ? "self_" : name }

    /// `$title`: what knows whether it is set.
    var projection: String { "$\(name.filter { $0 != "`" })" }

    /// Properties for names of GraphQL, each once, and none like a type that stands where values do.
    ///
    /// - Parameter isHashable: whether the struct has what `Hashable` brings.
    static func names(_ names: [String], taken: Set<String>, isHashable: Bool = true) -> [String] {
        var unique: UniqueNames = UniqueNames(
            taken: taken.union(isHashable ? ["CodingKeys", "hashValue"] : ["CodingKeys"]))
        return names.map { SwiftNames.escaped(unique.claim($0 == "_" ? "__" : $0)) }
    }
}

extension CodeWriter {
    /// The properties of what is sent, those that may be left out in a wrapper that knows whether they are.
    mutating func swiftProperties(_ properties: [SwiftProperty], optional wrapper: String) {
        for property: SwiftProperty in properties {
            swiftDocumentation(property.description)
            line("\(property.isRequired ? "" : "@\(wrapper) ")public var \(property.name): \(property.fullType)")
        }
        blank()
    }

    /// The initializer of what is sent: takes what is required, and sets the rest by a closure that is called so.
    mutating func swiftInitializer(_ properties: [SwiftProperty], closure wish: String, of type: String) {
        let required: [SwiftProperty] = properties.filter(\.isRequired)
        let hasOptional: Bool = required.count < properties.count
        var names: UniqueNames = UniqueNames(taken: Set(required.map(\.parameterName)))
        let closure: String = names.claim(wish)
        var parameters: [String] = required.map(\.parameter)
        if hasOptional { parameters.append("_ \(closure): ((inout \(type)) -> Void)? = nil") }
        block("public init(\(parameters.joined(separator: ", "))) {") { code in
            for property: SwiftProperty in required { code.line("self.\(property.name) = \(property.parameterName)") }
            if hasOptional { code.line("if let \(closure) { \(closure)(&self) }") }
        }
        blank()
    }

    /// The names on the wire; nothing where there are none, as an enum of texts must have cases.
    mutating func swiftCodingKeys(_ properties: [SwiftProperty]) {
        guard !properties.isEmpty else { return }
        block("enum CodingKeys: String, CodingKey {") { code in
            for property: SwiftProperty in properties {
                let isPlain: Bool = property.name.filter { $0 != "`" } == property.wireName
                code.line("case \(property.name)\(isPlain ? "" : " = \(SwiftText.quoted(property.wireName))")")
            }
        }
        blank()
    }

    /// The initializer that reads an object. A field that may be null may also be missing: a variable may leave it out.
    mutating func swiftDecoding(_ properties: [SwiftProperty]) {
        guard !properties.isEmpty else {
            line("public init(from decoder: any Decoder) throws {}")
            return
        }
        block("public init(from decoder: any Decoder) throws {") { code in
            code.line("var container = try decoder.container(keyedBy: CodingKeys.self)")
            code.line("let codecHelper = CodecHelper<CodingKeys>()")
            for property: SwiftProperty in properties {
                let call: String =
                    "codecHelper.decode(\(property.fullType).self, forKey: .\(property.name), container: &container)"
                if property.isNonNull {
                    code.line("self.\(property.name) = try \(call)")
                } else {
                    code.line("self.\(property.name) = try container.contains(.\(property.name)) ? \(call) : nil")
                }
            }
        }
    }

    /// The function that writes an object. What may be left out is left out where it was never set, or may not be null but is.
    mutating func swiftEncoding(_ properties: [SwiftProperty]) {
        guard !properties.isEmpty else {
            block("public func encode(to encoder: any Encoder) throws {") { code in
                code.line("_ = encoder.container(keyedBy: CodingKeys.self)")
            }
            return
        }
        block("public func encode(to encoder: any Encoder) throws {") { code in
            code.line("var container = encoder.container(keyedBy: CodingKeys.self)")
            code.line("let codecHelper = CodecHelper<CodingKeys>()")
            for property: SwiftProperty in properties { code.swiftEncode(property) }
        }
    }

    private mutating func swiftEncode(_ property: SwiftProperty) {
        let tail: String = "forKey: .\(property.name), container: &container)"
        if property.isRequired {
            line("try codecHelper.encode(self.\(property.name), \(tail)")
        } else if property.isNonNull {
            line("if let value = self.\(property.name) { try codecHelper.encode(value, \(tail) }")
        } else {
            line(
                "if self.\(property.projection).isSet { try codecHelper.encode(self.\(property.name), \(tail) }")
        }
    }
}
