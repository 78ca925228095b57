import ProjectFiles

/// One flag of a command: its names, its help, and what its value does to the options.
struct Flag<Options: CommandOptions> {
    /// The name as help prints it. `_` and `-` are the same in names.
    let name: String
    /// Other names that are accepted, for the sake of other tools' callers.
    var otherNames: [String] = []
    /// What stands for the value in help. A flag without it is true or false, and takes a value only behind `=`.
    let placeholder: String?
    let help: String
    /// The default as help prints it.
    var shownDefault: String?
    /// Environment variables that are read where the flag is absent; the first that is set counts.
    var environmentNames: [String] = []
    /// Whether the value is a path, which in a settings file is relative to that file's folder.
    var isPath: Bool = false
    /// Stores a value; throws what was expected instead of it.
    let store: (String, inout Options) throws(ExpectedValue) -> Void
}

/// What a flag would have accepted, as "a number from 1 to 1024".
struct ExpectedValue: Error, Hashable, Sendable {
    var description: String
    /// Whether what was given may hold a password: it is not repeated.
    var isSecret: Bool

    init(_ description: String, isSecret: Bool = false) {
        self.description = description
        self.isSecret = isSecret
    }
}

extension Flag {
    /// A flag whose value is kept as a type of its own.
    static func value<Value>(
        _ name: String, _ path: WritableKeyPath<Options, Value>, _ placeholder: String, _ help: String,
        shownDefault: String? = nil, read: @escaping (String) throws(ExpectedValue) -> Value
    ) -> Flag {
        Flag(name: name, placeholder: placeholder, help: help, shownDefault: shownDefault) {
            (text: String, options: inout Options) throws(ExpectedValue) in
            options[keyPath: path] = try read(text)
        }
    }

    /// A switch, mostly off unless given.
    static func toggle(_ name: String, _ path: WritableKeyPath<Options, Bool>, _ help: String) -> Flag {
        Flag(name: name, placeholder: nil, help: help, shownDefault: Options()[keyPath: path] ? "true" : nil) {
            (text: String, options: inout Options) throws(ExpectedValue) in
            options[keyPath: path] = try readBool(text)
        }
    }

    /// A text that must not be empty.
    static func text(_ name: String, _ path: WritableKeyPath<Options, String>, _ placeholder: String, _ help: String)
        -> Flag
    {
        value(name, path, placeholder, help, shownDefault: Options()[keyPath: path], read: readText)
    }

    /// Texts with commas between them. An empty value is an empty list.
    static func list(_ name: String, _ path: WritableKeyPath<Options, [String]>, _ placeholder: String, _ help: String)
        -> Flag
    {
        let shown: String = Options()[keyPath: path].joined(separator: ",")
        return value(name, path, placeholder, help, shownDefault: shown.isEmpty ? nil : shown) { splitList($0) }
    }

    /// An amount of bytes.
    static func bytes(_ name: String, _ path: WritableKeyPath<Options, Int>, _ help: String) -> Flag {
        value(name, path, "BYTES", help, shownDefault: shownBytes(Options()[keyPath: path]), read: readBytes)
    }

    /// A length of time.
    static func duration(_ name: String, _ path: WritableKeyPath<Options, Duration>, _ help: String) -> Flag {
        value(name, path, "DURATION", help, shownDefault: shownDuration(Options()[keyPath: path]), read: readDuration)
    }

    /// One word of a few.
    static func choice<Value: RawRepresentable & CaseIterable>(
        _ name: String, _ path: WritableKeyPath<Options, Value>, _ help: String
    ) -> Flag where Value.RawValue == String {
        let words: String = Value.allCases.map(\.rawValue).joined(separator: ", ")
        let shown: String = Options()[keyPath: path].rawValue
        return value(name, path, "WORD", "\(help): \(words)", shownDefault: shown) {
            (text: String) throws(ExpectedValue) -> Value in
            guard let value: Value = Value(rawValue: text) else { throw ExpectedValue("one of \(words)") }
            return value
        }
    }

    /// The PostgreSQL to use, which every command that runs operations can be told.
    static func databaseURL(
        _ path: WritableKeyPath<Options, String?>, without: String = "without it a server of our own is started",
        isOfDevelopment: Bool = true
    ) -> Flag {
        var flag: Flag = value(
            "database-url", path, "URL", "the PostgreSQL to use; \(without)", read: readConnectionString)
        // Firebase's build plug-in for Android calls it by this name.
        flag.otherNames = ["local_connection_string"]
        flag.environmentNames = ["DATABASE_URL"] + (isOfDevelopment ? ["FIREBASE_DATACONNECT_POSTGRESQL_STRING"] : [])
        return flag
    }

    /// The embedder, which commands that run operations can be told.
    static func embedder(_ path: WritableKeyPath<Options, EmbedderEndpoint?>) -> Flag {
        value(
            "embedder", path, "URL",
            "what makes vectors of texts, asked as OpenAI's interface is: the endpoint, which ends in /embeddings, or the"
                + " base that this is appended to; its key is taken from $\(EmbedderEndpoint.keyVariable)",
            read: readEmbedder)
    }

    /// A file.
    static func file(
        _ name: String, _ path: WritableKeyPath<Options, String?>, _ help: String
    ) -> Flag {
        var flag: Flag = value(name, path, "FILE", help, read: readOptionalText)
        flag.isPath = true
        return flag
    }

    /// How much is logged, as Firebase's tools say it.
    static func verbosity(_ path: WritableKeyPath<Options, LogLevel>) -> Flag {
        Flag(
            name: "v", placeholder: "NUMBER",
            help: "how much is logged, as Firebase's tools say it: above 2 what --log-level debug prints"
        ) { (text: String, options: inout Options) throws(ExpectedValue) in
            if try readNumber(in: 0...1_000)(text) > 2 { options[keyPath: path] = .debug }
        }
    }

    /// The project folder, which every command but `cel` needs.
    static func configFolder(_ path: WritableKeyPath<Options, String>) -> Flag {
        var flag: Flag = text(
            "config_dir", path, "FOLDER",
            "the folder that holds dataconnect.yaml, or a firebase.json that names it; without the flag ./firebase.json is"
                + " asked where the default has neither")
        flag.isPath = true
        return flag
    }

    /// The environment, whose file says what is different in it.
    static func environment(_ path: WritableKeyPath<Options, String?>) -> Flag {
        var flag: Flag = value(
            "env", path, "NAME",
            "the environment to be: serviceId, location and database are taken from dataconnect.NAME.yaml where it has them"
        ) { (text: String) throws(ExpectedValue) -> String? in
            guard let name: String = readOptionalText(text) else { return nil }
            guard isEnvironmentName(name) else {
                throw ExpectedValue("at most 63 letters, digits, hyphens and underscores")
            }
            return name
        }
        flag.environmentNames = ["DATACONNECT_ENV"]
        return flag
    }
}
