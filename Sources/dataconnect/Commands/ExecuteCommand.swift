import Execution
import JSON
import Server

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
        Console.write(result.text.description + "\n")
        return result.errors.isEmpty ? 0 : 1
    }
}

extension ExecutionResult {
    /// The answer as clients get it, with the details for developers.
    fileprivate var text: JSONText {
        var writer: JSONWriter = JSONWriter()
        writer.beginObject()
        writer.name("data")
        writer.text(data ?? .null)
        writer.name("errors")
        writer.beginArray()
        for error: GraphQLError in errors {
            writer.beginObject()
            writer.name("message")
            writer.string(error.message)
            writer.name("code")
            writer.string(error.code.rawValue)
            if let details: String = error.debugDetails {
                writer.name("debugDetails")
                writer.string(details)
            }
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.finish()
    }
}
