import Transport

extension Log {
    /// One line for each act of an administrator. What was sent is told by its name or its hash alone.
    func audit(_ act: AdministratorAct, _ duration: Duration, at level: LogLevel) {
        let milliseconds: Int64 =
            duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        let impersonated: String =
            switch act.impersonated {
            case nil: "-"
            case .nobody: "unauthenticated"
            case .user(let uid): "user:\(uid)"
            }
        let (status, errors): (String, String) =
            switch act.outcome {
            case .answered(let status, let errors): (String(status), String(errors))
            case .left: ("left", "-")
            }
        write(
            level, "audit",
            [
                "administrator": act.administrator, "verb": act.verb, "operation": act.operation ?? "-",
                "sha256": act.documentHash ?? "-", "as": impersonated, "status": status, "errors": errors,
                "milliseconds": String(milliseconds),
            ])
    }
}
