#define _GNU_SOURCE 1
#include "CLinux.h"

#include <sys/socket.h>

int cl_accept4(int descriptor) {
    return accept4(descriptor, 0, 0, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

const int CL_MSG_NOSIGNAL = MSG_NOSIGNAL;
