import ConnectorModel

/// Enums as plain objects of a module.
enum JavaScriptEnums {
    static func write(_ enums: [EnumInterface], _ form: ModuleForm, to code: inout CodeWriter) {
        for type: EnumInterface in enums {
            let name: String = TypeScriptNames.enumeration(type.name)
            code.block("\(form.constant(name)){", "};") { code in
                for value: EnumInterface.Value in type.values { code.line("\(value.name): \"\(value.name)\",") }
            }
            if let export: String = form.export(of: name) { code.line(export) }
            code.blank()
        }
    }
}
