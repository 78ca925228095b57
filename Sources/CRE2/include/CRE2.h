#ifndef CRE2_H
#define CRE2_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A compiled pattern, or null with `error` filled in (truncated to `error_capacity`).
void *cre2_compile(const char *pattern, size_t length, char *error, size_t error_capacity);
bool cre2_matches(const void *pattern, const char *text, size_t length);
/// The number of instructions of a compiled pattern.
size_t cre2_size(const void *pattern);
void cre2_free(void *pattern);

#ifdef __cplusplus
}
#endif
#endif
