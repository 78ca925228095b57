public import ConnectorModel

/// What an author may choose of an SDK in Kotlin.
public struct KotlinSDKSettings: Hashable, Sendable {
    /// The package; its folders are always made below the output folder.
    public var package: String
    /// How results are cached, if they are.
    public var cache: ClientCache?

    /// Settings.
    public init(package: String) { self.package = package }
}

/// The SDK for Android, on the official library.
public struct KotlinSDK: SDKGenerator {
    let settings: KotlinSDKSettings

    /// A generator.
    public init(_ settings: KotlinSDKSettings) { self.settings = settings }

    /// The files of the package, in folders of its name.
    public func files(for interface: ConnectorInterface) throws(SDKProblems) -> [GeneratedFile] {
        let inputs: [InputShape] = InputShape.all(in: interface)
        let problems: [String] =
            PackageNames.problems(ofKotlin: settings.package) + KotlinNames.problems(of: interface, inputs: inputs)
        guard problems.isEmpty else { throw SDKProblems(problems) }
        let file: KotlinFile = KotlinFile(package: settings.package)
        let name: String = KotlinNames.connector(interface.connectorID)
        let enums: [EnumInterface] = interface.usedEnums
        var files: [GeneratedFile] = [
            file.file(name) { KotlinConnector(interface: interface, settings: settings).write(to: &$0) },
            file.file("\(name)Keys") { KotlinKeys(interface: interface).write(to: &$0) },
            file.file("\(name)Enums") { code in
                let enums: [KotlinEnum] = enums.map { KotlinEnum($0, package: settings.package) }
                let imports: [String] = enums.compactMap(\.importLine)
                for line: String in imports { code.line(line) }
                if !imports.isEmpty { code.blank() }
                for enumeration: KotlinEnum in enums { enumeration.write(to: &code) }
            },
        ]
        if !inputs.isEmpty {
            files.append(file.file("\(name)Inputs") { KotlinInputs(inputs: inputs).write(to: &$0) })
        }
        files += interface.operations.map { operation in
            file.file(KotlinNames.operation(operation)) { code in
                KotlinOperation(operation, in: interface).write(to: &code)
            }
        }
        if !enums.isEmpty {
            files.append(file.file("EnumValue") { KotlinEnumValue.write(to: &$0) })
            files.append(
                file.file("EnumValueSerializer") { KotlinEnumValue.writeSerializer(settings.package, to: &$0) })
        }
        files.append(
            GeneratedFile(
                path: "\(file.folder)/README.md",
                contents: KotlinReadme(interface: interface, settings: settings).text))
        return files
    }
}

/// What every file of an SDK in Kotlin begins with.
struct KotlinFile {
    let package: String

    /// The folder of the package.
    var folder: String { package.split(separator: ".").joined(separator: "/") }

    func file(_ name: String, _ body: (inout CodeWriter) -> Void) -> GeneratedFile {
        var code: CodeWriter = CodeWriter()
        code.block("@file:Suppress(", ")") { code in
            for warning: String in Self.warnings { code.line("\(KotlinText.quoted(warning)),") }
        }
        code.blank()
        code.line("package \(KotlinNames.package(package))")
        code.blank()
        body(&code)
        return GeneratedFile(path: "\(folder)/\(name).kt", contents: code.text)
    }

    /// What linters would say of generated code.
    private static let warnings: [String] = [
        "KotlinRedundantDiagnosticSuppress", "MayBeConstant", "PropertyName", "RedundantCompanionReference",
        "RedundantVisibilityModifier", "RemoveEmptyClassBody", "SpellCheckingInspection", "unused",
    ]
}
