#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The account that the server runs as. PostgreSQL refuses to run as root.
package struct Account: Hashable, Sendable {
    package let name: String
    package let user: UInt32
    package let group: UInt32
    /// Whether we must become it first.
    package let dropsPrivileges: Bool

    /// Ourselves; when that is root, `postgres` where it exists, else `nobody`.
    package static func forServer() throws(EmbeddedServerError) -> Account {
        guard geteuid() == 0 else {
            return Account(name: "the current user", user: geteuid(), group: getegid(), dropsPrivileges: false)
        }
        for name: String in ["postgres", "nobody"] {
            if let entry = getpwnam(name)?.pointee {
                return Account(name: name, user: entry.pw_uid, group: entry.pw_gid, dropsPrivileges: true)
            }
        }
        throw EmbeddedServerError(
            "PostgreSQL does not run as root, and there is neither an account postgres nor nobody to run it as",
            hint: "run as an ordinary user, or make an account named postgres")
    }

    /// Whether the account may enter a directory and all above it.
    package func canEnter(_ path: String) -> Bool {
        guard dropsPrivileges else { return true }
        var current: String = path
        while true {
            if let attributes = FileSystem.attributes(current, followingLinks: true), !canEnter(attributes) {
                return false
            }
            if current == "/" { return true }
            current = FileSystem.directory(of: current)
        }
    }

    private func canEnter(_ attributes: FileSystem.Attributes) -> Bool {
        if attributes.owner == user { return attributes.mode & 0o100 != 0 }
        if attributes.group == group { return attributes.mode & 0o010 != 0 }
        return attributes.mode & 0o001 != 0
    }
}
