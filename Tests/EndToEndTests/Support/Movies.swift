/// Rows of the sample, as they are written in expected answers.
enum Movies {
    static let metropolis: String = "5b1a9c00000040008000000000000001"
    static let m: String = "5b1a9c00000040008000000000000002"
    static let samurai: String = "5b1a9c00000040008000000000000005"
    static let psycho: String = "5b1a9c00000040008000000000000007"
    static let spiritedAway: String = "5b1a9c0000004000800000000000000b"
    static let cityOfGod: String = "5b1a9c0000004000800000000000000c"
}
