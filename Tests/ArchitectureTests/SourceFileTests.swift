import Foundation
import Testing

/// The size and the habits of the files of all targets.
@Suite struct SourceFileTests {
    /// Files that may be longer than 500 lines, by path: tables of declarations.
    private static let longFiles: Set<String> = []

    /// Functions that may be longer than 60 lines, as `path name`: switches of about one line a case.
    private static let longFunctions: Set<String> = []

    @Test func noFileIsLongerThan500Lines() throws {
        let long: [String] = try ProjectFolder.swiftFiles().compactMap { file in
            let count: Int = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            return count > 500 && !Self.longFiles.contains(file.path) ? "\(file.path) has \(count) lines" : nil
        }
        #expect(long == [])
    }

    @Test func noFunctionIsLongerThan60Lines() throws {
        var long: [String] = []
        for file: SwiftFile in try ProjectFolder.swiftFiles() {
            for function: MeasuredFunction in file.code.functions() where function.length > 60 {
                guard !Self.longFunctions.contains("\(file.path) \(function.name)") else { continue }
                long.append("\(file.path):\(function.line): \(function.name) has \(function.length) lines")
            }
        }
        #expect(long == [])
    }

    @Test func noCodeCanTrapWithoutSayingWhy() throws {
        let traps: [String] = ["try!", "as!"]
        var found: [String] = []
        for file: SwiftFile in try ProjectFolder.swiftFiles() {
            for (index, line): (Int, String) in file.code.lines.enumerated() {
                let words: [Substring] = line.split { !$0.isLetter && $0 != "!" }
                found += traps.filter { words.contains(Substring($0)) }.map { "\(file.path):\(index + 1): \($0)" }
            }
        }
        #expect(found == [])
    }

    @Test func everyTargetHasAReadme() throws {
        let missing: [String] = try ProjectFolder.swiftTargets().filter { target in
            let file: URL = ProjectFolder.sources.appendingPathComponent("\(target)/README.md")
            let text: String? = try? String(contentsOf: file, encoding: .utf8)
            return text?.hasPrefix("# \(target)") != true
        }
        #expect(missing == [])
    }
}

/// The ruler itself.
@Suite struct FunctionLengthTests {
    @Test func measuresFunctionsAndNothingElse() {
        let code: SwiftCode = SwiftCode(
            #"""
            protocol P {
                func requirement(_ a: Int) -> Int

                /// A value.
                var value: Int { get }
                init()
            }
            struct S: P {
                let closure: () -> Void = {
                }
                public static func one<T>(_ a: T, b: () -> Int = { 1 }) -> String {
                    let text: String = "a { \(a, { _ in "}" }) \" {"
                    // }
                    return text /* } */
                }
                init(
                    a: Int
                ) {
                    self.init()
                }
                var value: Int {
                    1
                }
                subscript(i: Int) -> Int { i }
            }
            let long: String = """
                func no() {
                """
            """#)
        #expect(
            code.functions() == [
                MeasuredFunction(name: "value", line: 5, length: 1), MeasuredFunction(name: "one", line: 11, length: 5),
                MeasuredFunction(name: "init", line: 16, length: 5),
                MeasuredFunction(name: "value", line: 21, length: 3),
                MeasuredFunction(name: "subscript", line: 24, length: 1),
            ])
    }
}
