import SQL

/// Compares an index that a table has with one that it should have, by what it does.
struct IndexComparison {
    let wanted: Index
    let live: CatalogIndex

    var isSame: Bool { differences.isEmpty }

    /// What is different, one sentence each.
    var differences: [String] {
        var found: [String] = []
        if live.isUnique != wanted.isUnique { found.append(live.isUnique ? "it is unique" : "it is not unique") }
        if live.method != wanted.method.rawValue { found.append("it is \(live.method), not \(wanted.method.rawValue)") }
        let actual: String = live.parts.map(text).joined(separator: ", ")
        let desired: String = wanted.parts.map(part).map(text).joined(separator: ", ")
        if actual != desired { found.append("it covers (\(actual)), not (\(desired))") }
        if let predicate: String = live.predicate { found.append("it holds only rows where \(predicate)") }
        if !live.includedColumns.isEmpty {
            found.append("it includes \(live.includedColumns.joined(separator: ", "))")
        }
        if live.isUnique, wanted.isUnique {
            if live.holdsNullOnce { found.append("it takes two nulls for equal") }
            if !live.isImmediate { found.append("it belongs to a deferrable constraint") }
        }
        if !live.isValid { found.append("it is not valid: building it has failed") }
        return found
    }

    /// What the catalog shows of a part once it is made.
    private func part(_ part: Index.Part) -> CatalogIndex.Part {
        CatalogIndex.Part(part.columnName, isDescending: part.isDescending, operatorClass: part.operatorClass)
    }

    /// A key with all that distinguishes it, in the form of SQL.
    private func text(_ part: CatalogIndex.Part) -> String {
        var text: String = part.isExpression ? "(\(part.text))" : quotedIdentifier(part.text)
        if let collation: String = part.collation { text += " COLLATE \(quotedIdentifier(collation))" }
        if let operatorClass: String = part.operatorClass { text += " \(operatorClass)" }
        if part.isDescending { text += " DESC" }
        if part.isNullsFirst != part.isDescending { text += part.isNullsFirst ? " NULLS FIRST" : " NULLS LAST" }
        return text
    }
}
