/// What only the `README.md` of a standalone SDK tells.
enum StandaloneGuide {
    /// A part of the page.
    struct Section {
        let heading: String
        let text: String
    }

    static let accessing: String = """
        Functions take the one instance of the connector, or one that is given as their first argument. Without a `host` the
        server is where the page comes from:

        \(Markdown.code("javascript", """
            import { getDataConnect } from './dataconnect.js';
            import { connectorConfig } from './index.js';

            const dataConnect = getDataConnect(connectorConfig, { host: 'data.example.org' });
            """))

        Browsers load these modules as they are. Node has a `WebSocket` since version 22; before, make that of the package `ws`
        global to follow queries. `dataConnect.close()` ends all subscriptions and the connection.
        """

    static let sections: [Section] = [
        Section(
            heading: "Users",
            text: """
                \(Markdown.code("javascript", """
                    import { authTokenChanged, setAuthTokenProvider } from './dataconnect.js';

                    // Asked before each call and each connection; nothing while nobody is signed in.
                    setAuthTokenProvider(dataConnect, ({ forceRefresh }) => session.token(forceRefresh));
                    // After somebody has signed in or out: subscriptions are then those of this user.
                    authTokenChanged(dataConnect);
                    """))

                A token that the server does not believe is asked for anew, once.
                """),
        Section(
            heading: "When something goes wrong",
            text: """
                Every error is a `DataConnectError`; its `code` says of what kind it is:

                | code | |
                |---|---|
                | `unauthorized` | the server wants a user, or does not believe the token |
                | `partial-error` | the operation was run and has errors; `response` of the `DataConnectOperationError` holds them and the data |
                | `unavailable` | the server cannot be reached; a query may be repeated |
                | `outcome-unknown` | no answer to a mutation came: it may have been done, and is never sent again by itself |
                | `invalid-argument`, `not-initialized`, `not-supported` | the call is wrong |
                | `other` | anything else that the server refuses; `status` says what it calls it |

                Subscriptions share one connection. When it is lost, it is made again after one second, half as long again each time up
                to a minute, and at once when the page is looked at again or the network comes back; everything that is followed is then
                asked for again. While the server cannot be reached, `onErr` is told once.
                """),
        Section(
            heading: "Moving to the official package",
            text: """
                Functions and types are called as in `firebase/data-connect`. Import from there instead of `./dataconnect.js`, have the SDK
                generated without `runtime: "standalone"`, call `initializeApp`, and remove the calls of what is only here:
                `setAuthTokenProvider`, `setAppCheckTokenProvider`, `authTokenChanged`, `host` of the settings, `close`.
                """),
    ]
}
