import CEL
import Foundation
import JSON
import TestSupport
import Testing

/// Generated expressions give what another implementation makes of them: Google's for C++, from the Python package
/// `cel-expr-python`.
@Suite struct DifferentialTests {
    @Test(
        .enabled(
            if: CELOracle.canRun, "skipped: needs Python's cel-expr-python in .build/venv, which Scripts/test installs")
    )
    func agreesWithAnotherImplementation() throws {
        let settings: [String: String] = ProcessInfo.processInfo.environment
        var seed: UInt64 = settings["FUZZ_SEED"].flatMap { UInt64($0) } ?? 20_260_101
        // Each round is a process of its own; without a time there is one.
        let end: ContinuousClock.Instant = .now + .seconds(settings["FUZZ_SECONDS"].flatMap { Int($0) } ?? 0)
        var known: [String: Int] = [:]
        var compared: Int = 0
        var lost: [String] = []
        repeat {
            print("seed \(seed)")
            var generator: ExpressionGenerator = ExpressionGenerator(seed: seed)
            let texts: [String] = (0..<3_000).map { _ in generator.expression() }
            let answers: [Outcome] = try CELOracle.evaluate(texts)
            try #require(answers.count == texts.count)
            for (text, theirs) in zip(texts, answers) {
                if case .lost = theirs { lost.append(text) }
                let ours: Outcome = Outcome(evaluating: text)
                compared += 1
                guard !ours.agrees(with: theirs) else { continue }
                guard let reason: String = KnownDifference.reason(text, ours, theirs) else {
                    Issue.record("\(text)\n  ours: \(ours)\n  theirs: \(theirs)")
                    continue
                }
                known[reason, default: 0] += 1
            }
            seed &+= 1
        } while ContinuousClock.now < end
        print("\(compared) expressions")
        for text in lost { print("the other implementation crashed: \(text)") }
        for (reason, count) in known.sorted(by: { $0.key < $1.key }) {
            print("known difference, \(count) times: \(reason)")
        }
    }
}

/// What becomes of an expression.
enum Outcome {
    case refused(String)
    case failed(type: String, String)
    case value(type: String, Value)
    /// A value that the other implementation cannot hand over.
    case hidden(type: String)
    /// The other implementation crashed.
    case lost

    /// By this implementation.
    init(evaluating text: String) {
        var environment: Environment = Environment()
        environment.enable(Extension.allCases)
        var activation: Activation = Activation()
        for variable in ExpressionGenerator.variables {
            activation[environment.declare(variable.name, variable.type)] = variable.value
        }
        do throws(IssueList) {
            let checked: CheckedExpr = try environment.compile(text)
            let type: String = Self.name(of: checked.resultType)
            switch environment.program(checked).evaluate(activation) {
            case .error(let error): self = .failed(type: type, error.message)
            case let value: self = .value(type: type, value)
            }
        } catch {
            self = .refused(error.description)
        }
    }

    /// By the other.
    init(answer: JSONValue) throws {
        let type: String = answer["type"]?.string ?? ""
        if let message: String = answer["refused"]?.string {
            self = .refused(message)
        } else if let message: String = answer["failed"]?.string {
            self = .failed(type: type, message)
        } else if answer["hidden"] != nil {
            self = .hidden(type: type)
        } else {
            self = .value(type: type, try Value(vector: try #require(answer["value"])))
        }
    }

    /// Whether both are refused, or of one type and both fail or give equal values.
    func agrees(with other: Outcome) -> Bool {
        switch (self, other) {
        case (.refused, .refused): true
        case (.failed(let a, _), .failed(let b, _)): a == b
        case (.value(let a, let left), .value(let b, let right)): a == b && left == right
        case (.value(let a, _), .hidden(let b)): a == b
        case (_, .lost): true
        default: false
        }
    }

    private static func name(of type: CELType) -> String {
        switch type {
        case .list(let element): "LIST<\(name(of: element))>"
        case .map(let key, let value): "MAP<\(name(of: key)), \(name(of: value))>"
        case .type(let type): "TYPE<\(name(of: type))>"
        default: type.description.uppercased()
        }
    }
}
