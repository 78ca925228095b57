#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Whether two strings are the same code points. Swift's `==` also takes canonically equivalent ones as equal.
func sameCodePoints(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    let fast: Bool?? = left.utf8.withContiguousStorageIfAvailable { (a: UnsafeBufferPointer<UInt8>) -> Bool? in
        right.utf8.withContiguousStorageIfAvailable { (b: UnsafeBufferPointer<UInt8>) -> Bool in
            guard let first: UnsafePointer<UInt8> = a.baseAddress, let second: UnsafePointer<UInt8> = b.baseAddress
            else { return true }
            return memcmp(first, second, a.count) == 0
        }
    }
    if let same: Bool = fast ?? nil { return same }
    return left.utf8.elementsEqual(right.utf8)
}

/// Whether the code points of one string come before those of another. UTF-8 keeps the order of code points.
func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
}
