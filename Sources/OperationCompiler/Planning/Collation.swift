import SQL

extension DatabaseTraits {
    /// Whether texts are ordered by their bytes, so that a prefix is a range.
    ///
    /// `C.UTF-8` orders by code point, which is the order of UTF-8's bytes; PostgreSQL itself rewrites a prefix to a range for `C` alone.
    var comparesBytes: Bool {
        ["C", "POSIX", "C.UTF-8", "C.utf8", "UCS_BASIC", "ucs_basic"].contains(defaultCollation)
    }
}
