import GraphQLSyntax
import JSON
import TypeSystem

/// What a tool makes of the answer to the standard query: definitions again.
struct ClientSchema {
    private let schema: JSONValue

    /// A client's view of an answer; nothing where it holds no schema.
    init?(_ answer: JSONText) {
        guard let schema: JSONValue = (try? parseJSON(answer.utf8))?["data"]?["__schema"] else { return nil }
        self.schema = schema
    }

    /// The definitions an author would write: without what the specification defines.
    var document: Document {
        let builtInScalars: Set<String> = ["Int", "Float", "String", "Boolean", "ID"]
        let builtInDirectives: Set<String> = ["skip", "include", "deprecated", "specifiedBy", "oneOf"]
        let directives: [Definition] = list(schema, "directives")
            .filter { !builtInDirectives.contains(text($0, "name")) }.map { .directive(directive($0)) }
        let types: [Definition] = list(schema, "types")
            .filter { !text($0, "name").hasPrefix("__") && !builtInScalars.contains(text($0, "name")) }
            .map { .type(type($0)) }
        return Document(definitions: schemaDefinition + directives + types)
    }

    private var schemaDefinition: [Definition] {
        let roots: [OperationTypeDefinition] = [OperationType.query, .mutation, .subscription].compactMap { kind in
            schema["\(kind.rawValue)Type"]?["name"]?.string.map {
                OperationTypeDefinition(operation: kind, type: Name($0))
            }
        }
        let isPlain: Bool = roots.allSatisfy { $0.type.value.lowercased() == $0.operation.rawValue }
        guard !isPlain || schema["description"]?.string != nil else { return [] }
        return [.schema(SchemaDefinition(description: description(schema), operationTypes: roots))]
    }

    private func directive(_ json: JSONValue) -> DirectiveDefinition {
        DirectiveDefinition(
            description: description(json), name: Name(text(json, "name")),
            arguments: list(json, "args").map { inputValue($0) }, isRepeatable: json["isRepeatable"]?.bool ?? false,
            locations: list(json, "locations").compactMap(\.string).map { Name($0) })
    }

    private func type(_ json: JSONValue) -> TypeDefinition {
        var directives: [Directive] = []
        let kind: TypeDefinition.Kind
        switch text(json, "kind") {
        case "OBJECT": kind = .object(interfaces: interfaces(json), fields: fields(json))
        case "INTERFACE": kind = .interface(interfaces: interfaces(json), fields: fields(json))
        case "UNION": kind = .union(members: list(json, "possibleTypes").map { Name(text($0, "name")) })
        case "ENUM":
            kind = .enumeration(
                values: list(json, "enumValues").map {
                    EnumValueDefinition(
                        description: description($0), name: Name(text($0, "name")), directives: deprecation($0))
                })
        case "INPUT_OBJECT":
            kind = .inputObject(fields: list(json, "inputFields").map { inputValue($0) })
            if json["isOneOf"]?.bool == true { directives = [Directive(name: Name("oneOf"))] }
        default:
            kind = .scalar
            directives = json["specifiedByURL"]?.string.map { [directive("specifiedBy", "url", $0)] } ?? []
        }
        return TypeDefinition(
            description: description(json), name: Name(text(json, "name")), directives: directives, kind: kind)
    }

    private func interfaces(_ json: JSONValue) -> [Name] { list(json, "interfaces").map { Name(text($0, "name")) } }

    private func fields(_ json: JSONValue) -> [FieldDefinition] {
        list(json, "fields").map { field in
            FieldDefinition(
                description: description(field), name: Name(text(field, "name")),
                arguments: list(field, "args").map { inputValue($0) }, type: reference(field["type"]),
                directives: deprecation(field))
        }
    }

    private func inputValue(_ json: JSONValue) -> InputValueDefinition {
        let value: InputValue? = json["defaultValue"]?.string.flatMap {
            parseConstValue(Source(name: "default", text: $0)).value
        }
        return InputValueDefinition(
            description: description(json), name: Name(text(json, "name")), type: reference(json["type"]),
            defaultValue: value, directives: deprecation(json))
    }

    private func reference(_ json: JSONValue?) -> TypeReference {
        switch json?["kind"]?.string {
        case "NON_NULL": .nonNull(reference(json?["ofType"]), span: .generated)
        case "LIST": .list(reference(json?["ofType"]), span: .generated)
        default: .named(Name(json?["name"]?.string ?? "?"))
        }
    }

    private func deprecation(_ json: JSONValue) -> [Directive] {
        guard json["isDeprecated"]?.bool == true else { return [] }
        return [directive("deprecated", "reason", text(json, "deprecationReason"))]
    }

    private func directive(_ name: String, _ argument: String, _ value: String) -> Directive {
        Directive(
            name: Name(name),
            arguments: [Argument(name: Name(argument), value: InputValue(.string(value, isBlock: false)))])
    }

    private func description(_ json: JSONValue) -> Description? { json["description"]?.string.map { Description($0) } }
    private func text(_ json: JSONValue, _ name: String) -> String { json[name]?.string ?? "" }
    private func list(_ json: JSONValue, _ name: String) -> [JSONValue] { json[name]?.array ?? [] }
}
