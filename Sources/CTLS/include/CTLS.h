#pragma once

#include <openssl/err.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

// What OpenSSL defines as macros, which Swift does not see.

/// Names the server in the client's first message. 1 on success.
int ctls_set_server_name(SSL *ssl, const char *name);

/// Refuses versions before TLS 1.2. 1 on success.
int ctls_require_tls12(SSL_CTX *context);

/// Lets a write take part of the bytes, and be repeated from another address.
void ctls_allow_moving_writes(SSL *ssl);

/// Whether a write to the memory, not an end of file, is what a read waits for.
void ctls_set_retry_on_empty(BIO *memory);

/// The reason of an error code.
int ctls_error_reason(unsigned long error);
