/// The client of standalone SDKs: a module of JavaScript that needs no other one.
///
/// It is the same in every SDK, and plain text here: what it does is tested under Node (`Tests/Drivers/web/standalone`). Names that the
/// official package has too mean the same, so that an app moves there by changing what it imports.
enum StandaloneRuntime {
    /// Its name, beside the operations.
    static let file: String = "dataconnect.js"
    /// The same for compilers of TypeScript.
    static let declarationFile: String = "dataconnect.d.ts"

    /// The module.
    static let module: String = [head, errors, instances, tokens, operations, stream, liveQuery].joined(separator: "\n")

    private static let head: String = #"""
        // The client of the SDK in this folder: calls by fetch, subscriptions over one WebSocket. It needs no other module.
        // It is generated: changes in this file are lost.

        const VERSION = '1.0.0';
        /** How long a call may take; the server gives up earlier. */
        const CALL_MILLISECONDS = 40_000;
        /** How long a stream that nobody uses stays open. */
        const IDLE_MILLISECONDS = 15_000;
        /** How often it is looked whether a stream still has a server at its end. */
        const PULSE_MILLISECONDS = 20_000;
        /** How many results are kept where there is a cache. */
        const KEPT_RESULTS = 200;
        /** What the server closes a stream with whose token has ended. */
        const TOKEN_ENDED = 4401;

        """#
}
