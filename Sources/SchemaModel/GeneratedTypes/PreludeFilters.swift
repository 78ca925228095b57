/// Filters of scalars and of lists of them (language.md 2.6).
let preludeFilters: String =
    scalarFilters.map(\.text).joined() + listFilters.map { listFilter($0.type, variants: $0.variants) }.joined()
        + #"""
        "A pattern for texts."
        input String_Pattern {
          like: String @fdc_oneOf
          regex: String @fdc_oneOf
          ignoreCase: Boolean
          invert: Boolean
        }

        "Conditions on a `Vector`; all must hold."
        input Vector_Filter {
          eq: Vector
          ne: Vector
          in: [Vector!]
          nin: [Vector!]
          isNull: Boolean
        }

        """#

/// Which ways besides a plain value a filter's comparisons take.
private struct ScalarFilter {
    var type: String
    /// Suffix and type of the ways to compare with something other than a value.
    var variants: [(suffix: String, type: String)]
    /// Comparisons by order, and whether they take the other ways too.
    var comparesOrder: Bool
    var orderVariants: Bool
    var more: [String] = []

    var text: String {
        let order: [String] = comparesOrder ? ["gt", "ge", "lt", "le"] : []
        let members: [String] =
            ["isNull: Boolean"] + ["eq", "ne"].flatMap { comparison($0, variants) }
            + ["in: [\(type)!]", "nin: [\(type)!]"]
            + order.flatMap { orderVariants ? comparison($0, variants) : ["\($0): \(type)"] } + more
        return inputText("\(type)_Filter", "Conditions on a `\(type)`; all must hold.", members)
    }

    private func comparison(_ name: String, _ variants: [(suffix: String, type: String)]) -> [String] {
        comparisonMembers(name, type, variants)
    }
}

/// A comparison with a value and its other ways, which exclude one another. Only values may come from clients: an expression from
/// a client would be code from a client.
private func comparisonMembers(
    _ name: String, _ type: String, _ variants: [(suffix: String, type: String)]
) -> [String] {
    ["\(name): \(type) @fdc_oneOf(group: \"\(name)\")"]
        + variants.map { "\(name)_\($0.suffix): \($0.type) @fdc_oneOf(group: \"\(name)\") @fdc_forbiddenInVariables" }
}

private let scalarFilters: [ScalarFilter] =
    [
        ScalarFilter(
            type: "String", variants: expression("String"), comparesOrder: true, orderVariants: false,
            more: ["contains: String", "startsWith: String", "endsWith: String", "pattern: String_Pattern"])
    ]
    + ["UUID", "Boolean", "Any"].map {
        ScalarFilter(type: $0, variants: expression($0), comparesOrder: false, orderVariants: false)
    }
    + ["Int", "Int64", "Float"].map {
        ScalarFilter(type: $0, variants: expression($0), comparesOrder: true, orderVariants: true)
    }
    + ["Date", "Timestamp"].map {
        ScalarFilter(type: $0, variants: expression($0) + relative($0), comparesOrder: true, orderVariants: true)
    }

private let listFilters: [(type: String, variants: [(suffix: String, type: String)])] =
    ["String", "UUID", "Int", "Int64", "Float", "Boolean", "Any", "Vector"].map { ($0, []) }
    + ["Date", "Timestamp"].map { ($0, expression($0) + relative($0)) }

private func expression(_ type: String) -> [(suffix: String, type: String)] { [("expr", "\(type)_Expr")] }

private func relative(_ type: String) -> [(suffix: String, type: String)] {
    [(type == "Date" ? "date" : "time", "\(type)_Relative")]
}

private func listFilter(_ type: String, variants: [(suffix: String, type: String)]) -> String {
    let members: [String] =
        ["includes", "excludes"].flatMap { name in
            variants.isEmpty ? ["\(name): \(type)"] : comparisonMembers(name, type, variants)
        } + ["includesAll: [\(type)!]", "excludesAll: [\(type)!]"]
    return inputText("\(type)_ListFilter", "Conditions on a list of `\(type)`; all must hold.", members)
}

/// Changes of numbers, times and lists (language.md 2.7).
let preludeUpdates: String =
    ["Int", "Int64", "Float"].map { changes($0, by: $0) }.joined()
    + ["Date", "Timestamp"].map { changes($0, by: "\($0)_Duration") }.joined()
    + ["String", "UUID", "Int", "Int64", "Float", "Boolean", "Any", "Date", "Timestamp"].map(listChanges).joined()

private func changes(_ type: String, by step: String) -> String {
    inputText(
        "\(type)_Update", "A change of a `\(type)`; exactly one.",
        ["inc: \(step) @fdc_oneOf", "dec: \(step) @fdc_oneOf"])
}

private func listChanges(_ type: String) -> String {
    let members: [String] = ["append", "prepend", "add", "remove"].map { "\($0): [\(type)!] @fdc_oneOf" }
    return inputText("\(type)_ListUpdate", "A change of a list of `\(type)`; exactly one.", members)
}

private func inputText(_ name: String, _ description: String, _ members: [String]) -> String {
    "\"\(description)\"\ninput \(name) {\n\(members.map { "  \($0)\n" }.joined())}\n\n"
}
