import ConnectorModel

/// The folder `angular` of a web SDK: an injectable for each operation, over TanStack Query.
struct AngularBindings {
    let interface: ConnectorInterface
    let settings: WebSettings

    /// The package that they stand on.
    static let peer: OutputJSON.Member = .init("@tanstack-query-firebase/angular", "^1.0.0")

    var files: [GeneratedFile] {
        let package: NodePackage = NodePackage(
            name: "\(settings.package)-angular", description: "Generated SDK For \(interface.connectorID)",
            peers: [Self.peer])
        return [
            GeneratedFile(path: "angular/index.d.ts", contents: declarations),
            GeneratedFile(path: "angular/index.cjs.js", contents: module(.commonJS)),
            GeneratedFile(path: "angular/esm/index.esm.js", contents: module(.esm)),
            GeneratedFile(path: "angular/esm/package.json", contents: NodePackage.esm),
            GeneratedFile(path: "angular/package.json", contents: package.text),
            GeneratedFile(
                path: "angular/README.md",
                contents: BindingsReadme(interface: interface, settings: settings, bindings: .angular).text),
        ]
    }

    private var names: [TypeScriptNames] { interface.operations.map(TypeScriptNames.init) }
    private var hasQuery: Bool { interface.operations.contains { $0.kind == .query } }
    private var hasMutation: Bool { interface.operations.contains { $0.kind == .mutation } }

    // MARK: Declarations

    private var declarations: String {
        var code: CodeWriter = CodeWriter()
        let types: [String] = names.flatMap { [$0.data] + ($0.hasVariables ? [$0.variables] : []) }
        guard !types.isEmpty else { return "export {};\n" }
        let results: [String] =
            (hasQuery ? ["CreateDataConnectQueryResult", "CreateDataConnectQueryOptions"] : [])
            + (hasMutation
                ? ["CreateDataConnectMutationResult", "DataConnectMutationOptionsUndefinedMutationFn"] : [])
        code.line("import { \(types.joined(separator: ", ")) } from '../';")
        code.line("import { \(results.joined(separator: ", ")) } from '@tanstack-query-firebase/angular/data-connect';")
        if hasMutation { code.line("import { FirebaseError } from 'firebase/app';") }
        code.line("import { Injector } from '@angular/core';")
        for names: TypeScriptNames in names {
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
        var code: CodeWriter = CodeWriter()
        guard !interface.operations.isEmpty else { return form == .esm ? "export {};\n" : "module.exports = {};\n" }
        let imports: [([String], String)] = [
            (names.map(\.reference), form == .commonJS ? "../index.cjs.js" : "../../esm/index.esm.js"),
            ((hasQuery ? ["DataConnect"] : []) + ["CallerSdkTypeEnum"], "@angular/fire/data-connect"),
            (
                (hasQuery ? ["injectDataConnectQuery"] : []) + (hasMutation ? ["injectDataConnectMutation"] : []),
                "@tanstack-query-firebase/angular/data-connect"
            ),
            (hasQuery ? ["inject", "EnvironmentInjector"] : [], "@angular/core"),
        ]
        for (names, module) in imports {
            if let line: String = form.importing(names, from: module) { code.line(line) }
        }
        for names: TypeScriptNames in names {
            code.blank()
            names.isQuery ? writeQuery(names, form, &code) : writeMutation(names, form, &code)
            if let export: String = form.export(of: "inject\(names.capitalized)") { code.line(export) }
        }
        return code.text
    }

    private func writeQuery(_ names: TypeScriptNames, _ form: ModuleForm, _ code: inout CodeWriter) {
        let parameters: String = names.hasVariables ? "args, options, injector" : "options, injector"
        code.block(form.function("inject\(names.capitalized)", parameters)) { code in
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
        code.block(form.function("inject\(names.capitalized)", "options, injector")) { code in
            code.line(
                "return injectDataConnectMutation(\(names.reference), options, injector, "
                    + "CallerSdkTypeEnum.GeneratedAngular);")
        }
    }
}
