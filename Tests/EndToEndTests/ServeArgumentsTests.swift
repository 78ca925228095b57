import Foundation
import TestSupport
import Testing

@testable import dataconnect

/// Where `serve` takes its settings from.
@Suite struct ServeArgumentsTests {
    private func parse(
        _ arguments: [String], _ environment: [String: String] = [:]
    ) -> Result<Invocation, UsageError> {
        parseInvocation(["serve"] + arguments, environment: environment)
    }

    private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
        let folder: String = try TestFolders.makeTemporary()
        defer { removeTree(folder) }
        let path: String = folder + "/settings.yaml"
        try Data(text.utf8).write(to: URL(filePath: path))
        try body(path)
    }

    @Test func givesEveryOptionADefault() {
        #expect(parse([]) == .success(.serve(ServeOptions())))
        #expect(ServeOptions().listen == [ListenAddress(host: "127.0.0.1", port: 9399)])
        #expect(ServeOptions().allowedOrigins == ["*"])
    }

    /// A path of the file is relative to its folder.
    @Test func takesACertificate() throws {
        var expected: ServeOptions = ServeOptions()
        expected.tlsCertificate = "cert.pem"
        expected.tlsKey = "key.pem"
        #expect(parse(["--tls-cert", "cert.pem", "--tls-key=key.pem"]) == .success(.serve(expected)))
        #expect(
            parse([], ["DATACONNECT_TLS_CERT": "cert.pem", "DATACONNECT_TLS_KEY": "key.pem"])
                == .success(.serve(expected)))
        try withFile("tls-cert: cert.pem\ntls_key: /key.pem\n") { path in
            expected.settingsFile = path
            expected.tlsCertificate = path.replacing("settings.yaml", with: "cert.pem")
            expected.tlsKey = "/key.pem"
            #expect(parse(["--config", path]) == .success(.serve(expected)))
        }
    }

    /// The file, over it the environment, over that the flags.
    @Test(arguments: [
        """
        # a comment
        listen: ["0.0.0.0:80", "[::1]:80"]
        database_url: postgresql://file/d
        workers: 3
        migrate: true
        config_dir: project
        admin-secret-file: /run/secret
        allowed-origins:
          - https://a.example
          - https://b.example
        max-body-bytes: 1MiB
        """,
        """
        {"listen": "0.0.0.0:80,[::1]:80", "database-url": "postgresql://file/d", "workers": 3, "migrate": true,
         "config-dir": "project", "admin_secret_file": "/run/secret", "seed": null,
         "allowed-origins": ["https://a.example", "https://b.example"], "max-body-bytes": 1048576}
        """,
    ])
    func readsAFile(text: String) throws {
        let text: String = text.replacing(#""seed": null,"#, with: "")
        try withFile(text) { path in
            var expected: ServeOptions = ServeOptions()
            expected.settingsFile = path
            expected.listen = [ListenAddress(host: "0.0.0.0", port: 80), ListenAddress(host: "::1", port: 80)]
            expected.databaseURL = "postgresql://file/d"
            expected.workerCount = 3
            expected.isMigrating = true
            expected.configFolder = path.replacing("settings.yaml", with: "project")
            expected.adminSecretFile = "/run/secret"
            expected.allowedOrigins = ["https://a.example", "https://b.example"]
            expected.limits.bodyByteCount = 1 << 20
            #expect(parse(["--config", path]) == .success(.serve(expected)))
            #expect(parse([], ["DATACONNECT_CONFIG": path]) == .success(.serve(expected)))

            expected.workerCount = 4
            expected.databaseURL = "postgresql://environment/d"
            expected.adminSecretFile = "own"
            let environment: [String: String] = [
                "DATACONNECT_WORKERS": "4", "DATABASE_URL": "postgresql://environment/d",
                "DATACONNECT_ADMIN_SECRET_FILE": "own",
            ]
            #expect(parse(["--config", path], environment) == .success(.serve(expected)))
            expected.workerCount = 5
            expected.isMigrating = false
            #expect(
                parse(["--config=\(path)", "--workers", "5", "--migrate=false"], environment)
                    == .success(.serve(expected)))
        }
    }

    @Test(arguments: [
        ("workers: many", ":1:1: workers must be a number from 1 to 1024, not \"many\"", nil),
        ("\nworker: 2", ":2:1: worker is no setting of serve", "Did you mean workers?"),
        (
            "seed: true", ":1:1: seed is no setting of serve",
            "It is a setting of development: `dataconnect dev` takes it"
        ),
        ("config: other.yaml", ":1:1: config is no setting of serve", nil),
        ("limits: {workers: 2}", ": limits must be a single value or a list of them, not a map", nil),
        ("- workers", ": the file must be a map of keys", nil),
    ])
    func tellsWhatIsWrongWithAFile(text: String, message: String, hint: String?) throws {
        try withFile(text) { path in
            #expect(
                parse(["--config", path]) == .failure(UsageError(path + message, hint: hint, command: "serve")))
        }
    }

    @Test func refusesAFileThatIsNotThere() {
        #expect(
            parse(["--config", "/nowhere/s.yaml"])
                == .failure(UsageError("/nowhere/s.yaml: could not find /nowhere/s.yaml", command: "serve")))
    }

    @Test func refusesFlagsOfDevelopment() {
        let hint: String = "It is a setting of development: `dataconnect dev` takes it"
        for flag: String in ["--seed", "--allowed-hosts"] {
            #expect(
                parse(["\(flag)=x"])
                    == .failure(UsageError("serve does not take \(flag)", hint: hint, command: "serve")))
        }
    }

    /// What is refused as a flag is refused under its variable's name, unless it is empty: then nothing is set.
    @Test func refusesVariablesOfDevelopment() {
        let hint: String = "It is a setting of development: `dataconnect dev` takes it"
        for variable: String in ["DATACONNECT_SEED", "DATACONNECT_ALLOWED_HOSTS"] {
            #expect(
                parse([], [variable: "false"])
                    == .failure(UsageError("serve does not take $\(variable)", hint: hint, command: "serve")))
            #expect(parse([], [variable: ""]) == .success(.serve(ServeOptions())))
            #expect(throws: Never.self) {
                _ = try parseInvocation(["dev"], environment: [variable: "false"]).get()
            }
        }
    }

    /// Each setting can come out of the environment, under one name.
    @Test func namesAVariableForEverySetting() throws {
        guard case .success(.help(let text)) = parse(["--help"]) else {
            Issue.record("no help")
            return
        }
        let flat: String = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for name: String in [
            "DATACONNECT_CONFIG", "DATACONNECT_CONFIG_DIR", "DATACONNECT_ENV", "DATACONNECT_LISTEN", "DATABASE_URL",
            "DATACONNECT_MIGRATE", "DATACONNECT_ADMIN_SECRET_FILE", "DATACONNECT_EMBEDDER", "DATACONNECT_WORKERS",
            "DATACONNECT_LOG_LEVEL", "DATACONNECT_ALLOWED_ORIGINS", "DATACONNECT_STOP_DELAY",
            "DATACONNECT_MAX_ADMIN_BODY_BYTES",
        ] { #expect(flat.contains("environment \(name))"), "\(name)") }
    }
}
