import DataConnectClient
import Foundation
import RemindersSDK

/// A task as it is listed.
typealias Reminder = ListTasksQuery.Data.Task

extension Reminder {
    /// The task in one line.
    var line: String { "[\(done ? "x" : " ")] \(name)  (\(shortID))" }

    /// The id as far as people care to write it.
    fileprivate var shortID: String { id.uuidString.lowercased().prefix(8).description }
}

/// What can be done with tasks.
@MainActor
struct TaskCommands {
    let connector: RemindersConnector

    /// Prints the tasks there are.
    func list(_ options: ListOptions) async throws {
        for task: Reminder in try await tasks(options) { Terminal.say(task.line) }
    }

    /// Prints the tasks there are, and all of them again with every change, whoever makes it. Ends with the program.
    func watch(_ options: ListOptions) async throws {
        for await result in try await connector.listTasksQuery.ref(options.set).subscribe() {
            switch result {
            case .success(let result):
                let tasks: [Reminder] = result.data?.tasks ?? []
                Terminal.say("-- \(tasks.count) task\(tasks.count == 1 ? "" : "s")")
                for task: Reminder in tasks { Terminal.say(task.line) }
            // The client connects again by itself.
            case .failure(let error): Terminal.complain(error.dataConnectError.message ?? "\(error)")
            }
        }
    }

    /// Adds a task.
    func add(_ name: String) async throws { _ = try await connector.addTaskMutation.execute(name: name) }

    /// Says of a task that it is done, or that it is not.
    func toggle(_ text: String) async throws {
        let task: Reminder = try await find(text)
        let result: OperationResult<SetTaskDoneMutation.Data> = try await connector.setTaskDoneMutation.execute(
            id: task.id, done: !task.done)
        guard result.data?.task_update != nil else { throw Complaint("\(task.name) has just been deleted") }
    }

    /// Removes a task.
    func delete(_ text: String) async throws {
        let task: Reminder = try await find(text)
        _ = try await connector.deleteTaskMutation.execute(id: task.id)
    }

    private func tasks(_ options: ListOptions) async throws -> [Reminder] {
        try await connector.listTasksQuery.ref(options.set).execute().data?.tasks ?? []
    }

    /// The one task of that name, or whose id begins so, among those that are listed.
    private func find(_ text: String) async throws -> Reminder {
        let found: [Reminder] = try await tasks(ListOptions()).filter { task in
            task.name == text || !text.isEmpty && task.id.uuidString.lowercased().hasPrefix(text.lowercased())
        }
        guard let task: Reminder = found.first else { throw Complaint("there is no task \(text)") }
        guard found.count == 1 else { throw Complaint("\(found.count) tasks are called \(text): name one by its id") }
        return task
    }
}
