import GraphQLSyntax

/// `connector.yaml` as written, its paths resolved.
struct ConnectorSettings: Hashable, Sendable {
    var id: String?
    var idSpan: SourceSpan
    var generate: GenerateSettings = GenerateSettings()
}

/// Reads `connector.yaml`. Paths in it are relative to its own folder.
///
/// A connector without `generate` is one for servers only, and valid. `authMode` is a key of early versions: read and ignored.
func readConnectorSettings(_ root: YAMLNode, in folder: FolderPath, into report: inout [Diagnostic])
    -> ConnectorSettings
{
    var result: ConnectorSettings = ConnectorSettings(id: nil, idSpan: .head(of: root.span))
    guard case .mapping(let entries) = root.kind else {
        report.append(
            Diagnostic(
                .error, .wrongKind, "the file must be a map of keys", at: .head(of: root.span),
                hint: "write `key: value` in every line"))
        return result
    }
    var top: Settings = Settings(entries, path: "", span: .head(of: root.span))
    result.id = resourceID(&top, "connectorId")
    result.idSpan = top.entry("connectorId")?.value.span ?? top.span
    _ = top.entry("authMode")
    if var generate: Settings = top.nested("generate") {
        result.generate = readGenerate(&generate, folder)
        top.close(generate, misspelt: misspeltKinds)
    }
    report += top.finished(misspelt: ["auth": "authMode", "id": "connectorId", "connector": "connectorId"])
        .inReadingOrder()
    return result
}

/// Names of SDKs that people guess, from real files.
private let misspeltKinds: [String: String] = [
    "nodeAdminSdk": "adminNodeSdk", "nodeSdk": "adminNodeSdk", "adminSdk": "adminNodeSdk", "flutterSdk": "dartSdk",
    "webSdk": "javascriptSdk", "jsSdk": "javascriptSdk", "typescriptSdk": "javascriptSdk", "iosSdk": "swiftSdk",
    "androidSdk": "kotlinSdk", "javascript": "javascriptSdk", "js": "javascriptSdk", "web": "javascriptSdk",
    "dart": "dartSdk", "flutter": "dartSdk", "swift": "swiftSdk", "ios": "swiftSdk", "kotlin": "kotlinSdk",
    "android": "kotlinSdk", "adminNode": "adminNodeSdk", "node": "adminNodeSdk", "admin": "adminNodeSdk",
]

private func readGenerate(_ generate: inout Settings, _ folder: FolderPath) -> GenerateSettings {
    var result: GenerateSettings = GenerateSettings()
    var found: [SDKSettings] = []
    for kind in SDKSettings.Kind.allCases {
        for var settings in generate.nestedList(kind.rawValue, orOne: true) ?? [] {
            if let sdk: SDKSettings = readSDK(kind, &settings, folder) { found.append(sdk) }
            generate.close(settings)
        }
    }
    result.sdks = found.filter { $0.package != nil || $0.kind == .kotlin }
    for var settings in generate.nestedList("llmTools", orOne: true) ?? [] {
        if let file: LocatedText = settings.requiredText("outputFile") {
            result.llmToolFiles.append(FolderPath(file.text, from: folder).text)
        }
        generate.close(settings)
    }
    return result
}

/// An SDK of which at least the folder is known; without a package, which all but Kotlin's need, it is of no further use.
private func readSDK(_ kind: SDKSettings.Kind, _ settings: inout Settings, _ folder: FolderPath) -> SDKSettings? {
    let output: LocatedText? = settings.requiredText("outputDir")
    // The official generator derives a Kotlin package from the connector's id where none is written.
    let package: LocatedText? = kind == .kotlin ? settings.text("package") : settings.requiredText("package")
    var sdk: SDKSettings = SDKSettings(
        kind: kind, outputFolder: FolderPath(output?.text ?? ".", from: folder).text, package: package?.text)
    switch kind {
    case .javascript:
        sdk.packageJSONFolder = packageJSONFolder(&settings, folder)
        sdk.hasReact = settings.flag("react")
        sdk.hasAngular = settings.flag("angular")
        sdk.runtime = settings.choice("runtime", SDKSettings.Runtime.self) ?? .firebase
        refuseBindings(of: sdk, &settings)
        readOptions(&sdk, &settings)
    case .adminNode:
        sdk.packageJSONFolder = packageJSONFolder(&settings, folder)
        readOptions(&sdk, &settings)
    case .swift:
        sdk.observablePublisher =
            settings.choice("observablePublisher", SDKSettings.ObservablePublisher.self) ?? .observableMacro
        sdk.coreSDKFolder = settings.text("coreSdkPackageLocation").map { FolderPath($0.text, from: folder).text }
    case .kotlin, .dart: break
    }
    sdk.clientCache = readClientCache(&settings)
    return output == nil ? nil : sdk
}

/// Bindings for frameworks call packages that call the official one.
private func refuseBindings(of sdk: SDKSettings, _ settings: inout Settings) {
    guard sdk.runtime == .standalone else { return }
    for (key, isWanted) in [("react", sdk.hasReact), ("angular", sdk.hasAngular)] where isWanted {
        let span: SourceSpan = settings.entry(key)?.keySpan ?? settings.span
        _ =
            settings.invalid(
                "\(settings.name(of: key)) needs the firebase package, which runtime \"standalone\" does without",
                at: span, hint: "remove \(key), or runtime") as Bool?
    }
}

/// What the official generators do not have.
private func readOptions(_ sdk: inout SDKSettings, _ settings: inout Settings) {
    sdk.usesStringUnions = settings.flag("stringUnions")
    sdk.isFromEnvironment = settings.flag("environmentOverrides")
}

/// The published JSON schema of the file spells the key `packageJSONDir`, everyone else `packageJsonDir`.
private func packageJSONFolder(_ settings: inout Settings, _ folder: FolderPath) -> String? {
    let written: LocatedText? = settings.text("packageJsonDir") ?? settings.text("packageJSONDir")
    return written.map { FolderPath($0.text, from: folder).text }
}

private func readClientCache(_ sdk: inout Settings) -> ClientCacheSettings? {
    guard var settings: Settings = sdk.nested("clientCache") else { return nil }
    var cache: ClientCacheSettings = ClientCacheSettings()
    cache.maxAge = readDuration(&settings, "maxAge") ?? .zero
    cache.storage = settings.choice("storage", ClientCacheSettings.Storage.self)
    if let size: LocatedText = settings.value("maxSize") {
        cache.maxByteCount =
            byteCount(from: size.text)
            ?? settings.invalid(
                "\(settings.name(of: "maxSize")) \"\(size.text)\" is not an amount of bytes", at: size.span,
                hint: "write a number with its unit, as 100KB, 50MB or 1GB")
    }
    sdk.close(settings)
    return cache
}
