import Foundation
import ProjectFiles
import SDKGeneration

extension SDKTarget {
    /// What makes its files.
    var generator: any SDKGenerator {
        switch output {
        case .llmTools(let path): return LLMTools(fileName: URL(filePath: path).lastPathComponent)
        case .sdk(let settings):
            switch settings.kind {
            case .javascript:
                switch settings.runtime {
                case .firebase: return WebSDK(webSettings(settings))
                case .standalone: return StandaloneSDK(webSettings(settings))
                }
            case .adminNode: return AdminNodeSDK(adminSettings(settings))
            case .swift: return SwiftSDK(swiftSettings(settings))
            case .kotlin: return KotlinSDK(kotlinSettings(settings))
            case .dart: return DartSDK(dartSettings(settings))
            }
        }
    }

    private func webSettings(_ settings: SDKSettings) -> WebSettings {
        var web: WebSettings = WebSettings(package: settings.package ?? connector.id)
        web.hasReact = settings.hasReact
        web.hasAngular = settings.hasAngular
        web.cache = settings.clientCache.map { WebCache(maxAge: $0.maxAge) }
        web.usesStringUnions = settings.usesStringUnions
        web.isFromEnvironment = settings.isFromEnvironment
        return web
    }

    private func adminSettings(_ settings: SDKSettings) -> AdminNodeSettings {
        var admin: AdminNodeSettings = AdminNodeSettings(package: settings.package ?? connector.id)
        admin.usesStringUnions = settings.usesStringUnions
        admin.isFromEnvironment = settings.isFromEnvironment
        return admin
    }

    private func swiftSettings(_ settings: SDKSettings) -> SwiftSDKSettings {
        var swift: SwiftSDKSettings = SwiftSDKSettings(package: settings.package ?? connector.id)
        switch settings.observablePublisher {
        case .observableMacro: swift.publisher = .observableMacro
        case .observableObject: swift.publisher = .observableObject
        }
        swift.cache = settings.clientCache.map(cache)
        if let folder: String = settings.coreSDKFolder {
            let path: String = relativePath(from: settings.filledFolder(ofConnector: connector.id), to: folder)
            swift.core = SwiftCore(coreLibrary(in: folder), at: .folder(path))
        }
        return swift
    }

    /// Which library a checkout has: the official one, unless its package offers ours.
    private func coreLibrary(in folder: String) -> SwiftCore.Library {
        let manifest: URL = URL(filePath: folder).appending(path: "Package.swift")
        let text: String = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
        let ours: SwiftCore.Library = .dataConnectClient
        return text.contains("\"\(ours.rawValue)\"") ? ours : .firebaseDataConnect
    }

    private func kotlinSettings(_ settings: SDKSettings) -> KotlinSDKSettings {
        var kotlin: KotlinSDKSettings = KotlinSDKSettings(
            package: settings.package ?? SDKSettings.kotlinPackage(ofConnector: connector.id))
        kotlin.cache = settings.clientCache.map(cache)
        return kotlin
    }

    private func dartSettings(_ settings: SDKSettings) -> DartSDKSettings {
        var dart: DartSDKSettings = DartSDKSettings(package: settings.package ?? connector.id)
        dart.cache = settings.clientCache.map(cache)
        return dart
    }

    private func cache(_ settings: ClientCacheSettings) -> ClientCache {
        let storage: ClientCache.Storage? = settings.storage.map { $0 == .memory ? .memory : .persistent }
        return ClientCache(
            maxAge: settings.maxAge == .zero ? nil : settings.maxAge, storage: storage,
            maxByteCount: settings.maxByteCount)
    }

    /// The folder from which the paths of its files count.
    var outputFolder: String {
        switch output {
        case .sdk(let settings): settings.outputFolder
        case .llmTools(let path): URL(filePath: path).deletingLastPathComponent().path
        }
    }

    /// What it writes: the folder that it fills, or its one file.
    var claimedPath: String {
        switch output {
        case .sdk(let settings): settings.filledFolder(ofConnector: connector.id)
        case .llmTools(let path): path
        }
    }

    /// The key that says so in `connector.yaml`.
    var pathKey: String {
        switch output {
        case .sdk: "outputDir"
        case .llmTools: "outputFile"
        }
    }

    /// Who is to depend on it, if anybody is.
    var packageLink: PackageLink? {
        guard case .sdk(let settings) = output, let folder: String = settings.packageJSONFolder,
            let package: String = settings.package
        else { return nil }
        return PackageLink(package: package, sdkFolder: settings.outputFolder, appFolder: folder)
    }

    /// A package cannot stand on one that is not there.
    func requireCoreSDK() throws(SDKProblem) {
        guard case .sdk(let settings) = output, let folder: String = settings.coreSDKFolder else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw SDKProblem(
                message:
                    "coreSdkPackageLocation is no folder: \"\(folder)\"; name a checkout of the package that the SDK "
                    + "stands on")
        }
    }

    /// The folder that holds its files and no others; nothing for a single file among those of others.
    var filledFolder: String? {
        switch output {
        case .sdk(let settings): settings.filledFolder(ofConnector: connector.id)
        case .llmTools: nil
        }
    }
}
