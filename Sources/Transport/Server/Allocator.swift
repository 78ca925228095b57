import CLinux

/// How the process deals with memory that it does not need any more.
public enum Allocator {
    /// From this size on a block is the system's own, and goes back to it when it is freed.
    private static let largeBlock: Int32 = 512 * 1024

    /// Keeps the size of a large block where it is; before anything is allocated.
    ///
    /// The C library raises it to that of the largest block that was ever freed: after one flood of long requests the memory of all later
    /// ones would stay with the process.
    public static func givesLargeBlocksBack() {
        cl_fix_large_blocks(largeBlock)
    }
}
