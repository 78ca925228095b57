/// What later generations of the official tool added to generated files, as far as their history is known.
enum ToolGeneration {
    /// The feature that an element which an older file lacks came with; nil where every generation had it.
    static func feature(of element: APIElement, in owner: APIElement?) -> String? {
        guard let owner else { return definitionFeature(element.name) }
        let name: String = element.name
        if isArgument(owner) { return argumentFeature(name, of: owner.name) }
        if owner.name.hasPrefix("input "), owner.name.hasSuffix("_Data") { return dataFeature(element) }
        if owner.name.hasPrefix("input "), owner.name.hasSuffix("_Order") { return orderFeature(element) }
        if owner.name == "extend type Query" { return queryFeature(name) }
        if owner.name.hasPrefix("extend type ") {
            if name == "_id" { return "_id" }
            return isAggregate(name) ? "aggregates" : nil
        }
        return nil
    }

    /// Mutations returned `T_Key` before `T_KeyOutput`.
    static func isKeyOutput(_ ours: String, _ official: String) -> Bool {
        ours.contains("_KeyOutput") && ours.replacing("_KeyOutput", with: "_Key") == official
    }

    /// The feature whose mark an older file lacks or names otherwise; nil where the marks differ in another way.
    static func missingMark(_ ours: [String], _ official: [String]) -> String? {
        if ours.map({ $0.replacing(entityID, with: "purpose: GLOBAL_ID") }) == official { return "purpose ENTITY_ID" }
        if ours.filter({ !$0.hasPrefix("@fdc_generated") }) == official { return "generated marks" }
        return ours.filter { $0 != forbidden } == official ? "marks of what variables may not hold" : nil
    }

    /// The features that the marks of an element show to be known.
    static func features(of marks: [String]) -> [String] {
        (marks.contains { $0.contains(entityID) } ? ["purpose ENTITY_ID"] : [])
            + (marks.contains { $0.hasPrefix("@fdc_generated") } ? ["generated marks"] : [])
            + (marks.contains(forbidden) ? ["marks of what variables may not hold"] : [])
    }

    private static let forbidden: String = "@fdc_forbiddenInVariables"
    private static let entityID: String = "purpose: ENTITY_ID"

    private static func definitionFeature(_ name: String) -> String? {
        if name.hasSuffix("_KeyOutput") { return "T_KeyOutput" }
        if name.hasSuffix("_Having") { return "having" }
        if name.hasSuffix("_FirstRow") { return "T_FirstRow" }
        return nil
    }

    /// Only a field has a type and stands in a type.
    private static func isArgument(_ owner: APIElement) -> Bool { !owner.type.isEmpty }

    private static func argumentFeature(_ name: String, of field: String) -> String? {
        switch name {
        case "having": "having"
        case "distinct": "distinct"
        case "first": "T_FirstRow"
        case "offset": field.hasSuffix("_similarity") ? "offset of similarity" : "offset"
        default: nil
        }
    }

    private static func dataFeature(_ element: APIElement) -> String? {
        if element.name.hasSuffix("_update") { return "updates of values" }
        guard element.type.contains("_Data"), element.name.contains("_on_") else { return nil }
        return element.type.hasPrefix("[") ? "nested child lists" : "nested one-to-one children"
    }

    private static func orderFeature(_ element: APIElement) -> String? {
        if element.type.hasSuffix("_Order") { return "order by references" }
        return isAggregate(element.name) ? "order by aggregates" : nil
    }

    private static func queryFeature(_ name: String) -> String? { name.hasSuffix("_search") ? "full-text search" : nil }

    private static func isAggregate(_ name: String) -> Bool {
        name == "_count" || ["_count", "_sum", "_avg", "_min", "_max"].contains { name.hasSuffix($0) }
    }
}
