#include "CTLS.h"

int ctls_set_server_name(SSL *ssl, const char *name) { return (int)SSL_set_tlsext_host_name(ssl, name); }

int ctls_require_tls12(SSL_CTX *context) { return (int)SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION); }

void ctls_allow_moving_writes(SSL *ssl) {
    SSL_set_mode(ssl, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
}

void ctls_set_retry_on_empty(BIO *memory) { BIO_set_mem_eof_return(memory, -1); }

int ctls_error_reason(unsigned long error) { return ERR_GET_REASON(error); }
