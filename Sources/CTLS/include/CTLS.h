#pragma once

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

// What OpenSSL defines as macros, which Swift does not see, and what it wants to be called back for.

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

/// Speaks no newer version than this. 1 on success.
int ctls_set_newest_version(SSL *ssl, int version);

// A server's side.

/// Sets what every server here is: TLS 1.2 with forward secrecy and authenticated ciphers or newer, no renegotiation, no compression,
/// one stateless ticket a connection, nothing remembered of sessions, buffers given back when they are empty, `h2` and
/// `http/1.1` offered. 1 on success.
int ctls_configure_server(SSL_CTX *context);

/// Appends an intermediate certificate, which belongs to the context from then on. 1 on success.
int ctls_add_chain_certificate(SSL_CTX *context, X509 *certificate);

/// Reads a private key; one that is encrypted is refused instead of asking the terminal for its password.
EVP_PKEY *ctls_read_key(BIO *memory);

/// The network as the sessions of one thread see it: one call after the other reads what has come and appends what is to go.
typedef struct ctls_pipe {
    const unsigned char *input;
    size_t input_count;
    unsigned char *output;
    size_t output_count;
    size_t output_capacity;
    BIO_METHOD *method;
} ctls_pipe;

/// Makes a pipe; null where there is no memory.
ctls_pipe *ctls_new_pipe(void);

/// Frees a pipe that no session has any more.
void ctls_free_pipe(ctls_pipe *pipe);

/// Connects a session with a pipe. 1 on success.
int ctls_connect(SSL *ssl, ctls_pipe *pipe);
