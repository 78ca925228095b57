/// Names of one scope, each given out once.
///
/// The rule for names that nobody but generated code chooses: who comes first keeps the name, who comes later gets underscores behind
/// it until it is free. A new field after the others therefore renames nothing.
struct UniqueNames {
    private var taken: Set<String>

    /// A scope in which some names are not to be given out.
    init(taken: Set<String> = []) { self.taken = taken }

    /// The name, or one like it where it is taken.
    mutating func claim(_ name: String) -> String {
        var result: String = name
        while !taken.insert(result).inserted { result += "_" }
        return result
    }

    /// The name, another where it is taken, or one like that.
    mutating func claim(_ name: String, orElse other: String) -> String {
        claim(taken.contains(name) ? other : name)
    }
}
