#ifndef CLLHTTP_SHIM_H
#define CLLHTTP_SHIM_H
// The header has the name by which the library's own sources include it.
#include "/usr/share/include/llhttp/llhttp.h"
#endif
