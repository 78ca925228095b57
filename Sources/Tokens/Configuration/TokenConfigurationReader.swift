import JSON

/// Takes a configuration out of the values of its file.
struct TokenConfigurationReader {
    typealias Item = ConfigurationSheet.Item

    var sheet: ConfigurationSheet = ConfigurationSheet()
    private let secret: (SecretReference) throws(SecretFailure) -> [UInt8]

    init(secret: @escaping (SecretReference) throws(SecretFailure) -> [UInt8]) { self.secret = secret }

    private static let rootNames: [String] = ["issuers", "appCheck", "clockSkewSeconds"]
    private static let sourceNames: [String] = ["jwksUrl", "x509Url", "file", "secretFile", "secretEnvironment"]
    private static let firebaseNames: [String] = ["firebase", "jwksUrl", "x509Url", "file", "uidPrefix"]
    private static let issuerNames: [String] =
        ["issuer", "audiences", "algorithms", "secretEncoding", "uidPrefix", "requireKeyId", "claims"] + sourceNames
    private static let appCheckNames: [String] = ["projects", "apps", "required", "issuerPrefix", "jwksUrl", "file"]

    mutating func configuration(_ root: Item) -> TokenConfiguration {
        guard let members = sheet.members(of: root, Self.rootNames) else { return TokenConfiguration(issuers: []) }
        var issuers: [(issuer: TokenIssuer, item: Item, hasPrefix: Bool)] = []
        let items: [Item] = members["issuers"].map { sheet.elements(of: $0) } ?? []
        for item in items {
            guard let (issuer, hasPrefix) = issuer(item) else { continue }
            issuers.append((issuer, item, hasPrefix))
        }
        if items.isEmpty { sheet.note("\"issuers\" must name one at least", at: members["issuers"] ?? root) }
        checkTogether(issuers)
        let skew: Int64? = sheet.wholeNumber(
            members["clockSkewSeconds"], in: 0...TokenConfiguration.maximumClockSkew)
        return TokenConfiguration(
            issuers: issuers.map(\.issuer), appCheck: members["appCheck"].flatMap { appCheck($0) },
            clockSkew: skew ?? TokenConfiguration.usualClockSkew)
    }

    /// What is right in each may be wrong in all.
    private mutating func checkTogether(_ issuers: [(issuer: TokenIssuer, item: Item, hasPrefix: Bool)]) {
        let isMixed: Bool = Set(issuers.map(\.issuer.issuer)).count > 1
        var taken: Set<[String]> = []
        for (issuer, item, hasPrefix) in issuers {
            for algorithm in issuer.algorithms where !taken.insert([issuer.issuer, algorithm.rawValue]).inserted {
                sheet.note("the issuer has another entry with \(algorithm.rawValue)", at: item)
            }
            if isMixed, !hasPrefix {
                sheet.note(
                    "\"uidPrefix\" is required where there are several issuers, since two of them may give one uid to "
                        + "different users; \"\" is for the issuer whose uids stay as they are", at: item)
            } else if let clash = clash(issuer, issuers.filter(\.hasPrefix).map(\.issuer)) {
                sheet.note(clash, at: item)
            }
        }
    }

    /// Why a user of an issuer could be one of another issuer, by their prefixes.
    ///
    /// An empty one begins all others: of its issuer the verifier refuses users whose names begin as those of the others do.
    private func clash(_ issuer: TokenIssuer, _ issuers: [TokenIssuer]) -> String? {
        let others: [TokenIssuer] = issuers.filter { $0.issuer != issuer.issuer }
        if let other = others.first(where: { Array($0.uidPrefix.utf8) == Array(issuer.uidPrefix.utf8) }) {
            return "\(other.issuer) has the same \"uidPrefix\", so that two users would be one"
        }
        guard !issuer.uidPrefix.isEmpty,
            let other = others.first(where: { UIDPrefix.begins(issuer.uidPrefix, $0.uidPrefix) })
        else { return nil }
        return "the \"uidPrefix\" of \(other.issuer) begins with this one, so that two users could be one"
    }

    private mutating func issuer(_ item: Item) -> (TokenIssuer, hasPrefix: Bool)? {
        if case .object(let members) = item.value.content, members.contains(where: { $0.name == "firebase" }) {
            return firebase(item)
        }
        guard let members = sheet.members(of: item, Self.issuerNames) else { return nil }
        let name: String? = required("issuer", members, item) { $0.text($1) }
        let audiences: [String]? = required("audiences", members, item) { $0.texts($1) }
        let keys: KeySource? = discovered(name, members) ?? source(members, Self.sourceNames, item, isRequired: true)
        let algorithms: [JWSAlgorithm]? = algorithms(members["algorithms"], keys, item)
        let mapping: ClaimMapping = members["claims"].map { ClaimMappingReader.mapping($0, &sheet) } ?? ClaimMapping()
        let prefix: String = prefix(members["uidPrefix"])
        let requiresKeyID: Bool = sheet.bool(members["requireKeyId"]) ?? false
        guard let name, let audiences, let keys, let algorithms else { return nil }
        let issuer: TokenIssuer = TokenIssuer(
            issuer: name, audiences: audiences, keys: keys, algorithms: algorithms, mapping: mapping,
            uidPrefix: prefix, requiresKeyID: requiresKeyID)
        return (issuer, members["uidPrefix"] != nil)
    }

    private mutating func firebase(_ item: Item) -> (TokenIssuer, hasPrefix: Bool)? {
        guard let members = sheet.members(of: item, Self.firebaseNames) else { return nil }
        let keys: KeySource? = source(members, ["jwksUrl", "x509Url", "file"], item, isRequired: false)
        let prefix: String = prefix(members["uidPrefix"])
        guard let item = members["firebase"], let project = sheet.text(item) else { return nil }
        checkProject(project, item)
        var issuer: TokenIssuer = .firebase(projectID: project, keys: keys)
        issuer.uidPrefix = prefix
        return (issuer, members["uidPrefix"] != nil)
    }

    private mutating func appCheck(_ item: Item) -> AppCheckIssuer? {
        guard let members = sheet.members(of: item, Self.appCheckNames) else { return nil }
        let projects: [String]? = required("projects", members, item) { $0.texts($1) }
        if let list = members["projects"], case .array = list.value.content {
            for element in sheet.elements(of: list) {
                if let project = element.value.json.string, !project.isEmpty { checkProject(project, element) }
            }
        }
        let keys: KeySource? = source(members, ["jwksUrl", "file"], item, isRequired: false)
        let apps: [String]? = sheet.texts(members["apps"])
        let isRequired: Bool = sheet.bool(members["required"]) ?? true
        let prefix: String = sheet.text(members["issuerPrefix"]) ?? AppCheckIssuer.issuerPrefix
        return projects.map {
            AppCheckIssuer(
                projects: $0, apps: apps.map(Set.init), issuerPrefix: prefix, keys: keys, isRequired: isRequired)
        }
    }

    // MARK: Parts

    /// - Source: Google Cloud documentation, "Creating and managing projects": lower-case letters, digits and hyphens; old ones may have a
    ///   domain and a colon before them. A number is one too.
    private mutating func checkProject(_ project: String, _ item: Item) {
        let isValid: Bool = project.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(byte)
            }
        }
        guard !isValid else { return }
        sheet.note("is no project: one has lower-case letters, digits and hyphens", at: item)
    }

    private mutating func required<Value>(
        _ name: String, _ members: [String: Item], _ item: Item,
        _ take: (inout ConfigurationSheet, Item?) -> Value?
    ) -> Value? {
        guard let member = members[name] else {
            sheet.note("\"\(name)\" is missing", at: item)
            return nil
        }
        return take(&sheet, member)
    }

    private mutating func prefix(_ item: Item?) -> String {
        // Empty is a choice here.
        guard let item, item.value.json != "", let prefix = sheet.text(item) else { return "" }
        if prefix.utf16.count > UIDPrefix.maximumLength {
            sheet.note("has more than \(UIDPrefix.maximumLength) characters", at: item)
        } else if !UserID.isPlain(prefix) {
            sheet.note("must have no control characters, and no others that are not shown as they are", at: item)
        }
        return prefix
    }

    private mutating func source(
        _ members: [String: Item], _ names: [String], _ item: Item, isRequired: Bool
    ) -> KeySource? {
        let given: [String] = names.filter { members[$0] != nil }
        if let encoding = members["secretEncoding"], !given.contains(where: { $0.hasPrefix("secret") }) {
            sheet.note("is only for secrets", at: encoding)
        }
        guard given.count == 1, let name = given.first, let member = members[name] else {
            if isRequired || given.count > 1 {
                let choice: String = names.map { "\"\($0)\"" }.joined(separator: ", ")
                sheet.note("one of \(choice) is needed, \(given.isEmpty ? "none" : "not several")", at: item)
            }
            return nil
        }
        guard let text = sheet.text(member) else { return nil }
        switch name {
        case "jwksUrl": return url(text, member).map { .webKeys($0) }
        case "x509Url": return url(text, member).map { .certificates($0) }
        case "file": return .file(text)
        case "secretFile": return sharedSecret(.file(text), member, members["secretEncoding"]).map { .secret($0) }
        default: return sharedSecret(.environment(text), member, members["secretEncoding"]).map { .secret($0) }
        }
    }

    /// An issuer that is a URL says itself where its keys are, unless the file does.
    private func discovered(_ name: String?, _ members: [String: Item]) -> KeySource? {
        guard let name, !Self.sourceNames.contains(where: { members[$0] != nil }), members["secretEncoding"] == nil
        else { return nil }
        return IssuerDiscovery(issuer: name).map { .discovery($0) }
    }

    private mutating func url(_ text: String, _ item: Item) -> KeyURL? {
        if let url = KeyURL(text) { return url }
        sheet.note("must be a URL of https, or of http on this machine, without user and fragment", at: item)
        return nil
    }

    private mutating func sharedSecret(_ reference: SecretReference, _ item: Item, _ encoding: Item?) -> SharedSecret? {
        let name: String = sheet.text(encoding) ?? SecretEncoding.text.rawValue
        guard let coding = SecretEncoding(rawValue: name) else {
            if let encoding {
                let names: [String] = SecretEncoding.allCases.map(\.rawValue)
                sheet.note("\"\(name)\" is no encoding\(NameSuggestion.text(for: name, among: names))", at: encoding)
            }
            return nil
        }
        do throws(SecretFailure) {
            return try coding.secret(try secret(reference))
        } catch {
            sheet.note(error.message, at: item)
            return nil
        }
    }

    private mutating func algorithms(_ item: Item?, _ keys: KeySource?, _ issuer: Item) -> [JWSAlgorithm]? {
        var isSecret: Bool = false
        var isFile: Bool = false
        if case .secret = keys { isSecret = true }
        if case .file = keys { isFile = true }
        guard let item else { return isSecret ? [.hs256] : [.rs256] }
        let algorithms: [JWSAlgorithm] = algorithms(item)
        guard keys != nil, !algorithms.isEmpty else { return algorithms.isEmpty ? nil : algorithms }
        if algorithms.contains(.hs256), Set(algorithms).count > 1 {
            sheet.note("HS256 needs an entry of its own: no key may count both as public and as secret", at: item)
        } else if algorithms.contains(.hs256), !isSecret, !isFile {
            sheet.note("HS256 needs a secret, which no URL may give", at: item)
        } else if isSecret, algorithms != [.hs256] {
            sheet.note("a secret is for HS256", at: item)
        }
        return algorithms
    }

    private mutating func algorithms(_ item: Item) -> [JWSAlgorithm] {
        let known: [String] = JWSAlgorithm.allCases.map(\.rawValue)
        var algorithms: [JWSAlgorithm] = []
        let elements: [Item] = sheet.elements(of: item)
        for element in elements {
            guard let name = sheet.text(element) else { continue }
            guard let algorithm = JWSAlgorithm(rawValue: name) else {
                let hint: String = NameSuggestion.text(for: name, among: known)
                sheet.note("\"\(name)\" is no algorithm that is accepted here\(hint)", at: element)
                continue
            }
            guard !algorithms.contains(algorithm) else {
                sheet.note("\"\(name)\" is given twice", at: element)
                continue
            }
            algorithms.append(algorithm)
        }
        if case .array(let none) = item.value.content, none.isEmpty { sheet.note("must not be empty", at: item) }
        return algorithms
    }
}

/// How a secret is written.
private enum SecretEncoding: String, CaseIterable {
    /// The characters are the bytes; a line end behind them comes of editors.
    case text
    case base64
    case base64url

    func secret(_ bytes: [UInt8]) throws(SecretFailure) -> SharedSecret {
        var bytes: [UInt8] = bytes
        while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { bytes.removeLast() }
        let decoded: [UInt8]? = self == .text ? bytes : Self.decode(String(decoding: bytes, as: UTF8.self))
        guard let decoded else { throw SecretFailure("the secret is not valid \(rawValue)") }
        guard let secret = SharedSecret(decoded) else {
            throw SecretFailure(
                "the secret has \(decoded.count) bytes; it needs \(SharedSecret.minimumSize) at least and "
                    + "\(SharedSecret.maximumSize) at most")
        }
        return secret
    }

    /// Both alphabets, with padding or without.
    private static func decode(_ text: String) -> [UInt8]? {
        var letters: Substring = text[...]
        while letters.last == "=" { letters.removeLast() }
        return Base64URL.decode(String(letters.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }))
    }
}
