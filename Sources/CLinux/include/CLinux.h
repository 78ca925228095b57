#ifndef CLINUX_H
#define CLINUX_H

// _GNU_SOURCE is defined in the .c file only: here it would change fd_set and clash with the Glibc module once uv.h is imported.

/// accept4 with SOCK_NONBLOCK | SOCK_CLOEXEC: accepts a connection that never blocks and does not leak into child processes.
int cl_accept4(int descriptor);

/// MSG_NOSIGNAL under a name of our own: whether the macro is visible to Swift depends on which module is built first.
extern const int CL_MSG_NOSIGNAL;

#endif
