import ConnectorModel

/// The folder `angular` of a web SDK: an injectable for each operation, over TanStack Query.
struct AngularBindings {
    let folder: BindingsFolder

    init(interface: ConnectorInterface, settings: WebSettings) {
        folder = BindingsFolder(framework: .angular, interface: interface, settings: settings)
    }

    var files: [GeneratedFile] { folder.files(declarations: declarations, module: module) }

    // MARK: Declarations

    private var declarations: String {
        var code: CodeWriter = CodeWriter()
        guard !folder.types.isEmpty else { return "export {};\n" }
        let results: [String] =
            (folder.hasQuery ? ["CreateDataConnectQueryResult", "CreateDataConnectQueryOptions"] : [])
            + (folder.hasMutation
                ? ["CreateDataConnectMutationResult", "DataConnectMutationOptionsUndefinedMutationFn"] : [])
        code.line("import { \(folder.types.joined(separator: ", ")) } from '../';")
        code.line("import { \(results.joined(separator: ", ")) } from '@tanstack-query-firebase/angular/data-connect';")
        if folder.hasMutation { code.line("import { FirebaseError } from 'firebase/app';") }
        code.line("import { Injector } from '@angular/core';")
        for names: TypeScriptNames in folder.names {
            code.blank()
            for line: String in names.isQuery ? Self.query(names) : Self.mutation(names) { code.line(line) }
        }
        return code.text
    }

    private static func query(_ names: TypeScriptNames) -> [String] {
        let types: String = "<\(names.data), \(names.variables)>"
        let isOptional: String = names.operation.requiresVariables ? "" : "?"
        let arguments: String = names.hasVariables ? "args\(isOptional): \(names.capitalized)Args, " : ""
        let result: [String] = [
            "export type \(names.capitalized)Options = () => Omit<CreateDataConnectQueryOptions\(types), 'queryFn'>;",
            "export function inject\(names.capitalized)(\(arguments)options?: \(names.capitalized)Options, "
                + "injector?: Injector): CreateDataConnectQueryResult\(types);",
        ]
        guard names.hasVariables else { return result }
        return ["type \(names.capitalized)Args = \(names.variables) | (() => \(names.variables));"] + result
    }

    private static func mutation(_ names: TypeScriptNames) -> [String] {
        let given: String =
            names.hasVariables && !names.operation.requiresVariables ? "\(names.variables) | void" : names.variables
        return [
            "type \(names.capitalized)Options = "
                + "DataConnectMutationOptionsUndefinedMutationFn<\(names.data), FirebaseError, \(given)>;",
            "export function inject\(names.capitalized)(options?: \(names.capitalized)Options, injector?: Injector): "
                + "CreateDataConnectMutationResult<\(names.data), \(given), \(given)>;",
        ]
    }

    // MARK: Module

    private func module(_ form: ModuleForm) -> String {
        let imports: [([String], String)] = [
            (folder.names.map(\.reference), form == .commonJS ? "../index.cjs.js" : "../../esm/index.esm.js"),
            ((folder.hasQuery ? ["DataConnect"] : []) + ["CallerSdkTypeEnum"], "@angular/fire/data-connect"),
            (
                (folder.hasQuery ? ["injectDataConnectQuery"] : [])
                    + (folder.hasMutation ? ["injectDataConnectMutation"] : []),
                "@tanstack-query-firebase/angular/data-connect"
            ),
            (folder.hasQuery ? ["inject", "EnvironmentInjector"] : [], "@angular/core"),
        ]
        return folder.module(form, imports: imports) { names, code in
            names.isQuery ? writeQuery(names, form, &code) : writeMutation(names, form, &code)
        }
    }

    private func writeQuery(_ names: TypeScriptNames, _ form: ModuleForm, _ code: inout CodeWriter) {
        let parameters: String = names.hasVariables ? "args, options, injector" : "options, injector"
        code.block(form.function(folder.framework.function(names), parameters)) { code in
            code.line("const finalInjector = injector || inject(EnvironmentInjector);")
            code.line("const dc = finalInjector.get(DataConnect);")
            if names.hasVariables { code.line("const varsFactoryFn = typeof args === 'function' ? args : () => args;") }
            code.block(
                "return injectDataConnectQuery(() => ({", "}), finalInjector, CallerSdkTypeEnum.GeneratedAngular);"
            ) {
                $0.line("queryFn: () => \(names.reference)(dc\(names.hasVariables ? ", varsFactoryFn()" : "")),")
                $0.line("...(options && options())")
            }
        }
    }

    private func writeMutation(_ names: TypeScriptNames, _ form: ModuleForm, _ code: inout CodeWriter) {
        code.block(form.function(folder.framework.function(names), "options, injector")) { code in
            code.line(
                "return injectDataConnectMutation(\(names.reference), options, injector, "
                    + "CallerSdkTypeEnum.GeneratedAngular);")
        }
    }
}
