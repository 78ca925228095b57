import JSON

@testable import Transport

extension FuzzTarget {
    static let messages: FuzzTarget = FuzzTarget(
        "messages", "messages of graphql-transport-ws, and requests of GraphQL over HTTP",
        texts: [
            #"{"type":"connection_init","payload":{"Authorization":"Bearer t","x-firebase-appcheck":"a","more":[1]}}"#,
            #"{"id":"1","type":"subscribe","payload":{"query":"{ a }","operationName":"Q","variables":{"a":[1,{"b":null}]}}}"#,
            #"{"type":"subscribe","id":"2","payload":{"operationName":"Q","extensions":{"impersonate":{"authClaims":{"sub":"ada"}}}}}"#,
            #"{"id":"1","type":"complete"}"#, #"{"type":"ping","payload":null}"#, #"{"type":"pong"}"#,
            "query=%7B+a+%7D&operationName=Q&variables=%7B%22a%22%3A1%7D&extensions=",
        ],
        words: [
            #""type":"#, #""id":"#, #""payload":"#, #""subscribe""#, #""connection_init""#, #""query":"#,
            #""authToken":"#,
            #""operationName":"#, #""variables":"#, #""extensions":"#, #""impersonate":"#, "&", "=", "%", "+", "%00",
            "%C3",
        ], check: GraphQLCheck.check)
}

enum GraphQLCheck {
    /// What is taken for a message has what a message of its type must have; what is not has a place.
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        checkMessage(bytes) ?? checkBody(bytes) ?? checkParameters(bytes)
    }

    private static func checkMessage(_ bytes: [UInt8]) -> String? {
        do throws(JSONError) {
            switch try GraphQLMessage(bytes) {
            case .initialize, .ping, .pong: return nil
            case .complete(let id): return checkID(id)
            case .subscribe(let id, let body): return checkID(id) ?? check(body)
            }
        } catch {
            return misplaced(error.offset, in: bytes)
        }
    }

    private static func checkID(_ id: String) -> String? {
        unless((1...512).contains(id.utf8.count), "an id of \(id.utf8.count) bytes is taken")
    }

    private static func checkBody(_ bytes: [UInt8]) -> String? {
        do throws(JSONError) {
            return check(try GraphQLBody(bytes))
        } catch {
            return misplaced(error.offset, in: bytes)
        }
    }

    private static func checkParameters(_ bytes: [UInt8]) -> String? {
        let text: String = String(decoding: bytes, as: UTF8.self)
        guard let body: GraphQLBody = try? GraphQLBody(parameters: text[...]) else { return nil }
        return check(body)
    }

    private static func check(_ body: GraphQLBody) -> String? {
        if body.query.isEmpty, body.operationName?.isEmpty != false { return "nothing is asked for" }
        // What is in them is read when they are fitted to an operation.
        guard body.variables.utf8.first == UInt8(ascii: "{") else { return "the variables are no object" }
        _ = try? body.impersonation()
        return nil
    }
}
