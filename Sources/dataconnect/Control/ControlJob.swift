import Execution
import Transport

/// Something that is asked for over the network and done where files are followed: one after the other.
struct ControlJob: Sendable {
    /// What is asked for.
    enum Kind: Sendable {
        case configure(ConfigureRequest)
        case deploy(DeployRequest)
    }

    let kind: Kind
    /// Takes the answer, once, from any thread.
    let answer: @Sendable (HTTPResponse) -> Void

    /// Answers that it is not done any more, or not now.
    func refuse(_ reason: String) { answer(ControlReply.refusal(.unavailable, reason)) }
}

/// Takes jobs from any thread.
typealias ControlJobSink = @Sendable (ControlJob) -> Void
