import JSON

/// One frame from a client of the stream.
///
/// - Shape: `{"name"?, "requestId"?, "headers"?, "dataEtag"?}` and at most one of `subscribe`, `execute`, `resume`, `cancel`.
///   A frame without any of them carries headers alone. Unknown members are passed over, null counts as absent, and the
///   protobuf spellings (`request_id`) are read as well: the rules of proto3 JSON.
struct StreamRequest: Hashable, Sendable {
    /// An operation to run.
    struct Call: Hashable, Sendable {
        var operationName: String = ""
        /// One JSON object, untouched.
        var variables: JSONText = JSONText("{}")

        /// How many bytes of the client's it keeps.
        var size: Int { operationName.utf8.count + variables.utf8.count }
    }

    /// What is asked for.
    enum Kind: Hashable, Sendable {
        case subscribe(Call)
        case execute(Call)
        case resume
        case cancel

        /// Whether it runs anything.
        var asks: Bool { self != .cancel }

        /// What it is called in an audit.
        var verb: String {
            switch self {
            case .subscribe: "subscribe"
            case .execute: "execute"
            case .resume: "resume"
            case .cancel: "cancel"
            }
        }

        /// What is run; nothing where it was said before, or nothing is.
        var operationName: String? {
            switch self {
            case .subscribe(let call), .execute(let call): call.operationName
            case .resume, .cancel: nil
            }
        }
    }

    /// The connector's resource name; only the first frame needs it.
    var name: String?
    /// Chosen by the client and echoed byte by byte; empty when absent.
    var requestID: String = ""
    /// What else would travel as header fields; names as the client spells them.
    var headers: StreamHeaders = StreamHeaders()
    /// Which data the client has already, of those that can say so.
    var dataEtag: String?
    var kind: Kind?
}

/// The header fields of a frame that mean something here.
struct StreamHeaders: Hashable, Sendable {
    /// The identity token. Absent means unchanged; empty means signed out.
    var authToken: String?
    /// The App Check token.
    var appCheckToken: String?
    /// Whether the client wants to be told etags, as it says so.
    var etags: String?

    /// What a field is called here: names differ in case, and early JavaScript clients spell App Check with one more hyphen.
    static func identity(_ name: String) -> String {
        let name: String = ASCII.lowercased(name)
        return name == "x-firebase-app-check" ? "x-firebase-appcheck" : name
    }

    /// Takes a field.
    mutating func take(_ name: String, _ value: String) {
        switch Self.identity(name) {
        case "x-firebase-auth-token": authToken = value
        case "x-firebase-appcheck": appCheckToken = value
        case DataEtags.header: etags = value
        default: break
        }
    }
}
