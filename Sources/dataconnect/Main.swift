import Foundation
import Transport

/// The command `dataconnect`.
@main
struct DataConnect {
    static func main() async {
        Allocator.givesLargeBlocksBack()
        end(await run(Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment))
    }

    /// Ends the process with what was printed, and without the handlers that libraries left for its end: threads that still ask other servers
    /// for keys or vectors are in those libraries, and would crash when OpenSSL is taken down under them.
    private static func end(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }

    /// Off the main actor at once: calls from it cost a thousand times more.
    @concurrent
    private static func run(_ arguments: [String], _ environment: [String: String]) async -> Int32 {
        switch parseInvocation(arguments, environment: environment) {
        case .failure(let error):
            Console.complain(whole: error.text)
            return UsageError.exitStatus
        case .success(.help(let text)):
            Console.write(text)
            return 0
        case .success(.version):
            Console.write("dataconnect \(version)\n")
            return 0
        case .success(.compile(let options)): return CompileCommand.run(options)
        case .success(.build(let options)): return BuildCommand.run(options)
        case .success(.generateSDKs(let options)): return await SDKCommand(options).run()
        case .success(.access(let options)): return AccessCommand.run(options)
        case .success(.evaluateCEL(let options)): return CELCommand.run(options)
        case .success(.execute(let options)): return await ExecuteCommand.run(options)
        case .success(.explain(let options)): return await ExplainCommand.run(options)
        case .success(.serve(let options)): return await ServeCommand(options).run()
        case .success(.dev(let options)): return await DevCommand(options).run()
        }
    }

    /// The version of the program.
    static let version: String = "0.1.0"
}
