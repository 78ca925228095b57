/// `Package.swift` of an SDK in Swift.
struct SwiftPackage {
    let settings: SwiftSDKSettings

    var text: String {
        let name: String = SwiftText.quoted(settings.package)
        var code: CodeWriter = CodeWriter()
        code.line("// swift-tools-version: \(isOurs ? "6.0" : "5.9")")
        code.blank()
        code.line("import PackageDescription")
        code.blank()
        code.block("let package = Package(", ")") { code in
            code.line("name: \(name),")
            code.line("platforms: [\(platforms.joined(separator: ", "))],")
            code.line("products: [.library(name: \(name), targets: [\(name)])],")
            code.line("dependencies: [\(dependency)],")
            code.block("targets: [", "]") { code in
                code.block(".target(", ")") { code in
                    code.line("name: \(name),")
                    code.block("dependencies: [", "],") { code in
                        let product: String = SwiftText.quoted(settings.core.library.rawValue)
                        let package: String = SwiftText.quoted(settings.core.identity)
                        code.line(".product(name: \(product), package: \(package))")
                    }
                    code.line("path: \"Sources\"")
                }
            }
        }
        return code.text
    }

    private var isOurs: Bool { settings.core.library == .dataConnectClient }

    private var platforms: [String] {
        switch (isOurs, settings.publisher) {
        case (true, _): [".macOS(.v15)"]
        case (false, .observableMacro): [".iOS(.v17)", ".macOS(.v14)", ".watchOS(.v10)", ".tvOS(.v17)"]
        case (false, .observableObject): [".iOS(.v15)", ".macOS(.v12)", ".watchOS(.v8)", ".tvOS(.v15)"]
        }
    }

    private var dependency: String {
        switch settings.core.location {
        case .repository(let url, let version):
            ".package(url: \(SwiftText.quoted(url)), from: \(SwiftText.quoted(version)))"
        case .folder(let path):
            ".package(\(settings.core.name.map { "name: \(SwiftText.quoted($0)), " } ?? "")path: \(SwiftText.quoted(path)))"
        }
    }
}
