#define _GNU_SOURCE 1
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <malloc.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

int cl_accept4(int descriptor) {
    return accept4(descriptor, 0, 0, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

void cl_fix_large_blocks(int size) {
    mallopt(M_MMAP_THRESHOLD, size);
    // Fixing one fixes the other too, at a value that would have the heap grow and shrink all the time.
    mallopt(M_TRIM_THRESHOLD, 16 * size);
}

const int CL_MSG_NOSIGNAL = MSG_NOSIGNAL;

/// Puts what a child of ours must not inherit back to its defaults.
static void reset_signals(void) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigset_t none;
    for (int number = 1; number < NSIG; number++) sigaction(number, &standard, 0);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
}

static int drop_privileges(const struct cl_child *child) {
    if (!child->drops_privileges) return 0;
    if (setgroups(0, 0) != 0) return -1;
    if (setgid(child->group) != 0) return -1;
    return setuid(child->user);
}

/// Dies with the parent's thread. After the change of user, which would clear it.
static int follow_parent(const struct cl_child *child, pid_t parent) {
#ifdef __linux__
    if (child->death_signal == 0) return 0;
    if (prctl(PR_SET_PDEATHSIG, child->death_signal) != 0) return -1;
    // The parent may have gone before the call.
    if (getppid() != parent) _exit(1);
#else
    (void)child;
    (void)parent;
#endif
    return 0;
}

static void close_descriptors(int kept) {
    long limit = sysconf(_SC_OPEN_MAX);
    if (limit < 0 || limit > 65536) limit = 65536;
#ifdef __linux__
    if (kept > 3) close_range(3, (unsigned)kept - 1, 0);
    if (close_range((unsigned)kept + 1, ~0U, 0) == 0) return;
#endif
    for (int number = 3; number < limit; number++) {
        if (number != kept) close(number);
    }
}

/// Everything here is safe between fork and exec. Comes back only on failure.
static void become(const struct cl_child *child, pid_t parent, int report) {
    reset_signals();
    setsid();
    int input = open("/dev/null", O_RDONLY);
    if (input < 0 || dup2(input, 0) < 0 || dup2(child->output, 1) < 0 || dup2(child->output, 2) < 0) return;
    close_descriptors(report);
    if (drop_privileges(child) != 0) return;
    if (chdir(child->directory) != 0) return;
    if (follow_parent(child, parent) != 0) return;
    execve(child->program, child->arguments, child->environment);
}

int cl_start_child(const struct cl_child *child) {
    int report[2];
    if (pipe(report) != 0) return -errno;
    // Closed by a successful exec, so that reading from it ends without a byte.
    fcntl(report[0], F_SETFD, FD_CLOEXEC);
    fcntl(report[1], F_SETFD, FD_CLOEXEC);
    pid_t parent = getpid();
    pid_t pid = fork();
    if (pid < 0) {
        int failure = errno;
        close(report[0]);
        close(report[1]);
        return -failure;
    }
    if (pid == 0) {
        become(child, parent, report[1]);
        int failure = errno;
        ssize_t ignored = write(report[1], &failure, sizeof failure);
        (void)ignored;
        _exit(127);
    }
    close(report[1]);
    int failure = 0;
    ssize_t count;
    do {
        count = read(report[0], &failure, sizeof failure);
    } while (count < 0 && errno == EINTR);
    close(report[0]);
    if (count != sizeof failure) return pid;
    waitpid(pid, 0, 0);
    return -failure;
}
