/// The two forms in which JavaScript modules are written.
enum ModuleForm {
    case commonJS
    case esm

    /// What is taken from another module; nothing where that is nothing, for neither form has an empty list.
    func importing(_ names: [String], from module: String) -> String? {
        guard !names.isEmpty else { return nil }
        let list: String = names.joined(separator: ", ")
        return switch self {
        case .commonJS: "const { \(list) } = require('\(module)');"
        case .esm: "import { \(list) } from '\(module)';"
        }
    }

    /// The beginning of a constant that others may take.
    func constant(_ name: String) -> String {
        switch self {
        case .commonJS: "const \(name) = "
        case .esm: "export const \(name) = "
        }
    }

    /// What must follow a constant for others to be able to take it.
    func export(of name: String) -> String? {
        switch self {
        case .commonJS: "exports.\(name) = \(name);"
        case .esm: nil
        }
    }

    /// The first line of a function that others may take.
    func function(_ name: String, _ parameters: String) -> String {
        switch self {
        case .commonJS: "function \(name)(\(parameters)) {"
        case .esm: "export function \(name)(\(parameters)) {"
        }
    }
}
