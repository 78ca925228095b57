#include "CTLS.h"

#include <stdlib.h>
#include <string.h>

int ctls_set_server_name(SSL *ssl, const char *name) { return (int)SSL_set_tlsext_host_name(ssl, name); }

int ctls_require_tls12(SSL_CTX *context) { return (int)SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION); }

void ctls_allow_moving_writes(SSL *ssl) {
    SSL_set_mode(ssl, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
}

void ctls_set_retry_on_empty(BIO *memory) { BIO_set_mem_eof_return(memory, -1); }

int ctls_error_reason(unsigned long error) { return ERR_GET_REASON(error); }

int ctls_set_newest_version(SSL *ssl, int version) { return (int)SSL_set_max_proto_version(ssl, version); }

// A server's side.

static int select_protocol(
    SSL *ssl, const unsigned char **chosen, unsigned char *chosen_count, const unsigned char *offered,
    unsigned int offered_count, void *unused) {
    static const unsigned char ours[] = "\x02h2\x08http/1.1";
    (void)ssl;
    (void)unused;
    int status = SSL_select_next_proto(
        (unsigned char **)chosen, chosen_count, ours, sizeof ours - 1, offered, offered_count);
    // A client of another protocol must not be talked into this one.
    return status == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_ALERT_FATAL;
}

int ctls_configure_server(SSL_CTX *context) {
    SSL_CTX_set_options(
        context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE
                     | SSL_OP_PRIORITIZE_CHACHA);
    SSL_CTX_set_mode(
        context,
        SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_security_level(context, 2);
    SSL_CTX_set_alpn_select_cb(context, select_protocol, NULL);
    return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION) == 1
           && SSL_CTX_set_cipher_list(context, "ECDHE+AESGCM:ECDHE+CHACHA20") == 1
           && SSL_CTX_set_num_tickets(context, 1) == 1;
}

int ctls_add_chain_certificate(SSL_CTX *context, X509 *certificate) {
    return (int)SSL_CTX_add0_chain_cert(context, certificate);
}

static int no_password(char *buffer, int size, int is_writing, void *unused) {
    (void)buffer;
    (void)size;
    (void)is_writing;
    (void)unused;
    return -1;
}

EVP_PKEY *ctls_read_key(BIO *memory) { return PEM_read_bio_PrivateKey(memory, NULL, no_password, NULL); }

// The pipe.

static int pipe_read(BIO *bio, char *buffer, int size) {
    ctls_pipe *pipe = BIO_get_data(bio);
    BIO_clear_retry_flags(bio);
    if (pipe->input_count == 0) {
        BIO_set_retry_read(bio);
        return -1;
    }
    size_t count = (size_t)size < pipe->input_count ? (size_t)size : pipe->input_count;
    memcpy(buffer, pipe->input, count);
    pipe->input += count;
    pipe->input_count -= count;
    return (int)count;
}

static int pipe_write(BIO *bio, const char *bytes, int size) {
    ctls_pipe *pipe = BIO_get_data(bio);
    BIO_clear_retry_flags(bio);
    size_t needed = pipe->output_count + (size_t)size;
    if (needed > pipe->output_capacity) {
        unsigned char *output = realloc(pipe->output, needed * 2);
        if (output == NULL) return -1;
        pipe->output = output;
        pipe->output_capacity = needed * 2;
    }
    memcpy(pipe->output + pipe->output_count, bytes, (size_t)size);
    pipe->output_count = needed;
    return size;
}

static long pipe_control(BIO *bio, int command, long number, void *pointer) {
    (void)bio;
    (void)number;
    (void)pointer;
    return command == BIO_CTRL_FLUSH;
}

ctls_pipe *ctls_new_pipe(void) {
    ctls_pipe *pipe = calloc(1, sizeof *pipe);
    if (pipe == NULL) return NULL;
    pipe->method = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "pipe");
    if (pipe->method == NULL || BIO_meth_set_read(pipe->method, pipe_read) != 1
        || BIO_meth_set_write(pipe->method, pipe_write) != 1
        || BIO_meth_set_ctrl(pipe->method, pipe_control) != 1) {
        ctls_free_pipe(pipe);
        return NULL;
    }
    return pipe;
}

void ctls_free_pipe(ctls_pipe *pipe) {
    BIO_meth_free(pipe->method);
    free(pipe->output);
    free(pipe);
}

int ctls_connect(SSL *ssl, ctls_pipe *pipe) {
    BIO *bio = BIO_new(pipe->method);
    if (bio == NULL) return 0;
    BIO_set_data(bio, pipe);
    BIO_set_init(bio, 1);
    SSL_set_bio(ssl, bio, bio);
    return 1;
}
