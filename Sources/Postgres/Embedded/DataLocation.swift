/// Where the data of a project lies, and why there.
struct DataLocation: Hashable {
    /// The folder that holds one data folder a version.
    var folder: String
    /// Why it is not in the project; nil when it is.
    var note: String?

    /// In the project when the server's account can enter it, else under `/var/lib`, else under `/tmp`.
    ///
    /// - `projectDataFolder`: absolute.
    static func choose(_ projectDataFolder: String, for account: Account) -> DataLocation {
        let inside: String = projectDataFolder + "/postgres"
        guard !account.canEnter(existingPart(of: projectDataFolder)) else {
            return DataLocation(folder: inside, note: nil)
        }
        let name: String = shortHash(projectDataFolder)
        let isKept: Bool =
            FileSystem.attributes("/var/lib", followingLinks: true)?.isDirectory == true
            && account.canEnter("/var/lib")
        // In /tmp one level alone, so that its owner is all there is to check.
        let folder: String = isKept ? "/var/lib/dataconnect/\(name)" : "/tmp/dataconnect-data-\(name)"
        return DataLocation(
            folder: folder,
            note: """
                the database lies in \(folder), because the account \(account.name), which runs PostgreSQL, \
                cannot enter \(projectDataFolder)\(isKept ? "" : "; it is lost when /tmp is emptied")
                """)
    }

    private static func existingPart(of path: String) -> String {
        var current: String = path
        while current != "/", !FileSystem.exists(current) { current = FileSystem.directory(of: current) }
        return current
    }

    /// FNV-1a of 64 bits: a short name for a long path. A name, not a secret.
    static func shortHash(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte: UInt8 in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        let digits: String = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
