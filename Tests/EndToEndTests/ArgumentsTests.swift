import JSON
import ProjectFiles
import Testing

@testable import dataconnect

@Suite struct ArgumentsTests {
    @Test func givesEveryOptionOfDevADefault() {
        let expected: DevOptions = DevOptions(
            configFolder: "dataconnect", listen: [ListenAddress(host: "127.0.0.1", port: 9399)], databaseURL: nil,
            embedder: nil, isSeeded: false, workerCount: nil, logLevel: .info, allowedHosts: [],
            allowedOrigins: ["https://*.cloudworkstations.dev"],
            limits: ServerLimits(
                headerByteCount: 16_384, headerTimeout: .seconds(10), bodyByteCount: 4_194_304,
                webSocketMessageByteCount: 4_194_304, grpcMessageByteCount: 4_194_304, adminBodyByteCount: 10_485_760,
                connectionCount: nil, connectionsPerAddress: 1_024, requestMemoryByteCount: 536_870_912,
                subscriptionsPerStream: 1_000, requestTimeout: .seconds(30), idleTimeout: .seconds(75)))
        #expect(parse("dev") == .success(.dev(expected)))
    }

    /// The two ways in which Firebase's tools call the official binary.
    @Test func obeysTheCallsOfFirebaseTools() {
        var expected: DevOptions = DevOptions()
        expected.configFolder = "app/dataconnect"
        expected.listen = [ListenAddress(host: "127.0.0.1", port: 9_399), ListenAddress(host: "::1", port: 9_399)]
        expected.isDrivenByTools = true
        #expect(
            parse(
                "--logtostderr", "-v=2", "dev", "--listen=127.0.0.1:9399,[::1]:9399", "--config_dir=app/dataconnect",
                "--enable_output_schema_extensions=true", "--enable_output_generated_sdk=true")
                == .success(.dev(expected)))
        expected.listen = [ListenAddress(host: "localhost", port: 0)]
        expected.databaseURL = "postgresql://u@h/d?sslmode=disable"
        expected.writesGeneratedSchema = false
        #expect(
            parse(
                "-v", "2", "-logtostderr", "dev", "-config_dir", "app/dataconnect", "-listen=localhost:0",
                "-local_connection_string=postgresql://u@h/d?sslmode=disable", "-enable_output_schema_extensions=false",
                "--rpc_retry_count=3", "-resolvers_emulator", "h:1",
                "-project_id", "demo")
                == .success(.dev(expected)))
        expected = DevOptions()
        expected.logLevel = .debug
        #expect(parse("dev", "-v", "3") == .success(.dev(expected)))
    }

    @Test func readsFlagsBeforeBehindAndWithEitherSpelling() {
        var expected: DevOptions = DevOptions()
        expected.configFolder = "x"
        expected.isSeeded = true
        expected.workerCount = 3
        expected.logLevel = .debug
        expected.allowedHosts = ["a.test", "b.test"]
        expected.allowedOrigins = []
        expected.limits.bodyByteCount = 65_536
        expected.limits.headerTimeout = .milliseconds(2_500)
        expected.limits.connectionCount = 10
        expected.limits.connectionsPerAddress = 0
        expected.limits.subscriptionsPerStream = 5
        #expect(
            parse(
                "--config-dir", "y", "-seed", "dev", "--config_dir=x", "--workers=3", "--log-level", "debug",
                "--allowed-hosts", "a.test, b.test,", "--allowed_origins=", "--max-body-bytes=64KiB",
                "--header-timeout=2500ms", "--max-connections", "10", "--max-connections-per-address=0",
                "--max-subscriptions=5")
                == .success(.dev(expected)))
    }

    @Test func takesTheDatabaseFromTheEnvironmentUnlessAFlagSaysOtherwise() {
        let environment: [String: String] = ["DATABASE_URL": "postgresql://environment/d"]
        #expect(databaseURL(["dev"], environment) == "postgresql://environment/d")
        #expect(databaseURL(["dev", "--database-url", "postgresql://flag/d"], environment) == "postgresql://flag/d")
        #expect(databaseURL(["dev", "--database-url="], environment) == nil)
        #expect(databaseURL(["dev"], ["DATABASE_URL": ""]) == nil)
        let tools: [String: String] = [
            "FIREBASE_DATACONNECT_POSTGRESQL_STRING": "postgresql://tools/d", "DATA_CONNECT_PREVIEW": "a,b",
        ]
        #expect(databaseURL(["dev"], tools) == "postgresql://tools/d")
        #expect(databaseURL(["dev"], tools.merging(environment) { _, new in new }) == "postgresql://environment/d")
    }

    @Test func takesTheEnvironmentsNameFromTheFlagOrItsVariable() {
        let environment: [String: String] = ["DATACONNECT_ENV": "ci"]
        func name(_ arguments: [String]) -> String?? {
            guard case .success(.compile(let options)) = parseInvocation(arguments, environment: environment) else {
                return nil
            }
            return options.environmentName
        }
        #expect(name(["compile"]) == "ci")
        #expect(name(["compile", "--env", "prod-1"]) == "prod-1")
        #expect(name(["compile", "--env="]) == .some(nil))
        #expect(name(["compile", "--env", "../x"]) == .none)
    }

    @Test func readsTheOtherCommands() {
        #expect(parse("compile", "--config_dir", "x") == .success(.compile(CompileOptions(configFolder: "x"))))
        #expect(
            parse("-v=2", "--logtostderr", "build", "--config_dir=x", "--project_id=demo", "--deployed-dir=y")
                == .success(
                    .build(BuildOptions(configFolder: "x", deployedFolder: "y", projectID: "demo"))))
        #expect(
            parse("--logtostderr", "-v=2", "sdk", "generate", "--config_dir=x", "--watch")
                == .success(.generateSDKs(SDKOptions(configFolder: "x", isWatching: true, isDrivenByTools: true))))
        #expect(
            parse(
                "-logtostderr", "gradle", "generate", "-config_dir", "x", "-output_dir=o", "-connectors=a,b")
                == .success(
                    .generateSDKs(
                        SDKOptions(
                            configFolder: "x", connectors: ["a", "b"], platform: .kotlin, outputFolder: "o",
                            isDrivenByTools: true))))
        #expect(
            parse("generate", "--connector_id=a") == .success(.generateSDKs(SDKOptions(connectors: ["a"]))))
        #expect(
            parse("access", "--json", "--env", "ci")
                == .success(.access(AccessOptions(environmentName: "ci", isJSON: true))))
        #expect(
            parse("execute", "ListMovies", "--variables", #"{"limit":-1}"#, "--auth={\"sub\":\"u\"}")
                == .success(
                    .execute(
                        ExecuteOptions(
                            operationName: "ListMovies", variables: JSONText(#"{"limit":-1}"#),
                            auth: JSONText(#"{"sub":"u"}"#)))))
        #expect(
            parse("cel", "--bindings", #"{"x":1}"#, "--", "-x + 1")
                == .success(.evaluateCEL(CELOptions(expression: "-x + 1", bindings: JSONText(#"{"x":1}"#)))))
        #expect(parse("--version") == .success(.version))
        #expect(parse("dev", "-version") == .success(.version))
    }

    @Test(
        arguments: [
            (
                [], "a command is missing",
                "Commands: dev, serve, compile, build, sdk generate, access, execute, explain, cel"
            ),
            (["deb"], "unknown command \"deb\"", "Did you mean dev?"),
            (["sdk", "genrate"], "unknown command \"sdk genrate\"", "Did you mean sdk generate?"),
            (["sdk"], "unknown command \"sdk\"", nil),
            (
                ["sdk", "generate", "--platform", "java"],
                "--platform must be one of javascript, swift, kotlin, dart, admin_node, not \"java\"", nil
            ),
            (["dev", "-v", "loud"], "-v must be a number from 0 to 1000, not \"loud\"", nil),
            (["help", "complie"], "unknown command \"complie\"", "Did you mean compile?"),
            (["--confg_dir", "x", "dev"], "unknown flag --confg_dir", "Did you mean --config-dir?"),
            (["dev", "--lisen", ":80"], "dev has no flag --lisen", "Did you mean --listen?"),
            (["compile", "-seed"], "compile has no flag -seed", nil),
            (["dev", "x"], "dev takes no further words", "It was given: \"x\""),
            (["execute"], "execute takes exactly one NAME", nil),
            (["cel", "1", "+", "1"], "cel takes exactly one EXPRESSION", "It was given: \"1\" \"+\" \"1\""),
            (["dev", "--workers"], "--workers needs a value", nil),
            (["dev", "--workers=0"], "--workers must be a number from 1 to 1024, not \"0\"", nil),
            (["dev", "--seed=maybe"], "--seed must be true or false, not \"maybe\"", nil),
            (
                ["dev", "--listen", "9399"],
                "--listen must be host:port, as 127.0.0.1:9399 or [::1]:9399, not \"9399\"", nil
            ),
            (
                ["dev", "--listen", "::1:9399"],
                "--listen must be host:port, as 127.0.0.1:9399 or [::1]:9399, not \"::1:9399\"", nil
            ),
            (
                ["dev", "--log-level", "loud"], "--log-level must be one of debug, info, warning, error, not \"loud\"",
                nil
            ),
            (
                ["dev", "--idle-timeout=0s"],
                "--idle-timeout must be a length of time, as 500ms, 30s or 2m, not \"0s\"", nil
            ),
            (
                ["dev", "--max-body-bytes=-1"],
                "--max-body-bytes must be an amount of bytes, as 65536, 64KiB or 4MiB, not \"-1\"", nil
            ),
            (["execute", "A", "--variables", "[1]"], "--variables must be a JSON object, not \"[1]\"", nil),
            (
                ["dev", "--env", "a.b"],
                "--env must be at most 63 letters, digits, hyphens and underscores, not \"a.b\"",
                nil
            ),
            (
                ["dev", "--embedder=ftp://model/v1"],
                "--embedder must be an http or https URL without a user and a password, not \"ftp://model/v1\"", nil
            ),
            (["dev", "--config_dir="], "--config_dir must be a text, not \"\"", nil),
        ] as [([String], String, String?)])
    func refusesWhatItDoesNotUnderstand(arguments: [String], message: String, hint: String?) {
        guard case .failure(let error) = parseInvocation(arguments, environment: [:]) else {
            Issue.record("accepted")
            return
        }
        #expect(error.message == message)
        #expect(error.hint == hint)
        #expect(UsageError.exitStatus == 2)
    }

    @Test func saysWhereToReadOn() {
        let error: UsageError = UsageError("dev has no flag --lisen", hint: "Did you mean --listen?", command: "dev")
        #expect(
            error.text == """
                dataconnect: dev has no flag --lisen
                Did you mean --listen?
                Run `dataconnect dev --help` for usage.

                """)
    }

    @Test func printsTheHelpOfACommand() {
        let expected: String = """
            Usage: dataconnect execute [flags] NAME

            Runs one operation on the database of `dev` and prints its result. NAME is an
            operation, or connector/operation where several connectors have one of that
            name.

            Flags:
              --config_dir FOLDER
                  the folder that holds dataconnect.yaml, or a firebase.json that names it;
                  without the flag ./firebase.json is asked where the default has neither
                  (default dataconnect)
              --env NAME
                  the environment to be: serviceId, location and database are taken from
                  dataconnect.NAME.yaml where it has them (environment DATACONNECT_ENV)
              --database-url URL
                  the PostgreSQL to use; without it a server of our own is started
                  (environment DATABASE_URL, FIREBASE_DATACONNECT_POSTGRESQL_STRING)
              --variables JSON
                  the operation's variables, an object
              --auth JSON
                  the claims of the user to run as, an object; without it the administrator
                  runs it
              --embedder URL
                  what makes vectors of texts, asked as OpenAI's interface is: the endpoint,
                  which ends in /embeddings, or the base that this is appended to; its key
                  is taken from $DATACONNECT_EMBEDDER_KEY
              --help
                  print this text

            """
        #expect(parse("execute", "--help") == .success(.help(expected)))
        #expect(parse("help", "execute") == .success(.help(expected)))
        #expect(parse("-h", "execute", "--nonsense") == .success(.help(expected)))
    }

    @Test func printsTheHelpOfTheTool() {
        let expected: String = """
            Usage: dataconnect COMMAND [flags]

            An engine for SQL Connect services, on PostgreSQL.

            Commands:
              dev
                  Serves a project for development: compiles it, fits the database to it,
                  and follows every change of its files.
              serve
                  Serves a project in production, on a PostgreSQL that fits it. SIGHUP
                  compiles the project again and serves the new version; SIGTERM stops in an
                  orderly way. `/healthz` and `/readyz` say how it is.
              compile
                  Checks a project and prints all that is wrong with it.
              build
                  Checks a project for other tools: prints all that is wrong with it as
                  JSON, and ends with 0 even so.
              sdk generate
                  Generates the SDKs that the connectors of a project ask for.
              access
                  Reports what each operation lets whom read and write, and whether the rows
                  are tied to the caller.
              execute
                  Runs one operation on the database of `dev` and prints its result. NAME is
                  an operation, or connector/operation where several connectors have one of
                  that name.
              explain
                  Prints the SQL of one operation on the database of `dev`, with
                  PostgreSQL's plan for it. NAME is an operation, or connector/operation
                  where several connectors have one of that name.
              cel
                  Evaluates one CEL expression and prints its value.
              help [COMMAND]
                  print help, of one command if named

            Flags:
              --help
                  print help
              --version
                  print the version

            Flags are written with one hyphen or two, their values behind `=` or in the next
            word. `_` and `-` are the same in their names, and `--` ends them. Accepted and
            ignored by commands that have no such flag, as Firebase's own tools pass them:
            --logtostderr, -v, --enable_output_schema_extensions,
            --enable_output_generated_sdk, --rpc_retry_count, --resolvers_emulator,
            --project_id.

            """
        #expect(parse("--help") == .success(.help(expected)))
        #expect(parse("help") == .success(.help(expected)))
    }

    @Test func printsEveryLimitWithItsDefault() {
        guard case .success(.help(let text)) = parse("dev", "--help") else {
            Issue.record("no help")
            return
        }
        let defaults: [String] = text.split(separator: "\n").filter { $0.contains("(default ") }.map { line in
            String(line.drop { $0 == " " })
        }
        #expect(
            defaults == [
                "(default dataconnect)",
                "where to listen, several with commas between them (default 127.0.0.1:9399)",
                "how many threads serve (default half the processors beside a database on",
                "(default info)",
                "where editors look for them (default true)",
                "generate the SDKs of each version, as `sdk generate` does (default true)",
                "refused (default https://*.cloudworkstations.dev)",
                "administrators always may (default true)",
                "all headers of a request together (default 16KiB)",
                "how long the headers of a request may take to arrive (default 10s)",
                "the body of a request (default 4MiB)",
                "one message on a WebSocket (default 4MiB)",
                "one gRPC message (default 4MiB)",
                "the body of an administrator's request (default 10MiB)",
                "open connections of all clients (default the limit of open files less a",
                "as behind a proxy (default 1024)",
                "(default 512MiB)",
                "subscriptions on one stream (default 1000)",
                "(default 30s)",
                "how long a connection may be silent between requests (default 75s)",
            ])
    }

    /// A word's meaning must not depend on a command that may stand behind it.
    @Test func givesOneNameOneShapeInAllCommands() {
        var shapes: [String: Set<Bool>] = [:]
        for command in allCommands() {
            for (name, takesValue) in command.takesValue { shapes[name, default: []].insert(takesValue) }
        }
        for (name, takesValue) in ignoredFlags { shapes[name, default: []].insert(takesValue) }
        #expect(shapes.filter { $0.value.count > 1 } == [:])
    }
}

private func parse(_ arguments: String...) -> Result<Invocation, UsageError> {
    parseInvocation(arguments, environment: [:])
}

private func databaseURL(_ arguments: [String], _ environment: [String: String]) -> String? {
    guard case .success(.dev(let options)) = parseInvocation(arguments, environment: environment) else {
        return "refused"
    }
    return options.databaseURL
}
