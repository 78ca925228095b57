import CLinux

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Starting programs of PostgreSQL, as another account if need be.
enum ChildProcess {
    /// A program and its surroundings.
    struct Command {
        var program: String
        var arguments: [String]
        var directory: String = "/"
        var account: Account?
        /// The signal it gets when the thread that started it ends.
        var deathSignal: Int32 = 0
    }

    /// Starts it with its output going to `output`. Returns the process id or a negative errno.
    static func start(_ command: Command, output: Int32) -> Int32 {
        let arguments: CStringArray = CStringArray([command.program] + command.arguments)
        let environment: CStringArray = CStringArray(Self.environment)
        defer {
            arguments.free()
            environment.free()
        }
        return command.program.withCString { program in
            command.directory.withCString { directory in
                var child: cl_child = cl_child()
                child.program = program
                child.directory = directory
                child.arguments = UnsafePointer(arguments.pointers)
                child.environment = UnsafePointer(environment.pointers)
                child.output = output
                child.user = command.account?.user ?? 0
                child.group = command.account?.group ?? 0
                child.drops_privileges = command.account?.dropsPrivileges == true ? 1 : 0
                child.death_signal = command.deathSignal
                return cl_start_child(&child)
            }
        }
    }

    /// What a server needs to know: where programs are, and messages in English, which we read.
    private static var environment: [String] {
        let path: String = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
        let libraries: String? = getenv("LD_LIBRARY_PATH").map { "LD_LIBRARY_PATH=" + String(cString: $0) }
        return ["PATH=" + path, "LC_ALL=C", "TZ=UTC"] + (libraries.map { [$0] } ?? [])
    }

    /// Runs it to its end. Nil when it could not be started.
    static func run(_ command: Command) -> (status: Int32, output: String)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        let pid: Int32 = start(command, output: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        guard pid > 0 else { return nil }
        let output: String = FileSystem.text(ends[0])
        return (wait(for: pid), output)
    }

    /// Waits for a child's end. Its exit status; 128 and the signal when one ended it.
    static func wait(for pid: Int32) -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        let signal: Int32 = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }
}

/// A null-terminated array of C strings.
private struct CStringArray {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ strings: [String]) {
        count = strings.count
        pointers = .allocate(capacity: count + 1)
        for (index, string) in strings.enumerated() { (pointers + index).initialize(to: strdup(string)) }
        (pointers + count).initialize(to: nil)
    }

    func free() {
        for index: Int in 0..<count { release(pointers[index]) }
        pointers.deallocate()
    }

    private func release(_ pointer: UnsafeMutablePointer<CChar>?) {
        #if canImport(Darwin)
            Darwin.free(pointer)
        #else
            Glibc.free(pointer)
        #endif
    }
}
