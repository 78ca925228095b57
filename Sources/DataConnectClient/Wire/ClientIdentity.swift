/// What the client tells of itself with each request.
struct ClientIdentity: Hashable, Sendable {
    /// The version of this library.
    static let version: String = "1.0.0"

    let isGenerated: Bool

    /// Header fields, on HTTP and within the frames of a stream.
    func fields(_ credentials: Credentials) -> [(name: String, value: String)] {
        let api: String = "gl-swift/6 fire/\(Self.version)" + (isGenerated ? " swift/gen" : "")
        var fields: [(name: String, value: String)] = [
            (name: "X-Goog-Api-Client", value: api), (name: "X-Client-Version", value: "swift/\(Self.version)"),
        ]
        if let token: String = credentials.token { fields.append((name: "X-Firebase-Auth-Token", value: token)) }
        if let token: String = credentials.appCheck { fields.append((name: "X-Firebase-AppCheck", value: token)) }
        return fields
    }
}

/// Who asks: a user, and an app that is what it says.
struct Credentials: Hashable, Sendable {
    var token: String?
    var appCheck: String?
}

extension ConnectorConfig {
    /// The connector as requests name it.
    func resourceName(project: String, escaped: Bool = false) -> String {
        let parts: [String] = [project, location, serviceId, connector].map { escaped ? $0.escapedSegment : $0 }
        return "projects/\(parts[0])/locations/\(parts[1])/services/\(parts[2])/connectors/\(parts[3])"
    }

    /// The path of the stream.
    func streamPath(project: String) -> String {
        let parts: [String] = [project, location, serviceId].map(\.escapedSegment)
        return "/ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect/"
            + "\(parts[0])/locations/\(parts[1])/services/\(parts[2])"
    }
}

extension String {
    /// A segment of a path: everything but letters, digits and `-._~` is escaped.
    fileprivate var escapedSegment: String {
        var text: String = ""
        for byte: UInt8 in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits: String = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return text
    }
}
