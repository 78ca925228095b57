import Synchronization

/// Where offsets of time zones come from. A function, so that tests and simulations can bring their own.
public struct TimeZoneProvider: Sendable {
    private let zoneOffset: @Sendable (_ zone: String, _ seconds: Int64) -> Int32?

    /// A provider that asks a function.
    ///
    /// - Parameter offset: the seconds east of UTC of a named zone at so many seconds since 1970, or nil when there is no
    ///   such zone. Called on any thread.
    public init(_ offset: @escaping @Sendable (_ zone: String, _ seconds: Int64) -> Int32?) { zoneOffset = offset }

    /// The zones of the system's time zone database, each read from its file when it is first asked for.
    public static let tzdata: TimeZoneProvider = database(at: "/usr/share/zoneinfo")

    /// The zones of a folder of TZif files.
    public static func database(at folder: String) -> TimeZoneProvider {
        let cache: ZoneCache = ZoneCache(folder: folder)
        return TimeZoneProvider { (zone: String, seconds: Int64) -> Int32? in
            cache.zone(zone)?.offset(at: seconds)
        }
    }

    /// The seconds east of UTC at a point in time, of a zone by name or of an offset such as `-05:30`.
    func offset(of zone: String, at seconds: Int64) -> Int32? {
        if zone == "UTC" || zone == "Z" { return 0 }
        return fixedOffset(zone) ?? zoneOffset(zone, seconds)
    }

    /// `±HH:MM`; without a sign it is east of UTC.
    private func fixedOffset(_ text: String) -> Int32? {
        var bytes: ArraySlice<UInt8> = Array(text.utf8)[...]
        let isNegative: Bool = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        let parts: [ArraySlice<UInt8>] = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == 2, let hours: Int32 = twoDigits(parts[0]), let minutes: Int32 = twoDigits(parts[1]),
            hours < 24, minutes < 60
        else { return nil }
        let seconds: Int32 = hours * 3_600 + minutes * 60
        return isNegative ? -seconds : seconds
    }

    private func twoDigits(_ bytes: ArraySlice<UInt8>) -> Int32? {
        guard bytes.count == 2, let tens: Int64 = bytes.first.flatMap(decimalDigit),
            let ones: Int64 = bytes.last.flatMap(decimalDigit)
        else { return nil }
        return Int32(tens * 10 + ones)
    }
}

/// The zones read so far.
private final class ZoneCache: Sendable {
    private let folder: String
    private let zones: Mutex<[String: TimeZoneFile]> = Mutex([:])

    init(folder: String) { self.folder = folder }

    func zone(_ name: String) -> TimeZoneFile? {
        if let known: TimeZoneFile = zones.withLock({ $0[name] }) { return known }
        // Only what exists is kept, so names made up by a client cannot fill the memory.
        guard Self.isPlainName(name), let read: TimeZoneFile = TimeZoneFile(contentsOf: folder + "/" + name) else {
            return nil
        }
        zones.withLock { $0[name] = read }
        return read
    }

    /// Whether a name stays within the folder.
    private static func isPlainName(_ name: String) -> Bool {
        let bytes: String.UTF8View = name.utf8
        guard (1...64).contains(bytes.count), bytes.first.map(isIdentifierStart) ?? false else { return false }
        return bytes.allSatisfy { (byte: UInt8) -> Bool in
            isIdentifierStart(byte) || isDigit(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "+")
        }
    }
}
