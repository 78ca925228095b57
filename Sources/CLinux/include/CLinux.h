#ifndef CLINUX_H
#define CLINUX_H

// _GNU_SOURCE is defined in the .c file only: here it would change fd_set and clash with the Glibc module once uv.h is imported.

/// accept4 with SOCK_NONBLOCK | SOCK_CLOEXEC: accepts a connection that never blocks and does not leak into child processes.
int cl_accept4(int descriptor);

/// Has malloc take blocks of this size or more from the system, and give them back, whatever was freed before.
void cl_fix_large_blocks(int size);

/// MSG_NOSIGNAL under a name of our own: whether the macro is visible to Swift depends on which module is built first.
extern const int CL_MSG_NOSIGNAL;

/// How to start a child process. All strings are read before the call returns.
struct cl_child {
    /// Absolute path of the program.
    const char *program;
    /// Null-terminated; the first is the program's own name.
    char *const *arguments;
    /// Null-terminated `NAME=value`.
    char *const *environment;
    /// Becomes the working directory.
    const char *directory;
    /// Becomes standard output and standard error. Standard input is empty.
    int output;
    /// The account to run as; used when drops_privileges is not 0.
    unsigned user;
    unsigned group;
    int drops_privileges;
    /// The signal that the child gets when the thread that started it ends, 0 for none. Linux only.
    int death_signal;
};

/// Starts a child. Returns its process id, or the negative errno of the step that failed, exec included.
///
/// The death signal follows the calling *thread*, so call this on one that lives as long as the child should.
/// All other descriptors are closed in the child, and it has a session of its own, so that an interrupt typed at the
/// terminal does not reach it.
int cl_start_child(const struct cl_child *child);

#endif
