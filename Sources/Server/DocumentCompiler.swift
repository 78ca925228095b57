public import ConnectorModel
public import Execution
public import JSON
public import Transport

/// What an administrator's document was found to be.
public enum DocumentAnswer: Sendable {
    /// An operation to run with the request's variables.
    case operation(CompiledOperation)
    /// The whole body of the answer: the types of the service, or what is wrong with the document.
    case body(JSONText)
    /// Something that is refused whole.
    case refused(StatusCode, String)
}

/// Makes an operation of a document.
///
/// Called on a loop, so it must not compile there. Answers once, within the call or from any thread.
public typealias DocumentCompiler = @Sendable (DocumentRequest, @escaping @Sendable (DocumentAnswer) -> Void) -> Void
