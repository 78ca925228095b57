#include "CRE2.h"

#include <re2/re2.h>

#include <cstring>

extern "C" void *cre2_compile(const char *pattern, size_t length, char *error, size_t error_capacity) {
    RE2::Options options;
    options.set_log_errors(false);
    options.set_max_mem(1 << 20);  // bounds what one hostile pattern can cost
    RE2 *compiled = new RE2(re2::StringPiece(pattern, length), options);
    if (compiled->ok()) return compiled;
    std::strncpy(error, compiled->error().c_str(), error_capacity - 1);
    error[error_capacity - 1] = 0;
    delete compiled;
    return nullptr;
}

extern "C" bool cre2_matches(const void *pattern, const char *text, size_t length) {
    return RE2::PartialMatch(re2::StringPiece(text, length), *static_cast<const RE2 *>(pattern));
}

extern "C" size_t cre2_size(const void *pattern) {
    int size = static_cast<const RE2 *>(pattern)->ProgramSize();
    return size < 0 ? 0 : static_cast<size_t>(size);
}

extern "C" void cre2_free(void *pattern) { delete static_cast<RE2 *>(pattern); }
