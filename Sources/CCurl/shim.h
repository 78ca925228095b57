#pragma once

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// `curl_easy_setopt` takes an argument of any type, which Swift does not call.

static inline CURLcode ccurl_set_number(CURL *transfer, CURLoption option, long value) {
    return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode ccurl_set_size(CURL *transfer, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode ccurl_set_text(CURL *transfer, CURLoption option, const char *value) {
    return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *transfer, CURLoption option, void *value) {
    return curl_easy_setopt(transfer, option, value);
}

typedef size_t (*ccurl_bytes_callback)(char *bytes, size_t size, size_t count, void *receiver);

static inline CURLcode ccurl_set_callback(CURL *transfer, CURLoption option, ccurl_bytes_callback callback) {
    return curl_easy_setopt(transfer, option, callback);
}

/// The status of the answer; 0 where none has come.
static inline long ccurl_status(CURL *transfer) {
    long status = 0;
    curl_easy_getinfo(transfer, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

/// Leaves nothing but HTTP, with TLS or without.
static inline CURLcode ccurl_allow_http_alone(CURL *transfer) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return curl_easy_setopt(transfer, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return curl_easy_setopt(transfer, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

/// Ends a transfer that still waits for a name service without waiting for that: others share its thread.
static inline CURLcode ccurl_leave_name_services_behind(CURL *transfer) {
#if LIBCURL_VERSION_NUM >= 0x075700
    return curl_easy_setopt(transfer, CURLOPT_QUICK_EXIT, 1L);
#else
    return CURLE_OK;
#endif
}
