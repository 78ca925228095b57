/// The directive of the schema language that a name most likely means: itself where there is one of that name.
public func directiveMeant(by name: String) -> String? {
    if DirectiveSignature.named(name) != nil { return name }
    // With the sign, as in messages, so that both name the same.
    return nearestName(to: "@" + name, among: DirectiveSignature.all.map { "@" + $0.name }).map {
        String($0.dropFirst())
    }
}

/// The argument of a directive that a name most likely means: itself where there is one of that name.
public func argumentMeant(by name: String, of directive: String) -> String? {
    guard let signature: DirectiveSignature = DirectiveSignature.named(directive) else { return nil }
    return signature.arguments.contains(name) ? name : nearestName(to: name, among: signature.arguments)
}

/// The field that was most likely meant by a misspelt name; nothing where none is near.
public func fieldMeant(by name: String, among fields: [String]) -> String? { nearestName(to: name, among: fields) }
