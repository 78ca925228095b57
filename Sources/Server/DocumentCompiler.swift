public import ConnectorModel
public import Execution
public import JSON
public import Transport

/// What a document that came with its request was found to be.
public enum DocumentAnswer: Sendable {
    /// An operation to run with the request's variables.
    case operation(CompiledOperation)
    /// An operation of the connector's own: what the document says is known already, and its rules hold.
    case persisted(String)
    /// A query of the connector's own, to be subscribed to.
    case subscription(String)
    /// The whole body of the answer: the types of the service, or what is wrong with the document.
    case body(JSONText)
    /// Something that is refused whole.
    case refused(StatusCode, String)
    /// It would write, and its request is a GET.
    case wantsPost
}

/// Makes an operation of a document.
///
/// Called on a loop, so it must not compile there. Answers once, within the call or from any thread.
public typealias DocumentCompiler = @Sendable (DocumentRequest, @escaping @Sendable (DocumentAnswer) -> Void) -> Void
