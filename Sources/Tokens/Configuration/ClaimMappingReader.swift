import JSON

/// Reads the member `claims` of an issuer.
enum ClaimMappingReader {
    typealias Item = ConfigurationSheet.Item

    private static let names: [String] = [
        "uid", "email", "email_verified", "phone_number", "sign_in_provider", "anonymous", "custom",
    ]

    static func mapping(_ item: Item, _ sheet: inout ConfigurationSheet) -> ClaimMapping {
        var mapping: ClaimMapping = ClaimMapping()
        guard let members = sheet.members(of: item, names) else { return mapping }
        if let uid = members["uid"].flatMap({ path($0, &sheet) }) { mapping.uid = uid }
        mapping.anonymous = members["anonymous"].flatMap { path($0, &sheet) }
        if let email = members["email"].flatMap({ source($0, &sheet, .text) }) { mapping.email = email }
        if let verified = members["email_verified"].flatMap({ source($0, &sheet, .truth) }) {
            mapping.emailVerified = verified
        }
        mapping.phoneNumber = members["phone_number"].flatMap { source($0, &sheet, .text) }
        if let provider = members["sign_in_provider"].flatMap({ source($0, &sheet, .text) }) {
            mapping.signInProvider = provider
        }
        let custom: [(name: String, item: Item)] = members["custom"].map { sheet.entries(of: $0) } ?? []
        for (name, member) in custom {
            if name.isEmpty || ClaimMapping.reservedNames.contains(name) {
                sheet.note(name.isEmpty ? "a claim has a name" : "is no custom claim", at: member)
            } else if let source = source(member, &sheet, .any) {
                mapping.custom[name] = source
            }
        }
        return mapping
    }

    /// What a value that stands in the file may be, where another would mean the same as none; null is none on purpose.
    private enum Constant: String {
        case text = "a string that is not empty"
        case truth = "true or false"
        case any = "anything"

        func takes(_ value: JSONValue) -> Bool {
            switch self {
            case .any: true
            case .text: value == .null || value.string?.isEmpty == false
            case .truth: value == .null || value.bool != nil || value == "true" || value == "false"
            }
        }
    }

    /// - Shape: `"a.b"`, `["a", "b"]`, or `{"value": …}`.
    private static func source(
        _ item: Item, _ sheet: inout ConfigurationSheet, _ constant: Constant
    ) -> ClaimSource? {
        guard case .object = item.value.content else { return path(item, &sheet).map { .path($0) } }
        guard let value = sheet.members(of: item, ["value"])?["value"] else {
            sheet.note("\"value\" is missing", at: item)
            return nil
        }
        guard constant.takes(value.value.json) else {
            sheet.note("must be \(constant.rawValue), or null for none", at: value)
            return nil
        }
        return .constant(value.value.json)
    }

    private static func path(_ item: Item, _ sheet: inout ConfigurationSheet) -> ClaimPath? {
        if case .array = item.value.content { return sheet.texts(item).flatMap { ClaimPath($0) } }
        guard let text = sheet.text(item) else { return nil }
        if let path = ClaimPath(text) { return path }
        sheet.note("must be a path of claims such as \"a.b\", or a list of their names", at: item)
        return nil
    }
}
