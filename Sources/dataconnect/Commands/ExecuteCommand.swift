import Execution
import JSON
import Server
import Transport

/// `dataconnect execute`: runs one operation on the database of `dev`.
enum ExecuteCommand {
    static func run(_ options: ExecuteOptions) async -> Int32 {
        let setting: OperationSetting
        do throws(ExitStatus) {
            setting = try OperationSetting.open(options)
        } catch {
            return error.code
        }
        defer { setting.close() }
        let result: ExecutionResult = await setting.session.run(setting.request)
        // As clients get it, with the details for developers.
        Console.write(String(decoding: result.replyBody, as: UTF8.self) + "\n")
        return result.errors.isEmpty ? 0 : 1
    }
}
