/// What there is where something else was written. So many that nobody would read them are not listed.
func knownNames(_ names: [String], of owner: String, verb: String) -> String? {
    switch names.count {
    case 0: "\(owner) \(verb) nothing"
    case 1...16: "\(owner) \(verb) \(names.joined(separator: ", "))"
    default: nil
    }
}
