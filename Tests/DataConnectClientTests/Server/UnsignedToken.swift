import Foundation

/// A token as the emulator of Firebase Authentication makes them: unsigned, good for an hour or as many seconds as are given.
func unsignedToken(user: String, for seconds: Int = 3600, claims: String = #""n": 1"#) -> String {
    let now: Int = Int(Date.now.timeIntervalSince1970)
    let payload: String = """
        {"sub": "\(user)", "user_id": "\(user)", "iat": \(now - 10), "exp": \(now + seconds), \(claims),
         "firebase": {"sign_in_provider": "password"}}
        """
    return "\(base64(#"{"alg": "none", "typ": "JWT"}"#)).\(base64(payload))."
}

private func base64(_ text: String) -> String {
    Data(text.utf8).base64EncodedString()
        .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
}
