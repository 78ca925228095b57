import Foundation
import ProjectFiles
import SDKGeneration

extension SDKTarget {
    /// What makes its files.
    func generator() throws(SDKProblem) -> any SDKGenerator {
        switch output {
        case .llmTools(let path): return LLMTools(fileName: URL(filePath: path).lastPathComponent)
        case .sdk(let settings):
            switch settings.kind {
            case .javascript: return WebSDK(webSettings(settings))
            case .adminNode: return AdminNodeSDK(adminSettings(settings))
            case .swift, .kotlin, .dart:
                throw SDKProblem(message: "this version of dataconnect does not generate \(settings.kind.rawValue)")
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

    /// The folder from which the paths of its files count.
    var outputFolder: String {
        switch output {
        case .sdk(let settings): settings.outputFolder
        case .llmTools(let path): URL(filePath: path).deletingLastPathComponent().path
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
