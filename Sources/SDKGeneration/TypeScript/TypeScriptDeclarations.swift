import ConnectorModel

/// The types that an SDK for TypeScript declares before its operations.
struct TypeScriptDeclarations {
    let interface: ConnectorInterface
    /// Whether enums are unions of texts instead of TypeScript's own kind.
    var usesStringUnions: Bool = false
    /// Whether rows are declared that no variable holds.
    let declaresAllRows: Bool

    /// The names of all types, each with what it stands for.
    var typeNames: [(name: String, owner: String)] {
        let aliases: [(name: String, owner: String)] = Self.aliases.map { ($0, "a type of every SDK") }
        return aliases + enums.map { (TypeScriptNames.enumeration($0.name), "the enum \($0.name)") }
            + interfaces.map { ($0.name, $0.owner) }
    }

    /// The enums that are declared.
    var enums: [EnumInterface] { interface.enums.filter { declaresAllRows || !$0.isOnlyInUnusedRows } }

    private static let aliases: [String] = ["TimestampString", "UUIDString", "Int64String", "DateString"]

    // MARK: Writing

    func write(to code: inout CodeWriter) {
        for alias: String in Self.aliases { code.line("export type \(alias) = string;") }
        code.blank()
        for type: EnumInterface in enums {
            code.documentation(type.description)
            usesStringUnions ? writeUnion(type, &code) : writeEnum(type, &code)
            code.blank()
        }
        for declaration: Declaration in interfaces.sorted(by: { $0.name.precedes($1.name) }) {
            code.documentation(declaration.description)
            code.block("export interface \(declaration.name) {") { declaration.write(&$0) }
            code.blank()
        }
    }

    private func writeEnum(_ type: EnumInterface, _ code: inout CodeWriter) {
        code.block("export enum \(TypeScriptNames.enumeration(type.name)) {") { code in
            for value: EnumInterface.Value in type.values {
                code.documentation(value.description)
                code.line("\(value.name) = \"\(value.name)\",")
            }
        }
    }

    /// The object of the module stays, so that `Shelf.OPEN` may be written either way.
    private func writeUnion(_ type: EnumInterface, _ code: inout CodeWriter) {
        let name: String = TypeScriptNames.enumeration(type.name)
        code.line("export type \(name) = \(type.values.map { "\"\($0.name)\"" }.joined(separator: " | "));")
        code.block("export const \(name): {", "};") { code in
            for value: EnumInterface.Value in type.values {
                code.documentation(value.description)
                code.line("readonly \(value.name): \"\(value.name)\";")
            }
        }
    }

    // MARK: Interfaces

    private struct Declaration {
        let name: String
        let owner: String
        var description: String?
        let write: (inout CodeWriter) -> Void
    }

    private var interfaces: [Declaration] {
        interface.operations.flatMap(declarations) + interface.tables.flatMap(declarations)
            + interface.inputs.map(declaration)
    }

    private func declarations(of operation: OperationInterface) -> [Declaration] {
        let names: TypeScriptNames = TypeScriptNames(operation)
        let owner: String = "the \(operation.kind.rawValue) \(operation.name)"
        let data: Declaration = Declaration(name: names.data, owner: owner) {
            TypeScriptTypes.writeFields(of: operation.data, to: &$0)
        }
        guard names.hasVariables else { return [data] }
        let variables: Declaration = Declaration(name: names.variables, owner: owner) { code in
            for variable: VariableInterface in operation.variables {
                code.documentation(variable.description)
                code.line(
                    TypeScriptTypes.member(
                        variable.name, TypeScriptTypes.text(variable.type), isOptional: !variable.isRequired,
                        isNullable: !variable.isNonNull))
            }
        }
        return [data, variables]
    }

    private func declarations(of table: TableInterface) -> [Declaration] {
        let owner: String = "the table \(table.name)"
        let key: Declaration = Declaration(name: "\(table.name)_Key", owner: owner) { code in
            for column: ColumnInterface in table.key {
                code.documentation(column.description)
                code.line("\(column.name): \(TypeScriptTypes.text(column.type));")
            }
            code.line("__typename?: '\(table.name)_Key';")
        }
        guard declaresAllRows || table.isWrittenByVariables else { return [key] }
        let row: Declaration = Declaration(name: "\(table.name)_Data", owner: owner, description: table.description) {
            Self.writeRow(of: table, &$0)
        }
        return [key, row]
    }

    private static func writeRow(of table: TableInterface, _ code: inout CodeWriter) {
        for column: ColumnInterface in table.columns {
            code.documentation(column.description)
            code.line(
                TypeScriptTypes.member(
                    column.name, TypeScriptTypes.text(column.type), isOptional: !column.isRequired,
                    isNullable: !column.isNonNull))
        }
        for child: ChildRowsInterface in table.children {
            let omitted: String = child.omittedColumns.map { "'\($0)'" }.joined(separator: " | ")
            code.line("\(child.name)?: Omit<\(child.table)_Data, \(omitted)>\(child.isList ? "[]" : "");")
        }
    }

    private func declaration(of input: InputInterface) -> Declaration {
        Declaration(name: input.name, owner: "the input \(input.name)") { code in
            for member: InputInterface.Member in input.members {
                code.documentation(member.description)
                code.line(
                    TypeScriptTypes.member(
                        member.name, TypeScriptTypes.text(member.type), isOptional: !member.isRequired,
                        isNullable: !member.isNonNull))
            }
        }
    }
}

extension String {
    /// Whether it comes first in ASCII.
    fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
